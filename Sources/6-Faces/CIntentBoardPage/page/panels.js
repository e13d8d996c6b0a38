// The panels of the board: the gallery of widgets, the removed ones, and the settings of the page.

import * as api from "./api.js";
import { announce, button, fill, h, icon, ofTitle } from "./dom.js";
import { openDialog } from "./dialog.js";
import { addInstance, board, loadKinds, restoreInstance, sizeName } from "./model.js";
import { contentView } from "./tile.js";
import { attempt, showDone, showProblem } from "./overlays.js";
import { chosenAppearance, chosenLanguage, distance, keep, languages, t } from "./texts.js";

/** Opens the gallery. `added` receives the identifier of a new instance, and whether its editor opens at once. */
export async function openGallery(added) {
	const { body, close } = openDialog(t("Add widget"), { className: "gallery" });
	if (!board.kinds.size) await loadKinds().catch(showProblem);
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (isIntersecting) {
				observer.unobserve(target);
				showPreview(target);
			}
		}
	}, { root: body, rootMargin: "200px" });
	for (const { kind, title, description, families, presets = [], intent, asksWhenAdded } of board.kinds.values()) {
		const choice = (family, name, picture, values) => {
			const size = sizeName({ family, kind });
			const add = h("button.gallery-choice", { "aria-label": `${name}, ${size}`, onclick: async () => {
				add.disabled = true;
				await attempt(async () => {
					const instance = await api.place({ kind, family, ...values });
					await addInstance({ title, ...instance });
					close();
					added(instance.id, asksWhenAdded && !values);
					showDone(t("Added {0}", title), instance.missingDefaults);
				});
				add.disabled = false;
			} }, picture, h("span.gallery-size", icon("add"), size));
			return add;
		};
		const line = (each) => h("div.gallery-choices", ofTitle(), h("strong", each.title), each.description && h("span.help", each.description),
			each.families.map((family) => choice(family, each.title, null, each.name ? { preset: each.name } : { values: each.values })));
		const section = h("section.gallery-kind", h("h3", ofTitle(), title), description && h("p.help", ofTitle(), description),
			h("ul.gallery-choices", families.map((family) => {
				const picture = Object.assign(h(`span.preview.${family}`, h("span.card")), { kind, family });
				observer.observe(picture);
				return h("li", choice(family, title, picture));
			})),
			presets.map(line));
		body.append(section);
		// A provider may take its time, and one that fails recommends nothing.
		if (intent) api.recommendations(kind).then((list) => section.append(...list.map(line)), () => {});
	}
}

async function showPreview({ kind, family, firstChild }) {
	const { snapshot, placeholder } = await api.preview(kind, family).catch(() => ({}));
	const entry = snapshot ?? placeholder;
	fill(firstChild, entry ? contentView(entry.content, family, (form) => api.previewPicture(kind, family, form)) : h("span.no-content", t("No preview")));
}

export async function openRemoved(restored) {
	const { body, close } = openDialog(t("Removed widgets"), { className: "small" });
	const list = h("ul.removed-list");
	const removed = (await api.instances({ removed: true }).catch(showProblem))?.list ?? [];
	body.append(removed.length ? list : h("p.hint", t("No removed widgets")));
	for (const instance of removed) {
		const title = instance.title ?? instance.kind;
		const line = h("li", h("div", h("strong", ofTitle(), title), h("span.quiet", `${sizeName(instance)} · ${instance.id}${instance.removedAt ? ` · ${distance(instance.removedAt)}` : ""}`)),
			button(t("Restore"), () => attempt(async () => {
				await restoreInstance(instance.id);
				line.remove();
				announce(t("Restored {0}", title));
				if (list.children.length) list.querySelector("button").focus();
				else { close(); restored(instance.id); }
			}), { icon: "undo", "aria-label": `${t("Restore")}: ${title}` }));
		list.append(line);
	}
}

export function openSettings(applyAppearance) {
	const { body } = openDialog(t("Settings"), { className: "small" });
	const choice = (name, label, values, chosen, change) => h("fieldset.choices", h("legend", label),
		values.map(([value, text]) => h("label", h("input", { type: "radio", name, value, checked: value === chosen, onchange: () => change(value) }), h("span", text))));
	body.append(
		choice("appearance", t("Appearance"), [["", t("Automatic")], ["light", t("Light")], ["dark", t("Dark")]], chosenAppearance(), (value) => { keep("appearance", value); applyAppearance(value); }),
		choice("language", t("Language"), [["", t("Automatic")], ...languages], chosenLanguage, (value) => {
			keep("language", value);
			location.replace(location.pathname);
		}));
}
