#!/bin/bash
# Compares what Sources/CSpeechd, CEspeak and CSoxr declare of libraries that are loaded when they
# are needed with the headers of these libraries. A header that is not installed is not compared, and
# that is said.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
faults=0

# facts HEADER: where a header puts the members in the file `members`, a line "TYPE MEMBER" each, and
# what it makes of the numbers in the file `numbers`.
facts() {
  {
    echo '#include <stddef.h>'
    echo '#include <stdio.h>'
    echo "#include $1"
    echo 'int main(void) {'
    while read -r type member; do
      printf 'printf("%s.%s %%zu %%zu\\n", offsetof(%s, %s), sizeof(((%s *)0)->%s));\n' \
        "$type" "$member" "$type" "$member" "$type" "$member"
    done <"$folder/members"
    while read -r number; do
      printf 'printf("%s %%ld\\n", (long)(%s));\n' "$number" "$number"
    done <"$folder/numbers"
    echo 'return 0; }'
  } >"$folder/facts.c"
  cc -w -o "$folder/facts" "$folder/facts.c" && "$folder/facts"
}

# compare NAME HEADER PACKAGE: the members and numbers that are compared come on standard input.
compare() {
  cat >"$folder/all"
  awk 'NF == 2' "$folder/all" >"$folder/members"
  awk 'NF == 1' "$folder/all" >"$folder/numbers"
  if ! echo "#include $2" | cc -E -x c - >/dev/null 2>&1; then
    echo "sonify: $3 is not installed: Sources/$1/shim.h is not compared with $2" >&2
    return 0
  fi
  facts "\"$PWD/Sources/$1/shim.h\"" >"$folder/ours"
  facts "$2" >"$folder/theirs"
  if ! diff "$folder/ours" "$folder/theirs" >&2; then
    echo "Sources/$1/shim.h differs from $2 of $3" >&2
    faults=1
  fi
}

compare CSpeechd '<speech-dispatcher/libspeechd.h>' libspeechd-dev <<'LIST'
SPD_IMPORTANT
SPD_TEXT
SPD_BEGIN
SPD_END
SPD_CANCEL
SPD_EVENT_BEGIN
SPD_EVENT_END
SPD_EVENT_CANCEL
SPD_MODE_THREADED
SPD_METHOD_UNIX_SOCKET
sizeof(SPDConnectionAddress)
SPDConnectionAddress method
SPDConnectionAddress unix_socket_name
SPDConnectionAddress inet_socket_port
SPDConnection callback_begin
SPDConnection callback_end
SPDConnection callback_cancel
SPDConnection callback_im
SPDConnection socket
SPDConnection stream
LIST
compare CEspeak '<espeak-ng/speak_lib.h>' libespeak-ng-dev <<'LIST'
EE_OK
EE_INTERNAL_ERROR
AUDIO_OUTPUT_SYNCHRONOUS
POS_CHARACTER
espeakRATE
espeakINITIALIZE_DONT_EXIT
espeakCHARS_UTF8
sizeof(espeak_VOICE)
espeak_VOICE name
espeak_VOICE languages
espeak_VOICE identifier
LIST
compare CSoxr '<soxr.h>' libsoxr-dev <<'LIST'
SOXR_VHQ
sizeof(soxr_quality_spec_t)
soxr_quality_spec_t precision
soxr_quality_spec_t phase_response
soxr_quality_spec_t passband_end
soxr_quality_spec_t stopband_begin
soxr_quality_spec_t e
soxr_quality_spec_t flags
LIST
exit $faults
