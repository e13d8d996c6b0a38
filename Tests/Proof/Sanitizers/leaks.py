"""Runs the tools under valgrind, and reports memory that no pointer refers to at their end.

usage: leaks.py PROGRAMS DEFINITIONS XCODE_FILE LIBRARY

Objects of Swift do not count: intentgen keeps the definitions until its end without a pointer that valgrind recognizes, and
Swift's enumerations store other bits in their pointers. What counts is memory of C libraries, of calls of malloc, and of
pointers that Swift code allocates."""
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

PROGRAMS, DEFINITIONS, XCODE_FILE, LIBRARY = (os.path.abspath(path) for path in sys.argv[1:])
INVALID = "intentDefinition: 1\nlanguage: en\nintents:\n  A:\n    parameters:\n      x: { type: Nope, default: 3 }\n"
CUT = "intentDefinition: 1\nintents: [1, {a: &b 'c"


def run(name, expected, arguments):
    """Runs a tool, and returns its output and its leaks."""
    with tempfile.NamedTemporaryFile(suffix=".xml") as report:
        result = subprocess.run(
            ["valgrind", "--leak-check=full", "--show-leak-kinds=definite", "--undef-value-errors=no", "--num-callers=40",
             "--xml=yes", f"--xml-file={report.name}", f"{PROGRAMS}/{arguments[0]}", *arguments[1:]],
            env=os.environ | {"LD_PRELOAD": LIBRARY}, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if result.returncode != expected:
            sys.exit(f"error: {name} exited with {result.returncode} instead of {expected}: {result.stderr}")
        errors = xml.parse(report.name).getroot().findall("error")
    leaks, objects = [], 0
    for error in errors:
        frames = [frame.findtext("fn") or "?" for frame in error.find("stack")]
        if "swift_allocObject" in frames[:4] and "Leak" in error.findtext("kind"):
            objects += 1
        else:
            leaks.append(f"{error.findtext('kind')}: {' < '.join(frames[:12])}")
    print(f"{name}: {len(leaks)} leaks of C or of pointers, {objects} kept objects of Swift", flush=True)
    return result.stdout, leaks


def main():
    found = []
    with tempfile.TemporaryDirectory() as folder:
        def check(name, *arguments, exits=0):
            output, leaks = run(name, exits, arguments)
            found.extend(f"{name}: {leak}" for leak in leaks)
            return output.split()

        def path(name, text=None):
            if text is not None:
                with open(f"{folder}/{name}", "w") as file:
                    file.write(text)
            return f"{folder}/{name}"

        check("validate", "intentgen", "validate", DEFINITIONS)
        check("invalid definitions", "intentgen", "validate", path("a.intent.yaml", INVALID), path("b.intent.yaml", CUT), exits=65)
        check("generate", "intentgen", "generate", DEFINITIONS, "--output", path("generated"))
        check("import", "intentgen", "import", XCODE_FILE, "--output", path("imported"))
        check("export", "intentgen", "export", path("imported"), "--output", path("exported.intentdefinition"))
        common = ["--definitions", DEFINITIONS, "--store", path("store.sqlite")]
        (instance,) = check("add", "intentctl", "add", "ClockWidget", "--family", "systemSmall", *common)
        check("set", "intentctl", "set", instance, "showSeconds=true", *common)
        check("an invalid value", "intentctl", "set", instance, "showSeconds=maybe", *common, exits=65)
        for command in ("get", "history", "undo"):
            check(command, "intentctl", command, instance, *common)
        for command in ("list", "doctor", "export"):
            check(command, "intentctl", command, *common)
        common[-1] = path("damaged.sqlite", "not a database " * 500)
        os.chmod(common[-1], 0o600)
        check("a damaged store", "intentctl", "list", *common, exits=69)
        common[-1] = "postgresql://nobody@127.0.0.1:1/none"
        check("a server that does not answer", "intentctl", "list", *common, exits=69)
        server = os.environ.get("INTENT_TEST_POSTGRESQL")
        if server:
            common[-1] = server
            check("a store on a server", "intentctl", "store", "create", "--store", server)
            (instance,) = check("add on a server", "intentctl", "add", "ClockWidget", "--family", "systemSmall", *common)
            check("set on a server", "intentctl", "set", instance, "showSeconds=true", *common)
            check("list on a server", "intentctl", "list", *common)
    if found:
        sys.exit("\n".join(found))


main()
