#!/bin/bash
# Builds the reference of the library with DocC; a broken link fails. The options are those of
# `swift build` that tests were built with.
set -euo pipefail
cd "$(dirname "$0")/.."

graphs=.build/docs-graphs
# The modules, which `make test` leaves behind.
swift build --package-path Examples "$@"
rm -rf "$graphs" .build/docs
mkdir -p "$graphs"
bin=$(swift build --package-path Examples "$@" --show-bin-path)

# What users import is Sonify; all that it shows stands in the other targets.
rooms=$(find Sources/Sonify -mindepth 1 -maxdepth 1 -type d ! -name Library -printf 'Sonify%f\n' |
  sort | paste -sd ,)
maps=()
for map in Sources/*/module.modulemap; do maps+=(-Xcc "-fmodule-map-file=$map"); done

swift symbolgraph-extract -module-name Sonify -I "$bin/Modules" "${maps[@]}" \
  -target "$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",*/\1/p' | head -n 1)" \
  "-experimental-allowed-reexported-modules=$rooms" \
  -minimum-access-level public -skip-synthesized-members -output-dir "$graphs"
docc convert Sources/Sonify/Library/Sonify.docc --additional-symbol-graph-dir "$graphs" \
  --fallback-display-name Sonify --fallback-bundle-identifier sonify.Sonify \
  --warnings-as-errors --output-path .build/docs
echo "sonify: the reference is in .build/docs"
