"""Every command of intentctl that writes to a store, and what a power failure may leave of it."""

import contextlib
import copy
import hashlib
import pathlib
import shlex
import sqlite3
import subprocess
import tempfile

import workload

DEFINITION = """
intentDefinition: 1
group: power
types:
  Car: { options: { red: Red, blue: Blue, green: Green } }
  Place: { optionsFrom: { file: places.json } }
  Stop: { fields: { name: String, minutes: { type: Integer, default: 5 } } }
intents:
  Drive:
    parameters:
      car: { type: Car, default: red }
      cars: { type: [Car], size: 1...3 }
      place: Place
      MEMO
      stops: { type: [Stop] }
widgets:
  Drive:
    intent: Drive
    families: [systemSmall, systemMedium]
    presets: { fast: { values: { car: blue } } }
"""
BEFORE, AFTER = "note: String", "memo: { type: String, renamedFrom: [note] }"
OPTIONS = '{{ "options": 1, "sections": [{{ "items": [{{ "identifier": "home", "title": "{}" }}] }}] }}'

# What is typed into `configure`.
SESSION = "set note three\nsave\nyes\n"
# The commands that write, in an order in which each has something to do; `$` runs a preparation that writes nothing. Only
# `samplectl` contains actions.
WRITING = """
store create
add Drive --id a --family systemSmall car=blue note=one place=home
add Drive --id b --family systemMedium
set a cars=red,blue 'stops:=[{"name":"North"}]'
set a stops[1].name=South cars[2]=green
reset a note
configure a --plain
apply b fast
copy a b
undo b
redo b
follow b a
set a car=green
unfollow b
resize a --family systemMedium
samplectl add CarWidget --id car --family systemMedium
samplectl perform car lock
reload a
reload --all
retention --edits 3
remove b
restore b
$ export
import EXPORT --replace
$ rename
refresh
$ migrate
migrate
remove a --forget
"""
# Commands that write nothing to a store. `trust` is in `workload`; `host` is `FaultHost` there, and `serve` edits as `set` does.
READING = {
    "kinds", "list", "show", "get", "options", "history", "watch", "export", "policy", "doctor", "trust", "timeline", "host",
    "preview", "simulate", "serve", "languages",
}


class Step:
    def __init__(self, line):
        self.name, self.arguments = line, shlex.split(line)
        self.command = self.arguments[self.arguments[0] == "samplectl"]


def steps():
    return [Step(line) for line in WRITING.split("\n") if line]


class Commands:
    """Runs the commands with a definition and options that change between them."""

    def __init__(self, programs, store, scratch):
        self.programs, self.folder = programs, pathlib.Path(tempfile.mkdtemp(dir=scratch))
        self.environment = {"PATH": "/usr/bin:/bin", "HOME": str(self.folder), "INTENT_STORE": str(store)}
        self.write_definition(BEFORE)
        self.write_options("Home")
        self.check_table()

    def write_definition(self, memo):
        (self.folder / "drive.intent.yaml").write_text(DEFINITION.replace("MEMO", memo))

    def write_options(self, title):
        (self.folder / "places.json").write_text(OPTIONS.format(title))

    def check_table(self):
        """Fails if a command is in neither list."""
        listed = self.output("help").split("SUBCOMMANDS:")[1].split("See 'intentctl")[0]
        names = {line.split()[0] for line in listed.splitlines() if line.startswith("  ") and line[2:3].strip()}
        known = {step.command for step in steps()} - {"$"} | READING
        if names != known:
            raise SystemExit(f"error: these commands are only in one list: {', '.join(sorted(names ^ known))}")

    def output(self, *arguments):
        if arguments[0] == "samplectl":
            command, definitions = [self.programs / "samplectl", *arguments[1:]], {}
        else:
            command, definitions = [self.programs / "intentctl", *arguments], {"INTENT_DEFINITIONS": str(self.folder)}
        done = subprocess.run(
            command, env=self.environment | definitions, input=SESSION, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"error: {shlex.join(map(str, arguments))} ended with {done.returncode}: {done.stderr}")
        return done.stdout

    def run(self, step):
        match step.arguments:
            case ["$", "export"]:
                (self.folder / "export.json").write_text(self.output("export"))
            case ["$", "rename"]:
                self.write_options("At home")
            case ["$", "migrate"]:
                self.write_definition(AFTER)
            case arguments:
                export = str(self.folder / "export.json")
                self.output(*[export if argument == "EXPORT" else argument for argument in arguments])


def content(files, scratch):
    """Returns a digest of everything that the store of a state contains, or why there is none."""
    with tempfile.TemporaryDirectory(dir=scratch) as folder:
        path = pathlib.Path(folder) / "store.sqlite"
        for end in ("", "-wal"):
            if (found := files.get(workload.STORE + end)) is not None:
                path.with_name(path.name + end).write_bytes(found)
        if not path.exists():
            return "missing"
        with contextlib.closing(sqlite3.connect(path)) as connection:
            try:
                return hashlib.sha256("\n".join(connection.iterdump()).encode()).hexdigest()
            except sqlite3.DatabaseError as error:
                return f"damaged: {error}"


class Promises:
    """A power failure leaves a state that the programs went through, not older than the last command that ended."""

    def __init__(self):
        self.step = None
        # The contents that a program that is killed leaves, in order; shared by all copies.
        self.states = ["missing"]
        self.oldest = self.newest = 0

    def after(self, mark, line):
        promises = copy.copy(self)
        if mark == ".mark":
            promises.step = line
        else:
            promises.oldest = promises.newest = len(self.states) - 1
        return promises

    def reaching(self, state):
        """Returns the promises after an operation, and remembers what the store contains if nothing is lost."""
        if state != self.states[-1]:
            self.states.append(state)
        promises = copy.copy(self)
        promises.newest = len(self.states) - 1
        return promises

    def broken(self, found):
        yield from found["problems"]

    def broken_files(self, state):
        if state not in self.states[self.oldest : self.newest + 1]:
            known = state in self.states[: self.oldest]
            yield f"the store has {'lost what was acknowledged' if known else 'a content that no program wrote'}: {state}"
