"""Drives the board in a headless Chromium, with a server and a store of its own.

usage: browser.py TOOLS [--screenshots FOLDER]

TOOLS contains intentctl and sample-extension.
"""

import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import axe_core_python
from selenium import webdriver
from selenium.common.exceptions import NoSuchElementException, StaleElementReferenceException, TimeoutException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

ROOT = pathlib.Path(__file__).resolve().parents[2]

DEFINITION = """
intentDefinition: 1
language: en
group: group.example.widgets

enums:
  Mode: { cases: [departures, arrivals, both] }
types:
  Station: { title: Station }
  Near: { properties: { mode: Mode } }
  Stop: { options: { central: Central, harbor: Harbor } }
  Caption: { oneOf: { words: String, minutes: Integer } }
  Gadget:
    options:
      lock: { title: Lock, image: { system: lock.fill } }
      trunk: { title: Trunk, disabled: "Closed until May, because the hinge is being replaced." }
  Stay:
    fields:
      stop: { type: Stop }
      label: { type: String, length: ...8, description: A short name. }
      minutes: { type: Integer, range: 1...90, control: stepper, default: 15 }
      isExpress: { type: Boolean, default: false }
      lines: { type: [String] }
intents:
  Trial:
    description: One row of each kind.
    parameters:
      mode: { type: Mode, default: departures }
      rows: { type: Integer, range: 1...6, control: stepper, default: 3 }
      refresh: { type: Integer, range: 5...60, control: slider, default: 15 }
      showDelay: { type: Boolean, default: true }
      delayLimit: { type: TimeInterval, default: 10m, when: { showDelay: true } }
      day: { type: DateComponents, kind: date }
      count: Integer
      note: { type: String, default: abc }
      tint: { type: Color, default: accent }
      stripes: { type: [Color], size: 2, default: ["#ff880080"] }
      shade: { type: Color, options: { "#202040": Night, orange: Orange } }
      stops: { type: [Station], size: 3, optionsFrom: { file: stations.json } }
      station: { type: Station, optionsFrom: { file: stations.json } }
  Chain:
    parameters:
      mode: Mode
      near: { type: [Near], size: 1, optionsFrom: { file: near.json, where: { mode: { row: mode } } }, default: { first: 1 } }
  Parts:
    sections: { basics: {}, more: { title: More, description: Rarely needed., folded: true } }
    parameters:
      limit: { type: Integer, range: 1...9, section: more }
      name: { type: String, section: basics }
      first: Boolean
  Typed:
    parameters:
      alarm: { type: DateComponents, kind: time, default: 06:05 }
      moment: DateComponents
      names: { type: [String], size: 1...4 }
      length: Length
      frost: { type: Temperature, unit: celsius, range: -30...10 }
      walk: { type: TimeInterval, default: 5m }
      pause: { type: TimeInterval, unit: minutes }
      angle: Angle
      share: { type: Decimal, range: { min: 0.5, max: 2.5, step: 0.001 }, control: slider }
      price: CurrencyAmount
      captions: { type: [Caption], size: 2 }
      gadget: Gadget
      token: { type: String, secret: true }
      word: String
      other: String
  Journey:
    parameters:
      home: Stay
      stations: { type: [Stay], size: 3 }
widgets:
  TypedWidget: { kind: com.example.typed, title: Typed, intent: Typed, families: [systemSmall] }
  JourneyWidget: { kind: com.example.journey, title: Journey, intent: Journey, families: [systemSmall] }
  FixedWidget: { kind: com.example.fixed, title: Fixed, intent: Parts, families: [systemSmall] }
  PartsWidget: { kind: com.example.parts, title: Parts, intent: Parts, families: [systemSmall] }
  ChainWidget: { kind: com.example.chain, title: Chain, intent: Chain, families: [systemSmall] }
  TrialWidget:
    kind: com.example.trial
    title: Trial
    intent: Trial
    families: [systemSmall, systemMedium, systemLarge]
    askWhenAdded: true
    presets:
      evening: { title: Way home, description: Arrivals of the evening., values: { mode: arrivals, rows: 5 } }
      quiet: { values: { showDelay: false } }
"""

POLICY = """
intentPolicy: 1
by: Station operations
message: Ask at desk 4.
widgets: { FixedWidget: { defaults: { name: Central }, locked: [name, limit] } }
"""

# A widget whose words and values are longer than a phone is wide.
WORD = "Verkehrsmittelauswahlmöglichkeitenanzeige"
ROWS = [
    "Mode, default: departures", "Integer, range: 1...6, control: stepper, default: 3", "Integer, range: 5...60, control: slider, default: 15",
    "Boolean, default: true", "TimeInterval, default: 10m", "DateComponents, kind: dateTime", "Integer, default: 9007199254740993",
    f"String, default: {2 * WORD}", f"String, multiline: true, default: {2 * WORD}", 'Color, default: "#ff880080"', "[Color], size: 2",
    "CurrencyAmount, default: 123456789.99 EUR", "Length, default: 123456.789 kilometers", f'URL, default: "https://example.com/{2 * WORD}"', "PaymentMethod",
    "Person", "[Station], size: 3, optionsFrom: { file: stations.json }, default: { first: 2 }", f"[String], default: [{WORD}]",
]
PARAMETERS = "\n".join(f"      row{number}: {{ title: {WORD}, description: {WORD}, type: {row} }}" for number, row in enumerate(ROWS))
LONG = f"""
intentDefinition: 1
intents:
  Long:
    parameters:
{PARAMETERS}
widgets:
  LongWidget: {{ kind: com.example.long, title: {WORD}, description: {WORD}, intent: Long, families: [systemSmall, systemMedium, accessoryInline] }}
"""

# The number of options of a long list. A debug build needs a while for 100,000.
OPTIONS = int(os.environ.get("BROWSER_CHECK_OPTIONS", "10000"))

# What is placed before the server starts: kind, family, identifier.
PLACED = [
    ("TransitWidget", "systemMedium", "desk"), ("ClockWidget", "systemSmall", "clock"),
    ("SavingsProgress", "systemSmall", "savings"), ("CarWidget", "systemLarge", "car"),
    ("CharacterWidget", "systemMedium", "panda"), ("AuthorDataWidget", "systemSmall", "author"),
    ("TrialWidget", "systemSmall", "trial"), ("ForumBoardWidget", "systemMedium", "forum"),
    ("ClockWidget", "accessoryRectangular", "lock"), ("CharacterWidget", "accessoryCircular", "health"),
]


class Server:
    """A store with instances, and the server that shows them."""

    def __init__(self, tools, folder):
        self.tools = tools
        self.folder = folder
        definitions = folder / "definitions"
        definitions.mkdir()
        for file in (ROOT / "definitions").glob("*.yaml"):
            shutil.copy(file, definitions)
        (definitions / "trial.intent.yaml").write_text(DEFINITION)
        (definitions / "long.intent.yaml").write_text(LONG)
        (definitions / "intent-policy.yaml").write_text(POLICY)
        stations = [{"identifier": f"s{n}", "title": f"Station {n:06d}"} for n in range(OPTIONS)]
        (definitions / "stations.json").write_text(json.dumps({"options": 1, "sections": [{"items": stations}]}))
        near = [{"identifier": mode, "title": f"Near {mode}", "mode": mode} for mode in ["departures", "arrivals"]]
        (definitions / "near.json").write_text(json.dumps({"options": 1, "sections": [{"items": near}]}))
        self.extension = folder / "extension"
        if (tools / "sample-extension").exists():
            self.extension.symlink_to((tools / "sample-extension").resolve())
        self.options = ["--definitions", str(definitions), "--store", str(folder / "store.sqlite")]
        languages = folder / "languages"
        shutil.copytree(ROOT / "Tests/6-Faces/Languages", languages)
        (languages / "qps.json").write_text(json.dumps(bracketed()))
        self.environment = {**os.environ, "INTENT_EXTENSIONS": str(self.extension), "INTENT_LANGUAGES": str(languages), "LC_ALL": "C.UTF-8"}
        for kind, family, identifier in PLACED:
            self.run("add", kind, "--family", family, "--id", identifier)
        self.run("host", "--once")
        command = [str(tools / "intentctl"), "serve", *self.options]
        self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        if "#" not in self.address:
            raise SystemExit("error: the server printed no address")

    def run(self, *arguments):
        command = [str(self.tools / "intentctl"), *arguments, *self.options]
        result = subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=120)
        if result.returncode != 0:
            raise SystemExit(f"error: {' '.join(arguments)}: {result.stderr}")
        return result.stdout.strip()

    def value(self, identifier, name):
        return json.loads(self.run("get", identifier, name, "--json"))[name]

    def kill_extension(self):
        """Ends the extension, and prevents that it is started again."""
        self.extension.unlink(missing_ok=True)
        self.extension.write_text("#!/bin/sh\nexit 1\n")
        self.extension.chmod(0o755)
        for process in children(self.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise SystemExit("error: the server does not stop") from None


def bracketed():
    """A catalog in which each text is in brackets, so that a text of the page that is in no catalog can be seen."""
    english = json.loads((ROOT / "Sources/6-Faces/CIntentTexts/en.json").read_text())
    texts = {key: {"other": f"⟦{key}⟧"} if text else f"⟦{key}⟧" for key, text in english["texts"].items()}
    return {"catalog": 1, "language": "qps", "name": "Test", "texts": texts}


def children(process):
    tasks = pathlib.Path(f"/proc/{process}/task")
    return [int(child) for file in tasks.glob("*/children") for child in file.read_text().split()] if tasks.exists() else []


class Page:
    """A browser, and the waiting that its pages need: always for a condition, never for a time."""

    def __init__(self, screenshots):
        self.screenshots = screenshots
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium") or shutil.which("google-chrome") or ""
        for argument in ("headless=new", "no-sandbox", "disable-gpu", "hide-scrollbars", "disable-dev-shm-usage", "force-prefers-reduced-motion", "window-size=1280,1003"):
            options.add_argument(f"--{argument}")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
        self.axe = (pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text()

    def open(self, address):
        self.driver.get(address)
        self.wait("the board", lambda: self.script("return document.documentElement.hasAttribute('data-ready')"))

    def script(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def wait(self, what, condition, seconds=30):
        ignored = (NoSuchElementException, StaleElementReferenceException, AttributeError)
        try:
            return WebDriverWait(self.driver, seconds, 0.02, ignored).until(lambda _: condition())
        except TimeoutException:
            self.driver.save_screenshot(str(pathlib.Path(tempfile.gettempdir()) / "browser-check.png"))
            raise AssertionError(f"timed out: {what}") from None

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.wait(selector, lambda: next(iter(self.all(selector)), None))

    def menu_item(self, id, label):
        """The item of a tile's menu that begins with a label. What moves the tile meanwhile closes the menu."""
        def found():
            items = self.all("[role^=menuitem]")
            if not items:
                self.one(f"[data-id='{id}'] .tile-menu").send_keys(Keys.ENTER)
            return next((item for item in items if item.get_attribute("textContent").strip().startswith(label)), None)
        return self.wait(f"the item {label}", found)

    def gone(self, selector):
        self.wait(f"the end of {selector}", lambda: not self.all(selector))

    def press(self, *keys):
        self.driver.switch_to.active_element.send_keys(*keys)

    @property
    def focused(self):
        return self.driver.switch_to.active_element

    def face(self, identifier):
        return self.one(f"[data-id='{identifier}'] .face")

    def order(self):
        return self.script("return [...document.querySelectorAll('.grid .place')].map(place => place.dataset.id)")

    def edit(self, identifier):
        self.face(identifier).send_keys(Keys.ENTER)
        self.one(".editor .row")

    def row(self, label):
        for row in self.all(".row"):
            if row.find_element(By.CSS_SELECTOR, ".row-label").text == label:
                return row
        raise AssertionError(f"there is no row {label}")

    def field(self, label, selector="input"):
        return self.row(label).find_element(By.CSS_SELECTOR, selector)

    def changes(self):
        return self.one(".change-count").text

    def close(self):
        self.one("dialog[open] .dialog-header .icon-button").click()
        self.gone("dialog[open]")

    def save(self):
        self.one(".dialog-footer .primary").click()
        self.gone("dialog[open]")

    def move(self, *moves, then=None):
        """Moves controls to values, releases them, and clicks an element, before the page can send anything."""
        self.script("""
            for (const [control, value] of arguments[0]) {
                control.value = value;
                for (const kind of ["input", "change"]) control.dispatchEvent(new Event(kind));
            }
            arguments[1]?.click();""", [list(move) for move in moves], then)

    def type(self, field, *keys):
        """Presses keys in a field as it gets the focus; in a date, in its first part."""
        self.script("arguments[0].scrollIntoView({ block: 'center' }); arguments[0].focus()", field)
        ActionChains(self.driver).send_keys(*keys).perform()

    def chord(self, *keys):
        actions = ActionChains(self.driver)
        for key in keys:
            actions.key_down(key)
        for key in reversed(keys):
            actions.key_up(key)
        actions.perform()

    def fields(self, label, selector="input"):
        return [field.get_attribute("value") for field in self.row(label).find_elements(By.CSS_SELECTOR, selector)]

    def kept(self, identifier):
        """What the browser keeps of the unsaved changes of a widget."""
        return self.script("return localStorage.getItem(arguments[0])", f"draft:{identifier}") or ""

    def retype(self, field, text):
        self.script("arguments[0].scrollIntoView({ block: 'center' })", field)
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(text)

    def shoot(self, name):
        """Takes a picture for the documentation."""
        if self.screenshots:
            self.driver.save_screenshot(str(self.screenshots / f"{name}.png"))

    def offline(self, is_offline):
        self.driver.set_network_conditions(offline=is_offline, latency=0, throughput=-1)

    def audit(self, place):
        """Fails if axe finds anything serious."""
        self.script(self.axe)
        found = self.driver.execute_async_script(
            "const done = arguments[0]; axe.run().then(({ violations }) => done(violations.map("
            "({ id, impact, nodes }) => [impact, id, nodes.map(({ html }) => html)])))")
        serious = [finding for finding in found if finding[0] in ("serious", "critical")]
        assert not serious, f"{place}: {json.dumps(serious, indent=1)}"


def opens_with_the_key(page, server):
    page.open(server.address)
    assert "#" not in page.driver.current_url, "the key stays in the address"
    assert len(page.all(".place")) == len(PLACED)
    page.wait("pictures", lambda: page.script("return [...document.images].filter(image => image.complete && image.naturalWidth).length > 3"))
    assert not page.all(".content svg, .content script"), "content is in the page's own document"
    asked = page.script("return performance.getEntriesByType('resource').map(each => new URL(each.name).pathname)")
    assert asked.count("/api/1/instances") == 1 and asked.count("/api/1/layout") == 1, "the board is read once"
    page.audit("board")


def places_from_the_gallery(page, server):
    page.one("#add").send_keys(Keys.ENTER)
    page.wait("previews", lambda: page.all(".gallery img"))
    page.audit("gallery")
    page.script("document.querySelector('.gallery .accessoryInline').scrollIntoView()")
    page.wait("an inline widget as a line of text", lambda: page.all(".gallery .accessoryInline .text-content"))
    count = len(page.all(".place"))
    next(button for button in page.all(".gallery-choice") if button.get_attribute("aria-label") == "Savings, small").send_keys(Keys.ENTER)
    page.gone("dialog[open]")
    page.wait("the new tile", lambda: len(page.all(".place")) == count + 1)
    assert page.focused.get_attribute("class") == "face", "the new tile has the focus"


def adds_a_preset(page, server):
    page.one("#add").send_keys(Keys.ENTER)
    choice = page.wait("a preset", lambda: [each for each in page.all(".gallery-choice") if each.get_attribute("aria-label") == "Way home, medium"])[0]
    page.script("arguments[0].scrollIntoView({ block: 'center' })", choice)
    page.shoot("presets")
    count = len(page.all(".place"))
    choice.send_keys(Keys.ENTER)
    page.gone("dialog[open]")
    page.wait("the new tile", lambda: len(page.all(".place")) == count + 1)
    added = page.script("return document.activeElement.closest('[data-id]')?.dataset.id")
    assert added and server.value(added, "mode") == "arrivals" and server.value(added, "rows") == 5, f"the values of the preset: {added}"
    server.run("remove", added, "--forget")


def adds_a_recommendation(page, server):
    page.one("#add").send_keys(Keys.ENTER)
    named = lambda name: [each for each in page.all(".gallery-choice") if each.get_attribute("aria-label") == name]
    choice = page.wait("a recommendation", lambda: named("Power Panda, who recovers quickly, medium"))[0]
    page.script("arguments[0].scrollIntoView({ block: 'center' })", choice)
    page.shoot("recommendations")
    choice.send_keys(Keys.ENTER)
    page.gone("dialog[open]")
    added = page.wait("the new tile", lambda: page.script("return document.activeElement.closest('[data-id]')?.dataset.id"))
    assert server.value(added, "character")["identifier"] == "panda", f"the values of the recommendation: {added}"
    server.run("remove", added, "--forget")


def asks_when_a_widget_is_added(page, server):
    page.one("#add").send_keys(Keys.ENTER)
    choice = page.wait("a widget", lambda: [each for each in page.all(".gallery-choice") if each.get_attribute("aria-label") == "Trial, large"])[0]
    choice.send_keys(Keys.ENTER)
    page.wait("its editor", lambda: page.all("dialog.editor[open] .row"))
    rows = page.field("Rows")
    rows.send_keys(Keys.ARROW_UP)
    page.wait("a step", lambda: rows.get_attribute("value") == "4")
    page.save()
    added = page.wait("the new tile", lambda: page.script("return document.activeElement.closest('[data-id]')?.dataset.id"))
    assert server.value(added, "rows") == 4, f"the value of the new widget: {added}"
    server.run("remove", added, "--forget")


def edits_by_keyboard(page, server):
    page.edit("trial")
    rows = page.field("Rows")
    rows.send_keys(Keys.ARROW_UP, Keys.ARROW_UP)
    page.wait("two steps", lambda: rows.get_attribute("value") == "5")
    page.field("Show Delay", "[role=switch]").send_keys(Keys.SPACE)
    page.wait("the dependent row to go", lambda: all("Delay Limit" != label.text for label in page.all(".row:not([hidden]) .row-label")))
    page.wait("the count", lambda: page.changes() == "2 changes")
    page.press(Keys.CONTROL, "z")
    page.wait("the dependent row to come back", lambda: any("Delay Limit" == label.text for label in page.all(".row:not([hidden]) .row-label")))
    mode = page.field("Mode")
    page.retype(mode, "arr")
    page.wait("one option", lambda: [option.text for option in page.all(".option")] == ["Arrivals"])
    mode.send_keys(Keys.ENTER)
    page.wait("the chosen mode", lambda: mode.get_attribute("value") == "Arrivals" and page.changes() == "2 changes")
    page.audit("editor")
    page.save()
    assert server.value("trial", "rows") == 5
    assert server.value("trial", "mode") == "arrivals"


def keeps_all_digits(page, server):
    page.edit("trial")
    page.retype(page.field("Count"), "9007199254740993")
    page.wait("a change", lambda: page.changes() == "1 change")
    # The draft is sent back with the next change.
    page.retype(page.field("Delay Limit"), "1234567890.123456789")
    page.wait("two changes", lambda: page.changes() == "2 changes")
    page.save()
    assert server.value("trial", "count") == 9007199254740993, server.value("trial", "count")
    page.edit("trial")
    page.retype(page.field("Delay Limit"), "10")
    page.wait("a change", lambda: page.changes() == "1 change")
    page.save()


def chooses_colors(page, server):
    page.edit("trial")
    well, opacity = page.row("Tint").find_elements(By.CSS_SELECTOR, "input")
    name = page.field("Tint", "select")
    assert name.get_attribute("value") == "accent" and not page.field("Tint", "option[value='']").is_enabled()
    assert opacity.get_attribute("aria-label") == "Tint, opacity" and name.get_attribute("aria-label") == "Tint, named color"
    name.send_keys("min")
    page.wait("the named color", lambda: well.get_attribute("value") == "#00c7be")
    # A picker belongs to the system, so its answer is simulated.
    page.move((well, "#2040a0"))
    page.wait("components", lambda: name.get_attribute("value") == "custom" and page.changes() == "1 change")
    opacity.send_keys(Keys.HOME, Keys.ARROW_RIGHT)
    page.wait("an opacity", lambda: opacity.get_attribute("value") == "1")
    second = page.row("Stripes").find_elements(By.CSS_SELECTOR, "select")[1]
    second.send_keys("ora")
    shade = page.field("Shade")
    shade.click()
    page.wait("options with swatches", lambda: len(page.all(".option .swatch")) == 2)
    page.audit("colors")
    page.shoot("BoardEditorColors")
    shade.send_keys(Keys.ARROW_DOWN, Keys.ENTER)
    page.wait("three changes", lambda: page.changes() == "3 changes")
    page.save()
    assert server.value("trial", "tint") == "#2040a001", server.value("trial", "tint")
    assert server.value("trial", "stripes") == ["#ff880080", "orange"]


def shows_the_defaults_of_a_draft(page, server):
    server.run("add", "ChainWidget", "--family", "systemSmall", "--id", "chain")
    page.face("chain")
    page.edit("chain")
    mode = page.field("Mode")
    page.retype(mode, "arr")
    page.wait("one option", lambda: [option.text for option in page.all(".option")] == ["Arrivals"])
    mode.send_keys(Keys.ENTER)
    page.wait("the default of the row that depends on it", lambda: page.field("Near").get_attribute("value") == "Near arrivals")
    page.save()
    page.wait("the stored default", lambda: server.value("chain", "near") != [])
    server.run("remove", "chain", "--forget")


def folds_sections(page, server):
    server.run("add", "PartsWidget", "--family", "systemSmall", "--id", "parts")
    page.face("parts")
    page.edit("parts")
    assert [row.text for row in page.all(".row-label")] == ["First", "Name", ""], "a folded row is shown"
    assert page.one("fieldset legend").text == "Basics"
    heading = page.one("summary")
    assert heading.text == "More" and not page.one("details").get_attribute("open")
    page.audit("sections")
    heading.send_keys(Keys.ENTER)
    limit = page.field("Limit")
    assert page.one("details .help").text == "Rarely needed."
    page.retype(limit, "99")
    page.wait("the refusal", lambda: page.all(".note.error"))
    heading.click()
    page.one(".dialog-footer .primary").click()
    page.wait("an open section", lambda: page.one("details").get_attribute("open"))
    page.shoot("BoardEditorSections")
    page.retype(limit, "9")
    page.wait("the value", lambda: not page.all(".note.error"))
    page.save()
    page.wait("the stored value", lambda: server.value("parts", "limit") == 9)
    server.run("remove", "parts", "--forget")


def shows_locked_rows(page, server):
    server.run("add", "FixedWidget", "--id", "fixed")
    page.wait("the new tile", lambda: page.all("[data-id=fixed]"))
    page.edit("fixed")
    row = page.wait("the row", lambda: [row for row in page.all(".row") if row.find_element(By.CSS_SELECTOR, ".row-label").text == "Name"])[0]
    assert row.find_element(By.CSS_SELECTOR, ".display").text == "Central"
    assert row.find_element(By.CSS_SELECTOR, ".notes").text == "Locked by Station operations: Ask at desk 4."
    assert not [control for control in row.find_elements(By.CSS_SELECTOR, "input, button, textarea") if control.is_displayed()]
    page.audit("locked")
    page.shoot("locked")
    policy = server.folder / "definitions/intent-policy.yaml"
    policy.write_text(POLICY.replace("[name, limit]", "[name, limit, first]"))
    page.wait("the new lock", lambda: page.row("First").find_element(By.CSS_SELECTOR, ".notes").text.startswith("Locked by"))
    policy.write_text(POLICY)
    page.wait("no lock", lambda: page.row("First").find_elements(By.CSS_SELECTOR, "[role=switch]"))
    page.field("First", "[role=switch]").send_keys(Keys.SPACE)
    page.wait("a change", lambda: page.changes() == "1 change")
    page.save()
    assert server.value("fixed", "first") is True
    server.run("remove", "fixed", "--forget")
    page.gone("[data-id=fixed]")


def edits_records(page, server):
    server.run("add", "JourneyWidget", "--family", "systemSmall", "--id", "journey")
    page.face("journey")
    page.edit("journey")

    def titles():
        return [record.text for record in page.row("Stations").find_elements(By.CSS_SELECTOR, ".record")]

    def record(number):
        return page.row("Stations").find_elements(By.CSS_SELECTOR, ".record")[number]

    def fields(label):
        shown = [row for row in page.all(".fields .row") if row.is_displayed() and row.find_element(By.CSS_SELECTOR, ".row-label").text == label]
        return [row.find_element(By.CSS_SELECTOR, "input, [role=switch]") for row in shown]

    assert titles() == ["Add…"] * 3 and not fields("Label"), titles()
    record(1).send_keys(Keys.ENTER)
    page.wait("the fields", lambda: len(fields("Label")) == 1)
    fields("Label")[0].send_keys("North")
    fields("Minutes")[0].send_keys(Keys.ARROW_UP)
    fields("Is Express")[0].send_keys(Keys.SPACE)
    page.retype(fields("Stop")[0], "har")
    page.wait("one option", lambda: [option.text for option in page.all(".option")] == ["Harbor"])
    fields("Stop")[0].send_keys(Keys.ENTER)
    page.wait("the title", lambda: titles()[1] == "Harbor · North")
    dots = page.script("""return [...document.querySelectorAll('.row-label')]
        .filter((label) => label.checkVisibility() && getComputedStyle(label, '::after').content !== 'none').map((label) => label.textContent)""")
    assert dots == ["Stations", "Stop", "Label", "Minutes", "Is Express"], f"marked as changed: {dots}"
    page.audit("records")
    record(0).send_keys(Keys.ENTER)
    page.wait("the second record", lambda: len(fields("Label")) == 2)
    # The handle moves a record with its fields.
    page.row("Stations").find_element(By.CSS_SELECTOR, ".slots > :nth-child(2) > .slot-grip").send_keys(Keys.ARROW_UP)
    page.wait("the move", lambda: titles()[0] == "Harbor · North")
    page.shoot("BoardRecords")
    record(0).send_keys(Keys.ENTER)
    page.wait("one closed record", lambda: len(fields("Label")) == 1)
    page.retype(fields("Label")[0], "far too long")
    page.wait("the problem", lambda: page.all(".fields .note.error"))
    record(1).send_keys(Keys.ENTER)
    page.wait("no fields", lambda: not fields("Label"))
    page.one(".dialog-footer .primary").click()
    page.one(".summary a, .summary .link").click()
    page.wait("the field of the problem", lambda: page.focused == fields("Label")[0])
    page.row("Stations").find_elements(By.CSS_SELECTOR, ".slot-buttons .icon-button[aria-label^=Remove]")[1].click()
    page.wait("one record", lambda: titles() == ["Harbor · North", "Add…", "Add…"])
    page.row("Home").find_element(By.CSS_SELECTOR, ".record").click()
    page.wait("the fields of the single record", lambda: len(fields("Minutes")) == 1)
    page.save()
    expected = {"stop": "harbor", "label": "North", "minutes": 16, "isExpress": True}
    (stored,) = server.value("journey", "stations")
    assert stored["stop"]["identifier"] == expected["stop"], stored
    assert all(stored[name] == expected[name] for name in ("label", "minutes", "isExpress")), stored
    assert server.value("journey", "home") == {"isExpress": False, "minutes": 15}, server.value("journey", "home")
    server.run("remove", "journey", "--forget")


def edits_dates(page, server):
    server.run("add", "TypedWidget", "--id", "typed")
    server.run("set", "typed", "moment=2027-01-02T09:30:15")
    page.edit("typed")
    page.type(page.field("Alarm"), "07", Keys.TAB)
    moment = page.field("Moment")
    page.type(moment, "03", Keys.TAB)
    page.wait("a time and a date with seconds", lambda: page.changes() == "2 changes" and not page.all(".note.error"))
    page.type(moment, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.BACKSPACE)
    page.one(".dialog-footer .primary").click()
    page.wait("the incomplete date in the summary", lambda: page.focused.get_attribute("class") == "summary")
    assert page.row("Moment").find_element(By.CSS_SELECTOR, ".note").text == "The date or time is incomplete"
    page.type(moment)
    page.chord(Keys.CONTROL, "z")
    page.wait("the date as it was", lambda: moment.get_attribute("value") == "2027-01-02T09:30:15" and page.changes() == "1 change")
    page.type(moment, "03", Keys.TAB)
    page.wait("the date", lambda: page.changes() == "2 changes")
    page.save()
    assert server.value("typed", "moment") == "2027-03-02T09:30:15", server.value("typed", "moment")
    assert server.value("typed", "alarm") == "07:05:00", server.value("typed", "alarm")


def fills_lists_that_close_up(page, server):
    page.edit("typed")
    assert page.fields("Names") == [""], "there is one slot for the next value"
    page.type(page.field("Names"), "A")
    page.wait("the first letter", lambda: '"A"' in page.kept("typed") and page.fields("Names") == ["A", ""])
    page.press("nna", Keys.TAB)
    page.wait("the rest", lambda: page.fields("Names") == ["Anna", ""])
    page.type(page.row("Names").find_elements(By.CSS_SELECTOR, "input")[1], "Bert", Keys.TAB)
    page.wait("the second value", lambda: page.fields("Names") == ["Anna", "Bert", ""])
    # What is sent while one types is sent at once, and counted.
    page.script("""
        const [send, wait] = [window.fetch, window.setTimeout];
        window.requests = 0;
        window.fetch = (...values) => { window.requests += 1; return send(...values); };
        window.setTimeout = (run, time, ...values) => wait(run, time === 120 ? 0 : time, ...values);""")
    first = page.field("Names")
    page.script("arguments[0].select()", first)
    page.type(first, Keys.BACKSPACE)
    page.driver.execute_async_script("setTimeout(arguments[0], 0)")
    assert page.script("return window.requests") == 0, "an emptied slot is sent while it is typed"
    page.press("Xaver", Keys.TAB)
    page.wait("the new text", lambda: page.fields("Names") == ["Xaver", "Bert", ""])
    page.save()
    assert server.value("typed", "names") == ["Xaver", "Bert"], server.value("typed", "names")


def edits_values_with_units(page, server):
    server.run("set", "typed", "length=1.5e21 meters", "frost=1e-7 celsius", "pause=100s")
    page.edit("typed")
    assert page.fields("Pause", "input, select") == ["100s", "m"], "a unit that the row does not offer stays with its number"
    assert page.fields("Length", "input, select") == ["1.5e21", "meters"], page.fields("Length", "input, select")
    frost = page.field("Frost")
    assert frost.get_attribute("value") == "1e-7", "a small number"
    assert page.row("Frost").find_element(By.CSS_SELECTOR, ".range").text == "-30…10 °C"
    described = frost.get_attribute("aria-describedby").split()
    assert page.row("Frost").find_element(By.CSS_SELECTOR, ".range").get_attribute("id") in described, "a range describes its field"
    page.retype(frost, "20")
    page.wait("the first message", lambda: page.row("Frost").find_elements(By.CSS_SELECTOR, ".note.error"))
    page.retype(frost, "20 degrees")
    notes = lambda: [note.text for note in page.row("Frost").find_elements(By.CSS_SELECTOR, ".note.error")]
    page.wait("only the second message", lambda: len(notes()) == 1 and "degrees" in notes()[0])
    assert page.changes() == "1 change", "a row is counted once"
    page.retype(frost, "5")
    page.retype(page.field("Walk"), "90 min")
    page.press(Keys.TAB)
    page.wait("the typed unit", lambda: page.fields("Walk", "input, select") == ["90", "m"])
    for label, text, shown in [("Pause", "1.5", ["1.5", "m"]), ("Angle", "45°", ["45", "degrees"])]:
        page.retype(page.field(label), text)
        page.press(Keys.TAB)
        page.wait(text, lambda: page.fields(label, "input, select") == shown)
    assert '"value":90' in page.kept("typed"), "1.5 minutes have 90 seconds"
    currency = page.row("Price").find_elements(By.CSS_SELECTOR, "input")[1]
    assert currency.get_attribute("aria-label") == "Price, currency"
    page.retype(page.field("Price"), "5 CHF")
    page.press(Keys.TAB)
    page.wait("the typed currency", lambda: page.fields("Price") == ["5", "CHF"])
    record = page.row("Captions").find_element(By.CSS_SELECTOR, ".record")
    record.send_keys(Keys.ENTER)
    page.wait("a new union", lambda: record.get_attribute("aria-label") == "Captions, position 1: no value")
    gadget = page.field("Gadget")
    gadget.click()
    page.wait("options", lambda: len(page.all(".option")) == 2)
    assert page.all(".option")[0].text == "Lock", "the name of a symbol is no text"
    gadget.send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN)
    page.wait("the whole reason", lambda: page.row("Gadget").find_element(By.CSS_SELECTOR, ".picker-count").text.startswith("Closed until May"))
    page.shoot("disabled")
    gadget.send_keys(Keys.ESCAPE)
    page.one(".dialog-footer .button").click()
    page.wait("the draft to be discarded", lambda: page.changes() == "No changes")
    page.close()


def shows_numbers_of_a_language(page, server):
    """A slider sends a number, and a field begins with one as it is typed."""
    address = page.driver.current_url.split("?")[0]
    server.run("set", "typed", "share=1.234", "length=1.234 kilometers")
    page.open(address + "?lang=de")
    page.edit("typed")
    line = page.row("Share")
    assert [end.text for end in line.find_elements(By.CSS_SELECTOR, ".range")] == ["0,5", "2,5"]
    page.move((line.find_element(By.CSS_SELECTOR, "input"), 1.235))
    page.wait("the number", lambda: '"value":1.235' in page.kept("typed") and line.find_element(By.CSS_SELECTOR, "output").text == "1,235")
    length = page.field("Length")
    assert length.get_attribute("value") == "1,234"
    page.type(length, Keys.END, "0", Keys.TAB)
    page.wait("the same length", lambda: length.get_attribute("value") == "1,234")
    assert not page.all(".note.error"), page.all(".note.error")[0].text
    page.one(".dialog-footer .button").click()
    page.wait("the draft to be discarded", lambda: not page.kept("typed"))
    page.close()
    page.open(address)


def keeps_what_is_not_saved(page, server):
    """Without the widget, a connection or a session, and after the window, except secrets."""
    page.edit("typed")
    page.type(page.field("Word"), "abc", Keys.TAB)
    page.type(page.field("Token"), "hunter2", Keys.TAB)
    page.wait("two changes", lambda: page.changes() == "2 changes" and "abc" in page.kept("typed"))
    assert "hunter2" not in page.kept("typed"), "a secret is in the storage of the browser"
    page.open(page.driver.current_url)
    page.edit("typed")
    page.wait("the row of the secret", lambda: page.row("Token").find_element(By.CSS_SELECTOR, ".notes").text.endswith("Enter it again."))
    assert page.changes() == "1 change" and page.fields("Word") == ["abc"]
    page.one(".settings > .notes .link").click()
    page.wait("the field of the secret", lambda: page.focused.get_attribute("aria-label") == "Token")
    page.shoot("withheld")
    page.one("dialog .toast .icon-button").click()
    page.type(page.field("Token"), "hunter2", Keys.TAB)
    page.wait("the secret", lambda: page.changes() == "2 changes" and not page.row("Token").find_element(By.CSS_SELECTOR, ".notes").text)
    page.type(page.field("Token"), "3")
    page.chord(Keys.CONTROL, "z")
    page.wait("no secret", lambda: page.field("Token").get_attribute("value") == "" and page.changes() == "1 change")
    page.press(Keys.TAB)
    server.run("remove", "typed")
    page.wait("the hint", lambda: page.changes() == "This widget was removed. Restore it to save changes.")
    page.type(page.field("Other"), "d", Keys.TAB)
    page.wait("the kept text", lambda: '"d"' in page.kept("typed"))
    page.one(".dialog-footer .primary").click()
    server.run("restore", "typed")
    page.wait("all changes", lambda: page.changes() == "2 changes")
    assert page.fields("Word") == ["abc"] and page.fields("Other") == ["d"]
    other = page.field("Other")
    cookies = page.driver.get_cookies()
    for message, begin, end in [
        ("Not connected; what you see may be old", lambda: page.offline(True), lambda: page.offline(False)),
        ("Open the address that “intentctl serve” printed in the terminal. It contains a key that works once.",
         page.driver.delete_all_cookies, lambda: [page.driver.add_cookie(cookie) for cookie in cookies]),
    ]:
        begin()
        page.type(other, Keys.END, "e", Keys.TAB)
        page.wait(message, lambda: page.changes() == message)
        text = other.get_attribute("value")
        assert text in page.kept("typed") and not page.all("dialog .toast"), "what is typed is kept"
        end()
    page.shoot("failed")
    page.type(page.field("Word"), Keys.END, "!")
    page.chord(Keys.CONTROL, "s")
    page.gone("dialog[open]")
    assert server.value("typed", "word") == "abc!" and server.value("typed", "other") == "dee", server.value("typed", "other")
    server.run("remove", "typed", "--forget")
    page.gone("[data-id=typed]")
    errors = [entry["message"] for entry in page.driver.get_log("browser") if entry["level"] == "SEVERE"]
    assert all(re.search("/typed(/|[?] )|typed/editor|/changes|previews|ERR_INTERNET", error) for error in errors), errors


def names_the_keys_of_a_direction(page, server):
    address = page.driver.current_url.split("?")[0]
    page.open(address + "?lang=ar")
    page.one("[data-id='clock'] .tile-menu").send_keys(Keys.ENTER)
    keys = page.wait("the menu", lambda: [key.get_attribute("textContent") for key in page.all(".menu kbd")])
    assert keys == ["Shift+→", "Shift+←", "Delete"], keys
    page.press(Keys.ESCAPE)
    page.open(address)


def saves_what_moved_last(page, server):
    page.edit("trial")
    opacity, refresh = (page.field(label, "input[type=range]") for label in ["Tint", "Refresh"])
    page.move((opacity, 2))
    page.wait("a change", lambda: page.changes() == "1 change")
    page.move((opacity, 3), (refresh, 30), then=page.one(".dialog-footer .primary"))
    page.gone("dialog[open]")
    assert server.value("trial", "tint") == "#2040a003", server.value("trial", "tint")
    assert server.value("trial", "refresh") == 30, server.value("trial", "refresh")


def refuses_wrong_values(page, server):
    page.edit("trial")
    page.retype(page.field("Rows"), "many")
    page.wait("the problem at its row", lambda: page.row("Rows").find_elements(By.CSS_SELECTOR, ".note.error"))
    page.one(".dialog-footer .primary").click()
    page.wait("the focus on the summary", lambda: page.focused.get_attribute("class") == "summary")
    assert "1 problem" in page.focused.text
    page.audit("summary")
    page.one(".summary button").send_keys(Keys.ENTER)
    assert page.focused == page.field("Rows"), "the link leads to the field"
    page.one(".dialog-footer .button").click()
    page.wait("the draft to be discarded", lambda: page.changes() == "No changes" and page.field("Rows").get_attribute("value") == "5")
    page.close()


def searches_many_options(page, server):
    page.edit("trial")
    station = page.field("Station")
    station.click()
    page.wait("options", lambda: page.all(".option"))
    assert len(page.all(".option")) < 40, "only what is visible is drawn"
    assert "options and more" in page.row("Station").text, "without a search, nothing matches"
    page.audit("list of options")
    page.script("""
        const input = document.activeElement;
        window.times = [];
        input.addEventListener("input", () => { window.typed = performance.now(); }, true);
        new MutationObserver(() => { if (window.typed) { window.times.push(performance.now() - window.typed); window.typed = 0; } })
            .observe(input.closest(".picker").querySelector(".listbox-canvas"), { childList: true, subtree: true });""")
    for key in "00999":
        count = page.script("return times.length")
        station.send_keys(Keys.CONTROL, "a") if key == "0" and count == 0 else None
        station.send_keys(key)
        page.wait("the answer", lambda: page.script("return times.length") > count)
    page.wait("ten stations", lambda: len(page.all(".option")) >= 10 and "00999" in page.all(".option")[0].text)
    assert "matches" in page.row("Station").text
    times = page.script("return times")
    page.script("""
        const [input, send] = [document.activeElement, window.fetch];
        window.requests = [];
        window.fetch = (...values) => { if (/[/]options[/]/.test(values[0])) requests.push(values[0]); return send(...values); };
        for (const text of ["1", "10", "101"]) { input.value = text; input.dispatchEvent(new Event("input")); }""")
    page.wait("the last answer", lambda: "00101" in page.all(".option")[0].text)
    assert [each.split("search=")[1].split("&")[0] for each in page.script("return requests")] == ["1", "101"], "a search waits for the one before"
    page.retype(station, "00999")
    page.wait("ten stations again", lambda: len(page.all(".option")) >= 10 and "00999" in page.all(".option")[0].text)
    print(f"    a keystroke to its answer among {OPTIONS:,} options: {min(times):.0f} to {max(times):.0f} ms")
    station.send_keys(Keys.ENTER)
    page.wait("the chosen station", lambda: "00999" in station.get_attribute("value"))
    page.retype(station, "nowhere")
    page.wait("the empty list", lambda: "No match for “nowhere”" in page.row("Station").text)
    station.send_keys(Keys.ESCAPE)
    assert page.all("dialog[open]"), "Escape closes the list first"
    page.save()


def reorders_by_keyboard(page, server):
    page.edit("trial")
    for slot in range(2):
        field = page.row("Stops").find_elements(By.CSS_SELECTOR, ".slot input")[slot]
        page.retype(field, f"00000{slot + 1}")
        page.wait("a match", lambda: page.all(".option") and f"00000{slot + 1}" in page.all(".option")[0].text)
        field.send_keys(Keys.ENTER)
        page.wait("the filled slot", lambda: f"00000{slot + 1}" in field.get_attribute("value"))
    values = lambda: [field.get_attribute("value")[-6:] for field in page.row("Stops").find_elements(By.CSS_SELECTOR, ".slot input")]
    page.row("Stops").find_elements(By.CSS_SELECTOR, ".slot-grip")[0].send_keys(Keys.ARROW_DOWN)
    page.wait("the other order", lambda: values()[:2] == ["000002", "000001"])
    assert "slot-grip" in page.focused.get_attribute("class"), "the focus follows the slot"
    page.save()
    page.face("clock").click()
    page.close()
    before = page.order()
    page.face("clock").send_keys(Keys.SHIFT, Keys.ARROW_RIGHT)
    page.wait("the moved tile", lambda: page.order().index("clock") == before.index("clock") + 1)
    assert page.focused == page.face("clock")


def drags_and_stacks(page, server):
    before = page.order()
    source, target = page.face("savings"), page.face("author")
    width = target.size["width"]
    ActionChains(page.driver, duration=20).click_and_hold(source).move_to_element_with_offset(target, int(width * 0.4), 0).move_by_offset(2, 0).release().perform()
    page.wait("the dragged tile", lambda: page.order().index("savings") == page.order().index("author") + 1)
    assert page.order() != before
    ActionChains(page.driver, duration=20).click_and_hold(page.face("savings")).move_to_element(page.face("author")).move_by_offset(2, 2).release().perform()
    page.wait("the stack", lambda: page.all(".stacked[data-id='savings']"))
    page.menu_item("savings", "Take out of the stack").send_keys(Keys.ENTER)
    page.wait("the end of the stack", lambda: not page.all(".stacked"))


def presses_the_parts_of_a_picture(page, server):
    """The toggles of a picture are real ones at their places, and stay the same elements while their content is replaced."""
    page.face("car")
    toggles = page.wait("the toggles", lambda: page.all("[data-id='car'] .part[role=switch]"))
    card = page.one("[data-id='car'] .card").rect
    for toggle in toggles:
        box = toggle.rect
        assert card["x"] <= box["x"] and box["x"] + box["width"] <= card["x"] + card["width"] + 1, "a toggle is outside of its picture"
        assert card["y"] <= box["y"] and box["y"] + box["height"] <= card["y"] + card["height"] + 1, "a toggle is outside of its picture"
        assert toggle.accessible_name, "a toggle has no name"
    before = toggles[0].get_attribute("aria-checked")
    part = toggles[0].get_attribute("data-part")
    page.face("car").click()
    page.one(".editor .row")
    page.close()
    # What the editor does when it is closed comes a moment after the end of its dialog.
    page.gone("dialog")
    page.press(Keys.TAB)
    assert page.focused.get_attribute("data-part") == part, "Tab does not lead from the tile to its first toggle"
    toggle = page.focused
    page.press(Keys.SPACE)
    find = f"[data-id='car'] .part[data-part='{part}']"
    page.wait("the new state", lambda: page.one(find).get_attribute("aria-checked") != before and page.one(find).get_attribute("aria-busy") == "false")
    assert page.focused == toggle, "a toggle that is pressed loses the focus"
    page.audit("the parts of pictures")
    links = page.all("[data-id='forum'] a.part")
    assert all(link.get_attribute("href").startswith("http") for link in links), "a link leads out of the web"


def turns_a_stack_by_itself(page, server):
    stack = [{"members": ["author", "savings"]}]
    rest = [item for item in page.script("return fetch('/api/1/layout').then(answer => answer.json())")["items"] if not set(item["members"]) & {"author", "savings"}]
    store = "return fetch('/api/1/layout', { method: 'PUT', headers: { 'Content-Type': 'application/json', 'If-Match': '*' }, body: JSON.stringify({ items: arguments[0] }) }).then(answer => answer.status)"
    assert page.script(store, stack + rest) == 200
    page.wait("the stack", lambda: page.all(".stacked[data-id='author']"))
    item = page.menu_item("author", "Turn by itself")
    assert item.get_attribute("aria-checked") == "false"
    item.send_keys(Keys.ENTER)
    page.wait("the flag", lambda: page.script("return fetch('/api/1/layout').then(answer => answer.json())")["items"][0].get("isSmart"))
    donate = "return fetch('/api/1/instances/savings/donate', { method: 'POST' }).then(answer => answer.status)"
    assert page.script(donate) == 200
    page.wait("the turn", lambda: page.script("return fetch('/api/1/layout').then(answer => answer.json())")["items"][0].get("shown") == "savings")
    page.driver.refresh()
    page.wait("the turned stack", lambda: page.all(".stacked[data-id='savings']"))
    assert page.script(store, [{"members": ["author"]}, {"members": ["savings"]}] + rest) == 200
    page.wait("the end of the stack", lambda: not page.all(".stacked"))


def resizes(page, server):
    page.one("[data-id='author'] .tile-menu").send_keys(Keys.ENTER)
    page.audit("menu")
    page.menu_item("author", "medium").send_keys(Keys.ENTER)
    page.one(".systemMedium[data-id='author']")


def duplicates(page, server):
    order = page.order()
    page.menu_item("author", "Duplicate").send_keys(Keys.ENTER)
    page.wait("the copy", lambda: len(page.order()) == len(order) + 1)
    copy = next(name for name in page.order() if name not in order)
    page.wait("the copy behind its source", lambda: page.order().index(copy) == page.order().index("author") + 1)
    assert page.one(f".systemMedium[data-id='{copy}']")
    changes = page.script("return fetch(`/api/1/instances/${arguments[0]}/history`).then(answer => answer.json())", copy)["changes"]
    assert [change.get("copiedFrom") for change in changes][:2] == [None, "author"]
    page.wait("the focus on the copy", lambda: page.focused == page.face(copy))
    server.run("remove", copy, "--forget")
    page.wait("the copy to go", lambda: page.order() == order)


def follows(page, server):
    order = page.order()
    page.menu_item("author", "Add one that follows").send_keys(Keys.ENTER)
    page.wait("the follower", lambda: len(page.order()) == len(order) + 1)
    follower = next(name for name in page.order() if name not in order)
    page.wait("the focus on the follower", lambda: page.focused == page.face(follower))
    page.face(follower).send_keys(Keys.ENTER)
    page.wait("what is followed", lambda: "Follows" in page.one(".note.follows").text and "(author)" in page.one(".note.follows").text)
    page.audit("an instance that follows")
    tab = next(tab for tab in page.all("[role=tab]") if tab.text == "Details")
    tab.click()
    assert page.script("return document.querySelector('select.source').value") == "author"
    next(tab for tab in page.all("[role=tab]") if tab.text == "Settings").click()
    page.one(".note.follows .link").click()
    page.gone(".note.follows")
    described = lambda: page.script("return fetch(`/api/1/instances/${arguments[0]}`).then(answer => answer.json())", follower)
    assert "follows" not in described()
    tab.click()
    page.script("const source = document.querySelector('select.source'); source.value = 'author'; source.dispatchEvent(new Event('change'))")
    page.wait("the following", lambda: described().get("follows") == "author")
    page.one("dialog .dialog-header .icon-button").send_keys(Keys.ENTER)
    page.gone("dialog[open]")
    page.menu_item(follower, "Stop following").send_keys(Keys.ENTER)
    page.wait("the end of the following", lambda: "follows" not in described())
    server.run("remove", follower, "--forget")
    page.wait("the follower to go", lambda: page.order() == order)


def removes_with_undo(page, server):
    count = len(page.all(".place"))
    order = page.order()
    page.face("panda").send_keys(Keys.DELETE)
    page.wait("the tile to go", lambda: len(page.all(".place")) == count - 1)
    page.one(".toast .undo").click()
    page.wait("the tile to come back", lambda: page.order() == order)
    page.face("panda").send_keys(Keys.DELETE)
    page.wait("the tile to go", lambda: len(page.all(".place")) == count - 1)
    page.one(".header-buttons .icon-button").click()
    page.one(".removed-list button").send_keys(Keys.ENTER)
    page.wait("the restored tile", lambda: len(page.all(".place")) == count)
    page.gone("dialog[open]")


def shows_conflicts(page, server):
    page.edit("trial")
    page.retype(page.field("Note"), "mine")
    page.wait("the draft", lambda: page.changes() == "1 change")
    server.run("set", "trial", "note=theirs")
    page.wait("the conflict", lambda: page.row("Note").find_elements(By.CSS_SELECTOR, ".conflict:not([hidden]) button"))
    shown = page.row("Note").text
    assert all(text in shown for text in ("theirs", "mine")), f"the conflict shows {shown!r}"
    assert page.field("Note").get_attribute("value") == "mine", "the edited row is not overwritten"
    server.run("set", "trial", "rows=2")
    page.wait("the other row to follow", lambda: page.field("Rows").get_attribute("value") == "2")
    page.audit("conflict")
    page.script("arguments[0].scrollIntoView(); document.getElementById('toasts').replaceChildren()", page.row("Note"))
    page.shoot("BoardConflict")
    page.row("Note").find_elements(By.CSS_SELECTOR, ".conflict button")[0].click()
    page.wait("the end of the conflict", lambda: not page.row("Note").find_elements(By.CSS_SELECTOR, ".conflict:not([hidden])"))
    page.save()
    assert server.value("trial", "note") == "mine"


def follows_another_window(page, server):
    first = page.driver.current_window_handle
    page.edit("trial")
    page.retype(page.field("Note"), "first")
    page.wait("the draft", lambda: page.changes() == "1 change")
    address = page.driver.current_url
    page.driver.switch_to.new_window("window")
    page.open(address)
    page.edit("trial")
    # The draft belongs to the user, so another window continues it.
    page.wait("the kept draft", lambda: page.field("Note").get_attribute("value") == "first")
    page.retype(page.field("Note"), "second")
    page.wait("the draft", lambda: page.changes() == "1 change")
    page.save()
    page.driver.close()
    page.driver.switch_to.window(first)
    page.wait("the conflict", lambda: page.row("Note").find_elements(By.CSS_SELECTOR, ".conflict:not([hidden]) button"))
    page.row("Note").find_elements(By.CSS_SELECTOR, ".conflict button")[1].click()
    page.wait("their value", lambda: page.field("Note").get_attribute("value") == "second")
    page.close()


def leaves_connections_to_the_window_that_is_shown(page, server):
    """A browser has six connections to a server, and each window that follows the changes needs one."""
    first = page.driver.current_window_handle
    address = page.driver.current_url
    for _ in range(7):
        page.driver.switch_to.new_window("tab")
        page.open(address)
    for window in page.driver.window_handles:
        if window != first:
            page.driver.switch_to.window(window)
            page.driver.close()
    page.driver.switch_to.window(first)
    page.edit("trial")
    server.run("set", "trial", "note=third")
    page.wait("what is stored", lambda: page.fields("Note") == ["third"])
    page.close()


def undoes_in_the_history(page, server):
    page.edit("trial")
    page.all("[role=tab]")[1].click()
    page.wait("the history", lambda: "second" in page.one(".change").text)
    page.audit("history")
    page.one(".history-actions button").click()
    page.wait("the undone change", lambda: "Undone" in page.one(".change").text)
    page.close()
    assert server.value("trial", "note") == "mine"


def presses_controls(page, server):
    """A button and a toggle, which waits while its intent is performed and then shows the new state, in English and in German."""
    for kind, identifier in (("CarLock", "carlock"), ("FindCar", "findcar")):
        server.run("add", kind, "--id", identifier)
    address = page.driver.current_url.split("?")[0]
    for query, sort, requested, waiting, counts in (
        ("", "control", "requested", "Waiting for the effect of an action", r"\d+ widgets · 2 controls"),
        ("?lang=de", "Steuerelement", "angefordert", "Wartet auf die Wirkung einer Aktion", r"\d+ Widgets · 2 Steuerelemente"),
    ):
        page.open(address + query)
        shown = lambda identifier: page.face(identifier).get_attribute("aria-label")
        page.wait("the count of controls", lambda: re.fullmatch(counts, page.one("#count").text))
        page.wait("the toggle", lambda: re.fullmatch(f"Car Lock, {sort}. [●○] Car Lock\\n(Locked|Unlocked)", shown("carlock")))
        before = shown("carlock")
        # The extension does not answer, so the press has no effect yet.
        processes = children(server.process.pid)
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        page.face("carlock").send_keys(Keys.ENTER)
        page.wait("the mark of an action", lambda: page.one("[data-id='carlock'] .mark.busy").get_attribute("aria-label") == waiting)
        page.wait("the toast", lambda: requested in " ".join(toast.text for toast in page.all(".toast")))
        page.shoot(f"Control{query[-2:]}")
        for process in processes:
            os.kill(process, signal.SIGCONT)
        page.wait("the new state", lambda: shown("carlock") != before)
        page.wait("no mark", lambda: page.one("[data-id='carlock'] .mark").get_property("hidden"))
        page.one("[data-id='findcar'] .part").click()
        page.wait("the button", lambda: "Find Car" in " ".join(toast.text for toast in page.all(".toast")))
    page.audit("controls")
    page.open(address)


def survives_a_dead_extension(page, server):
    server.kill_extension()
    page.edit("desk")
    page.field("Operator").click()
    page.wait("the state of the list", lambda: page.all(".picker-note.failed, .picker-note.stale"))
    assert page.one(".picker-note .link").text == "Try again"
    page.press(Keys.ESCAPE)
    page.close()
    page.edit("trial")
    page.close()


# A phone's window grows with a page that is too wide; the width of its root does not.
FITS = "return document.documentElement.scrollWidth <= document.documentElement.clientWidth"


def is_usable_everywhere(page, server):
    """Light, dark, small, in other languages and right-to-left: nothing overflows, and nothing serious is found."""
    address = page.driver.current_url.split("?")[0]
    for name, query, width, height, scheme in (
        ("", "", 1280, 860, "light"), ("~dark", "", 1280, 860, "dark"), ("Small", "", 320, 640, "light"),
        ("RightToLeft", "?lang=ar", 1280, 860, "light"), ("Chinese", "?lang=zh-Hans", 390, 760, "dark"),
        ("ArabicSmall", "?lang=ar", 390, 760, "light"), ("German", "?lang=de", 1280, 860, "light"), ("GermanSmall", "?lang=de", 390, 760, "light"),
    ):
        page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})
        page.open(address + query)
        is_audited = name in ("~dark", "Small")
        if is_audited:
            page.audit(f"{name} board")
        page.wait("pictures", lambda: page.script("return [...document.images].every(image => image.complete)"))
        page.shoot(f"Board{name}")
        page.edit("desk")
        if is_audited:
            page.audit(f"{name} editor")
        assert page.script(FITS), f"{name}: the page is too wide"
        outside = page.script("""return [...document.querySelectorAll('dialog[open] button, dialog[open] input')].filter(element => {
            const box = element.getBoundingClientRect(); return box.width && (box.left < -1 || box.right > innerWidth + 1); }).length""")
        assert outside == 0, f"{name}: {outside} controls are outside the window"
        page.shoot(f"BoardEditor{name}")
        page.close()
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "forced-colors", "value": "active"}]})
    page.open(address)
    page.edit("desk")
    lines = page.script("return [...document.querySelectorAll('[role=tab]')].map(tab => getComputedStyle(tab).borderBottomColor)")
    assert lines[0] not in lines[1:], "forced colors hide which tab is chosen"
    page.shoot("ForcedColors")
    page.close()
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    page.open(address)


# What is wider than its box and not scrolled, or outside the dialog. A field with a long text ends with an ellipsis.
OVERFLOWING = """
    const dialog = document.querySelector('dialog[open]'), box = dialog.getBoundingClientRect();
    return [...dialog.querySelectorAll('*')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect(), style = getComputedStyle(element);
        if (width <= 1 || element.matches('.toasts') || !element.checkVisibility({ visibilityProperty: true })) return false;
        const isCut = element.clientWidth && element.scrollWidth > element.clientWidth + 1 && style.textOverflow !== 'ellipsis'
            && !['auto', 'scroll'].includes(style.overflowX);
        const isNumber = element.matches('.number') && element.scrollWidth > element.clientWidth + 1;
        return isCut || isNumber || left < box.left - 1 || right > box.right + 1;
    }).map(({ tagName, className, scrollWidth, clientWidth }) => `${tagName}.${className} ${scrollWidth} > ${clientWidth}`);"""


def fits_long_words(page, server):
    server.run("add", "LongWidget", "--family", "systemMedium", "--id", "long")
    address = page.driver.current_url.split("?")[0]
    for width, query in ((1280, ""), (800, "?lang=ar"), (360, ""), (360, "?lang=ar")):
        page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 500})
        page.open(address + query)
        page.edit("long")
        page.wait("all rows", lambda: len(page.all(".editor .row")) == len(ROWS))
        for place in ["editor", "gallery"]:
            if place == "gallery":
                page.close()
                page.one("#add").click()
                page.one(".gallery-kind")
            overflowing = page.script(OVERFLOWING)
            assert not overflowing, f"{place} at {width} points{query}: {overflowing}"
            assert page.script(FITS), f"the board behind the {place} at {width} points{query} is too wide"
            page.shoot(f"Long{place.title()}{width}{query[-2:]}")
        page.close()
    page.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    page.open(address)


def has_all_words_in_catalogs(page, server):
    """No element shows a text of the page itself that is in no catalog."""
    address = page.driver.current_url.split("?")[0]
    page.open(address + "?lang=qps")
    find = """
        const found = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const { data, parentElement: element } = walker.currentNode;
            const isForeign = element.closest("[dir=auto], script, noscript, time, option, kbd, .picture, .card, .reason, .live, #live, .slot-number");
            if (/[A-Za-z]{2}/.test(data.replace(/⟦.*⟧/s, "")) && !isForeign) found.push(data);
        }
        for (const element of document.querySelectorAll("[aria-label], [placeholder], [title]")) {
            for (const name of ["aria-label", "placeholder", "title"]) {
                const text = element.getAttribute(name);
                const isAddress = name === "title" && /^[a-z][a-z0-9+.-]*:/.test(text);
                if (text && /[A-Za-z]{2}/.test(text) && !/⟦/.test(text) && !isAddress && !element.closest("dialog, .part")) found.push(text);
            }
        }
        return found;"""
    foreign = lambda: [text for text in page.script(find) if text not in ("English", "Test", "Deutsch")]
    assert foreign() == [], f"the board shows {foreign()}"
    page.edit("trial")
    for tab in page.all("[role=tab]"):
        tab.click()
        page.wait("the tab", lambda: tab.get_attribute("aria-selected") == "true")
    page.wait("the details", lambda: page.all(".details dt"))
    title, kind, identifier = "Trial", "com.example.trial", "trial"
    rest = [text for text in foreign() if text not in (title, kind, identifier)]
    assert rest == [], f"the editor shows {rest}"
    page.close()
    page.one("#header .icon-button + .icon-button").click()
    page.wait("the settings", lambda: page.all(".choices"))
    assert foreign() == [], f"the settings show {foreign()}"
    page.close()
    # What the language lacks is English, and says so.
    page.open(address + "?lang=de")
    assert page.script("return [document.documentElement.lang, document.documentElement.dir, document.title]") == ["de", "ltr", "Board"]
    page.open(address + "?lang=ar")
    assert page.script("return [document.documentElement.lang, document.documentElement.dir]") == ["ar", "rtl"]
    counts = page.script("return [...Array(200).keys()].map((n) => [n, new Intl.PluralRules('ar').select(n)])")
    assert {form for _, form in counts} == {"zero", "one", "two", "few", "many", "other"}
    page.open(address)


def is_small(page, server):
    files = list((ROOT / "Sources/6-Faces/CIntentBoardPage/page").iterdir())
    size = sum(file.stat().st_size for file in files)
    assert size < 164_000, f"the page has {size} bytes"
    hosts = page.script("return [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).host))]")
    assert hosts == [page.script("return location.host")], f"the page requested {hosts}"


STEPS = [
    opens_with_the_key, places_from_the_gallery, adds_a_preset, adds_a_recommendation, asks_when_a_widget_is_added, edits_by_keyboard, keeps_all_digits, chooses_colors, shows_the_defaults_of_a_draft, folds_sections, shows_locked_rows, edits_records, edits_dates, fills_lists_that_close_up, edits_values_with_units, shows_numbers_of_a_language, keeps_what_is_not_saved,
    names_the_keys_of_a_direction, saves_what_moved_last, refuses_wrong_values,
    searches_many_options, reorders_by_keyboard, drags_and_stacks, presses_the_parts_of_a_picture, turns_a_stack_by_itself, resizes, duplicates, follows, removes_with_undo, shows_conflicts, follows_another_window, undoes_in_the_history, leaves_connections_to_the_window_that_is_shown,
    presses_controls, is_usable_everywhere, fits_long_words, has_all_words_in_catalogs, is_small, survives_a_dead_extension,
]


def main():
    tools = pathlib.Path(sys.argv[1]).resolve()
    screenshots = pathlib.Path(sys.argv[3]) if sys.argv[2:3] == ["--screenshots"] else None
    failures = 0
    with tempfile.TemporaryDirectory() as name:
        server = Server(tools, pathlib.Path(name))
        page = Page(screenshots)
        try:
            for step in STEPS:
                title = step.__name__.replace("_", " ")
                start = time.monotonic()
                step(page, server)
                errors = [entry["message"] for entry in page.driver.get_log("browser") if entry["level"] == "SEVERE"]
                # A widget without a provider has no preview, as those of this file, and all widgets without their extension.
                errors = [error for error in errors if not re.search("/kinds/com.example.(trial|long|chain|parts|journey|typed)/previews/", error)]
                # A picture that still loads is not found once its widget is removed.
                errors = [error for error in errors if step is not removes_with_undo or "/instances/panda/content/" not in error]
                assert not errors or step is survives_a_dead_extension, f"the browser's console has errors: {errors}"
                print(f"  {time.monotonic() - start:5.1f} s  {title}", flush=True)
        except AssertionError as error:
            failures = 1
            print(f"error: {title}: {error}", file=sys.stderr)
        finally:
            page.driver.quit()
            server.stop()
    sys.exit(failures)


if __name__ == "__main__":
    main()
