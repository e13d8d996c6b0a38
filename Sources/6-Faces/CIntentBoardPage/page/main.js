// The board appears, and follows the server's events. The panels are loaded after the first paint.

import { isOwn } from "./api.js";
import { BoardView, firstTiles } from "./board.js";
import { announce, button, fill, h, iconButton, pause, setText } from "./dom.js";
import { board, follow, isControl, loadBoard, loadKinds, loadTimelines, shownIn } from "./model.js";
import { applyLanguage, chosenAppearance, t } from "./texts.js";

applyLanguage();
applyAppearance(chosenAppearance());
document.title = t("Board");

const main = document.getElementById("main");
const state = h("span.connection", { role: "status" });
let view;
let open = null;

async function openEditor(id, tile, tab) {
	if (open) return;
	open = id;
	const { EditorPanel } = await import("./editor.js");
	open = new EditorPanel(id, tile, tab, () => { open = null; });
}

function applyAppearance(value) {
	if (value) document.documentElement.dataset.theme = value;
	else delete document.documentElement.dataset.theme;
}

function focusTile(id) {
	const tile = view.tiles.get(id);
	tile?.element.scrollIntoView({ block: "nearest" });
	tile?.face.focus();
}

function showAdded(id, asks) {
	focusTile(id);
	if (asks) openEditor(id, view.tiles.get(id));
}

function showHeader() {
	const panels = (run) => async () => run(await import("./panels.js"));
	setText(document.getElementById("skip"), t("Skip to the board"));
	fill(document.getElementById("header"),
		h("h1", t("Board")), h("p", { id: "count", class: "quiet" }), state,
		h("div.header-buttons",
			iconButton("trash", t("Removed widgets"), panels(({ openRemoved }) => openRemoved(focusTile))),
			iconButton("settings", t("Settings"), panels(({ openSettings }) => openSettings(applyAppearance))),
			button(t("Add widget"), panels(({ openGallery }) => openGallery(showAdded)), { icon: "add", class: "button primary", id: "add", "aria-label": t("Add widget") })));
}

function showFailure(problem) {
	const isSignedOut = problem.status === 401;
	fill(main, h("div.empty", h("p.empty-title", isSignedOut ? t("This page needs the address that the program printed") : t("The board cannot be read")),
		h("p", problem.message), !isSignedOut && button(t("Try again"), () => location.reload())));
}

async function run() {
	showHeader();
	try {
		await loadBoard();
		view = new BoardView(main, openEditor);
		const content = loadTimelines(board.items.slice(0, firstTiles).map(shownIn)).catch(() => {});
		view.update(null, firstTiles);
		// The other tiles follow the first ones, unless their content takes long. Theirs is read when the events are followed.
		await Promise.race([content.then(() => new Promise(requestAnimationFrame)).then(() => pause()), pause(200)]);
		view.update();
	} catch (problem) {
		showFailure(problem);
		return;
	} finally {
		main.removeAttribute("aria-busy");
	}
	follow(heard, connection);
	const [{ Drag }] = await Promise.all([import("./drag.js"), loadKinds().catch(() => {}), import("./editor.js"), import("./panels.js")]);
	if ([...board.instances.values()].some(isControl)) view.update();
	new Drag(view);
}

function heard(event) {
	if (open?.id === event.id) open.heard(event);
	if (isOwn(event.id) || ["remembered", "refreshed"].includes(event.cause)) return;
	view.tiles.get(event.id)?.flash();
	announce(t("{0} was changed elsewhere", board.instances.get(event.id)?.title ?? event.kind), 600);
}

let lost;

function connection(value) {
	clearTimeout(lost);
	// A short interruption is not worth a word.
	const show = (text) => {
		setText(state, text);
		open?.send?.({}, value === "reset");
	};
	if (value !== "lost") show("");
	else lost = setTimeout(show, 1500, t("Not connected; what you see may be old"));
}

run().then(() => document.documentElement.setAttribute("data-ready", ""));
