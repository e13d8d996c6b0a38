#!/usr/bin/env python3
"""Composes each file to PyYAML's tree of nodes, with its C loader."""
import sys

import yaml

for path in sys.argv[1:]:
    with open(path, "rb") as file:
        if yaml.compose(file, Loader=yaml.CSafeLoader) is None:
            sys.exit(f"{path}: no document")
