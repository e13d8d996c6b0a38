"""Measures what a picture contains: areas of one color, and the ink of texts."""

import math
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass

import numpy

SCALE = 3
# How far around a text or symbol its ink is searched, in pixels.
MARGIN = 10
# The least difference from the color of the ground, of 255, and how much ink covers a pixel at an edge.
FAINTEST, LEAST_COVERAGE = 30, 0.3
SVG = "{http://www.w3.org/2000/svg}"


@dataclass
class Line:
    """A line of text at its place in our picture, in pixels."""

    text: str
    x: float
    baseline: float
    width: float
    size: float

    @property
    def is_icon(self):
        """Whether the text is a glyph of an icon font, from a private area of Unicode."""
        return all(0xE000 <= ord(c) <= 0xF8FF or ord(c) >= 0xF0000 for c in self.text)

    @property
    def zone(self):
        """The left, top, right and bottom of all that letters of the font can cover, and a few pixels more."""
        if self.is_icon:
            return (self.x - 6, self.baseline - self.size * 1.2, self.x + self.size + 6, self.baseline + self.size * 0.5)
        return (
            self.x - 6, self.baseline - self.size * 0.8 - 4, self.x + self.width + max(6, self.width * 0.05),
            self.baseline + self.size * 0.3 + 4)


def matrix(transform):
    """Returns the matrix of an attribute `transform`."""
    result = numpy.eye(3)
    for name, values in re.findall(r"(\w+)\(([^)]*)\)", transform or ""):
        v = [float(value) for value in re.split(r"[ ,]+", values.strip())]
        step = numpy.eye(3)
        if name == "translate":
            step[0, 2], step[1, 2] = v[0], v[1] if len(v) > 1 else 0
        elif name == "scale":
            step[0, 0], step[1, 1] = v[0], v[1] if len(v) > 1 else v[0]
        elif name == "matrix":
            step[:2, :] = numpy.array(v).reshape(3, 2).T
        elif name == "rotate":
            angle = math.radians(v[0])
            step[:2, :2] = [[math.cos(angle), -math.sin(angle)], [math.sin(angle), math.cos(angle)]]
        else:
            raise ValueError(f"unknown transform {name}")
        result = result @ step
    return result


def contents(document):
    """Returns the lines of text of an SVG document, and the boxes of its symbols: groups of paths."""
    found, symbols = [], []

    def walk(element, transform):
        transform = transform @ matrix(element.get("transform"))
        if element.get("transform") and all(child.tag == SVG + "path" for child in element):
            numbers = [float(n) for path in element for n in re.findall(r"-?[\d.]+", path.get("d"))]
            corners = [transform @ [*function(numpy.reshape(numbers, (-1, 2)), axis=0), 1] for function in (numpy.min, numpy.max)]
            (left, top, _), (right, bottom, _) = corners
            # Half of a line's width is outside of its path.
            width = max(float(path.get("stroke-width", 0)) for path in element) * transform[0, 0]
            symbols.append(
                (left * SCALE - width * 2, top * SCALE - width * 2, right * SCALE + width * 2, bottom * SCALE + width * 2))
            return
        if element.tag == SVG + "text" and (element.text or "").strip():
            x, y, _ = transform @ [float(element.get("x")), float(element.get("y")), 1]
            factor = transform[0, 0] * SCALE
            size = float(element.get("font-size"))
            width = float(element.get("textLength", size))
            found.append(Line(element.text, x * SCALE, y * SCALE, width * factor, size * factor))
        for child in element:
            walk(child, transform)

    walk(ElementTree.parse(document).getroot(), numpy.eye(3))
    return found, symbols


@dataclass
class Ink:
    """The first column, the first behind the last column, and the first row below letters that have no descender.

    The color is that which differs most from the ground: small letters have hardly a pixel of their whole color.
    """

    left: int
    right: int
    baseline: int
    color: tuple

    @property
    def width(self):
        return self.right - self.left


def zone_ink(pixels, zone):
    """Returns how much of each pixel the ink in a zone covers, and the place of the first pixel; None without ink."""
    height, width, _ = pixels.shape
    left, top, right, bottom = (round(value) for value in zone)
    x0, y0 = max(left - MARGIN, 0), max(top - MARGIN, 0)
    part = pixels[y0:min(bottom + MARGIN, height), x0:min(right + MARGIN, width)].astype(int)
    difference = numpy.abs(part - most_common_color(part)).max(axis=2)
    kept = numpy.zeros(difference.shape, bool)
    for rows, columns in components(difference > FAINTEST):
        center_x, center_y = (columns.min() + columns.max()) / 2 + x0, (rows.min() + rows.max()) / 2 + y0
        # What leaves the surroundings is an area behind or beside them.
        leaves = columns.min() + x0 < left - MARGIN / 2 or columns.max() + x0 > right + MARGIN / 2
        if left <= center_x <= right and top <= center_y <= bottom and not leaves:
            kept[rows, columns] = True
    if not kept.any():
        return None
    coverage = numpy.where(kept, difference, 0) / difference[kept].max()
    color = part[numpy.unravel_index(coverage.argmax(), coverage.shape)]
    return coverage, x0, y0, tuple(int(component) for component in color)


def ink(pixels, line):
    """Returns where a picture has the ink of a line of ours; None without ink there."""
    found = zone_ink(pixels, line.zone)
    if found is None:
        return None
    coverage, x0, y0, color = found
    columns = numpy.flatnonzero((coverage > LEAST_COVERAGE).any(axis=0))
    profile = coverage.sum(axis=1)
    # Below the baseline, only descenders have ink: there, the sum of a row drops most.
    near = numpy.arange(len(profile) - 1)
    near = near[abs(near + y0 + 1 - line.baseline) <= 12]
    if not len(near):
        return None
    drop = profile[near] - profile[near + 1]
    return Ink(int(columns[0] + x0), int(columns[-1] + x0 + 1), int(near[drop.argmax()] + y0 + 1), color)


def ink_box(pixels, box):
    """Returns the left, top, right and bottom of the ink in a box of ours; None without ink there."""
    found = zone_ink(pixels, box)
    if found is None:
        return None
    coverage, x0, y0, _ = found
    rows, columns = numpy.nonzero(coverage > LEAST_COVERAGE)
    return (int(columns.min() + x0), int(rows.min() + y0), int(columns.max() + x0 + 1), int(rows.max() + y0 + 1))


def most_common_color(pixels):
    flat = pixels.reshape(-1, 3).astype(int)
    keys, counts = numpy.unique(flat @ [65536, 256, 1], return_counts=True)
    key = int(keys[counts.argmax()])
    return numpy.array([key >> 16, key >> 8 & 255, key & 255])


class Sets:
    """Disjoint sets of numbers."""

    def __init__(self):
        self.parents = []

    def add(self):
        self.parents.append(len(self.parents))
        return len(self.parents) - 1

    def root(self, number):
        while self.parents[number] != number:
            self.parents[number] = self.parents[self.parents[number]]
            number = self.parents[number]
        return number

    def join(self, first, second):
        self.parents[self.root(second)] = self.root(first)


def components(mask):
    """Returns the rows and columns of each connected part of a mask; corners connect."""
    sets, labels, previous = Sets(), {}, []
    for y in range(mask.shape[0]):
        edges = numpy.flatnonzero(numpy.diff(numpy.concatenate(([0], mask[y].astype(numpy.int8), [0]))))
        current = [(int(start), int(end), sets.add()) for start, end in zip(edges[::2], edges[1::2])]
        for start, end, label in current:
            for other_start, other_end, other in previous:
                if start <= other_end and other_start <= end:
                    sets.join(other, label)
            labels.setdefault(label, (y, start, end))
        previous = current
    grouped = {}
    for label, (y, start, end) in labels.items():
        rows, columns = grouped.setdefault(sets.root(label), ([], []))
        rows.extend([y] * (end - start))
        columns.extend(range(start, end))
    return [(numpy.array(rows), numpy.array(columns)) for rows, columns in grouped.values()]


@dataclass
class Region:
    """A connected area of one color: its color, its number of pixels, and its left, top, right and bottom."""

    color: tuple
    area: int
    box: tuple

    @property
    def name(self):
        return color_name(self.color)


def color_name(color):
    return "#" + "".join(f"{component:02x}" for component in color)


# In pixels; a bar of an event has 774.
LEAST_AREA = 400
SHORTEST_RUN = 3
# The borders of tiles are lines of three pixels, two of which are of their color; bars of events have nine.
LEAST_THICKNESS = 5
# The least difference of the components of a color that is not a gray.
COLORFUL = 20


def regions(pixels):
    """Returns the areas of one color. Pixels at edges, which mix two colors, belong to none."""
    values = pixels.astype(int)
    sets, runs, previous = Sets(), [], []
    for y in range(values.shape[0]):
        row = values[y]
        changes = numpy.flatnonzero(numpy.abs(numpy.diff(row, axis=0)).max(axis=1)) + 1
        bounds = numpy.concatenate(([0], changes, [len(row)]))
        current = []
        for start, end in zip(bounds[:-1], bounds[1:]):
            if end - start < SHORTEST_RUN:
                continue
            label = sets.add()
            color = row[(start + end) // 2]
            current.append((int(start), int(end), label, color))
            runs.append((y, int(start), int(end), color))
        first = 0
        for start, end, label, color in current:
            while first < len(previous) and previous[first][1] <= start:
                first += 1
            for other_start, other_end, other, other_color in previous[first:]:
                if other_start >= end:
                    break
                if numpy.abs(color - other_color).max() <= 4:
                    sets.join(other, label)
        previous = current
    grouped = {}
    for label, run in enumerate(runs):
        grouped.setdefault(sets.root(label), []).append(run)
    found = []
    for group in grouped.values():
        area = sum(end - start for _, start, end, _ in group)
        if area < LEAST_AREA:
            continue
        longest = max(group, key=lambda run: run[2] - run[1])
        box = (min(r[1] for r in group), group[0][0], max(r[2] for r in group), group[-1][0] + 1)
        if area < LEAST_THICKNESS * max(box[2] - box[0], box[3] - box[1]):
            continue
        color = tuple(int(component) for component in longest[3])
        found.append(Region(color, area, refined(values, color, box)))
    return found


def refined(values, color, box):
    """Returns the box of an area with those pixels at its edges that are more of its color than of that around it."""
    if max(color) - min(color) < COLORFUL:
        return box
    x0, y0 = max(box[0] - 3, 0), max(box[1] - 3, 0)
    part = values[y0:box[3] + 3, x0:box[2] + 3]
    around = most_common_color(numpy.concatenate([part[0], part[-1], part[:, 0], part[:, -1]]))
    rows, columns = numpy.nonzero(numpy.abs(part - color).max(axis=2) < numpy.abs(around - color).max() / 2)
    if not len(rows):
        return box
    return (int(columns.min() + x0), int(rows.min() + y0), int(columns.max() + x0 + 1), int(rows.max() + y0 + 1))
