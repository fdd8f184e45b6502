#!/bin/sh
# Removes what install.sh installed: uninstall.sh PREFIX.
set -eu

prefix=$1
rm -f "$prefix/bin/sonify" \
  "$prefix/share/man/man1/sonify.1" \
  "$prefix/share/bash-completion/completions/sonify" \
  "$prefix/share/zsh/site-functions/_sonify" \
  "$prefix/share/fish/vendor_completions.d/sonify.fish" \
  "$prefix"/share/locale/*/LC_MESSAGES/sonify.mo
