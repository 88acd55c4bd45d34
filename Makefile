.DEFAULT_GOAL := help
SOURCES := Package.swift Modules App Tests
# One set of flags and one scratch path for every target, so that nothing is built twice.
FLAGS := --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
# The sandbox that plays the vendors has tests of its own, in python's standard library.
ORACLE := python3 -m unittest -q Tests/Support/test_vendor_sandbox.py
# Kills and faults against the built program; what looks for losses has tests of its own.
CHAOS := python3 Tests/Support/chaos.py
CHAOS_SHORT := python3 -m unittest -q Tests/Support/test_chaos.py && $(CHAOS) --short --rounds 20
# How many kills `make chaos` takes.
ROUNDS ?= 1000
# What `make removals` removes, when that isn't everything.
ONLY ?=
# What `run`, `bench` and `chaos` hand on, as in: make run ARGS="demo --list"
ARGS ?=

.PHONY: help check run test build format lint bench calls chaos removals docs clean setup

help:
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

check: setup lint ## What CI runs first: lint, a strict build, every test
	swift build --build-tests $(FLAGS)
	@.ci/test --skip-build $(FLAGS)
	$(ORACLE)
	$(CHAOS_SHORT)

run: setup ## What CI runs next: the demo flows; ARGS="demo --list" passes arguments
	@swift run $(FLAGS) moove $(ARGS)

test: setup ## Build, then run every test
	@.ci/test $(FLAGS)
	$(ORACLE)
	$(CHAOS_SHORT)

build: setup ## Build everything, tests included
	swift build --build-tests $(FLAGS)

format: ## Rewrite the sources in the house format
	swift format --in-place --parallel --recursive $(SOURCES)

lint: ## Fail on any finding about format or style
	swift format lint --strict --parallel --recursive $(SOURCES)

bench: setup ## Measure, in release; ARGS="--json" passes arguments
	@swift run -c release $(FLAGS) benchmarks $(ARGS)

calls: setup ## Count the system calls of 100,000 events, thread by thread (takes strace)
	swift build -c release --product benchmarks $(FLAGS)
	python3 Tests/Support/calls.py $(ARGS)

chaos: setup ## Kill the program 1,000 times while it sends, and count; ROUNDS=50 kills less
	swift build --product moove $(FLAGS)
	$(CHAOS) --rounds $(ROUNDS) $(ARGS)

removals: setup ## Remove each feature and vendor from a copy, and build the rest; ONLY="Search"
	@ONLY="$(ONLY)" .ci/removals $(FLAGS)

docs: setup ## Build the libraries' documentation into .build/docs
	@.ci/docs $(FLAGS)

clean: ## Remove everything that was built
	rm -rf .build

setup: ## Install what a build needs and is missing; every target that builds runs it
	@.ci/setup
