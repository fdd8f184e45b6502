#!/bin/sh
# Installs the command, its manual and its completions: install.sh PREFIX.
set -eu
cd "$(dirname "$0")/.."

prefix=$1
stage=.build/stage

# Under sudo what was staged before is taken as it is: root need not have Swift, and a build by
# root would leave files that their owner cannot replace.
if [ -z "${SUDO_USER:-}" ] || [ ! -d "$stage" ]; then
  scripts/setup.sh build
  scripts/stage.sh
fi

if ! mkdir -p "$prefix" 2>/dev/null || ! [ -w "$prefix" ]; then
  echo "sonify: no permission to write in $prefix: run sudo make install, or choose another PREFIX" >&2
  exit 1
fi

(cd "$stage" && find . -type f) | while read -r file; do
  mode=644
  case "$file" in ./bin/*) mode=755 ;; esac
  install -D -m "$mode" "$stage/$file" "$prefix/$file"
  echo "$prefix/${file#./}"
done
