// Modal panels, with a region for announcements and one for messages of their own.

import { arrows, attribute, h, iconButton, uniqueID } from "./dom.js";
import { t } from "./texts.js";

// The style of all panels, without which none is shown.
await new Promise((resolve) => {
	document.head.append(h("link", { rel: "stylesheet", href: new URL("editor.css", import.meta.url).href, onload: resolve, onerror: resolve }));
});

/** Opens a modal panel. The result has the parts of the panel and `close()`. */
export function openDialog(title, { className = "", onClose } = {}) {
	const titleID = uniqueID("title");
	const heading = h("h2", { id: titleID, class: "dialog-title", tabIndex: -1, dir: "auto" }, title);
	const header = h("div.dialog-header", h("div.dialog-titles", heading), iconButton("close", t("Close"), () => close()));
	const body = h("div.dialog-body");
	const dialog = h("dialog", { class: `panel ${className}`, "aria-labelledby": titleID }, header, body,
		h("div.live.visually-hidden", { role: "status" }), h("div.toasts"));
	const before = document.activeElement;
	const close = () => { if (dialog.open) dialog.close(); };
	dialog.addEventListener("close", () => {
		dialog.remove();
		onClose?.();
		if (document.activeElement === document.body && before?.isConnected) before.focus();
	});
	dialog.addEventListener("pointerdown", (event) => { dialog.pressedOutside = event.target === dialog; });
	dialog.addEventListener("click", (event) => { if (event.target === dialog && dialog.pressedOutside) close(); });
	document.body.append(dialog);
	dialog.showModal();
	heading.focus();
	return { dialog, header, heading, body, close };
}

/** Creates tabs. A tab is `{ id, label, panel, onshow }`; the result has `element` and `select(id)`. */
export function makeTabs(tabs, label) {
	const buttons = tabs.map((tab) => {
		tab.panel.id = uniqueID("panel");
		attribute(tab.panel, "role", "tabpanel");
		const button = h("button", { role: "tab", id: uniqueID("tab"), "aria-controls": tab.panel.id, onclick: () => select(tab.id) }, tab.label);
		attribute(tab.panel, "aria-labelledby", button.id);
		return button;
	});
	const select = (id) => tabs.forEach((tab, index) => {
		const isSelected = tab.id === id;
		attribute(buttons[index], "aria-selected", String(isSelected));
		buttons[index].tabIndex = isSelected ? 0 : -1;
		const wasHidden = tab.panel.hidden;
		tab.panel.hidden = !isSelected;
		if (isSelected && wasHidden) tab.onshow?.();
	});
	const element = h("div.tabs", { role: "tablist", "aria-label": label, onkeydown: (event) => {
		const index = buttons.indexOf(document.activeElement);
		const [back, forward] = arrows();
		const next = { [back]: index - 1, [forward]: index + 1, Home: 0, End: buttons.length - 1 }[event.key];
		if (next === undefined) return;
		event.preventDefault();
		const target = (next + buttons.length) % buttons.length;
		select(tabs[target].id);
		buttons[target].focus();
	} }, buttons);
	tabs.forEach((tab) => { tab.panel.hidden = true; });
	return { element, select };
}
