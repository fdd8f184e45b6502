#!/bin/bash
# Finds phrases that the glossary of CONTRIBUTING.md replaces, in help, messages, documents and
# documentation comments; prints "path:line: phrase → what to write" for each, then fails.
#
#   check-english.sh              checks the project
#   check-english.sh --count      prints the number of findings of each kind
#   check-english.sh --self-test  proves that each rule finds its phrase and lets good English pass
#
# scripts/english-exceptions.txt lists lines in which a phrase is good English.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

# One rule to a line: phrase, what to write, and a sentence in which it must be found.
# Phrases are regular expressions over text in lower case without code spans, paths, placeholders and
# most punctuation; only . , ; : ! ? are left, as words of their own, and | begins a paragraph. FEW stands for
# at most three words, WORDS for at most five.
rules() {
  sed -e 's/   *| */\t/g' <<'LIST'
nothing (if|where|when|unless|until|for an?|for as|to follow)  | nil, or no …  | The title; nothing if it has none.
(or|;) nothing [.,;]  | nil  | The first value, or nothing.
returns : nothing  | nil  | Returns: nothing when it is no name.
greatest  | maximum, largest; minimum, at least  | The greatest length of a name.
least  | minimum, smallest, lowest; at least  | The least value of the series.
[|.] the most  | the maximum number of, at most  | The most bins that are made.
summits?  | peak  | The summit of the series.
stray(s|ed|ing)?  | outlier  | Stray values sound on their own.
(columns?) (stands?|stood) out  | is used, is plotted  | No columns stand out.
surroundings  | window, neighbours  | The median of its surroundings.
holes?  | gap, missing value  | A hole in the series.
standard deviations? from the (median|line)  | robust deviation  | It lies 4 standard deviations from the line.
how WORDS(is|are|was|were) written  | format, encoding  | Learn how values are written.
way (in which|that) WORDSwritten  | format  | The way in which its numbers are written.
conventions  | locale  | By the conventions of the listener.
result codes?|return codes?  | exit status  | The result code is 65.
behind  | after  | Words behind the last tone.
in front of  | before  | Words in front of the first tone.
(is|are|be|been|being|was|were|and|not|only|once) told  | reported, returned  | What was left out is told.
tells  | reports, returns, shows  | The score tells the values.
nobody (says|asks|said|asked)  | by default  | The title when nobody says.
pass(es|ed|ing)? over  | ignored, skipped  | The cell is passed over.
(left|leave|leaves|leaving) FEWalone  | unchanged, ignored  | The cells are left alone.
so many  | n, the count, the number of  | Skip so many lines.
, about [.,:;]  | about n  | How many bins a histogram has, about: their edges are round.
half (of )?the number of  | half as many  | At least half of the number of rows.
what WORDS(comes?|came) to  | the result, the summary  | What dense data come to.
what (becomes?|became|has become) of  | what happens to, the result  | What becomes of rows with the same x.
not what (it|they|he|this) must be  | malformed  | The data are not what they must be.
(columns?|values?|views?|fields?|rows?|charts?) (that |which |to |of several )?((is|are|be|was|were|can be|could be) )+(not |never |chosen and )?heard  | is used, is plotted  | A column whose values are heard.
(a|an|another|the|no|every|each|which|this|that|these|those|its|their|same|any|some|several|many|one|named|two|both|other|all) places?  | point, position, index, location, placeholder  | Go to a place.
at (every|which|each|this|any|the same) moment  | frame, time  | The level at every moment.
LIST
}

# Good English that contains such a phrase.
good() {
  cat <<'LIST'
at least
least (squares|significant|common|concave)
last but not least
greatest (common|convex)
(do|does|did|write|writes|print|prints|change|changes|show|shows|play|plays|say|says|with|has|have|is|find|finds|cost|costs|does) nothing
the most (important|often|recent|recently|common|frequent|frequently|likely|of|useful|part)
of course
no more WORDSbehind
course of (a|the) (tone|lecture)
(keyboard|calling|naming|coding) conventions
(left|leave|leaves|leaving|stay|stays|fall|falls|falling|fell) (it |them |one |nothing )?behind
(is|are|be|been|was|were|and|only|not) told FEW(apart|from)
tells WORDS(apart|from)
tells (a|an|the|its|each) (user|listener|reader|caller|person|screen reader|program|shell|compiler)
so many FEWthat
in (the |its |their |one |this |a )?(first |same |right )?place( of)?
(take|takes|took|taken|taking|decimal|give|gives) places?
how (long|many|much|often) WORDSwritten
(come|comes|came) to (an|its|their|the) (end|rest)
comes? to (end|rest|life)
what (it|they) (comes?|came) to be
LIST
}

# Expressions that every awk understands, which some do not of {0,5}.
expanded() {
  local word="([a-z0-9#'-]+ )?"
  sed -e "s/FEW/$word$word$word/g" -e "s/WORDS/$word$word$word$word$word/g"
}

# findings FILE…: prints "kind path line phrase advice text" for each phrase, with tabs between. The
# path tells the kind.
findings() {
  awk -v rules="$folder/rules" -v good="$folder/good" '
    BEGIN {
      while ((getline line <rules) > 0) {
        split(line, parts, "\t")
        phrases[++count] = " (" parts[1] ") "
        advice[count] = parts[2]
        any = any (count > 1 ? "|" : "") parts[1]
      }
      any = " (" any ") "
      while ((getline line <good) > 0) fine = fine (fine == "" ? "" : "|") line
      fine = " (" fine ") "
    }

    # The words and signs of a text, with one space between.
    function words(text) {
      text = tolower(text)
      gsub(/``[^`]*``|`[^`]*`|[{][^}]*[}]|<[^>]*>|[^ ()]*\/[^ ()]*/, " # ", text)
      gsub(/[.,;:!?]/, " & ", text)
      gsub(/[^a-z0-9.,;:!?#\047-]+/, " ", text)
      gsub(/^ +| +$/, "", text)
      return text
    }

    # Adds the text of the present line to the paragraph.
    function add(text) {
      if (lines == 0) paragraph = " | "
      lines++
      starts[lines] = length(paragraph)
      numbers[lines] = FNR
      raws[lines] = $0
      paragraph = paragraph words(text) " "
    }

    # Ends the paragraph and prints the phrases in it.
    function finish() {
      if (lines > 0 && paragraph ~ any) search()
      lines = 0
    }

    function search(    mask, rule, rest, at, line, raw, phrase) {
      while (match(paragraph, fine)) {
        mask = substr(paragraph, RSTART + 1, RLENGTH - 2)
        gsub(/./, "#", mask)
        paragraph = substr(paragraph, 1, RSTART) mask substr(paragraph, RSTART + RLENGTH - 1)
      }
      for (rule = 1; rule <= count; rule++) {
        rest = paragraph
        at = 0
        while (match(rest, phrases[rule])) {
          phrase = substr(rest, RSTART + 1, RLENGTH - 2)
          at += RSTART
          line = lines
          while (line > 1 && starts[line] >= at) line--
          raw = raws[line]
          gsub(/\t/, " ", raw)
          gsub(/^ +| +$/, "", raw)
          gsub(/^\| /, "", phrase)
          printf "%s\t%s\t%s\t%s\t%s\t%s\n", kind, path, numbers[line], phrase, advice[rule], raw
          at += RLENGTH - 2
          rest = substr(rest, RSTART + RLENGTH - 1)
        }
      }
    }

    FNR == 1 {
      finish()
      path = FILENAME
      isSwift = path ~ /\.swift$/
      hasPhrases = path ~ /Phrases\.swift$/
      isGlossary = isBlock = 0
      page = path ~ /\.txt$/ ? "help" : "documents"
    }
    isSwift && /^ *\/\/\// {
      kind = "comments"
      text = $0
      sub(/^ *\/\/\/ */, "", text)
      if (text == "" || text ~ /^- /) finish()
      if (text != "") add(text)
      next
    }
    isSwift {
      if (!isBlock) finish()
      if (!hasPhrases || /^ *\/\//) next
      kind = "messages"
      text = $0
      if (gsub(/"""/, "", text) % 2 == 1) {
        finish()
        isBlock = !isBlock
        next
      }
      if (isBlock) {
        add(text)
        next
      }
      while (match(text, /"([^"\\]|\\.)*"/)) {
        phrase = substr(text, RSTART + 1, RLENGTH - 2)
        text = substr(text, RSTART + RLENGTH)
        add(phrase)
        finish()
      }
      next
    }
    {
      kind = page
      if (/^\| write \| for \| not \|/) isGlossary = 1
      if (!/^\|/) isGlossary = 0
      if (/^ *$/ || /^ *([-*|#>]|[0-9]+\.) / || /^ *```/) finish()
      if (!isGlossary && !/^ *$/) add($0)
    }
    END { finish() }
  ' "$@"
}

# excepted: drops findings on lines of scripts/english-exceptions.txt, and says which exceptions have
# no reason or are of no use.
excepted() {
  awk -F '\t' -v exceptions="$1" '
    BEGIN {
      while ((getline line <exceptions) > 0) {
        if (line ~ /^ *$/) hasReason = 0
        else if (line ~ /^# ./) hasReason = 1
        else {
          order[++count] = line
          known[line] = 1
          if (!hasReason) print exceptions ": no reason is given for: " line
        }
      }
    }
    {
      line = $2 ": " $6
      if (line in known) used[line] = 1
      else print
    }
    END {
      for (i = 1; i <= count; i++)
        if (!(order[i] in used)) print exceptions ": nothing is found any more in: " order[i]
    }
  '
}

# The files that are read by people, or whose messages and comments are.
files() {
  find Tests/CommandTests/Help -name '*.txt'
  find Sources \( -name '*.swift' -o -name '*.md' \)
  find README.md CHANGELOG.md CONTRIBUTING.md docs -name '*.md'
}

# count KIND: the number of findings of a kind.
count() {
  awk -F '\t' -v kind="$1" '$1 == kind { count++ } END { print count + 0 }' "$folder/findings"
}

counts() {
  echo "$(count help) in help, $(count messages) in messages, $(count documents) in documents, $(
    count comments
  ) in documentation comments"
}

# Writes each sentence of the rules into a file of its own, and good English into another; then each
# phrase must be found once at least, by its own rule, and nothing in the good one.
self_test() {
  local faults=0 number=0 phrase advice sentence
  mkdir "$folder/bad"
  while IFS=$'\t' read -r phrase advice sentence; do
    number=$((number + 1))
    printf '%s\n' "$sentence" >"$folder/bad/$number.md"
    printf '%s\t%s\t%s\n' "$folder/bad/$number.md" "$advice" "$phrase" >>"$folder/expected"
  done <"$folder/table"
  findings "$folder"/bad/*.md >"$folder/findings"
  while IFS=$'\t' read -r path advice phrase; do
    if ! awk -F '\t' -v path="$path" -v advice="$advice" \
      '$2 == path && $5 == advice { found = 1 } END { exit !found }' "$folder/findings"; then
      echo "scripts/check-english.sh: the rule does not find its phrase: $phrase" >&2
      faults=1
    fi
  done <"$folder/expected"

  # Each kind of file, phrases across the end of a line, exceptions, and what is good English.
  mkdir "$folder/kinds"
  cat >"$folder/kinds/page.txt" <<'TEXT'
  --first <count>         Take only so
                          many rows.
TEXT
  cat >"$folder/kinds/page.md" <<'TEXT'
The rows are passed
over. This `is told` in code, and at
least one of the five is told apart.

| write | for | not |
|---|---|---|
| max | a limit | greatest |
TEXT
  cat >"$folder/kinds/SomePhrases.swift" <<'TEXT'
/// The first series, or nothing.
static let a = Phrase("{behind} is skipped", "no columns stand out")
let behind = 1  // is told
static let b = Phrase("""
  One row is left
  alone.
  """)
TEXT
  cat >"$folder/expected" <<TEXT
help	$folder/kinds/page.txt	1	so many
documents	$folder/kinds/page.md	1	passed over
comments	$folder/kinds/SomePhrases.swift	1	or nothing .
messages	$folder/kinds/SomePhrases.swift	2	columns stand out
messages	$folder/kinds/SomePhrases.swift	5	left alone
TEXT
  findings "$folder"/kinds/* >"$folder/findings"
  if ! cut -f 1-4 "$folder/findings" | sort | diff - <(sort "$folder/expected") >&2; then
    echo "scripts/check-english.sh: the kinds of files are not read as they should be" >&2
    faults=1
  fi
  cat >"$folder/exceptions" <<TEXT
# It is quoted.
$folder/kinds/page.txt: --first <count>         Take only so

$folder/kinds/page.md: The rows are passed
# It has gone.
$folder/kinds/page.md: Another line.
TEXT
  if [ "$(excepted "$folder/exceptions" <"$folder/findings" | grep -c .)" -ne 5 ]; then
    echo "scripts/check-english.sh: exceptions are not read as they should be" >&2
    faults=1
  fi
  return $faults
}

rules >"$folder/table"
cut -f 1,2 "$folder/table" | expanded >"$folder/rules"
good | expanded >"$folder/good"

case "${1:-}" in
  --self-test) self_test ;;
  --count | '')
    files | sort >"$folder/paths"
    mapfile -t paths <"$folder/paths"
    findings "${paths[@]}" >"$folder/all"
    excepted scripts/english-exceptions.txt <"$folder/all" >"$folder/findings"
    [ "${1:-}" != --count ] || { counts; exit 0; }
    [ -s "$folder/findings" ] || exit 0
    awk -F '\t' '{ print NF == 1 ? $0 : $2 ":" $3 ": " $4 " → " $5 }' "$folder/findings" >&2
    counts >&2
    exit 1
    ;;
  *)
    echo "usage: check-english.sh [--count | --self-test]" >&2
    exit 64
    ;;
esac
