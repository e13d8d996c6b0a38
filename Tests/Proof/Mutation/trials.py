"""Runs the tests of a module with one mutation at a time."""

import json
import os
import re
import selectors
import shutil
import signal
import subprocess
import tempfile
import time
from array import array
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# Suites that take longer are divided into their tests.
LONG = 8
# The groups in which suites run: up to so many seconds each.
GROUPS = [1, 4, float("inf")]


def program(copy):
    return next((copy / ".build" / "debug").glob("*PackageTests.xctest"))


def run_tests(copy, module, names, limit, environment):
    """Runs tests until one fails, and returns `passed`, `timeout` or the line of the failure."""
    # Any character stands for those that have a meaning in a regular expression.
    filters = [part for name in names for part in ("--filter", "^" + re.sub(r"[^\w]", ".", name))]
    scratch = tempfile.mkdtemp(prefix="mutation-")
    variables = dict(os.environ, TMPDIR=scratch, NO_COLOR="1", **environment)
    # The tests of other modules would run over PostgreSQL, too.
    if module != "IntentStorePostgreSQL":
        variables.pop("INTENT_TEST_POSTGRESQL", None)
    process = subprocess.Popen(
        [program(copy), "--testing-library", "swift-testing"] + filters, cwd=copy, env=variables,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
    try:
        return outcome(process, time.monotonic() + limit)
    finally:
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.stdout.close()
        process.wait()
        kill_all(scratch)
        shutil.rmtree(scratch, ignore_errors=True)


def kill_all(scratch):
    """Kills the programs that killed tests have left running, by the folder in their environment."""
    for variables in Path("/proc").glob("[0-9]*/environ"):
        try:
            if f"TMPDIR={scratch}".encode() in variables.read_bytes().split(b"\0"):
                os.kill(int(variables.parent.name), signal.SIGKILL)
        except OSError:
            pass


def outcome(process, deadline):
    """Reads the output of the tests up to the first failure."""
    selector = selectors.DefaultSelector()
    selector.register(process.stdout, selectors.EVENT_READ)
    text = b""
    while True:
        left = deadline - time.monotonic()
        if left <= 0:
            return "timeout"
        if not selector.select(left):
            continue
        data = os.read(process.stdout.fileno(), 1 << 16)
        text = (text + data)[-(1 << 18):]
        if failure := re.search("✘[^\n]*\n".encode(), text):
            return failure.group().decode(errors="replace").strip()
        if not data:
            break
    try:
        status = process.wait(max(0.1, deadline - time.monotonic()))
    except subprocess.TimeoutExpired:
        return "timeout"
    return "passed" if status == 0 and b"Test run with" in text else f"exited with {status}"


def listed(copy, module):
    """Returns the names of the module's tests, by suite."""
    output = subprocess.run(
        [program(copy), "--testing-library", "swift-testing", "--list-tests"], cwd=copy, stdout=subprocess.PIPE, text=True)
    suites = defaultdict(list)
    for line in output.stdout.splitlines():
        if line.startswith(module + "Tests."):
            suites[line.partition("/")[0] + "/" if "/" in line else line].append(line)
    return suites


def measure(copy, module, names, limit=900):
    """Runs tests without a mutation, and returns the seconds, the mutations that they reach, and the outcome."""
    with tempfile.TemporaryDirectory(prefix="reached-") as folder:
        file = Path(folder) / "numbers"
        begin = time.monotonic()
        result = run_tests(copy, module, names, limit, {"MUTATIONS_REACHED": str(file)})
        numbers = array("i")
        if file.exists():
            numbers.frombytes(file.read_bytes())
    return time.monotonic() - begin, set(numbers), result


def parts_of(copy, module, jobs):
    """Returns the parts of a module's tests: a name, its seconds and the mutations that it reaches."""
    suites = listed(copy, module)
    parts = []
    with ThreadPoolExecutor(jobs) as pool:
        first = dict(zip(suites, pool.map(lambda suite: measure(copy, module, [suite]), suites)))
        long = [name for suite in suites if first[suite][0] > LONG for name in suites[suite]]
        tests = dict(zip(long, pool.map(lambda name: measure(copy, module, [name]), long)))
    for name, (seconds, reached, result) in list(first.items()) + list(tests.items()):
        if name in suites and len(suites[name]) > 1 and first[name][0] > LONG:
            continue
        if result != "passed":
            print(f"{name} is left out, because it fails without a mutation: {result}", flush=True)
            continue
        parts.append((name, seconds, reached))
    return sorted(parts, key=lambda part: part[1])


def attempt(copy, module, mutation, parts):
    """Runs the tests that reach a mutation, the fastest first."""
    reaching = [part for part in parts if mutation.number in part[2]]
    if not reaching:
        return "not covered", ""
    low = 0
    for high in GROUPS:
        group = [part for part in reaching if low < part[1] <= high]
        low = high
        if group:
            limit = 20 + 5 * sum(part[1] for part in group)
            result = run_tests(copy, module, [part[0] for part in group], limit, {"MUTATION": str(mutation.number)})
            if result != "passed":
                return ("timeout" if result == "timeout" else "noticed"), result
    return "survived", ""


def run(module, chosen, copy, jobs, outcomes, record):
    """Tries the mutations whose outcome is not known, or was not noticed, and records the outcomes in a file."""
    names = {"\t".join(mutation.key): mutation for mutation in chosen}
    open_ones = [key for key in names if outcomes.get(key, {}).get("outcome") not in ("noticed", "timeout")]
    if not open_ones:
        return
    begin = time.monotonic()
    parts = parts_of(copy, module, jobs)
    print(f"{module}: {len(parts)} parts of its tests measured in {time.monotonic() - begin:.0f} s", flush=True)

    def finish(key):
        start = time.monotonic()
        result, evidence = attempt(copy, module, names[key], parts)
        seconds = round(time.monotonic() - start, 1)
        outcomes[key] = {"number": names[key].number, "outcome": result, "evidence": evidence, "seconds": seconds}
        print(f"{names[key].number} {result} {seconds} s {names[key]} {evidence}", flush=True)

    with ThreadPoolExecutor(jobs) as pool:
        for _ in pool.map(finish, open_ones):
            record.write_text(json.dumps(dict(outcomes), indent=1, ensure_ascii=False))
