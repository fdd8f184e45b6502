#!/bin/sh
# Runs the suites that handle memory and threads under the sanitizer that suits them:
#   sanitize.sh [address|thread]   one of them, or both
# address: bytes of others, buffers and C libraries. thread: work on several cores, live sound, speech.
# Neither sees the C libraries themselves, nor memory that Swift leaks; undefined behaviour traps anyway.
set -eu
cd "$(dirname "$0")/.."

# The names of all suites in these folders and files of Tests/SonifyTests, as a regular expression.
suites() {
  (cd Tests/SonifyTests && grep -rhoE '^(@Suite.* )?(final )?(struct|class) [A-Za-z0-9]+Tests\b' "$@") |
    awk '{ printf "%sSonifyTests.%s/", separator, $NF; separator = "|" }'
}

# run SANITIZER FILTER [SKIPPED]
run() {
  echo "sanitize: $1" >&2
  set -- "--sanitize=$1" --scratch-path ".build/$1" "$2" "${3:-^$}"
  # Optimised, as the threads of sound would else come too late; with lines, which a report names.
  SONIFY_OPTIMIZED=1 swift test "$1" "$2" "$3" -Xswiftc -gline-tables-only \
    --explicit-target-dependency-import-check error --filter "$4" --skip "$5"
}

# What is kept until the end, as the stack for crashes is, would be reported as leaked.
export ASAN_OPTIONS="detect_leaks=0:detect_stack_use_after_return=1"
export TSAN_OPTIONS="suppressions=$PWD/scripts/thread-suppressions.txt"
case ${1:-both} in
  address | both)
    # Comparisons with other programs start thousands of processes.
    kept=CommandTests.KeptCaseTests/
    run address "$kept|$(suites Base Tables Input Sound Session Library Devices/Files Devices/Rendering)" Differential
    ;;
esac
case ${1:-both} in
  thread | both)
    # libspeechd cancels its threads, and the sanitizer ends a process in which one is cancelled.
    run thread "$(suites Base/ThreadPoolTests.swift Devices Live Library Input/BlockwiseReadingTests.swift \
      Composition/LineWorkTests.swift Truth/SameBytesTests.swift)" SpeechOutputTests
    ;;
esac
