// What happened to an instance: revisions with their causes and differences, and the way back.

import * as api from "./api.js";
import { button, fill, h, ofTitle } from "./dom.js";
import { familyName, labelOfInstance } from "./model.js";
import { attempt } from "./overlays.js";
import { dateTime, distance, t } from "./texts.js";

/** What led to a change, by its cause; that of a newer program is shown as it is. */
const causes = {
	placed: t("Placed"), edited: t("Edited"), removed: t("Removed"), restored: t("Restored"), undone: t("Undone"), redone: t("Redone"), imported: t("Imported"), copied: t("Copied"), applied: t("Applied"),
	followed: t("Began to follow"), unfollowed: t("Stopped following"), sourceChanged: t("Followed widget changed"),
	remembered: t("Default looked up"), refreshed: t("Titles refreshed"), migrated: t("Migrated"), resized: t("Resized"),
};

/** Shows the history of an instance, newest first. `changed` is called after an undo. */
export async function showHistory(panel, id, changed) {
	let history;
	try {
		history = await api.history(id);
	} catch (problem) {
		fill(panel, h("p.hint", problem.message), button(t("Try again"), () => showHistory(panel, id, changed)));
		return;
	}
	const changes = [...history.changes].sort((first, second) => second.sequence - first.sequence);
	const step = (run, label, look) => button(label, () => attempt(async () => {
		await run();
		await changed();
		await showHistory(panel, id, changed);
		panel.querySelector(".history-actions button")?.focus();
	}), look);
	const buttons = h("div.history-actions", step(() => api.undo(id), t("Undo"), { icon: "undo" }),
		changes.find(({ cause }) => cause !== "sourceChanged")?.cause === "undone" && step(() => api.redo(id), t("Redo")));
	const restore = ({ revision }) => revision < changes[0].revision
		&& step(() => api.undo(id, revision), t("Restore"), { class: "link", "aria-label": `${t("Restore")}: ${t("Revision {0}", revision)}` });
	fill(panel, buttons, h("ol.changes", { reversed: true }, changes.map((change) => entry(change, restore(change)))),
		(history.omitted > 0 || !history.isComplete) && h("p.hint", t("Older changes are not shown.")));
}

function entry(change, restore) {
	const line = (name, old, now) => h("li", h("span.difference-name", ofTitle(), name), h("span.difference",
		h("del", { dir: "auto" }, old || t("no value")), h("span.visually-hidden", " → "), h("ins", { dir: "auto" }, now || t("no value"))));
	const isResized = change.familyBefore && change.familyAfter && change.familyBefore !== change.familyAfter;
	return h("li.change",
		h("p.change-head", h("strong", causes[change.cause] ?? change.cause, change.presetTitle && `: ${change.presetTitle}`, change.follows?.after && `: ${labelOfInstance(change.follows.after)}`), h("span.quiet", t("Revision {0}", change.revision)),
			h("time.quiet", { dateTime: change.time, title: dateTime(change.time) }, distance(change.time)), restore),
		(isResized || change.differences?.length > 0) && h("ul.differences",
			isResized && line(t("Size"), familyName(change.familyBefore), familyName(change.familyAfter)),
			change.differences.filter((difference) => difference.of !== "default").map((difference) => line(difference.label ?? difference.parameter, difference.beforeText, difference.afterText))));
}
