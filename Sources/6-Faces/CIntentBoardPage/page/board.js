// The board: two grids of tiles, the keyboard in them, and what can be done with a tile.

import * as api from "./api.js";
import { announce, h, arrows, reconcile, setText } from "./dom.js";
import {
	addInstance, restoreInstance, board, dropInstance, familyName, isAccessory, isControl, labelOfInstance, observe, placeOf, rearrange, refreshInstance, shownIn,
} from "./model.js";
import { isWebAddress, Tile } from "./tile.js";
import { attempt, showDone, showMenu, showToast } from "./overlays.js";
import { t } from "./texts.js";

const holds = (id) => (item) => item.members.includes(id);

/** The number of tiles of the first paint: a screen full. */
export const firstTiles = 40;

export class BoardView {
	constructor(root, openEditor) {
		this.openEditor = openEditor;
		this.tiles = new Map();
		this.strip = h("ul.strip", { "aria-labelledby": "strip-title" });
		this.grid = h("ul.grid", { "aria-labelledby": "grid-title" });
		this.stripPart = h("section.strip-part", { hidden: true }, h("h2", { id: "strip-title", class: "quiet" }, t("Lock screen")), this.strip);
		this.empty = h("div.empty", { hidden: true }, h("p.empty-title", t("Nothing on the board yet")));
		root.append(
			h("p", { id: "board-keys", hidden: true }, t("Arrow keys go to another widget. Shift and an arrow key moves the widget. Enter turns it over. Delete removes it.")), this.stripPart,
			h("section.grid-part", h("h2", { id: "grid-title", class: "visually-hidden" }, t("Home screen")), this.grid), this.empty);
		for (const list of [this.strip, this.grid]) {
			list.addEventListener("keydown", (event) => this.pressKey(event));
			list.addEventListener("focusin", (event) => this.focusMoved(event));
			list.addEventListener("contextmenu", (event) => this.contextMenu(event));
		}
		observe((ids) => this.update(ids));
		setInterval(() => this.passTime(), 15_000);
		document.addEventListener("visibilitychange", () => document.hidden || this.passTime());
		document.addEventListener("keydown", (event) => {
			if ((event.ctrlKey || event.metaKey) && event.key === "z" && !event.target.closest("dialog, input, textarea")) {
				const undo = document.querySelector(".toast .undo");
				if (undo) { event.preventDefault(); undo.click(); }
			}
		});
	}

	/** Draws the places, or only those of some instances. */
	update(ids = null, limit = Infinity) {
		if (ids) {
			for (const tile of new Set([...ids].map((id) => this.tiles.get(id)))) {
				const item = tile && board.items[placeOf(tile.id)];
				if (!item) continue;
				tile.update(item);
				tile.updateTimes();
			}
			return;
		}
		const focused = document.activeElement?.closest(".place")?.dataset.id;
		const old = this.tiles;
		const used = new Set();
		const [strip, grid] = [[], []];
		this.tiles = new Map();
		for (const item of board.items.slice(0, limit)) {
			const tile = item.members.map((id) => old.get(id)).find((known) => known && !used.has(known)) ?? this.newTile();
			used.add(tile);
			for (const id of item.members) this.tiles.set(id, tile);
			tile.update(item);
			(isAccessory(board.instances.get(tile.id).family) ? strip : grid).push(tile.element);
		}
		reconcile(this.strip, strip);
		reconcile(this.grid, grid);
		this.stripPart.hidden = strip.length === 0;
		this.empty.hidden = board.items.length > 0;
		this.keepFocusable(focused);
		// The first paint has no dates and numbers.
		if (limit !== Infinity) return;
		this.passTime();
		const controls = [...board.instances.values()].filter(isControl).length;
		setText(document.getElementById("count"), t("{0} widgets", board.instances.size - controls) + (controls ? ` · ${t("{0} controls", controls)}` : ""));
	}

	newTile() {
		return new Tile({ edit: (id, tab) => this.press(id, tab), menu: (tile) => this.menu(tile, tile.menu), perform: (id, action) => this.perform(id, action) });
	}

	passTime() {
		for (const tile of new Set(this.tiles.values())) tile.updateTimes();
	}

	// Exactly one tile is in the tab order.
	keepFocusable(id) {
		const tile = this.tiles.get(id) ?? this.tiles.get(this.current) ?? this.grid.firstElementChild?.tile ?? this.strip.firstElementChild?.tile;
		if (!tile) return;
		this.setCurrent(tile);
		if (id && document.activeElement === document.body) tile.face.focus();
	}

	setCurrent(tile) {
		for (const element of document.querySelectorAll(".place [tabindex='0']")) element.tabIndex = -1;
		this.current = tile.id;
		for (const element of tile.stops) element.tabIndex = 0;
	}

	focusMoved(event) {
		const tile = event.target.closest(".place")?.tile;
		if (tile && tile.face.tabIndex !== 0) this.setCurrent(tile);
	}

	pressKey(event) {
		const tile = event.target.closest(".place")?.tile;
		if (!tile || event.target !== tile.face || event.ctrlKey || event.metaKey || event.altKey) return;
		const [back, forward] = arrows();
		const places = [...document.querySelectorAll(".place")];
		const index = places.indexOf(tile.element);
		let target;
		switch (event.key) {
		case back: target = places[index - 1]; break;
		case forward: target = places[index + 1]; break;
		case "ArrowUp": target = nearest(places, tile.element, -1); break;
		case "ArrowDown": target = nearest(places, tile.element, 1); break;
		case "Home": target = places[0]; break;
		case "End": target = places.at(-1); break;
		case "Delete": case "Backspace": event.preventDefault(); this.remove(tile.id); return;
		case "ContextMenu": event.preventDefault(); this.menu(tile, tile.menu); return;
		default: return;
		}
		event.preventDefault();
		if (!target) return;
		if (event.shiftKey) this.moveTo(tile.id, target.tile.id, places.indexOf(target) > index);
		else { target.tile.face.focus(); target.scrollIntoView({ block: "nearest" }); }
	}

	contextMenu(event) {
		const tile = event.target.closest(".place")?.tile;
		if (!tile || event.target.closest(".mark")) return;
		event.preventDefault();
		this.menu(tile, tile.menu);
	}

	menu(tile, anchor) {
		const { id, item } = tile;
		const instance = board.instances.get(id);
		const families = board.kinds.get(instance.kind)?.families ?? [instance.family];
		const content = board.timelines.get(id)?.current?.content;
		const index = placeOf(id);
		const place = board.items[index + 1];
		const [back, forward] = arrows().map((key) => (key === "ArrowLeft" ? "Shift+←" : "Shift+→"));
		showMenu(anchor, [
			{ label: t("Edit"), icon: "edit", run: () => this.openEditor(id, tile) },
			...(content?.actions ?? []).map((action) => ({
				label: action.title || action.id, checked: action.isOn, run: () => this.perform(id, action),
			})),
			content?.url && isWebAddress(content.url) && { label: t("Open link"), icon: "up", run: () => open(content.url, "_blank", "noopener,noreferrer") },
			{ label: t("Reload now"), icon: "reload", run: () => this.reload(id) },
			null,
			...(families[1] ? [{ heading: t("Size") }, ...families.map((family) => ({ label: familyName(family), checked: family === instance.family, group: true, run: () => this.resize(id, family) })), null] : []),
			index > 0 && { label: t("Move earlier"), icon: "up", keys: back, run: () => this.moveTo(id, shownIn(board.items[index - 1]), false) },
			place && { label: t("Move later"), icon: "down", keys: forward, run: () => this.moveTo(id, shownIn(place), true) },
			place && { label: t("Stack on the next one"), icon: "stack", run: () => this.stack(id, shownIn(place)) },
			...(item.members[1] ? [
				{ label: t("Show the next in the stack"), icon: "chevron", run: () => this.showNext(id) },
				{ label: t("Turn by itself"), checked: item.isSmart === true, run: () => this.setSmart(id) },
				{ label: t("Take out of the stack"), icon: "stack", run: () => this.unstack(id) },
			] : []),
			null,
			{ label: t("Duplicate"), icon: "add", run: () => this.duplicate(id) },
			board.kinds.get(instance.kind)?.intent && { label: t("Add one that follows"), icon: "add", run: () => this.duplicate(id, { follow: id }) },
			instance.follows && { label: t("Stop following {0}", labelOfInstance(instance.follows)), icon: "close", run: () => this.unfollow(id) },
			{ label: t("Remove"), icon: "trash", isDestructive: true, keys: "Delete", run: () => this.remove(id) },
		], instance.title ?? instance.kind, () => this.tiles.get(id)?.face);
	}

	press(id, tab) {
		const action = !tab && board.kinds.get(board.instances.get(id).kind)?.style && board.timelines.get(id)?.current?.content?.actions?.[0];
		return action ? this.perform(id, action) : this.openEditor(id, this.tiles.get(id), tab);
	}

	title(id) {
		const instance = board.instances.get(id);
		return instance?.title ?? instance?.kind ?? id;
	}

	rearrange(change, text) {
		return attempt(async () => {
			await rearrange(change);
			if (text) announce(text());
		});
	}

	moveTo(id, target, isAfter) {
		return this.rearrange((items) => {
			const from = items.findIndex(holds(id));
			if (from < 0) return false;
			const [item] = items.splice(from, 1);
			const to = items.findIndex(holds(target));
			items.splice(to < 0 ? items.length : to + (isAfter ? 1 : 0), 0, item);
		}, () => t("{0} is now {1} of {2}", this.title(id), placeOf(id) + 1, board.items.length));
	}

	stack(id, target) {
		return this.rearrange((items) => {
			const from = items.find(holds(id));
			const to = items.find(holds(target));
			if (!from || !to || from === to) return false;
			to.members.push(...from.members);
			to.shown = id;
			from.members = [];
		}, () => t("{0} is stacked on {1}", this.title(id), this.title(target)));
	}

	async unstack(id) {
		await this.rearrange((items) => {
			const index = items.findIndex(holds(id));
			if (index < 0 || items[index].members.length < 2) return false;
			items[index].members = items[index].members.filter((member) => member !== id);
			delete items[index].shown;
			items.splice(index + 1, 0, { members: [id] });
		}, () => t("{0} is no longer in a stack", this.title(id)));
		this.tiles.get(id)?.face.focus();
	}

	/** Changes the place of an instance, if it still has one. */
	changePlace(id, change) {
		return this.rearrange((items) => {
			const item = items.find(holds(id));
			return item ? change(item) : false;
		});
	}

	showNext(id) {
		return this.changePlace(id, (item) => { item.shown = item.members[(item.members.indexOf(id) + 1) % item.members.length]; });
	}

	setSmart(id) {
		return this.changePlace(id, (item) => { item.isSmart = !item.isSmart; });
	}

	resize(id, family) {
		const before = board.instances.get(id)?.family;
		if (!before || before === family) return undefined;
		return attempt(async () => {
			await api.resize(id, family);
			await refreshInstance(id);
			announce(t("{0} is now {1}", this.title(id), familyName(family)));
			this.tiles.get(id)?.face.focus();
		});
	}

	reload(id) {
		return showAsked(api.reload(id), t("Asked for a reload of {0}", this.title(id)));
	}

	perform(id, action) {
		return showAsked(api.perform(id, action.id), t("{0}: requested", action.title || action.id));
	}

	unfollow(id) {
		return attempt(async () => {
			await api.unfollow(id);
			await refreshInstance(id);
			showToast(t("{0} keeps its values", this.title(id)));
			this.tiles.get(id)?.face.focus();
		});
	}

	/** Adds an instance behind this one: with the same values, or one that follows it. */
	duplicate(id, values = { like: id }) {
		return attempt(async () => {
			const { title } = board.instances.get(id);
			const copy = await api.place(values);
			await addInstance({ title, ...copy });
			await this.moveTo(copy.id, shownIn(board.items[placeOf(id)]), true);
			this.tiles.get(copy.id)?.face.focus();
			showDone(t("Added {0}", this.title(copy.id)), copy.missingDefaults);
		});
	}

	/** Removes an instance. For ten seconds, a button restores it. */
	remove(id) {
		const title = this.title(id);
		const before = structuredClone(board.items);
		const index = placeOf(id);
		return attempt(async () => {
			await api.remove(id);
			dropInstance(id);
			const next = board.items[Math.min(index, board.items.length - 1)];
			if (next) this.tiles.get(shownIn(next))?.face.focus();
			showToast(t("Removed {0}", title), { seconds: 10, action: t("Undo"), run: () => this.takeBack(id, before) });
		});
	}

	/** Restores an instance, and the places as they were. New ones are last. */
	takeBack(id, before) {
		return attempt(async () => {
			await restoreInstance(id);
			await rearrange((items) => {
				const known = new Set(before.flatMap((item) => item.members));
				const others = items.filter((item) => !item.members.some((member) => known.has(member)));
				items.splice(0, items.length, ...before, ...others);
				for (const item of items) item.members = item.members.filter((member) => board.instances.has(member));
			});
			announce(t("Restored {0}", this.title(id)));
			this.tiles.get(id)?.face.focus();
		});
	}
}

const showAsked = (request, text) => attempt(async () => {
	const answer = await request;
	showToast(answer?.isHosted === false ? t("No host is running. This happens when one starts.") : text);
});

/** The tile in the next row above or below whose middle is nearest. */
function nearest(places, from, direction) {
	const box = from.getBoundingClientRect();
	const middle = box.left + box.width / 2;
	let best = null;
	let least = Infinity;
	for (const place of places) {
		const other = place.getBoundingClientRect();
		const distance = direction > 0 ? other.top - box.bottom : box.top - other.bottom;
		if (distance < -8) continue;
		const cost = distance * 3 + Math.abs(other.left + other.width / 2 - middle);
		if (cost < least) { least = cost; best = place; }
	}
	return best;
}
