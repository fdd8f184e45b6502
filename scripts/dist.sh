#!/bin/bash
# Writes the packages into dist/: sonify_VERSION_ARCH.deb and sonify-VERSION-linux-ARCH.tar.gz, and the
# symbols for debuggers beside them. Needs no root. The same source gives the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "sonify: $1" >&2
  exit 1
}

# Limits that a package keeps: the largest program, and the oldest C library that it runs on.
# Of the program, more than half is the Swift library, FoundationEssentials and the parser.
max_bytes=24117248
max_glibc=2.34

# The time of the last change stands for the time of the build.
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
  SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || stat --format=%Y CHANGELOG.md)
fi
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
umask 022

version=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' Sources/sonify/Version.swift)
deb_arch=$(dpkg --print-architecture)
arch=$(uname -m)

scripts/stage.sh
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

program=$work/sonify
cp .build/stage/bin/sonify "$program"
mkdir -p dist
rm -f dist/sonify[_-]*
debug=dist/sonify-$version-linux-$arch.debug
objcopy --only-keep-debug --compress-debug-sections=zlib "$program" "$debug"
chmod 644 "$debug"
# Nothing at run time finds the unwind tables (scripts/build.sh).
strip --strip-all --remove-section=.comment --remove-section=.eh_frame "$program"

# section FILE NAME: the offset and the size of a section in a file, in bytes.
section() {
  local offset size
  read -r offset size < <(readelf --section-headers --wide "$1" |
    sed -n "s/.* $2 *[A-Z]* *[0-9a-f]* \\([0-9a-f]*\\) \\([0-9a-f]*\\) .*/\\1 \\2/p")
  echo "$((16#$offset)) $((16#$size))"
}

# overwrite FILE OFFSET: puts standard input there.
overwrite() { dd of="$1" bs=1 seek="$2" conv=notrunc status=none; }

# The hashes of the modules depend on the folder of the build, and so does the linker's build ID: the
# hashes are for the linker alone, and the ID becomes the sum of all else. objcopy would move sections.
read -r offset size < <(section "$program" .swift_modhash)
head -c "$size" /dev/zero | overwrite "$program" "$offset"
read -r offset size < <(section "$program" .note.gnu.build-id)
head -c 20 /dev/zero | overwrite "$program" $((offset + size - 20))
sum=$(sha1sum "$program" | head -c 40 | sed 's/../\\x&/g')
for file in "$program" "$debug"; do
  read -r offset size < <(section "$file" .note.gnu.build-id)
  # shellcheck disable=SC2059
  printf "$sum" | overwrite "$file" $((offset + size - 20))
done

size=$(stat --format=%s "$program")
[ "$size" -le "$max_bytes" ] || fail "the program has $size bytes, more than $max_bytes"
glibc=$(objdump --dynamic-syms "$program" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -V | tail -1)
[ "$(printf '%s\n' "$glibc" "$max_glibc" | sort -V | tail -1)" = "$max_glibc" ] ||
  fail "the program needs glibc $glibc, newer than $max_glibc"

# dated FOLDER: gives everything in a folder the time of the source.
dated() { find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +; }

# documents FOLDER EXAMPLES: the pages for users, whose commands find the samples in EXAMPLES.
documents() {
  mkdir -p "$1/docs"
  for page in README.md docs/MANUAL.md docs/WORDS.md; do
    sed "s|Samples/|$2/|g" "$page" >"$1/$page"
  done
  cp docs/*.schema.json docs/births.svg "$1/docs/"
}

# The archive: a prefix that runs where it is unpacked.
name=sonify-$version-linux-$arch
tree=$work/$name
mkdir -p "$tree"
cp -r .build/stage/. "$tree"
install -m 755 "$program" "$tree/bin/sonify"
documents "$tree/share/doc/sonify" share/doc/sonify/examples
cp CHANGELOG.md LICENSE "$tree/share/doc/sonify/"
cp -r Samples "$tree/share/doc/sonify/examples"
cp packaging/INSTALL "$tree/INSTALL"
dated "$tree"
tar --create --directory "$work" --sort=name --owner=0 --group=0 --numeric-owner \
  --mode=u=rwX,go=rX --mtime="@$SOURCE_DATE_EPOCH" "$name" |
  gzip --best --no-name >"dist/$name.tar.gz"

# The Debian package.
root=$work/debian/sonify
share=$root/usr/share
doc=$share/doc/sonify
mkdir -p "$root/DEBIAN" "$doc" "$share/man/man1" "$share/zsh/vendor-completions" "$share/lintian/overrides"
install -D -m 755 "$program" "$root/usr/bin/sonify"
cp -r .build/stage/share/bash-completion .build/stage/share/fish .build/stage/share/locale "$share/"
cp .build/stage/share/zsh/site-functions/_sonify "$share/zsh/vendor-completions/"
# It is read by a shell and never run.
sed -i '1{/^#!/d}' "$share/bash-completion/completions/sonify"
for page in .build/stage/share/man/man1/*.1; do
  gzip --best --no-name --stdout "$page" >"$share/man/man1/$(basename "$page").gz"
done
documents "$doc" /usr/share/doc/sonify/examples
cp -r Samples "$doc/examples"
cp packaging/copyright "$doc/copyright"
cp packaging/lintian-overrides "$share/lintian/overrides/sonify"
{
  echo "sonify ($version) unstable; urgency=medium"
  echo
  echo "  * Release $version; the upstream changelog says what is new."
  echo
  echo " -- sonify contributors <sonify@localhost>  $(date --rfc-email --date="@$SOURCE_DATE_EPOCH")"
} | gzip --best --no-name >"$doc/changelog.gz"
gzip --best --no-name --stdout CHANGELOG.md >"$doc/NEWS.md.gz"

# dpkg-shlibdeps reads what the program links from a source package's control file.
printf 'Source: sonify\n\nPackage: sonify\nArchitecture: any\n' >"$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O debian/sonify/usr/bin/sonify 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
[ -n "$depends" ] || fail "dpkg-shlibdeps found nothing that the program depends on"
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
sed -e "s/@VERSION@/$version/; s/@ARCHITECTURE@/$deb_arch/; s/@DEPENDS@/$depends/" \
  -e "s/@SIZE@/$(du --summarize --apparent-size --block-size=1024 "$root/usr" | cut -f1)/" \
  packaging/control >"$root/DEBIAN/control"
chmod -R u=rwX,go=rX "$root"
dated "$root"
dpkg-deb --build --root-owner-group -Zxz "$root" "dist/sonify_${version}_$deb_arch.deb" >/dev/null
ls -l dist
