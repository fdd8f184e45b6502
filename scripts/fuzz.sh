#!/bin/sh
# Damages samples and kept cases and feeds them to every reader for a while; fails with the case.
# SECONDS: how long (60); SEED: which cases (the day of the year, so that every day tries others).
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
seed=${2:-$(date +%j | sed 's/^0*//')}
swift build --package-path Fuzzing -c release
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
status=0
"$(swift build --package-path Fuzzing -c release --show-bin-path)/fuzz" \
  "$folder" "$seconds" "$seed" Samples/*.csv Tests/SonifyTests/Input/Corpus/* \
  Tests/SonifyTests/Input/VegaLite/Specifications/*.json || status=$?
[ "$status" -eq 0 ] && exit 0
number=$(sed 's/^case \([0-9]*\).*/\1/' "$folder/case.txt")
kept="found-$seed-$number"
cp "$folder/case" "$kept"
echo "$(cat "$folder/case.txt") failed with status $status: kept as $kept" >&2
echo "read it again: Fuzzing/.build/release/fuzz --replay $seed $number $kept" >&2
echo "once mended, keep it in Tests/SonifyTests/Input/Corpus/" >&2
exit "$status"
