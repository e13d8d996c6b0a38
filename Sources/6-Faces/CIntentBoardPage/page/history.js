// What happened to an instance: revisions with their causes and differences, and the way back.

import * as api from "./api.js";
import { button, fill, h } from "./dom.js";
import { familyName } from "./model.js";
import { showProblem } from "./overlays.js";
import { causeText, dateTime, distance, number, t } from "./texts.js";

/** Shows the history of an instance, newest first. `changed` is called after an undo. */
export async function showHistory(panel, id, changed) {
	let history;
	try {
		history = await api.history(id);
	} catch (problem) {
		fill(panel, h("p", { class: "hint" }, problem.message), button(t("retry"), () => showHistory(panel, id, changed)));
		return;
	}
	const changes = [...history.changes].sort((first, second) => second.sequence - first.sequence);
	const step = (run, label, look) => button(label, async () => {
		try {
			await run();
			await changed();
			await showHistory(panel, id, changed);
			panel.querySelector(".history-actions button")?.focus();
		} catch (problem) { showProblem(problem); }
	}, look);
	const buttons = h("div", { class: "history-actions" }, step(() => api.undo(id), t("undo"), { icon: "undo" }),
		changes[0]?.cause === "undone" && step(() => api.redo(id), t("redo")));
	const restore = ({ revision }) => revision < changes[0].revision
		&& step(() => api.undo(id, revision), t("restore"), { class: "link", "aria-label": `${t("restore")}: ${t("revisionOf", number(revision))}` });
	fill(panel, buttons, h("ol", { class: "changes", reversed: true }, changes.map((change) => entry(change, restore(change)))),
		(history.omitted > 0 || !history.isComplete) && h("p", { class: "hint" }, t("olderOmitted")));
}

function entry(change, restore) {
	const line = (name, old, now) => h("li", {}, h("span", { class: "difference-name", dir: "auto" }, name), h("span", { class: "difference" },
		h("del", { dir: "auto" }, old || t("noValue")), h("span", { class: "visually-hidden" }, " → "), h("ins", { dir: "auto" }, now || t("noValue"))));
	const isResized = change.familyBefore && change.familyAfter && change.familyBefore !== change.familyAfter;
	return h("li", { class: "change" },
		h("p", { class: "change-head" }, h("strong", {}, causeText(change.cause)), h("span", { class: "quiet" }, t("revisionOf", number(change.revision))),
			h("time", { class: "quiet", dateTime: change.time, title: dateTime(change.time) }, distance(change.time)), restore),
		(isResized || change.differences?.length > 0) && h("ul", { class: "differences" },
			isResized && line(t("size"), familyName(change.familyBefore), familyName(change.familyAfter)),
			change.differences.filter((difference) => difference.of !== "default").map((difference) => line(difference.label ?? difference.parameter, difference.beforeText, difference.afterText))));
}
