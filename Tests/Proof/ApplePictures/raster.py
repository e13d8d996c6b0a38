"""Draws SVG documents with Chromium, at three pixels for a point."""

import os
import subprocess
from pathlib import Path

from PIL import Image

SCALE = 3
# Chromium draws pages of at most 16,384 pixels on a side.
COLUMNS, ROWS = 4, 4
# On Apple's systems a custom font is found by its PostScript name.
ICONS = ("'MaterialDesignIcons'", "'Material Design Icons'")
# The corners of a widget on a screen, which a picture of a test does not have.
CORNERS = ' rx="22" ry="22"'


def prepared(document, is_dark):
    """Returns an SVG document with square corners and the colors of one appearance."""
    style = "@media all" if is_dark else "@media not all"
    document = document.replace(CORNERS, "").replace(*ICONS)
    return document.replace("@media (prefers-color-scheme: dark)", style)


def rasterize(documents, size, scratch, fonts):
    """Writes a PNG beside each SVG document; all have the given size in points. `fonts` is a folder with further fonts."""
    environment = dict(os.environ, XDG_DATA_HOME=str(fonts.resolve()))
    for path in documents:
        path.write_text(prepared(path.read_text(), path.stem.endswith("dark")))
    for start in range(0, len(documents), COLUMNS * ROWS):
        sheet = documents[start:start + COLUMNS * ROWS]
        page, shot = scratch / "sheet.html", scratch / "sheet.png"
        places = [(index % COLUMNS * size[0], index // COLUMNS * size[1]) for index in range(len(sheet))]
        images = "".join(
            f'<img src="{path.resolve().as_uri()}" style="position:absolute;left:{x}px;top:{y}px">'
            for path, (x, y) in zip(sheet, places))
        page.write_text(f'<!doctype html><meta charset="utf-8"><body style="margin:0;background:#fff">{images}')
        shot.unlink(missing_ok=True)
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--log-level=3",
             f"--force-device-scale-factor={SCALE}", f"--window-size={size[0] * COLUMNS},{size[1] * ROWS}",
             f"--user-data-dir={scratch / 'chromium'}", "--allow-file-access-from-files", f"--screenshot={shot}",
             page.resolve().as_uri()],
            check=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=300)
        with Image.open(shot) as whole:
            for path, (x, y) in zip(sheet, places):
                box = (x * SCALE, y * SCALE, (x + size[0]) * SCALE, (y + size[1]) * SCALE)
                whole.crop(box).convert("RGB").save(path.with_suffix(".png"))
