.DEFAULT_GOAL := help
SOURCES := Package.swift Modules App Tests
# One set of flags and one scratch path for every target, so that nothing is built twice.
FLAGS := --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
# The sandbox that plays the vendors has tests of its own, in python's standard library.
ORACLE := python3 -m unittest -q Tests/Support/test_vendor_sandbox.py
# What `run` and `bench` hand on, as in: make run ARGS="demo --list"
ARGS ?=

.PHONY: help check run test build format lint bench removals docs clean setup

help:
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

check: setup lint ## What CI runs first: lint, a strict build, every test
	swift build --build-tests $(FLAGS)
	swift test --disable-xctest --skip-build $(FLAGS)
	$(ORACLE)

run: setup ## What CI runs next: the demo flows; ARGS="demo --list" passes arguments
	@swift run $(FLAGS) moove $(ARGS)

test: setup ## Build, then run every test
	swift test --disable-xctest $(FLAGS)
	$(ORACLE)

build: setup ## Build everything, tests included
	swift build --build-tests $(FLAGS)

format: ## Rewrite the sources in the house format
	swift format --in-place --parallel --recursive $(SOURCES)

lint: ## Fail on any finding about format or style
	swift format lint --strict --parallel --recursive $(SOURCES)

bench: setup ## Measure, in release; ARGS="--json" passes arguments
	@swift run -c release $(FLAGS) benchmarks $(ARGS)

removals: setup ## Show that features and vendors can be removed; ARGS="Search" names some
	@.ci/removals $(FLAGS) -- $(ARGS)

docs: setup ## Build the libraries' documentation into .build/docs
	@.ci/docs $(FLAGS)

clean: ## Remove everything that was built
	rm -rf .build

setup: ## Install what a build needs and is missing; every target that builds runs it
	@.ci/setup
