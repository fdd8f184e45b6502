#!/bin/bash
# Installs the packages of dist/ in clean roots of Debian, uses them as a user would, and removes them:
# check-dist.sh [SUITE…], by default bookworm and trixie. Says so where a root cannot be made.
set -euo pipefail
cd "$(dirname "$0")/.."

suites=("$@")
[ $# -gt 0 ] || suites=(bookworm trixie)
shopt -s nullglob
debs=(dist/sonify_*.deb)
archives=(dist/sonify-*.tar.gz)
if [ ${#debs[@]} -ne 1 ] || [ ${#archives[@]} -ne 1 ]; then
  echo "sonify: dist has no packages, or those of several versions; run make dist" >&2
  exit 1
fi

echo "sonify: lintian ${debs[0]}"
lintian --fail-on error,warning "${debs[0]}"

for suite in "${suites[@]}"; do
  if ! mmdebstrap --variant=essential --format=null "$suite" >/dev/null 2>&1; then
    echo "sonify: skipped $suite: mmdebstrap cannot make a root of it on this machine" >&2
    continue
  fi
  echo "sonify: $suite"
  # The dollar is for mmdebstrap, which gives its hooks the folder of the root.
  # shellcheck disable=SC2016
  mmdebstrap --quiet --variant=apt --format=null \
    --customize-hook="copy-in ${debs[0]} ${archives[0]} scripts/check-installed.sh /srv" \
    --customize-hook='chroot "$1" bash /srv/check-installed.sh' "$suite"
done
