#!/bin/bash
# Holds up the walls of docs/ARCHITECTURE.md: who may import what, who may know whom, and where
# printing is allowed. Says every fault, then fails.
set -euo pipefail
cd "$(dirname "$0")/.."

library=Sources/Sonify
faults=0

# forbid RULE LINES: reports lines that break a rule.
forbid() {
  [ -n "$2" ] || return 0
  printf '%s\n' "$2" | sed "s|\$|   <- $1|" >&2
  faults=1
}

# code PATTERN PLACE…: lines of Swift that match, without those that are comments.
code() {
  { grep -rnE "$1" "${@:2}" --include='*.swift' || true; } |
    { grep -vE '^[^:]+:[0-9]+: *//' || true; }
}

import='^ *(@[[:alnum:]_]+ )*((public|package|internal|fileprivate|private) )?import '

forbid "Sound imports nothing" "$(code "$import" $library/Sound)"
forbid "only Devices knows sound libraries" \
  "$(code "${import}(CSndfile|CAlsa)" Sources | sed "\|^$library/Devices/|d")"
forbid "only Devices/Speech knows voices" \
  "$(code "${import}(CSpeechd|CEspeak|CSamplerate)" Sources | sed "\|^$library/Devices/Speech/|d")"
forbid "only Base knows locales" "$(code "${import}CIntl" Sources | sed "\|^$library/Base/|d")"
forbid "only Input unpacks" "$(code "${import}CZlib" Sources | sed "\|^$library/Input/|d")"
forbid "only the command knows its arguments" "$(code "${import}ArgumentParser" $library)"

forbid "only the command prints or exits" \
  "$(code '(^|[^.[:alnum:]_])(print|debugPrint|dump|exit|_exit|abort|fputs|fatalError)\(' $library)"
forbid "only the command knows standard streams and arguments" \
  "$(code 'FileHandle\.standard|STD(IN|OUT|ERR)_FILENO|CommandLine\.' $library)"
# The library states what is wrong or was chosen; the command names the option that mends or changes it.
forbid "only the command names its options" "$(code '[-]-[a-z]' $library)"

# Which rooms a room may know besides itself. All are one module, so the compiler cannot say.
knows() {
  case "$1" in
    Base | Library) ;;
    Chart | Sound) echo Base ;;
    Words) echo Base Chart ;;
    Input) echo Base Chart Words ;;
    Composition) echo Base Chart Words Sound ;;
    Devices) echo Base Sound Composition ;;
    Session) echo Base Chart Words Sound Composition ;;
    Live) echo Base Chart Words Sound Composition Devices Session ;;
    *) return 1 ;;
  esac
}
kind='(public |package |@[[:alnum:]_]+ )*(final |indirect )?(struct|class|enum|protocol|actor)'
# types INDENT PLACE: the names of the types that are declared there, behind that indent.
types() {
  { grep -rhoE "^$1$kind [[:alnum:]]+" "$2" --include='*.swift' || true; } | sed 's/.* //' | sort -u
}
rooms=$(find $library -mindepth 1 -maxdepth 1 -type d ! -name '*.docc' -printf '%f\n' | sort)
for room in $rooms; do
  if ! allowed=$(knows "$room"); then
    forbid "a room without a rule in this script" "$library/$room"
    continue
  fi
  for other in $rooms; do
    case " $room $allowed " in *" $other "*) continue ;; esac
    # A type inside one of the room's own may have the same name.
    names=$(comm -23 <(types '' "$library/$other") <(types ' +' "$library/$room") | paste -sd '|')
    [ -n "$names" ] || continue
    # The words of a sentence are no types.
    pattern="(^|[^.[:alnum:]_])($names)([^[:alnum:]_]|\$)"
    forbid "$room must not know $other" \
      "$(code "$pattern" "$library/$room" | sed 's/"[^"]*"/""/g' | { grep -E "[0-9]+:.*$pattern" || true; })"
  done
done

# A file has one reason to exist; a longer one is listed with it.
long=$(git ls-files --cached --others --exclude-standard -- '*.swift' | while read -r file; do
  [ -f "$file" ] || continue
  lines=$(wc -l <"$file")
  if [ "$lines" -gt 350 ] && ! grep -qsF "$file: " scripts/long-files.txt; then
    echo "$file: $lines lines"
  fi
done)
forbid "over 350 lines without a reason in scripts/long-files.txt" "$long"

# What works on one machine only.
forbid "a path of one machine" \
  "$(git grep -nIE --untracked '(^|[^[:alnum:]._~/-])/(root|home|work|tmp)/' -- . \
    ':!scripts/check-walls.sh' || true)"

exit $faults
