#!/bin/sh
# Runs the statements of `sonify query` on real databases, and compares the sound of their slots with
# that of all rows: check-engines.sh [--rows COUNT] [ENGINE…]. An engine is sqlite, postgresql,
# duckdb or spark; by default all that are installed are tried, and the others are named.
#
# PostgreSQL runs from Debian's package, in a temporary folder, on a socket, as an ordinary user.
# DuckDB and Spark are Python packages; they are installed from PyPI below .build, once.
set -eu
cd "$(dirname "$0")/.."

# The versions that the results are known of.
packages="duckdb==2.0.0"
# Spark is large and needs Java.
if command -v java >/dev/null 2>&1; then packages="$packages pyspark==4.3.0"; fi
folder=.build/check-engines
# A change of the list makes the environment anew.
known=$folder/packages.txt
if [ "$(cat "$known" 2>/dev/null)" != "$packages" ]; then
  rm -rf "$folder"
  mkdir -p .build
  echo "sonify: installing databases from PyPI into $folder" >&2
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
exec "$folder/bin/python" -B Verification/engines.py "$program" "$@"
