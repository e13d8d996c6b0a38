"""Compares our pictures with Apple's, and writes a page with the pairs."""

import math
import sys
import tempfile
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import numpy
from PIL import Image

import measure
import page
import raster

# What still counts as the same place, in pixels: edges and baselines between two pixels can count for either.
SAME_PLACE, POINT = 1, 3
# How much the width of a text may differ.
SAME_WIDTH = 0.02
# How far ink may begin from the place of a text, as a part of the font's size: the margins of letters are those of Inter in our
# pictures and those of San Francisco in Apple's.
LETTER_MARGIN = 0.02
# How much a component of a color may differ, of 255: in areas, and in letters, whose strokes cover few pixels as a whole.
SAME_COLOR, SAME_INK = 2, 24
# Ink of one picture that is farther from all ink of the other is reported.
REACH = 12
LEAST_STRAY_INK = 40


@dataclass
class Comparison:
    """What two pictures have in common and how they differ."""

    name: str
    set: str
    undrawn: str
    texts: int = 0
    boxes: int = 0
    differences: list = field(default_factory=list)
    # The largest distance of an edge or baseline, in pixels, and the largest relative difference of a width.
    distance: int = 0
    width: float = 0

    # Whether all differences are places that are at most a point apart.
    is_near: bool = True

    def fail(self, text, box, distance=math.inf):
        self.differences.append((text, box))
        self.is_near = self.is_near and distance <= POINT


def load(path):
    with Image.open(path) as image:
        picture = image.convert("RGBA")
        ground = Image.new("RGBA", picture.size, (255, 255, 255, 255))
        ground.alpha_composite(picture)
        return numpy.array(ground.convert("RGB"))


def signed(**distances):
    return ", ".join(f"{name} {distance:+d} px" for name, distance in distances.items() if distance)


def compare_texts(comparison, lines, ours, theirs):
    for line in lines:
        if line.is_icon:
            continue
        comparison.texts += 1
        mine, other = measure.ink(ours, line), measure.ink(theirs, line)
        if mine is None or other is None:
            comparison.fail(f"“{line.text}” is not in {'our' if mine is None else 'Apple’s'} picture", line.zone)
            continue
        baseline, width = mine.baseline - other.baseline, mine.width - other.width
        left, right = mine.left - other.left, mine.right - other.right
        # The edge or the middle along which the text is aligned does not move if its width differs.
        place = min((left, right, round((left + right) / 2)), key=abs)
        share = abs(width) / other.width
        comparison.distance = max(comparison.distance, abs(place), abs(baseline))
        comparison.width = max(comparison.width, share if abs(width) > 1 else 0)
        if abs(place) > max(SAME_PLACE, line.size * LETTER_MARGIN) or abs(baseline) > SAME_PLACE:
            places = signed(left=left, right=right, baseline=baseline)
            comparison.fail(f"“{line.text}”: {places}", line.zone, max(abs(place), abs(baseline)))
        compare_colors(comparison, f"“{line.text}”", mine.color, other.color, SAME_INK, line.zone)
        # A pixel more or less is an edge between two pixels.
        if share > SAME_WIDTH and abs(width) > 1:
            comparison.fail(f"“{line.text}”: width {width:+d} of {other.width} px, {share:.1%}", line.zone)


def compare_colors(comparison, name, mine, other, most, box):
    if max(abs(a - b) for a, b in zip(mine, other)) > most:
        colors = f"{measure.color_name(mine)} instead of {measure.color_name(other)}"
        comparison.fail(f"{name} is {colors}", box, 0)


def is_inside(box, zone):
    return zone[0] - 2 <= box[0] and zone[1] - 2 <= box[1] and box[2] <= zone[2] + 2 and box[3] <= zone[3] + 2


def areas(pixels, zones):
    """The areas of one color that are not parts of letters, icons or symbols."""
    return [region for region in measure.regions(pixels) if not any(is_inside(region.box, zone) for zone in zones)]


def edges(first, second):
    return [a - b for a, b in zip(first, second)]


def compare_symbols(comparison, symbols, ours, theirs):
    """Compares the boxes of symbols, whose drawings are not Apple's."""
    for symbol in symbols:
        mine, other = measure.ink_box(ours, symbol), measure.ink_box(theirs, symbol)
        if mine is None or other is None:
            comparison.fail(f"a symbol is not in {'our' if mine is None else 'Apple’s'} picture", symbol)
            continue
        comparison.boxes += 1
        compare_box(comparison, "the symbol", mine, other)


def compare_box(comparison, name, mine, other):
    left, top, right, bottom = edges(mine, other)
    distance = max(map(abs, (left, top, right, bottom)))
    comparison.distance = max(comparison.distance, distance)
    if distance > SAME_PLACE:
        comparison.fail(f"{name}: {signed(left=left, top=top, right=right, bottom=bottom)}", mine, distance)


def compare_areas(comparison, zones, ours, theirs):
    mine, others = areas(ours, zones), areas(theirs, zones)
    pairs = sorted(
        (sum(map(abs, edges(a.box, b.box))), i, j) for i, a in enumerate(mine) for j, b in enumerate(others))
    matched, known = {}, set()
    for distance, i, j in pairs:
        size = min(others[j].box[2] - others[j].box[0], others[j].box[3] - others[j].box[1])
        if i in matched or j in known or distance > 40 + size:
            continue
        matched[i] = j
        known.add(j)
    for i, region in enumerate(mine):
        if i not in matched:
            comparison.fail(f"an area of {region.name} is not in Apple’s picture", region.box)
            continue
        comparison.boxes += 1
        other = others[matched[i]]
        compare_box(comparison, f"the area of {other.name}", region.box, other.box)
        compare_colors(comparison, "the area", region.color, other.color, SAME_COLOR, region.box)
    for j, region in enumerate(others):
        if j not in known:
            comparison.fail(f"an area of {region.name} is only in Apple’s picture", region.box)


def ink_mask(pixels):
    """Where a picture is not of the color of its ground."""
    return numpy.abs(pixels.astype(int) - measure.most_common_color(pixels)).max(axis=2) > 60


def near(mask, reach):
    """Where a pixel of a mask is near."""
    for axis in (0, 1):
        sums = numpy.cumsum(numpy.pad(mask.astype(int), [(reach + 1, reach) if a == axis else (0, 0) for a in (0, 1)]), axis)
        length = mask.shape[axis]
        mask = sums.take(range(2 * reach + 1, 2 * reach + 1 + length), axis) > sums.take(range(length), axis)
    return mask


def compare_strays(comparison, icons, ours, theirs):
    for first, second, place in ((ours, theirs, "our"), (theirs, ours, "Apple’s")):
        stray = ink_mask(first) & ~near(ink_mask(second), REACH)
        for left, top, right, bottom in icons:
            stray[max(int(top), 0):int(bottom), max(int(left), 0):int(right)] = False
        for rows, columns in measure.components(near(stray, 6)):
            if stray[rows, columns].sum() >= LEAST_STRAY_INK:
                box = (int(columns.min()), int(rows.min()), int(columns.max()) + 1, int(rows.max()) + 1)
                comparison.fail(f"ink that is only in {place} picture", box)


def compare(comparison, document, ours, theirs):
    if ours.shape != theirs.shape:
        (height, width, _), (other_height, other_width, _) = ours.shape, theirs.shape
        comparison.fail(f"the size is {width} × {height} instead of {other_width} × {other_height}", (0, 0, 0, 0))
        return
    lines, symbols = measure.contents(document)
    compare_texts(comparison, lines, ours, theirs)
    compare_symbols(comparison, symbols, ours, theirs)
    compare_areas(comparison, symbols + [line.zone for line in lines], ours, theirs)
    compare_strays(comparison, [line.zone for line in lines if line.is_icon], ours, theirs)
    if comparison.undrawn:
        comparison.fail(f"not drawn: {comparison.undrawn}", (0, 0, 0, 0))


def check_comparison(document, ours):
    """Requires that a picture is the same as itself, and that one that is moved by two pixels is not."""
    for axis in (0, 1):
        moved, itself = Comparison("", "", ""), Comparison("", "", "")
        compare(moved, document, numpy.roll(ours, SAME_PLACE + 1, axis), ours)
        compare(itself, document, ours, ours)
        if not moved.differences or itself.differences:
            sys.exit(f"error: the comparison is wrong for {document}")


def rasterize(rows, output, fonts):
    by_size = defaultdict(list)
    for _, name, _ in rows:
        path = output / "ours" / f"{name}.svg"
        with path.open() as file:
            head = file.readline()
        size = tuple(int(head.split(f'{side}="')[1].split('"')[0]) for side in ("width", "height"))
        by_size[size].append(path)
    with tempfile.TemporaryDirectory() as scratch:
        for size, documents in by_size.items():
            raster.rasterize(documents, size, Path(scratch), fonts)


def report(comparisons):
    print(f"{'picture':<92}texts boxes place width")
    for c in comparisons:
        result = f"{len(c.differences)} differ" if c.differences else "same"
        name = c.name.split("/")[1]
        print(f"{name:<92}{c.texts:>5} {c.boxes:>5} {c.distance:>2} px {c.width:>5.1%}  {result}")
    print(f"\n{'set':<14}pictures  within a pixel  within a point")
    for name, count in Counter(c.set for c in comparisons).items():
        same = sum(c.set == name and not c.differences for c in comparisons)
        near = sum(c.set == name and c.is_near for c in comparisons)
        print(f"{name:<14}{count:>8}  {same:>14}  {near:>14}")


def main():
    output, snapshots, fonts, sets = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), sys.argv[4:]
    table = (output / "pictures.tsv").read_text().splitlines()
    rows = [row for row in (line.split("\t") for line in table) if not sets or row[0].split("-")[0] in sets]
    rasterize(rows, output, fonts)
    comparisons, checked = [], set()
    for set_name, name, undrawn in rows:
        comparison = Comparison(name, set_name, undrawn)
        document, ours = output / "ours" / f"{name}.svg", load(output / "ours" / f"{name}.png")
        if set_name not in checked:
            check_comparison(document, ours)
            checked.add(set_name)
        compare(comparison, document, ours, load(snapshots / f"{name}.png"))
        comparisons.append(comparison)
    report(comparisons)
    page.write(comparisons, output, snapshots)
    sys.exit(any(c.differences for c in comparisons))


main()
