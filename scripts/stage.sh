#!/bin/sh
# Builds all that install.sh copies into .build/stage, in the shape of a prefix.
set -eu
cd "$(dirname "$0")/.."

# What is installed is the same wherever it was built.
export LC_ALL=C

stage=.build/stage
scripts/build.sh
rm -rf "$stage"
mkdir -p "$stage/bin" "$stage/share/man/man1" "$stage/share/bash-completion/completions" \
  "$stage/share/zsh/site-functions" "$stage/share/fish/vendor_completions.d"
cp "$(scripts/build.sh --where)/sonify" "$stage/bin/sonify"
scripts/translations.sh compile "$stage/share/locale"

# Asked for its help, the plugin only builds its generator. Left to itself it would build the
# command again, without the static library.
swift package generate-manual --help >/dev/null
"$(swift build --show-bin-path)/generate-manual-tool" "$stage/bin/sonify" \
  --output-directory "$stage/share/man/man1"
# An empty line begins a paragraph, which mdoc wants said.
sed -i 's/^$/.Pp/' "$stage/share/man/man1/"*.1

completions() {
  "$stage/bin/sonify" --generate-completion-script "$1" >"$stage/share/$2"
}
completions bash bash-completion/completions/sonify
completions zsh zsh/site-functions/_sonify
completions fish fish/vendor_completions.d/sonify.fish
