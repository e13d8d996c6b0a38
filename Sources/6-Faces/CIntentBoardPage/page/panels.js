// The panels of the board: the gallery of widgets, the removed ones, and the settings of the page.

import * as api from "./api.js";
import { announce, button, fill, h, icon, ofTitle } from "./dom.js";
import { openDialog } from "./dialog.js";
import { addInstance, board, loadKinds, sizeName } from "./model.js";
import { contentView } from "./tile.js";
import { showDone, showProblem } from "./overlays.js";
import { chosenAppearance, chosenLanguage, distance, keepChoice, languages, t } from "./texts.js";

/** Opens the gallery. `added` receives the identifier of a new instance. */
export async function openGallery(added) {
	const { body, dialog, close } = openDialog(t("Add widget"), { className: "gallery" });
	if (!board.kinds.size) await loadKinds().catch((problem) => showProblem(problem));
	const add = async (kind, family, button) => {
		button.disabled = true;
		try {
			const instance = await api.place({ kind: kind.kind, family });
			await addInstance({ title: kind.title, ...instance });
			close();
			added(instance.id);
			showDone(t("Added {0}", kind.title), instance.missingDefaults);
		} catch (problem) {
			button.disabled = false;
			showProblem(problem);
		}
	};
	const observer = new IntersectionObserver((entries) => {
		for (const entry of entries) {
			if (!entry.isIntersecting) continue;
			observer.unobserve(entry.target);
			showPreview(entry.target);
		}
	}, { root: body, rootMargin: "200px" });
	for (const kind of board.kinds.values()) {
		const choices = kind.families.map((family) => {
			const picture = h("span", { class: `preview ${family}` }, h("span.card"));
			Object.assign(picture, { kind, family });
			observer.observe(picture);
			const size = sizeName({ family, kind: kind.kind });
			const button = h("button.gallery-choice", { "aria-label": `${kind.title}, ${size}`, onclick: () => add(kind, family, button) },
				picture, h("span.gallery-size", icon("add"), size));
			return h("li", button);
		});
		body.append(h("section.gallery-kind", h("h3", ofTitle(), kind.title), kind.description && h("p.help", ofTitle(), kind.description), h("ul.gallery-choices", choices)));
	}
	dialog.addEventListener("close", () => observer.disconnect());
}

async function showPreview(element) {
	const { kind, family } = element;
	let view = null;
	try {
		const answer = await api.preview(kind.kind, family);
		const entry = answer.snapshot ?? answer.placeholder;
		if (entry) view = contentView(entry.content, family, (form) => api.previewPicture(kind.kind, family, form));
	} catch { /* A widget without a preview can be added, too. */ }
	fill(element.firstChild, view ?? h("span.no-content", t("No preview")));
}

/** Opens the list of removed instances, which can be restored. */
export async function openRemoved(restored) {
	const { body, close } = openDialog(t("Removed widgets"), { className: "small" });
	const list = h("ul.removed-list");
	body.append(list);
	let removed = [];
	try { removed = (await api.instances({ removed: true })).list; } catch (problem) { showProblem(problem); }
	if (!removed.length) fill(body, h("p.hint", t("No removed widgets")));
	for (const instance of removed) {
		const title = instance.title ?? instance.kind;
		const line = h("li", h("div", h("strong", ofTitle(), title), h("span.quiet", `${sizeName(instance)} · ${instance.id}${instance.removedAt ? ` · ${distance(instance.removedAt)}` : ""}`)),
			button(t("Restore"), async () => {
				try {
					await api.restore(instance.id);
					await addInstance(await api.instance(instance.id));
					line.remove();
					announce(t("Restored {0}", title));
					if (list.children.length) list.querySelector("button").focus();
					else { close(); restored(instance.id); }
				} catch (problem) { showProblem(problem); }
			}, { icon: "undo", "aria-label": `${t("Restore")}: ${title}` }));
		list.append(line);
	}
}

export function openSettings(applyAppearance) {
	const { body } = openDialog(t("Settings"), { className: "small" });
	const choice = (name, label, values, chosen, change) => h("fieldset.choices", h("legend", label),
		values.map(([value, text]) => h("label", h("input", { type: "radio", name, value, checked: value === chosen, onchange: () => change(value) }), h("span", text))));
	body.append(
		choice("appearance", t("Appearance"), [["", t("Automatic")], ["light", t("Light")], ["dark", t("Dark")]], chosenAppearance(), (value) => { keepChoice("appearance", value); applyAppearance(value); }),
		choice("language", t("Language"), [["", t("Automatic")], ...languages], chosenLanguage, (value) => {
			keepChoice("language", value);
			const address = new URL(location.href);
			address.searchParams.delete("lang");
			location.replace(address);
		}));
}
