#!/bin/sh
# Builds the reference of the library with DocC; a broken link fails.
set -eu
cd "$(dirname "$0")/.."

graphs=.build/docs-graphs
swift build --target Sonify
rm -rf "$graphs" .build/docs
mkdir -p "$graphs"
bin=$(swift build --show-bin-path)
swift symbolgraph-extract -module-name Sonify -I "$bin/Modules" \
  -Xcc -fmodule-map-file=Sources/CSndfile/module.modulemap \
  -Xcc -fmodule-map-file=Sources/CAlsa/module.modulemap \
  -Xcc -fmodule-map-file=Sources/CZlib/module.modulemap \
  -target "$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",*/\1/p' | head -n 1)" \
  -minimum-access-level public -skip-synthesized-members -output-dir "$graphs"
docc convert Sources/Sonify/Library/Sonify.docc --additional-symbol-graph-dir "$graphs" \
  --fallback-display-name Sonify --fallback-bundle-identifier sonify.Sonify \
  --warnings-as-errors --output-path .build/docs
echo "sonify: the reference is in .build/docs"
