#!/bin/sh
# Tries the whole command with charts, options, keys and settings for a while; fails with the case.
# SECONDS: how long (60). Cases that reach new code are kept in .build/fuzz/cases from run to run.
set -eu
cd "$(dirname "$0")/.."
seconds=${1:-60}
export SONIFY_FUZZING=1
set -- --configuration release --sanitize fuzzer --scratch-path .build/fuzz --product fuzz \
  -Xswiftc -gline-tables-only
swift build "$@"
bin=$(swift build "$@" --show-bin-path)
scripts/translations.sh compile "$bin/locale"

# Damaged input, so no language of the user: a case must be the same wherever it is tried.
unset LANGUAGE LANG
export LC_ALL=C TZ=UTC SWIFT_BACKTRACE=enable=no
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
export TMPDIR="$work" FUZZ_TALLY="$work/tally"

# Every sample is tried by every command.
seeds=$work/seeds
cases=$PWD/.build/fuzz/cases
found=$PWD/.build/fuzz/found
mkdir -p "$seeds" "$cases" "$found"
number=0
seed() {
  number=$((number + 1))
  { printf '%b\n\n' "$1"; head -c 12000 "$2"; } >"$seeds/$number"
}
for file in Samples/*.csv Samples/*.json Tests/SonifyTests/Input/Corpus/* \
  Tests/SonifyTests/Input/VegaLite/Specifications/*.json; do
  seed 'describe\n--format=json' "$file"
  seed 'convert' "$file"
  seed 'draw' "$file"
  seed 'audit' "$file"
  seed 'score\n--format=json\n--duration=1' "$file"
  seed 'render\n--captions=words.vtt' "$file"
  seed 'render\n--legend\n--ticks=both\n--mode=discrete' "$file"
  seed 'scrub\n--keys=Right*5 d i End + n g p wait 1s goto 3 x w\n= speed = 2' "$file"
  seed 'scrub\n--output=sound.wav\n--keys=Right*3 End p wait 1s f u' "$file"
done
for file in po/*.po; do
  awk -v RS= -v ORS='\n\n' 'NR <= 20' "$file" | msgfmt - -o "$work/catalogue"
  seed 'catalogue' "$work/catalogue"
done
printf 'a\033[C\033[1;5Dl\033OP/3\nn\303\251q' >"$work/typed"
seed 'keys' "$work/typed"
printf 'speed = 2\nmode = discrete\nvolume = -12\n# a comment\nbraille = on\n' >"$work/settings"
seed 'settings' "$work/settings"

status=0
# A case may take 30 s and 2 GiB. libFuzzer's own report keeps standard error, which the cases lose.
"$bin/fuzz" -max_total_time="$seconds" -timeout=30 -rss_limit_mb=2048 -max_len=16384 -len_control=0 \
  -detect_leaks=0 -close_fd_mask=2 -print_final_stats=1 -artifact_prefix="$found/" \
  "$cases" "$PWD/Fuzzing/Cases" "$seeds" || status=$?
od -An -v -t d8 -w48 "$FUZZ_TALLY" | awk '{
  printf "%d cases: %d results, of which %d reached sound (%.0f %% of all cases); ", $1, $2, $3, $1 ? 100 * $3 / $1 : 0
  printf "%d command lines and %d charts were refused; %d were keys, settings or catalogues\n", $4, $5, $6
}'
[ "$status" -eq 0 ] && exit 0
echo "fuzz: a case failed, and is kept in $found; try it again: $bin/fuzz FILE" >&2
echo "fuzz: once mended, keep it in Fuzzing/Cases; what it wrote to standard error:" >&2
cat "$work"/case-*/errors >&2 || :
exit "$status"
