#!/bin/bash
# Keeps the translations in po/:
#   translations.sh extract [FILE] write all sentences of the sources, to .build/sonify.pot
#   translations.sh update         bring every po/*.po up to it
#   translations.sh check          say whether every po/*.po is whole and right, or fail
#   translations.sh compile DIR    write DIR/LANGUAGE/LC_MESSAGES/sonify.mo for each
set -euo pipefail
cd "$(dirname "$0")/.."

all=${2:-.build/sonify.pot}

# The files that hold sentences. Each is the context of its own.
catalogues() { find Sources -name '*Phrases.swift' | sort; }

# joined FILE: a file with each literal of several lines as one of a single line, which xgettext can read.
joined() {
  awk '
    inside && /^ *"""/ {
      indent = index($0, "\"") - 1
      text = ""
      for (i = 1; i <= count; i++) {
        line = substr(lines[i], indent + 1)
        gsub(/"/, "\\\"", line)
        gsub(/\\\\"/, "\\\"", line)
        if (line ~ /\\$/) line = substr(line, 1, length(line) - 1)
        else if (i < count) line = line "\\n"
        text = text line
      }
      print head "\"" text "\"" substr($0, indent + 4)
      inside = 0
      next
    }
    inside { lines[++count] = $0; next }
    /"""$/ { head = substr($0, 1, length($0) - 3); inside = 1; count = 0; next }
    { print }' "$1"
}

# pot FILE: the sentences of a file, each with the file's name as its context. What stands in braces
# is held to by msgfmt.
pot() {
  # To xgettext Swift is near enough to JavaScript. It takes the documentation of a phrase along.
  xgettext --language=JavaScript --from-code=UTF-8 --keyword= --keyword=Phrase:1,1t \
    --keyword=Phrase:1,2,2t --add-comments=/ --sort-by-file --output=- - < <(joined "$1") 2>/dev/null |
    awk -v context="$(basename "$1" .swift)" -v file="$1" '
      NR > 1 && /^msgid "/ && !header { header = 1; print; next }
      /^#: / { sub(/^#: .*:/, "#: " file ":") }
      /^#\. / { sub(/^#\. *\/+ ?/, "#. ") }
      /^#, / { sub(/, (c|javascript)-format/, ""); if ($0 == "#") next }
      /^msgid "/ { if (header++) { print "#, python-brace-format"; print "msgctxt \"" context "\"" } }
      { print }'
}

extract() {
  local parts twins
  twins=$(catalogues | sed 's|.*/||' | sort | uniq -d)
  if [ -n "$twins" ]; then
    echo "two files are called $twins, and each has to be a context of its own" >&2
    exit 1
  fi
  parts=$(mktemp -d)
  catalogues | while read -r file; do
    pot "$file" >"$parts/$(basename "$file" .swift).pot"
    [ -s "$parts/$(basename "$file" .swift).pot" ] || rm "$parts/$(basename "$file" .swift).pot"
  done
  mkdir -p "$(dirname "$all")"
  msgcat --sort-by-file --use-first "$parts"/*.pot |
    sed -E '/^"POT-Creation-Date/d; s/^#: (.*):[0-9]+$/#: \1/' >"$all"
  rm -r "$parts"
}

# check PO: whether a translation has every sentence of the sources and no other, with its places and
# as many forms as its language has.
check() {
  local faults=0
  msgfmt --check --output-file=/dev/null "$1" || faults=1
  msgcmp "$1" "$all" || faults=1
  if msgattrib --only-fuzzy "$1" | grep -q .; then
    echo "$1: sentences that are marked as fuzzy" >&2
    faults=1
  fi
  if msgattrib --only-obsolete "$1" | grep -q .; then
    echo "$1: sentences that the sources no longer have" >&2
    faults=1
  fi
  return $faults
}

case "${1:-}" in
  extract) extract ;;
  update)
    extract
    for po in po/*.po; do msgmerge --quiet --update --backup=none --no-fuzzy-matching "$po" "$all"; done ;;
  check)
    all=$(mktemp)
    trap 'rm "$all"' EXIT
    extract
    faults=0
    for po in po/*.po; do
      [ -e "$po" ] || continue
      check "$po" || faults=1
    done
    exit $faults ;;
  compile)
    for po in po/*.po; do
      [ -e "$po" ] || continue
      folder="$2/$(basename "$po" .po)/LC_MESSAGES"
      mkdir -p "$folder"
      msgfmt --check --output-file="$folder/sonify.mo" "$po"
    done ;;
  *) sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 64 ;;
esac
