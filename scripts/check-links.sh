#!/bin/bash
# Checks that the links of the documents lead to files and headings of the project, and that every
# reference such as [`Walk`] is defined. Links into the web are not followed.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
faults=0

# anchors FILE: the anchors of its headings, as GitHub makes them.
anchors() {
  awk '/^```/ { isCode = !isCode } !isCode && /^#+ /' "$1" |
    sed -e 's/^#* //' -e 's/[^[:alnum:] _-]//g' -e 's/ /-/g' | tr '[:upper:]' '[:lower:]'
}

# links FILE: "kind line target" for each definition and use of a link outside of blocks of code.
links() {
  awk '
    /^```/ { isCode = !isCode }
    isCode { next }
    match($0, /^\[[^]]+\]: /) {
      print "link", FNR, substr($0, RLENGTH + 1)
      print "definition", FNR, substr($0, 1, RLENGTH - 2)
      next
    }
    {
      for (text = $0; match(text, /\]\([^)]*\)/); text = substr(text, RSTART + RLENGTH))
        print "link", FNR, substr(text, RSTART + 2, RLENGTH - 3)
      for (text = $0; match(text, /\[`[^`]*`\]/); text = substr(text, RSTART + RLENGTH))
        if (substr(text, RSTART + RLENGTH, 1) != "(")
          print "use", FNR, substr(text, RSTART, RLENGTH)
    }
  ' "$1"
}

fault() {
  echo "$1" >&2
  faults=1
}

for file in *.md docs/*.md Benchmarks/*.md; do
  links "$file" >"$folder/links"
  defined=$(awk '$1 == "definition" { print $3 }' "$folder/links")
  while read -r kind line target; do
    case "$kind:$target" in
      link:http://* | link:https://* | definition:*) ;;
      use:*)
        grep -qxF -e "$target" <<<"$defined" || fault "$file:$line: $target is not defined"
        ;;
      link:*)
        path=${target%%#*}
        path=${path:+$(dirname "$file")/$path}
        path=${path:-$file}
        if [ ! -e "$path" ]; then
          fault "$file:$line: $target does not exist"
        elif [[ $target == *"#"* ]]; then
          anchors "$path" | grep -xF -e "${target#*#}" >/dev/null ||
            fault "$file:$line: $target: no such heading"
        fi
        ;;
    esac
  done <"$folder/links"
done
exit $faults
