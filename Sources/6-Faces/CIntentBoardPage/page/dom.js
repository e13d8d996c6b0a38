// Building elements, icons, announcements and focus.

let titleLanguage = "";

/** Sets the language of titles, which may be another one than that of the page's own texts. */
export const setTitleLanguage = (language) => { titleLanguage = language; };

/** The properties of an element that shows a title of the definitions. */
export const ofTitle = () => ({ dir: "auto", lang: titleLanguage });

/**
 * Creates an element, with classes if the tag is one such as `div.row`, from properties, which may be left out, and children. A
 * property that begins with "on" is a listener, `class` and `aria-*` and `data-*` are attributes, and every other one is set as a
 * property if the element has it. False, null and undefined leave an attribute out.
 */
export function h(tag, ...children) {
	const [name, ...classes] = tag.split(".");
	const element = document.createElement(name);
	element.classList.add(...classes);
	if (name === "button") element.type = "button";
	for (const [name, value] of Object.entries(children[0]?.constructor === Object ? children.shift() : {})) {
		if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
		else set(element, name, value);
	}
	add(element, children);
	return element;
}

function set(element, name, value) {
	if (name === "class") element.className = value ?? "";
	else if (name.includes("-") || name === "role" || name === "for" || !(name in element)) attribute(element, name, value);
	else if (value !== undefined && value !== null) element[name] = value;
}

/** Sets an attribute; null, undefined and, except for `aria-*`, false remove it. */
export function attribute(element, name, value) {
	const isAbsent = value === null || value === undefined || (value === false && !name.startsWith("aria-"));
	if (isAbsent) element.removeAttribute(name);
	else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : value);
}

function add(element, children) {
	for (const child of children.flat(Infinity)) {
		if (child !== null && child !== undefined && child !== false) element.append(child instanceof String ? h("span", { lang: child.lang, dir: child.dir }, String(child)) : child);
	}
}

export function fill(element, ...children) {
	element.replaceChildren();
	add(element, children);
	return element;
}

/** Brings the children of a list into an order and moves only those that are elsewhere. */
export function reconcile(list, elements) {
	const wanted = new Set(elements);
	for (const child of [...list.children]) if (!wanted.has(child)) child.remove();
	let position = list.firstElementChild;
	for (const element of elements) {
		if (element === position) position = position.nextElementSibling;
		else list.insertBefore(element, position);
	}
}

/** Sets a text without touching an element that already shows it. */
export function setText(element, text) {
	if (element.textContent === String(text)) return;
	element.textContent = text;
	if (text.lang) element.lang = text.lang;
}

let lastID = 0;

export const uniqueID = (prefix) => `${prefix}-${lastID += 1}`;

const shapes = {
	add: "M12 5v14M5 12h14",
	close: "M6 6l12 12M18 6L6 18",
	more: "M5 12h.01M12 12h.01M19 12h.01",
	check: "M5 12.5l4.5 4.5L19 7.5",
	chevron: "M7 10l5 5 5-5",
	up: "M12 19V6M6 12l6-6 6 6",
	down: "M12 5v13M6 12l6 6 6-6",
	undo: "M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3",
	reload: "M20 11a8 8 0 10-2.3 6.3M20 5v6h-6",
	warning: "M12 9v4.5M12 17h.01M10.3 4.2L2.6 17.6A2 2 0 004.3 20.6h15.4a2 2 0 001.7-3L13.7 4.2a2 2 0 00-3.4 0z",
	clock: "M12 7v5l3 2M12 3a9 9 0 100 18 9 9 0 000-18z",
	trash: "M4 7h16M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3",
	settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5",
	grip: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
	lock: "M6 11h12v9H6zM9 11V7a3 3 0 0 1 6 0v4",
	minus: "M6 12h12",
	stack: "M12 4l9 5-9 5-9-5zM3 14l9 5 9-5",
	edit: "M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4",
};

const svg = "http://www.w3.org/2000/svg";

export function icon(name) {
	const picture = document.createElementNS(svg, "svg");
	const path = document.createElementNS(svg, "path");
	picture.setAttribute("viewBox", "0 0 24 24");
	picture.setAttribute("class", `icon icon-${name}`);
	picture.setAttribute("aria-hidden", "true");
	path.setAttribute("d", shapes[name]);
	picture.append(path);
	return picture;
}

export function iconButton(name, label, onclick, properties = {}) {
	return h("button.icon-button", { "aria-label": label, title: label, onclick, ...properties }, icon(name));
}

export function button(text, onclick, { icon: name, ...properties } = {}) {
	return h("button.button", { onclick, ...properties }, name && icon(name), h("span", text));
}

export const link = (text, onclick, properties) => button(text, onclick, { class: "link", ...properties });

let pending;

/** Reads a text aloud when nothing else is read. The last of several counts. */
export function announce(text, delay = 150) {
	clearTimeout(pending);
	pending = setTimeout(() => {
		const region = document.querySelector("dialog[open] .live") ?? document.getElementById("live");
		region.textContent = "";
		region.textContent = text;
	}, delay);
}

export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export const isRightToLeft = () => document.documentElement.dir === "rtl";

/** The keys that go back and forward in a line. */
export const arrows = () => (isRightToLeft() ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"]);

/** Follows a pointer from its press: `move` and `end` receive the events. */
export function track(pressed, move, end) {
	const names = ["pointermove", "pointerup", "pointercancel"];
	const hear = (event) => {
		if (event.pointerId !== pressed.pointerId) return;
		if (event.type === "pointermove") move(event);
		else { stop(); end(event); }
	};
	const stop = () => names.forEach((name) => removeEventListener(name, hear));
	names.forEach((name) => addEventListener(name, hear));
	return stop;
}

export const pause = (milliseconds) => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

/** Returns a function that runs after calls have ceased for a time. */
export function debounced(milliseconds, run) {
	let timer;
	const call = (...values) => {
		clearTimeout(timer);
		timer = setTimeout(() => run(...values), milliseconds);
	};
	call.cancel = () => clearTimeout(timer);
	return call;
}
