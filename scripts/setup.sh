#!/bin/sh
# Installs what building, testing and packing need and this machine misses: setup.sh [build] [test] [lint]
# [facts] [midi] [browser] [dist].
# Says the command before it runs it; where it may not, it says the command and stops.
set -eu

build_packages="ca-certificates git g++ libasound2-dev libsndfile1-dev pkg-config zlib1g-dev"
# Catalogues of sentences in other languages, and what speaks into sound files and reads databases and text of
# other encodings when it is asked to.
build_packages="$build_packages espeak-ng-data gettext libespeak-ng1 libsoxr0 libsqlite3-0 libuchardet0"
test_packages="alsa-utils locales python3 python3-jsonschema shellcheck sox speech-dispatcher"
# Virtual environments for the programs that scripts/check-facts.sh installs.
facts_packages="python3 python3-venv"
# A browser with what drives it and a font as wide as any that is common, and what epubcheck runs on.
browser_packages="chromium chromium-driver default-jre-headless fonts-dejavu-core nodejs $facts_packages"
# What plays MIDI files.
midi_packages="fluidsynth"
# What checks the types of the script of pages.
lint_packages="node-typescript"
# Packages, and clean roots to try them in.
dist_packages="binutils dpkg-dev lintian mmdebstrap xz-utils"
# Headers that scripts/check-headers.sh compares ours with.
test_packages="$test_packages libespeak-ng-dev libsoxr-dev libspeechd-dev"

fail() {
  echo "sonify: $1" >&2
  exit 1
}

command -v swift >/dev/null 2>&1 ||
  fail "Swift is missing: install 6.2 or later from https://www.swift.org/install/linux/ and run this again"

wanted=""
for purpose in "$@"; do
  case "$purpose" in
    build) wanted="$wanted $build_packages" ;;
    test) wanted="$wanted $test_packages" ;;
    facts)
      python3 -c 'import ensurepip, venv' 2>/dev/null || wanted="$wanted $facts_packages"
      ;;
    midi) wanted="$wanted $midi_packages" ;;
    lint) wanted="$wanted $lint_packages" ;;
    browser) wanted="$wanted $browser_packages" ;;
    dist) wanted="$wanted $dist_packages" ;;
    *) fail "setup.sh: no list of packages is called \"$purpose\"" ;;
  esac
done

if ! command -v dpkg-query >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
  if command -v pkg-config >/dev/null 2>&1 && pkg-config --exists sndfile alsa zlib; then exit 0; fi
  fail "this is no Debian: install what corresponds to$wanted"
fi

# Prints those of the wanted packages that this machine misses, each after a space.
missing_packages() {
  for package in $wanted; do
    # A package may be known and yet not be there.
    # shellcheck disable=SC2016
    state=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$state" = installed ] || printf ' %s' "$package"
  done
}

missing=$(missing_packages)
[ -n "$missing" ] || exit 0

line="apt-get install --yes --no-install-recommends$missing"
if [ "$(id -u)" -eq 0 ]; then
  as_root=""
elif command -v sudo >/dev/null 2>&1 && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
  as_root="sudo "
else
  fail "packages are missing; run this as root, then try again: $line"
fi

echo "sonify: ${as_root}${line}" >&2
# Without a terminal of their own, packages such as tzdata would wait for an answer.
# shellcheck disable=SC2086
{
  ${as_root}env DEBIAN_FRONTEND=noninteractive apt-get update --quiet >&2
  ${as_root}env DEBIAN_FRONTEND=noninteractive $line --quiet >&2
} || {
  # apt also fails for a package of others that was broken before.
  missing=$(missing_packages)
  [ -z "$missing" ] || fail "packages could not be installed:$missing; see above"
  echo "sonify: all packages that sonify needs are installed; what apt says above is about others" >&2
}
