// A row of the editor: label, help, control, and what there is to say about the value.

import { button, fill, h, icon, link, ofTitle, setText, uniqueID } from "./dom.js";
import { makeControl, SlotList } from "./controls.js";
import { labelOfInstance } from "./model.js";
import { t } from "./texts.js";

export const withheldText = (label) => t("What you entered for {0} is secret and was not kept. Enter it again.", label);
export const changedElsewhere = t("Changed elsewhere while you were editing");

export class Row {
	constructor(row, panel) {
		this.name = row.name;
		this.panel = panel;
		this.labelID = uniqueID("label");
		this.notesID = uniqueID("notes");
		this.helpID = uniqueID("help");
		this.label = h("h3.row-label", { id: this.labelID, ...ofTitle() });
		this.help = h("p.help", { id: this.helpID, ...ofTitle() });
		this.notes = h("div.notes", { id: this.notesID });
		this.conflict = h("div.conflict", { hidden: true });
		this.reset = link(t("Use the default"), () => panel.change({ reset: this.name }), { class: "link quiet-link" });
		this.holder = h("div.row-control");
		this.element = h("section.row", { "aria-labelledby": this.labelID },
			h("div.row-head", h("div", this.label, this.help), this.reset), h("div.row-main", this.holder, this.notes, this.conflict));
	}

	/** Shows a row. `rejected` is what the server could not read in it, by slot. */
	update(row, rejected, lastChange) {
		this.row = row;
		setText(this.label, row.label);
		setText(this.help, row.help ?? "");
		this.help.hidden = !row.help;
		this.element.hidden = !row.isVisible;
		this.element.classList.toggle("changed", row.change !== "none");
		this.reset.hidden = !row.actions.includes("reset");
		setText(this.reset, this.panel.content?.follows ? t("Follow again") : t("Use the default"));
		this.showControl(row, rejected, lastChange);
		this.showNotes(row, rejected);
		this.showConflict(row);
	}

	showControl(row, rejected, lastChange) {
		// A control is made again only if the definition changed under it.
		const shape = JSON.stringify([row.control, row.slots?.maximum ?? "none", Boolean(row.slots), row.lock]);
		if (this.shape !== shape) {
			this.shape = shape;
			const context = {
				name: row.name, label: row.label, describedBy: `${this.helpID} ${this.notesID}`, change: (change, text) => this.panel.change(change, text), reject: (slot, message) => this.panel.reject(row.name, slot, message),
				load: (request, signal) => this.panel.options(row.name, request, signal), show: (name) => this.panel.showRow(name), labelOf: (name) => this.panel.labelOf(name), row: (field) => this.panel.show(field),
			};
			this.control = row.slots && !row.lock ? new SlotList(row, context) : makeControl(row, context);
			fill(this.holder, this.control.element, this.control.more);
			this.element.classList.toggle("compact", Boolean(this.control.isCompact));
		}
		this.control.update({ ...row, rejected, lastChange }, row);
	}

	showNotes(row, rejected) {
		const note = (level, text, more, name = level === "info" ? "clock" : "warning") => h("p", { class: `note ${level}` }, icon(name), h("span", { dir: "auto" }, text, more));
		const texts = [
			...rejected.flatMap(({ problems }) => problems).map((problem) => note("error", problem.message, this.suggestion(problem))),
			// The problems are those of the text before.
			...(rejected[0] ? [] : row.problems ?? []).map((problem) => note(problem.isError ? "error" : "warning", problem.message, this.suggestion(problem))),
			row.lock && note("info", row.lock, row.change !== "none" && [" ", link(t("Discard"), () => this.panel.change({ discard: this.name }))], "lock"),
			this.panel.withheld.includes(row.name) && note("warning", withheldText(row.label)),
			row.marks?.includes("migrated") && note("info", t("Converted from an older definition")),
			row.needsParent && h("p.note.info", link(t("Choose {0} first", this.panel.labelOf(row.needsParent)), () => this.panel.showRow(row.needsParent))),
			row.origin === "default(row)" && note("info", t("Follows {0}", this.panel.labelOf(row.defaultRow))),
			row.sourceInstance && note("info", t("Follows {0}", labelOfInstance(row.sourceInstance))),
			row.deprecation && note("info", t("Deprecated: {0}", row.deprecation)),
			this.isNews && note("info", t("{0} was changed elsewhere", row.label)),
		];
		fill(this.notes, texts);
		this.hasErrors = rejected[0] || row.problems?.some((problem) => problem.isError);
	}

	suggestion(problem) {
		if (!problem.suggestion || this.row.slots) return null;
		return [" ", link(problem.suggestion, () => this.panel.change({ setText: this.name, text: problem.suggestion }))];
	}

	showConflict(row) {
		this.conflict.hidden = !row.conflict;
		if (!row.conflict) return;
		const { beforeText, storedText, draftedText } = row.conflict;
		const entry = (label, text) => h("div", h("dt", label), h("dd", { dir: "auto" }, text || t("no value")));
		const settle = (settlement, label) => button(label, () => this.panel.change({ settle: this.name, settlement }));
		fill(this.conflict, h("p.conflict-title", icon("warning"), changedElsewhere),
			h("dl", entry(t("Before"), beforeText), entry(t("Theirs"), storedText), entry(t("Mine"), draftedText)),
			h("div.conflict-buttons", settle("keepMine", t("Keep mine")), settle("takeTheirs", t("Take theirs"))));
	}

	showNews() {
		this.isNews = true;
		this.element.classList.add("news");
		clearTimeout(this.newsTimer);
		this.newsTimer = setTimeout(() => {
			this.isNews = false;
			this.element.classList.remove("news");
			this.panel.redraw();
		}, 5000);
	}

	focus() {
		(this.element.closest("details") ?? {}).open = true;
		this.element.parentElement.reveal?.();
		this.element.scrollIntoView({ block: "center" });
		if (this.row.conflict) this.conflict.querySelector("button").focus();
		else this.control.focus();
	}
}
