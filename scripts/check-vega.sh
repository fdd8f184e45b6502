#!/bin/sh
# Compares what Vega draws of the official examples of Vega-Lite with what is played:
# EXAMPLES=FOLDER check-vega.sh [--only NAME] [--list]. FOLDER holds the specifications and, in
# `data`, the files of vega-datasets. Vega itself is a Python package, installed from PyPI below
# .build, once.
set -eu
cd "$(dirname "$0")/.."

# The version that the results are known of; it draws by Vega-Lite 6.4.
packages="vl-convert-python==1.9.0.post1"
folder=.build/check-vega

if [ -z "${EXAMPLES:-}" ]; then
  echo "sonify: name the folder of the examples: make check-vega EXAMPLES=FOLDER. It is examples/specs" \
    "of github.com/vega/vega-lite, with data from github.com/vega/vega-datasets in FOLDER/data" >&2
  exit 64
fi
if ! ls "$EXAMPLES"/*.json >/dev/null 2>&1; then
  echo "sonify: there are no specifications (*.json) in $EXAMPLES" >&2
  exit 66
fi
if [ ! -e "$EXAMPLES/data/cars.json" ]; then
  echo "sonify: the data are missing: put the folder data of github.com/vega/vega-datasets into" \
    "$EXAMPLES" >&2
  exit 66
fi

# A change of the list makes the environment anew.
known=$folder/packages.txt
if [ "$(cat "$known" 2>/dev/null)" != "$packages" ]; then
  rm -rf "$folder"
  mkdir -p .build
  echo "sonify: installing Vega from PyPI into $folder" >&2
  # shellcheck disable=SC2086
  if ! { python3 -m venv "$folder" &&
    "$folder/bin/pip" install --quiet --disable-pip-version-check $packages; } \
    >"$folder.log" 2>&1; then
    rm -rf "$folder"
    echo "sonify: cannot install from PyPI; see $folder.log. This needs:" $packages >&2
    exit 1
  fi
  printf '%s\n' "$packages" >"$known"
fi

program=${SONIFY:-$(scripts/build.sh --where)/sonify}
exec "$folder/bin/python" -B Verification/Vega/judge.py --examples "$EXAMPLES" \
  --program "$program" --keep "$folder/drawn" "$@"
