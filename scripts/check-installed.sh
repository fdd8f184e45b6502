#!/bin/bash
# Run by check-dist.sh as root in a clean root of Debian, with both packages beside it.
set -euo pipefail
cd "$(dirname "$0")"
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8

fail() {
  echo "sonify: $1" >&2
  exit 1
}

# try COMMAND FOLDER: uses the command on the examples of a folder.
try() {
  local sonify=$1 examples=$2 sound
  "$sonify" --version
  "$sonify" describe "$examples/births.csv" --quiet | head -3
  "$sonify" describe "$examples/births.csv" --quiet --language de | grep -q 'Die x-Achse' ||
    fail "$sonify does not speak German"
  "$sonify" scrub "$examples/births.csv" --silent --no-config --keys 'Right Right q' | grep -q 1918 ||
    fail "$sonify does not walk through a chart"
  for sound in wav flac ogg opus mp3 aiff; do
    "$sonify" render "$examples/births.csv" --quiet -o "births.$sound"
    [ -s "births.$sound" ] || fail "births.$sound was not written"
    rm "births.$sound"
  done
}

# Translations need a locale: glibc 2.41 has none under C.UTF-8.
apt-get install --quiet --quiet --yes --no-install-recommends locales >/dev/null
localedef -i en_US -f UTF-8 en_US.UTF-8

packages=$(dpkg-query --show --showformat='${Package}\n' | sort)
apt-get install --quiet --quiet --yes --no-install-recommends ./sonify_*.deb >/dev/null
try sonify /usr/share/doc/sonify/examples
gzip --test /usr/share/man/man1/sonify.1.gz
bash -n /usr/share/bash-completion/completions/sonify
[ -s /usr/share/zsh/vendor-completions/_sonify ] || fail "zsh has no completions"
[ -s /usr/share/fish/vendor_completions.d/sonify.fish ] || fail "fish has no completions"

# What is loaded when it is needed: its absence is said with the name of the package.
spoken() { sonify render /usr/share/doc/sonify/examples/births.csv --quiet --speak title -o spoken.wav; }
for library in libsoxr0 libespeak-ng1; do
  if spoken 2>message; then fail "words were spoken without $library"; fi
  grep "$library" message || fail "the message does not name $library: $(cat message)"
  apt-get install --quiet --quiet --yes --no-install-recommends "$library" >/dev/null
done
spoken
rm spoken.wav message

# A database of 1 KiB: cities, and 5, 7 and 8 people.
base64 --decode <<'END' | gzip --decompress >cities.db
H4sIAAAAAAACAwsO9MksSVVIyy/KTSxRMGZgYmBkZHBQUGBgYGAGYiYGBACxWZD4jAyEATODXjIjL0gx4x4GIBoFVA
ROjGzikpKMiSWJSTmpyZklmanFEJLJOcjVMcRVIcTRycdVASKmAaQqFUpSK0p0FApS8wtyUhUy80o0QXHDzPiQgfEb
4xsgNQqGG+BkZhZnDEgsyizm4GBiFmUMys9NZedgBLL8i3PyWQG/ruNxAAQAAA==
END
stored() { sonify describe cities.db --quiet --detail brief; }
if ! ldconfig -p | grep -q libsqlite3.so.0; then
  if stored 2>message; then fail "a database was read without libsqlite3"; fi
  grep libsqlite3-0 message || fail "the message does not name libsqlite3-0: $(cat message)"
  rm message
  apt-get install --quiet --quiet --yes --no-install-recommends libsqlite3-0 >/dev/null
fi
stored | grep -q Paris || fail "a database was not read"
rm cities.db

# The archive, in a folder with a space in its name.
mkdir "a folder"
tar --extract --gzip --file sonify-*.tar.gz --directory "a folder"
home=$(echo "a folder"/sonify-*)
try "$home/bin/sonify" "$home/share/doc/sonify/examples"
rm -r "a folder"

apt-get purge --quiet --quiet --yes sonify >/dev/null
left=$(find / -xdev -path /proc -prune -o -path /sys -prune -o -path /srv -prune -o \
  -path /var/log -prune -o -path /var/lib/apt -prune -o -path /var/cache -prune -o -name '*sonify*' -print)
[ -z "$left" ] || fail "after removal there remain: $left"
echo "sonify: installed, used and removed on $(. /etc/os-release && echo "$PRETTY_NAME") (${packages//$'\n'/ })" |
  cut -c 1-200
