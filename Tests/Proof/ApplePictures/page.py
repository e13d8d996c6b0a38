"""Writes the page with the pairs of pictures."""

import html
import os
import shutil

STYLE = """
body { font: 15px system-ui, sans-serif; margin: 24px; background: #888; }
section { margin: 0 0 32px; }
h2 { font-size: 15px; margin: 0 0 8px; }
figure { display: inline-block; position: relative; margin: 0 12px 0 0; }
figure img { width: var(--width); display: block; }
figcaption { font-size: 13px; }
i { position: absolute; outline: 1px solid #f0f; }
.same { color: #060; }
"""


def write(comparisons, output, snapshots):
    """Writes `pairs.html`: our picture beside Apple's, with the places of all differences."""
    parts = [f"<!doctype html><html lang=en><meta charset=utf-8><title>Pairs</title><style>{STYLE}</style>"]
    for comparison in comparisons:
        theirs = output / "apple" / f"{comparison.name}.png"
        theirs.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(snapshots / f"{comparison.name}.png", theirs)
        marks = "".join(
            f'<i style="left:{l / 3:.1f}px;top:{t / 3:.1f}px;width:{(r - l) / 3:.1f}px;height:{(b - t) / 3:.1f}px"></i>'
            for _, (l, t, r, b) in comparison.differences)
        result = "".join(f"<li>{html.escape(text)}" for text, _ in comparison.differences)
        name = html.escape(comparison.name.split("/")[1])
        width = f"--width:{width_of(output / 'ours' / f'{comparison.name}.png') / 3:.0f}px"
        parts.append(
            f"<section><h2>{name}</h2>"
            + "".join(
                f'<figure style="{width}"><img src="{html.escape(os.path.relpath(path, output))}" alt="">{over}'
                f"<figcaption>{caption}</figcaption></figure>"
                for path, over, caption in (
                    (output / "ours" / f"{comparison.name}.png", marks, "ours"), (theirs, "", "Apple’s")))
            + (f"<ul>{result}</ul>" if result else '<p class="same">The same.</p>') + "</section>")
    (output / "pairs.html").write_text("\n".join(parts))


def width_of(path):
    with path.open("rb") as file:
        return int.from_bytes(file.read(20)[16:], "big")
