"""Replaces the logo of the app's asset catalog, which is a PDF document, with a PNG."""

import json
import sys
from pathlib import Path

import pypdfium2

SCALE = 3

folder = Path(sys.argv[1])
document = next(folder.glob("*.pdf"))
page = pypdfium2.PdfDocument(document)[0]
page.render(scale=SCALE, fill_color=(0, 0, 0, 0)).to_pil().save(folder / "logo.png")
contents = {"images": [{"filename": "logo.png", "idiom": "universal", "scale": f"{SCALE}x"}]}
(folder / "Contents.json").write_text(json.dumps(contents))
