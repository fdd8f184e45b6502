#!/bin/sh
# Measures speed and memory beside peers, and says which goals are met: bench.sh [--rounds N]
# [--works LIST] [--long] [--record]. Peers are installed where they can be; one that is missing is said and
# left out. Everything is kept in ${XDG_CACHE_HOME:-~/.cache}/sonify-bench.
set -eu
cd "$(dirname "$0")/.."

tools=${SONIFY_BENCH:-${XDG_CACHE_HOME:-$HOME/.cache}/sonify-bench}
mkdir -p "$tools"

scripts/setup.sh build
packages=""
for program in gcc:gcc python3:python3 csound:csound sox:sox valgrind:valgrind; do
  command -v "${program%:*}" >/dev/null 2>&1 || packages="$packages ${program#*:}"
done
python3 -c 'import ensurepip, venv' 2>/dev/null || packages="$packages python3-venv"
if [ -n "$packages" ] && command -v apt-get >/dev/null 2>&1; then
  line="apt-get install --yes --no-install-recommends$packages"
  as_root=""
  [ "$(id -u)" -eq 0 ] || as_root="sudo "
  if [ -z "$as_root" ] || { sudo -n true || [ -t 0 ]; } 2>/dev/null; then
    echo "sonify: ${as_root}${line}" >&2
    # shellcheck disable=SC2086
    ${as_root}env DEBIAN_FRONTEND=noninteractive sh -c "apt-get update --quiet && $line --quiet" \
      >&2 || true
  else
    echo "sonify: peers are missing; for them, run as root: $line" >&2
  fi
fi
for program in gcc python3; do
  command -v $program >/dev/null 2>&1 || {
    echo "sonify: $program is missing, and nothing can be measured without it" >&2
    exit 1
  }
done

# environment NAME PACKAGE…: a virtual environment of Python packages, made once; without it the
# peer is absent.
environment() {
  folder="$tools/$1"
  shift
  [ ! -x "$folder/bin/python" ] || return 0
  echo "sonify: installing $* into $folder" >&2
  if ! { python3 -m venv "$folder" &&
    "$folder/bin/pip" install --quiet --disable-pip-version-check "$@"; } >"$folder.log" 2>&1; then
    rm -rf "$folder"
    echo "sonify: could not install $*; see $folder.log" >&2
  fi
}
environment numpy numpy pandas polars soundfile
environment scipy numpy scipy
environment strauss strauss==1.0.3
environment astronify astronify==0.11

limits=Benchmarks/limits
# Neither option changes a sample: the one keeps additions apart from multiplications on every
# machine, the other lets comparisons of numbers become vector instructions.
exact="-std=gnu11 -O3 -ffp-contract=off -fno-trapping-math"
gcc -O2 -static Benchmarks/launch.c -o "$tools/launch"
gcc -std=gnu11 -O3 $limits/parse.c -o "$tools/parse"
# shellcheck disable=SC2086
gcc $exact $limits/kernel.c -o "$tools/kernel-gcc" -lm
gcc -std=gnu11 -O3 -march=native -ffast-math $limits/kernel.c -o "$tools/kernel-gcc-fast" -lm
rm -f "$tools/kernel-clang"
# shellcheck disable=SC2086
! command -v clang >/dev/null 2>&1 || clang $exact $limits/kernel.c -o "$tools/kernel-clang" -lm

scripts/build.sh >&2
cp "$(scripts/build.sh --where)/sonify" "$tools/sonify"
options="--package-path Benchmarks --configuration release"
# Files that have gone from the library since the last time are noticed only by missing them.
# shellcheck disable=SC2086
swift build $options >&2 || swift build $options >&2
# shellcheck disable=SC2086
products=$(swift build $options --show-bin-path)
cp "$products/kernel" "$tools/kernel-swift"
cp "$products/facts" "$tools/facts"

python3 -B Benchmarks/compare.py "$tools" "$@"
