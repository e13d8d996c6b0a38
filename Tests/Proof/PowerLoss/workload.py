"""What programs do with a store, what they promise, and how a state of the disk breaks a promise."""

import collections
import copy
import json
import sqlite3

STORE = "home/data/intents/store.sqlite"
CONFIGURATION = "home/config"
TRUST_LIST = f"{CONFIGURATION}/intents/trust.json"
LOCK = "home/project/intents.lock.json"
# What exists before the programs start.
FOLDERS = ["home", "home/data", "home/config", "home/project"]
# A definition with an address that `intentctl trust` asks about, and one with intents that `intentgen lock` records.
SOURCE = """
intentDefinition: 1
types: {{ Car: {{ optionsFrom: {{ url: 'http://localhost:8080/{}' }} }} }}
intents: {{ Drive: {{ parameters: {{ car: Car }} }} }}
widgets: {{ Drive: {{ intent: Drive, families: [systemSmall] }} }}
"""
INTENTS = "intentDefinition: 1\nintents:\n"
INTENT = "  Drive{}: {{ parameters: {{ car: String }} }}\n"
INSTANCES = ["i0", "i1", "i2"]
BATCH = 8
# How many edits of an instance stay in the log of a new store, and how many after the step `prune`.
RETAINED, PRUNED = 200, 2


class Step:
    """Tasks of `StoreFaultWriter` that run at the same time, or a command that runs several times."""

    def __init__(self, name, *tasks, times=0):
        self.name, self.tasks, self.times = name, tasks, times


def steps(edits):
    """Returns the steps: each begins with new processes, which find what the ones before left."""
    some = max(3, edits // 10)
    few = max(2, edits // 50)
    return [
        # Creates the store, and an empty log, and writes nothing.
        Step("create", "open"),
        Step("place", f"place count={len(INSTANCES)}"),
        Step("import", f"import count={2 * len(INSTANCES)}"),
        Step("edit", f"edit instance={','.join(INSTANCES)} name=a count={edits}"),
        Step("batches", f"edit instance=i0 name=b together={BATCH} count={some}"),
        Step("checkpoints", f"move instance=i1 name=a count={some}"),
        Step("document", f"document count={some}"),
        Step("requests", f"request instance=i2 count={some}"),
        Step("host", "host"),
        Step("two", f"edit instance=i0 name=a count={some}", f"edit instance=i1 name=a count={some}"),
        # Another tool deletes the log, and a program that only reads creates the next one.
        Step("log-deleted"),
        Step("reader", "open"),
        Step("after-reader", f"edit instance=i0 name=a count={few}"),
        # Another tool changes the journal mode.
        Step("journal"),
        Step("after-journal", f"edit instance=i1 name=a count={few}"),
        Step("format", "open migrations=2"),
        Step("after-format", f"edit instance=i2 name=a count={few}"),
        Step("values", "migrate"),
        Step("trust", times=few),
        Step("lock", times=few),
        Step("prune", f"prune edits={PRUNED}"),
        Step("after-prune", f"edit instance=i0 name=a count={few}"),
        Step("forget", "forget"),
    ]


def use_other_tool(step, path):
    """Runs a step without a program of ours."""
    with sqlite3.connect(path) as connection:
        if step == "journal":
            connection.execute("PRAGMA journal_mode = DELETE")
        else:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


class Promises:
    """What the programs have promised up to a point of the record."""

    def __init__(self):
        self.step = self.tasks = None
        self.lines = {}
        self.placed = set()
        self.forgotten = set()
        # By instance: the newest revision and the number of edits.
        self.revisions, self.totals = collections.Counter(), collections.Counter()
        self.document = self.requests = self.granted = self.shown = self.trusted = self.locked = 0
        self.is_migrated = self.is_pruned = False
        self.retained = RETAINED

    def after(self, mark, line):
        """Returns the promises after a line that a program printed, or after the beginning of a step."""
        promises = copy.copy(self)
        for name in ("lines", "placed", "forgotten", "revisions", "totals"):
            setattr(promises, name, getattr(self, name).copy())
        if mark == ".mark":
            promises.step, promises.lines = line, {}
            if line == "prune":
                promises.retained = PRUNED
        else:
            promises._note(mark, line)
        return promises

    def _note(self, mark, line):
        # The number of lines of each program after `opened`.
        if line == "opened":
            self.lines[mark] = 0
            return
        number = self.lines[mark] = self.lines.get(mark, -1) + 1
        words = line.split()
        match self.step:
            case "place":
                self.placed.add(line)
            case "import":
                self._require(line == "0 refused", line)
                self.placed |= {f"i{number}" for number in range(2 * len(INSTANCES))}
            case "edit":
                self._edited(INSTANCES[(number - 1) % 3], line)
            case "batches" | "after-reader" | "after-prune":
                self._edited("i0", line)
            case "checkpoints" | "after-journal":
                self._edited("i1", line)
            case "after-format":
                self._edited("i2", line)
            case "two":
                self._edited("i" + mark[-1], line)
            case "document":
                self.document = int(line)
            case "requests":
                self.requests = int(line)
            case "host" if words[0] == "granted":
                self.granted = int(words[1])
            case "host" if words[0] == "shown":
                self.shown = int(words[1])
            case "values":
                self._require(line == str(len(INSTANCES)), line)
                self.is_migrated = True
            case "trust":
                self.trusted = int(line)
            case "lock":
                self.locked = int(line)
            case "prune":
                self._require(int(line) > 0, line)
                self.is_pruned = True
            case "forget":
                self.forgotten.add(line)
            case _:
                self._require(words[0] in ("hosting", "idle"), line)

    def _edited(self, instance, line):
        self.revisions[instance] = int(line)
        self.totals[instance] += 1

    def _require(self, condition, line):
        if not condition:
            raise SystemExit(f"error: a program of the step '{self.step}' printed '{line}'")

    def broken(self, found):
        """Yields what is lost or wrong in what `StoreFaultWriter check` found."""
        yield from found["problems"]
        if found["isMissing"]:
            if self.placed:
                yield "the store is missing"
            return
        for name in self.placed - self.forgotten:
            if name in found["instances"]:
                yield from self._broken(name, found["instances"][name])
                if name == "i2":
                    yield from self._broken_host(found["instances"][name], found["requests"])
            elif self.step != "forget":
                yield f"the instance {name} is missing"
        for name in self.forgotten & found["instances"].keys():
            yield f"the forgotten instance {name} is there"
        if not self.document <= found["document"] <= self.document + 1:
            yield f"the document has revision {found['document']} instead of {self.document}"

    def _broken(self, name, instance):
        revision, total = instance["revision"], instance["total"]
        if revision < self.revisions[name]:
            yield f"{name} has revision {revision}, but {self.revisions[name]} was acknowledged"
        new = total - self.totals[name]
        # What was not acknowledged may be stored, completely.
        unanswered = BATCH if self.step == "batches" else 1
        if not 0 <= new <= unanswered:
            yield f"{name} has {total} edits, but {self.totals[name]} were acknowledged"
        if self.step == "batches" and name == "i0" and (new + self.lines.get(".mark-0", 0)) % BATCH:
            yield f"a batch of {name} is stored in part"
        if instance["newestLogged"] != revision:
            yield f"{name} has revision {revision}, but its log ends with {instance['newestLogged']}"
        if instance["logged"] != revision - instance["firstLogged"] + 1:
            yield f"{name} has {instance['logged']} revisions in its log from {instance['firstLogged']} to {revision}"
        if instance["firstLogged"] > max(1, revision - self.retained + 1):
            yield f"the log of {name} begins with {instance['firstLogged']}"
        if instance["firstLogged"] == 1 and self.is_pruned and revision > PRUNED:
            yield f"the log of {name} is not pruned"
        if self.is_migrated and not instance["isMigrated"]:
            yield f"{name} is not migrated"

    def _broken_host(self, instance, queued):
        granted, shown = map(int, instance["host"].split()) if instance["host"] else (0, 0)
        if granted < self.granted or shown < self.shown:
            yield f"{granted} reloads are granted and {shown} shown, but {self.granted} and {self.shown} were acknowledged"
        if not self.requests <= granted + queued <= self.requests + 1:
            yield f"{granted} requests are granted and {queued} are queued, but {self.requests} were acknowledged"
        if instance["content"] != (str(shown) if shown else ""):
            yield f"the content is '{instance['content']}' after reload {shown}"

    def broken_files(self, trust_list, lock):
        """Yields what is lost in the list of trusted commands and in the lock of definitions, which are None if missing."""
        yield from _broken_count("trusted commands", trust_list, self.trusted, lambda list: len(list["allowed"]))
        # Each run adds an intent.
        yield from _broken_count("locked intents", lock, self.locked, lambda lock: len(lock["schema"]["intents"]))


def _broken_count(things, content, acknowledged, count):
    if content is None:
        if acknowledged:
            yield f"the file of {things} is missing"
        return
    try:
        found = count(json.loads(content))
    except ValueError:
        yield f"the file of {things} is damaged"
        return
    if not acknowledged <= found <= acknowledged + 1:
        yield f"there are {found} {things} instead of {acknowledged}"
