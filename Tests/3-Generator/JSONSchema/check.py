"""Compares the JSON Schema of form.intent.yaml with what intentctl stores and shows.

    check.py BIN SCHEMA DEFINITION      BIN is the folder of intentctl; SCHEMA is Form.schema.json

The values of every instance must be valid, and a row must be shown exactly if the values match its schema `shown.…`.
Invalid values must not match the schema.
"""
import itertools
import json
import pathlib
import random
import subprocess
import sys
import tempfile

import jsonschema

CHOICES = {
    "mode": ["simple", "full", "none"],
    "place": [{"identifier": "home"}, {"identifier": "work"}, None],
    "places": [[], [{"identifier": "work"}], [{"identifier": "home"}, {"identifier": "work"}]],
    "note": ["text", None],
    "loud": [True, False, None],
    "volume": [0, 20, 25, 100],
    "city": ["oslo", None],
    "heat": [{"value": 20, "unit": "celsius"}, {"value": 300, "unit": "kelvin"}, None],
    "day": ["2026-11-20", None],
}
WRONG = {
    "mode": ["loud", 1, None], "volume": [101, 7, "5", None], "place": [{"identifier": "moon", "displayString": "Moon"}],
    "places": ["home", [1], [None] * 4], "note": [3], "city": ["rome"], "walk": ["5m"], "day": ["20 November"],
    "heat": [{"value": 31, "unit": "celsius"}, {"value": 3, "unit": "meters"}, 20],
}


def instances(intentctl, definition, store, count):
    """Yields the output of `get` and `show` for instances with random values."""
    generator = random.Random(5)

    def run(*arguments):
        process = subprocess.run(
            [intentctl, *arguments, "--definitions", definition, "--store", store], capture_output=True, text=True, check=True)
        return process.stdout

    for number in range(count):
        family = generator.choice(["systemSmall", "systemLarge"])
        # A small widget has one slot.
        values = {name: generator.choice(choices) for name, choices in CHOICES.items() if generator.random() < 0.7}
        if family == "systemSmall" and "places" in values:
            values["places"] = values["places"][:1]
        assignments = [f"{name}:={json.dumps(value)}" for name, value in values.items()]
        instance = f"i{number}"
        run("add", "form", "--family", family, "--id", instance, *assignments)
        yield json.loads(run("get", instance, "--json")), json.loads(run("show", instance, "--json"))["parameters"]


def check(bin_folder, schema_path, definition):
    schema = json.loads(pathlib.Path(schema_path).read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    rows = {name[len("shown."):]: jsonschema.Draft7Validator({"$ref": f"#/definitions/{name}", "definitions": schema["definitions"]})
            for name in schema["definitions"] if name.startswith("shown.")}
    seen = {name: set() for name in rows}
    problems = []
    with tempfile.TemporaryDirectory() as scratch:
        for value, shown in instances(f"{bin_folder}/intentctl", definition, f"{scratch}/store.sqlite", 60):
            problems += [f"{value}: {error.message}" for error in validator.iter_errors(value)]
            # Conditions use effective values: a hidden value reads as its default or as no value.
            for name, row in rows.items():
                is_shown = row.is_valid(value)
                seen[name].add(is_shown)
                if is_shown == ("hidden" in shown[name]["marks"]):
                    problems.append(f"{value}: only the schema {'shows' if is_shown else 'hides'} the row of {name}")
    problems += [f"the row of {name} was never both shown and hidden" for name, states in seen.items() if len(states) < 2]
    everything = {"mode": "full", "place": {"identifier": "home", "displayString": "Home"}, "loud": True, "places": [
        {"identifier": "work", "displayString": "Work"}]}
    problems += [f"{everything}: {error.message}" for error in validator.iter_errors(everything)]
    for name, value in itertools.chain.from_iterable(((n, v) for v in values) for n, values in WRONG.items()):
        if validator.is_valid({**everything, name: value}):
            problems.append(f"{name} = {value!r} is valid")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(check(*sys.argv[1:]))
