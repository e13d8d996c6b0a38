// One place of the board: what an instance shows, its name, its age and a mark when something is wrong.

import * as api from "./api.js";
import { attribute, fill, h, icon, ofTitle, reconcile, setText, uniqueID } from "./dom.js";
import { board, shownIn, sizeName } from "./model.js";
import { dateTime, distance, t } from "./texts.js";

/**
 * Creates an element for the content of an entry. Content never runs in the origin of the page: a picture is an image, HTML
 * is in a frame without scripts and without an origin, and everything else is text.
 * @param address Returns the address of a form of the content, `svg` or `html`.
 */
export function contentView(content, family, address) {
	if (content?.text && family === "accessoryInline") return textView(content);
	if (content?.forms?.includes("svg")) {
		return h("img.picture", { loading: "lazy", decoding: "async", alt: "", draggable: false, src: address("svg") });
	}
	if (content?.forms?.includes("html")) {
		const frame = h("iframe.picture", { title: content.text ?? "", tabIndex: -1, loading: "lazy" });
		frame.setAttribute("sandbox", "");
		frame.src = address("html");
		return frame;
	}
	if (content?.text) return textView(content);
	return h("p.no-content", t("Not shown yet"));
}

const textView = (content) => h("p.text-content", { dir: "auto" }, content.text);

export const isWebAddress = (url) => /^https?:/.test(url);
const appAddress = (url) => url && !isWebAddress(url) ? url : null;

/** Shows a button, toggle or link over its part of a picture. Addresses of apps are only shown. */
function updatePart(view, part, image) {
	const { id, url, title, isOn, frame: [x, y, width, height] } = part;
	view.shown = part;
	attribute(view, "data-part", id ?? url);
	const address = appAddress(url);
	attribute(view, "aria-label", title || id || url);
	attribute(view, "title", address);
	attribute(view, "href", address ? null : url);
	attribute(view, "role", address ? "note" : isOn === undefined ? null : "switch");
	attribute(view, "aria-checked", isOn);
	const share = (length, whole) => `${100 * length / whole}%`;
	const { naturalWidth: across, naturalHeight: down } = image;
	Object.assign(view.style, { left: share(x, across), top: share(y, down), width: share(width, across), height: share(height, down) });
}

/** What is wrong with an instance, or null: `level` is `failed`, `late` or `busy`. */
export function trouble(instance, timeline) {
	if (instance.isOrphan) return { level: "failed", text: t("Not in the definitions any more") };
	if (timeline?.failure) return { level: "failed", text: t("Failed {0}: {1}", distance(timeline.failure.time), timeline.failure.message) };
	if (timeline?.isOutdated) return { level: "late", text: t("Out of date since {0}", dateTime(timeline.outdatedSince)) };
	if (timeline?.isInvalidated) return { level: "busy", text: t("Waiting for the effect of an action") };
	return null;
}

export class Tile {
	constructor(commands) {
		this.hint = uniqueID("hint");
		this.commands = commands;
		this.content = h("div.content");
		this.parts = h("div.parts");
		this.face = h("button.face", { tabIndex: -1, "aria-describedby": `board-keys ${this.hint}`,
			onclick: () => commands.edit(this.id),
		});
		this.mark = h("button.mark", { tabIndex: -1, hidden: true, onclick: () => commands.edit(this.id, "details") });
		this.reason = h("span", { id: this.hint, class: "reason", role: "tooltip", hidden: true });
		this.name = h("span.name", ofTitle());
		this.age = h("time.age");
		this.menu = h("button.tile-menu", { tabIndex: -1, "aria-haspopup": "menu", onclick: () => commands.menu(this) }, icon("more"));
		this.dots = h("div.dots", { "aria-hidden": "true" });
		this.card = h("div.card", this.content, this.dots);
		this.element = h("li.place",
			h("div.tile", this.card, this.face, h("div.overlay", this.parts), this.menu),
			h("div.caption", this.mark, this.reason, this.name, this.age));
		this.element.tile = this;
	}

	update(item) {
		this.item = item;
		this.id = shownIn(item);
		const instance = board.instances.get(this.id);
		const timeline = board.timelines.get(this.id);
		const title = instance.title ?? instance.kind;
		const { element } = this;
		attribute(element, "data-id", this.id);
		element.className = `place ${instance.family}${item.members.length > 1 ? " stacked" : ""}${instance.isOrphan ? " orphan" : ""}`;
		const position = item.members.indexOf(this.id) + 1;
		this.label = item.members.length > 1
			? t("{0}, {1}, {2} of {3} in a stack", title, sizeName(instance), position, item.members.length)
			: t("{0}, {1}", title, sizeName(instance));
		const text = timeline?.current?.content?.text;
		attribute(this.face, "title", appAddress(timeline?.current?.content?.url));
		attribute(this.face, "aria-label", text ? `${this.label}. ${text}` : this.label);
		attribute(this.menu, "aria-label", t("Actions for {0}", title));
		setText(this.name, title);
		this.updateContent(timeline, instance.family);
		this.updateDots(item.members.length, position);
	}

	updateContent(timeline, family) {
		const entry = timeline?.current;
		const content = entry?.content;
		const isRead = timeline !== undefined;
		const isWaiting = timeline?.isInvalidated;
		const key = JSON.stringify([this.id, family, content, isWaiting, isRead]);
		if (this.shownKey === key) return;
		const view = isRead && contentView(content, family, (form) => api.picture(this.id, form, content.tag));
		const old = this.content.firstElementChild;
		const stays = this.shownID === this.id && old?.tagName === "IMG" && view.tagName === "IMG";
		const image = stays ? old : view;
		if (!stays) fill(this.parts);
		if (!isWaiting) this.running = null;
		if (view.tagName === "IMG") image.onload = () => this.showParts(image, content);
		// A picture stays until the next one is there.
		if (stays) old.src = view.src;
		else fill(this.content, view);
		this.shownKey = key;
		this.shownID = this.id;
	}

	/** Puts buttons, toggles and links over the picture. One that stays is the same element and keeps the focus. */
	showParts(image, { actions = [], links = [] }) {
		const parts = [...links, ...actions].filter(({ frame }) => frame);
		this.parts.style.setProperty("--ratio", image.naturalWidth / image.naturalHeight);
		const old = [...this.parts.children];
		reconcile(this.parts, parts.map((part) => {
			const index = old.findIndex((view) => view.dataset.part === (part.id ?? part.url) && !view.shown.url === !part.url);
			const view = old.splice(index, index < 0 ? 0 : 1)[0] ?? this.newPart(part);
			updatePart(view, part, image);
			if (view.matches("a, button")) view.tabIndex = this.face.tabIndex;
			attribute(view, "aria-busy", this.running !== null && this.running === part.id);
			return view;
		}));
	}

	newPart({ url }) {
		if (appAddress(url)) return h("span.part", { onclick: () => this.commands.edit(this.id) });
		if (url) return h("a.part", { target: "_blank", rel: "noopener noreferrer" });
		return h("button.part", { onclick: (event) => this.perform(event.currentTarget.shown, event.currentTarget) });
	}

	/** Performs an action, which runs until the content with its effect arrives. */
	async perform(action, view) {
		if (this.running === action.id) return;
		this.running = action.id;
		attribute(view, "aria-busy", true);
		await this.commands.perform(this.id, action);
		this.running = null;
		attribute(view, "aria-busy", false);
	}

	/** What is in the tab order when the tile is. */
	get stops() { return [this.face, ...this.parts.querySelectorAll("a, button"), this.mark, this.menu]; }

	updateDots(count, position) {
		this.dots.hidden = count < 2;
		if (count < 2) return;
		fill(this.dots, Array.from({ length: Math.min(count, 6) }, (_, index) => h("i", { class: index + 1 === position ? "on" : "" })));
	}

	/** Shows the age and the mark. Called again as time passes. */
	updateTimes() {
		const instance = board.instances.get(this.id);
		if (!instance) return;
		const timeline = board.timelines.get(this.id);
		const made = timeline?.made;
		setText(this.age, made ? distance(made) : "");
		attribute(this.age, "datetime", made);
		attribute(this.age, "title", made ? t("Updated {0}", dateTime(made)) : null);
		const wrong = trouble(instance, timeline);
		this.mark.hidden = !wrong;
		this.reason.hidden = !wrong;
		if (!wrong) return;
		this.mark.className = `mark ${wrong.level}`;
		if (this.markLevel !== wrong.level) fill(this.mark, icon(wrong.level === "failed" ? "warning" : "clock"));
		this.markLevel = wrong.level;
		attribute(this.mark, "aria-label", wrong.text);
		setText(this.reason, wrong.text);
	}

	flash() {
		this.element.classList.remove("flash");
		void this.element.offsetWidth;
		this.element.classList.add("flash");
		setTimeout(() => this.element.classList.remove("flash"), 2400);
	}
}
