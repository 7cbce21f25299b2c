# shoe-render: `make run` renders the default shoe, `make test` passes the tests; `make help` lists the rest.

PREFIX ?= /usr/local
DESTDIR ?=
VERSION := $(shell sed -n 's/.*version = "\(.*\)".*/\1/p' Sources/shoe-render/Version.swift)
BINARY := .build/release/shoe-render
SWIFT_SOURCES := Package.swift Sources Tests
export SHOE_RENDER_STRICT = 1

# One file without any library where the static ones are there; else the Swift runtime alone is linked in.
ifeq ($(shell uname -s),Linux)
  LIBRARIES := $(shell pkg-config --variable=libdir libpng 2>/dev/null)
  STATIC := $(wildcard $(addprefix $(LIBRARIES)/,libpng16.a libz.a libminizip.a libdeflate.a libmd.a))
  ifeq ($(words $(STATIC)),5)
    LINK := -Xswiftc -static-executable
  else
    LINK := --static-swift-stdlib
  endif
endif
RELEASE := -c release $(LINK) -Xlinker -s
# An import that Package.swift does not declare is an error: it keeps the arrows between modules.
ARROWS := --explicit-target-dependency-import-check error

.PHONY: help run build test check test-browser test-cluster lint format layers gallery bench install dist clean packages

help:
	@echo "make run      build, render the default shoe, say where it is"
	@echo "make build    $(BINARY)"
	@echo "make test     all tests"
	@echo "make check    the long tests: kills, memory, millions of rows, every kind of picture"
	@echo "make test-browser  the HTML report in headless chromium: every control, no request"
	@echo "make test-cluster  a batch as an array of a real Slurm; as root"
	@echo "make lint     the formatter's strict check, and the import check"
	@echo "make format   format all Swift sources"
	@echo "make layers   draw the built-in layer sets again (needs rsvg-convert)"
	@echo "make gallery  the README's pictures of shoes"
	@echo "make bench    speed, start-up and memory beside other programs"
	@echo "make install  into PREFIX ($(PREFIX))"
	@echo "make dist     dist/shoe-render-VERSION-SYSTEM.tar.gz and its checksum"
	@echo "NO_INSTALL=1  only print the system packages that are missing"

packages:
	@Scripts/packages

build: packages
	@$(MAKE) --no-print-directory $(BINARY)

.PHONY: $(BINARY)
$(BINARY):
	swift build $(RELEASE) $(ARROWS) --product shoe-render

run: build
	@$(BINARY) init --quiet - | $(BINARY) - -o default-shoe.png --quiet
	@echo "The default shoe: $(CURDIR)/default-shoe.png"

test: packages
	swift build --build-tests $(ARROWS)
	SHOE_RENDER_STRICT=0 swift run --package-path Tests/Client
	swift test --skip-build

check: build
	Scripts/check-batch $(BINARY)
	Scripts/check-diff $(BINARY)
	SHOE_RENDER_CHECK=1 swift test --filter Recoloured

test-browser: packages
	@Scripts/packages browser
	SHOE_RENDER_BROWSER=1 swift test --filter BrowserPage

test-cluster: build
	@Scripts/packages cluster
	@Tests/Cluster/slurm-array $(BINARY)

lint:
	swift format lint --strict --recursive $(SWIFT_SOURCES)
	swift build $(ARROWS)

format:
	swift format --in-place --recursive $(SWIFT_SOURCES)

layers:
	@Scripts/packages layers
	swift run -c release layer-tool layers Sources/CResources/data

gallery: build
	@Scripts/gallery $(BINARY) Documentation/gallery

bench: build
	@Scripts/packages bench
	Benchmarks/run $(BINARY)

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/shoe-render

DIST := shoe-render-$(VERSION)-$(shell uname -s | tr A-Z a-z)-$(shell uname -m)
dist: build
	rm -rf dist/$(DIST) && mkdir -p dist/$(DIST)
	cp $(BINARY) README.md CHANGELOG.md dist/$(DIST)/
	tar -C dist --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 -cf - $(DIST) | gzip -9n > dist/$(DIST).tar.gz
	cd dist && sha256sum $(DIST).tar.gz > $(DIST).tar.gz.sha256
	@echo "dist/$(DIST).tar.gz"

clean:
	rm -rf .build dist default-shoe.png
