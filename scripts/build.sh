#!/bin/sh
# Builds the command for release, with its translations beside it; with --where, only says in which
# folder it lies.
set -eu
cd "$(dirname "$0")/.."

# A static Swift library starts in 2 ms, a dynamic one in 7, and needs no Swift to run.
options="--configuration release --static-swift-stdlib --product sonify"
# Without it a target may import any other whose module an earlier build left behind.
options="$options --explicit-target-dependency-import-check error"
options="$options -Xlinker --version-script=packaging/exports.map -Xlinker --gc-sections"
# Each function is a section of its own, so the linker drops what nothing calls, and keeps one of equal
# functions whose address nobody takes. Swift throws without unwinding, so no tables for that are found at
# run time; debuggers follow frame pointers.
options="$options -Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --icf=safe"
options="$options -Xlinker --no-eh-frame-hdr"
export SONIFY_SMALL=1

if [ "${1:-}" = --where ]; then
  # shellcheck disable=SC2086
  exec swift build $options --show-bin-path
fi
# shellcheck disable=SC2086
{
  swift build $options
  scripts/translations.sh compile "$(swift build $options --show-bin-path)/locale"
}
