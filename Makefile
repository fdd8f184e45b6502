# Every target first installs what it misses; `make help` lists them.
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

# Without it a target may import any other whose module an earlier build left behind.
WALLS = --explicit-target-dependency-import-check error

# What `make test` builds, for all that needs it: code that runs for each point is optimised, as tests of
# sound take fifty times longer else, but with all assertions.
TESTED = --scratch-path .build/test -Xswiftc -gnone $(WALLS)
test compiled-tests docs check-listening check-midi: export SONIFY_OPTIMIZED = 1

PREFIX ?= /usr/local
DESTDIR ?=

.PHONY: help demo build compiled-tests test test-browser fuzz sanitize lint bench check-growth check-claims check-listening check-facts check-vega check-engines docs stage install uninstall dist check-dist check-midi clean

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 22

demo: build  ## hear and read a chart: render Samples/births.csv to births.wav and describe it
	@"$$(scripts/build.sh --where)/sonify" render Samples/births.csv -o births.wav
	@"$$(scripts/build.sh --where)/sonify" describe Samples/births.csv --quiet

build:  ## build the command for release
	@scripts/setup.sh build
	scripts/build.sh

compiled-tests:  ## compile the tests, beside another build
	@scripts/setup.sh build test
	swift build --build-tests $(TESTED)

test:  ## run all tests, and build and run the examples
	@scripts/setup.sh build test
	scripts/translations.sh compile "$$(swift build $(TESTED) --show-bin-path)/locale"
	swift test $(TESTED) $(ARGUMENTS)
	$(if $(ARGUMENTS),,scripts/check-examples.sh $(TESTED))

test-browser: build  ## open pictures, pages and books of the release in Chromium (ARGUMENTS='-k contrast')
	@scripts/setup.sh browser
	node --test Tests/Script/script.test.mjs
	SONIFY="$$(scripts/build.sh --where)/sonify" scripts/test-browser.sh $(ARGUMENTS)

fuzz: SECONDS ?= 60
fuzz:  ## try the whole command with charts, options and keys that reach new code (SECONDS=60)
	@scripts/setup.sh build
	scripts/fuzz.sh $(SECONDS)

sanitize:  ## run the suites of memory and of threads under their sanitizers (SANITIZER=address)
	@scripts/setup.sh build test
	scripts/sanitize.sh $(SANITIZER)

lint:  ## check form, walls between the rooms, English, links, and scripts
	@scripts/setup.sh build test lint
	swift format lint --strict --recursive Package.swift Sources Tests \
	  Benchmarks/Package.swift Benchmarks/Sources Examples/Package.swift Examples/Sources \
	  Fuzzing Verification/Package.swift Verification/Sources
	scripts/check-walls.sh
	scripts/check-headers.sh
	scripts/translations.sh check
	scripts/check-english.sh --self-test
	scripts/check-english.sh
	scripts/check-links.sh
	tsc --allowJs --checkJs --noEmit --strict --target es2022 --lib es2022,dom,dom.iterable \
	  Sources/Sonify/Pages/Page/Script/*.js
	shellcheck --external-sources scripts/*.sh .ci/run

bench: build  ## measure speed and memory beside csound, sox, numpy, astronify and STRAUSS
	scripts/bench.sh $(ARGUMENTS)

check-growth: build  ## measure how the cost grows with rows, series, columns, seconds and keys (ARGUMENTS='--rows 1000000')
	python3 -B Benchmarks/growth.py "$$(scripts/build.sh --where)/sonify" $(ARGUMENTS)

check-claims: SEEDS ?= 1000
check-claims:  ## how often facts claim of noise what is not there, and miss what is (SEEDS=1000)
	@scripts/setup.sh build
	swift run --package-path Verification --configuration release claims $(SEEDS)

check-listening: COUNT ?= 20
check-listening: SEED ?= 1
check-listening:  ## what a program hears of COUNT dense charts of each of 13 kinds (COUNT=20 SEED=1)
	@scripts/setup.sh build test
	SONIFY_LISTENING_COUNT=$(COUNT) SONIFY_LISTENING_SEED=$(SEED) \
	  swift test $(TESTED) --filter DenseListeningTests

check-midi:  ## play MIDI files by FluidSynth, and compare their pitches with those of the score
	@scripts/setup.sh build test midi
	swift test $(TESTED) --filter FluidSynthTests

check-facts: build  ## recompute all facts and numbers of 2,000 real tables (ARGUMENTS='--limit 300')
	@scripts/setup.sh facts
	scripts/check-facts.sh $(ARGUMENTS)

check-vega: build  ## compare official Vega-Lite examples with what Vega draws (EXAMPLES=FOLDER)
	EXAMPLES='$(EXAMPLES)' scripts/check-vega.sh $(ARGUMENTS)

check-engines: build  ## run slot queries on real databases, and hear their slots beside the rows (ARGUMENTS='--rows 100000 duckdb')
	@scripts/setup.sh facts
	scripts/check-engines.sh $(ARGUMENTS)

docs:  ## build the library's reference into .build/docs
	@scripts/setup.sh build
	scripts/docs.sh $(TESTED)

stage:  ## build all that install copies
	@scripts/setup.sh build
	scripts/stage.sh

install:  ## install command, manual and completions into PREFIX (/usr/local), under DESTDIR
	scripts/install.sh "$(DESTDIR)$(PREFIX)"

uninstall:  ## remove what install put into PREFIX
	scripts/uninstall.sh "$(DESTDIR)$(PREFIX)"

dist:  ## write packages into dist: a .deb, and an archive that runs from any folder
	@scripts/setup.sh build dist
	scripts/dist.sh

check-dist:  ## install the packages of dist in clean roots of Debian 12 and 13, use and remove them
	@scripts/setup.sh dist
	scripts/check-dist.sh $(ARGUMENTS)

clean:  ## remove all that was built
	rm -rf .build dist births.wav
