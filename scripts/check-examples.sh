#!/bin/sh
# Checks that all Swift code of README, of the manual and of the reference's articles is in Examples/,
# which is built and run as a program that uses the library. The options are those of `swift build` that
# tests were built with, so the library is there already.
set -eu
cd "$(dirname "$0")/.."

# Every block is looked for line by line; its indentation does not matter. Every type that the reference
# lists must be named beside Foundation.
awk '
  function bare(line) { sub(/^[ \t]+/, "", line); sub(/[ \t]+$/, "", line); return line }
  FILENAME ~ /EveryName\.swift$/ { names = names "\n" $0 }
  FILENAME ~ /\.swift$/ { code = code "\n" bare($0); next }
  /^```swift$/ { inside = 1; block = ""; first = FNR + 1; next }
  /^```$/ && inside {
    inside = 0
    blocks++
    if (index(code "\n", block "\n") == 0) {
      print FILENAME ":" first ": this code does not stand in Examples/Sources"
      wrong = 1
    }
    next
  }
  inside { block = block "\n" bare($0); next }
  /^- ``[A-Za-z]+``$/ {
    gsub(/[- `]/, "")
    if (names !~ ("[^A-Za-z]" $0 "[^A-Za-z]")) {
      print FILENAME ":" FNR ": " $0 " is not named in EveryName.swift"
      wrong = 1
    }
  }
  END {
    if (blocks == 0) print "no Swift code was found"
    exit wrong || blocks == 0
  }
' Examples/Sources/*/*.swift README.md docs/MANUAL.md \
  Sources/Sonify/Library/Sonify.docc/*.md >&2

swift build --package-path Examples "$@"
bin=$(swift build --package-path Examples "$@" --show-bin-path)

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp Samples/births.csv "$folder"
document=$PWD/Samples/coffee.json
cd "$folder"
# A device that takes everything at once and sounds nothing.
echo 'pcm.!default { type null }' >asound.conf
export ALSA_CONFIG_PATH="$folder/asound.conf"
"$bin/Readme" >/dev/null
"$bin/Reference" >/dev/null
"$bin/CoffeeChart" >coffee.json
cmp coffee.json "$document"
for file in births.wav births.flac coffee.wav; do
  [ -s "$file" ] || { echo "$file was not written" >&2; exit 1; }
done
echo "sonify: the examples hold all code of README, the manual and the reference, and run"
