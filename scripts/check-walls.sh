#!/bin/bash
# Holds up what the compiler cannot of the walls of docs/ARCHITECTURE.md: who may see which C library,
# and where printing and options are allowed. Says every fault, then fails.
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

forbid "Sound imports Base alone" \
  "$(code "$import" $library/Sound | { grep -vE 'import SonifyBase$' || true; })"
forbid "only Devices knows sound libraries" \
  "$(code "${import}(CSndfile|CAlsa)" Sources | sed "\|^$library/Devices/|d")"
forbid "only Devices/Speech knows voices" \
  "$(code "${import}(CSpeechd|CEspeak|CSoxr)" Sources | sed "\|^$library/Devices/Speech/|d")"
forbid "only Base knows locales" "$(code "${import}CIntl" Sources | sed "\|^$library/Base/|d")"
forbid "only Archives unpacks" "$(code "${import}CZlib" Sources | sed "\|^$library/Archives/|d")"
forbid "only the command knows its arguments" "$(code "${import}ArgumentParser" $library)"

forbid "only the command prints or exits" \
  "$(code '(^|[^.[:alnum:]_])(print|debugPrint|dump|exit|_exit|abort|fputs|fatalError)\(' $library)"
forbid "only the command knows standard streams and arguments" \
  "$(code 'FileHandle\.standard|STD(IN|OUT|ERR)_FILENO|CommandLine\.' $library)"
# The library states what is wrong or was chosen; the command names the option that mends or changes it.
forbid "only the command names its options" "$(code '[-]-[a-z]' $library)"

# SwiftPM builds what Package.swift names: a folder that it does not name would be left out unseen.
forbid "a folder that is no target of Package.swift" "$(
  find $library -mindepth 1 -maxdepth 1 ! -name Library -printf '%f\n' | while read -r room; do
    grep -qzE "room\\([[:space:]]*\"$room\"," Package.swift || echo "$library/$room"
  done
)"

# What users of the library see is listed for them.
reference=$library/Library/Sonify.docc/Sonify.md
forbid "a public type without a topic in $reference" "$(
  grep -rhoE '^(@[[:alnum:]()]+ )*public (final |indirect )*(struct|class|enum|protocol|actor) [[:alnum:]]+' \
    $library --include='*.swift' | sed 's/.* //' | sort -u | while read -r type; do
    grep -qF -e "- \`\`$type\`\`" $reference || echo "$type"
  done
)"

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
