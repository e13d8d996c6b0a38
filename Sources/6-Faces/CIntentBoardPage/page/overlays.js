// What appears over the page: menus of actions, and short messages.

import { announce, h, icon, iconButton, isRightToLeft } from "./dom.js";
import { t } from "./texts.js";

/**
 * Shows a menu beside an element. Null separates items, and a false item is left out. An item has `label` and `run`, and may have
 * `icon`, `checked`, `group` (one of several), `keys` and `isDestructive`; a heading has only `heading`.
 * @param focusAfter Returns the element that has the focus after the menu.
 */
export function showMenu(anchor, entries, label, focusAfter) {
	document.querySelector(".menu")?.close();
	const menu = h("div.menu", { role: "menu", "aria-label": label, tabIndex: -1 });
	const close = (restoresFocus = true) => {
		document.removeEventListener("pointerdown", outside, true);
		removeEventListener("resize", close);
		removeEventListener("scroll", outside, true);
		anchor.setAttribute("aria-expanded", "false");
		if (!menu.isConnected) return;
		menu.remove();
		if (restoresFocus) (focusAfter?.() ?? anchor).focus();
	};
	const outside = (event) => { if (!menu.contains(event.target)) close(false); };
	menu.close = () => close(false);
	let group = menu;
	for (const entry of entries.filter((each) => each !== false && each !== undefined)) {
		if (entry === null) {
			group = menu;
			if (menu.lastElementChild && menu.lastElementChild.role !== "separator") menu.append(h("div", { role: "separator" }));
		} else if (entry.heading) {
			group = h("div", { role: "group", "aria-label": entry.heading });
			menu.append(h("div.menu-heading", { "aria-hidden": "true" }, entry.heading), group);
		} else {
			group.append(item(entry, close));
		}
	}
	const items = [...menu.querySelectorAll("[role^=menuitem]")];
	menu.addEventListener("keydown", (event) => pressKey(event, items, close));
	(anchor.closest("dialog") ?? document.body).append(menu);
	anchor.setAttribute("aria-expanded", "true");
	put(menu, anchor);
	document.addEventListener("pointerdown", outside, true);
	addEventListener("resize", close);
	addEventListener("scroll", outside, true);
	items[0]?.focus();
}

function item(entry, close) {
	const isChoice = entry.checked !== undefined;
	return h("button", {
		tabIndex: -1, class: entry.isDestructive ? "destructive" : "",
		role: isChoice ? (entry.group ? "menuitemradio" : "menuitemcheckbox") : "menuitem",
		"aria-checked": isChoice ? String(entry.checked) : null, onclick: () => { close(); entry.run(); },
	}, h("span.menu-icon", entry.checked ? icon("check") : entry.icon && !isChoice ? icon(entry.icon) : null),
	h("span.menu-label", entry.label), entry.keys && h("kbd", { "aria-hidden": "true" }, entry.keys));
}

function pressKey(event, items, close) {
	const index = items.indexOf(document.activeElement);
	let next;
	switch (event.key) {
	case "ArrowDown": next = items[(index + 1) % items.length]; break;
	case "ArrowUp": next = items[(index - 1 + items.length) % items.length]; break;
	case "Home": next = items[0]; break;
	case "End": next = items.at(-1); break;
	case "Escape": case "Tab": event.preventDefault(); event.stopPropagation(); close(); return;
	default: {
		if (event.key.length !== 1 || event.key === " ") return;
		const rest = [...items.slice(index + 1), ...items.slice(0, index + 1)];
		next = rest.find((each) => each.querySelector(".menu-label").textContent.toLowerCase().startsWith(event.key.toLowerCase()));
	}
	}
	if (!next) return;
	event.preventDefault();
	event.stopPropagation();
	next.focus();
}

function put(menu, anchor) {
	const box = anchor.getBoundingClientRect();
	const { offsetWidth: width, offsetHeight: height } = menu;
	const wanted = isRightToLeft() ? box.left : box.right - width;
	const left = Math.max(8, Math.min(wanted, innerWidth - width - 8));
	const below = box.bottom + 4;
	const top = below + height < innerHeight - 8 ? below : Math.max(8, Math.min(box.top - height - 4, innerHeight - height - 8));
	menu.style.left = `${left}px`;
	menu.style.top = `${Math.max(8, top)}px`;
}

/** Shows a message. Its time stands still while the pointer or the focus is on it. */
export function showToast(text, { seconds = 6, action, run, isError = false } = {}) {
	const area = document.querySelector("dialog[open]:modal .toasts") ?? document.getElementById("toasts");
	const toast = h("div", { class: `toast${isError ? " error" : ""}` }, h("span.toast-text", text));
	let left = seconds * 1000;
	let start = 0;
	let timer;
	const close = () => { clearTimeout(timer); toast.remove(); };
	const wait = () => { start = performance.now(); clearTimeout(timer); timer = setTimeout(close, left); };
	const pause = () => { clearTimeout(timer); left -= performance.now() - start; start = performance.now(); };
	if (action) toast.append(h("button.undo", { onclick: () => { close(); run(); } }, action));
	toast.append(iconButton("close", t("Close"), close));
	for (const [enter, leave] of [["pointerenter", "pointerleave"], ["focusin", "focusout"]]) {
		toast.addEventListener(enter, pause);
		toast.addEventListener(leave, () => { left = Math.max(left, 1500); wait(); });
	}
	area.replaceChildren(toast);
	wait();
	announce(text);
	return close;
}

/** Shows what has succeeded, and which defaults did not arrive. */
export const showDone = (text, missing = []) => showToast([text, ...missing.map(({ message }) => message)].join(" · "), { isError: missing.length > 0 });

export const showProblem = (problem) => { showToast(problem.message, { isError: true }); };

/** Does something asynchronous, and shows why it fails. */
export const attempt = (work) => work().catch(showProblem);
