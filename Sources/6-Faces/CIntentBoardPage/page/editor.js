// The back of a tile: the form of an instance, its history and its details.
//
// The page keeps the draft as the server returned it. Each change is sent with it, and the answer has the rows as they are then.

import * as api from "./api.js";
import { announce, button, fill, h, icon, iconButton, isCalm, link, ofTitle, setText } from "./dom.js";
import { makeTabs, openDialog } from "./dialog.js";
import { showHistory } from "./history.js";
import { board, labelOfInstance, observe, refreshInstance, sizeName } from "./model.js";
import { changedElsewhere, Row, withheldText } from "./row.js";
import { contentView, trouble } from "./tile.js";
import { attempt, showDone, showProblem, showToast } from "./overlays.js";
import { dateTime, distance, keep, number, t } from "./texts.js";

/** After no connection, no session, a removed instance and no time, the same request may succeed. */
const passing = [0, 401, 404, 503, 504];

const draftKey = (id) => `draft:${id}`;

/** Changes of one field that replace each other while it is edited. */
const replaceable = ["setText", "choose", "step"];
const targetOf = (change) => replaceable.map((key) => change[key] && `${key} ${change[key]} ${change.slot ?? ""}`).find(Boolean);
const nameOf = (change) => Object.entries(change).find(([key]) => !["value", "text", "slot", "by", "from", "to", "settlement"].includes(key))?.[1];

export class EditorPanel {
	constructor(id, tile, tab = "settings", closed = () => {}) {
		this.id = id;
		this.onClosed = closed;
		this.tile = tile;
		this.rows = new Map();
		this.groups = {};
		this.reset();
		this.build(tab);
		this.stopObserving = observe((ids) => { if (!ids || ids.has(id)) this.updateSide(); });
		this.open();
	}

	get instance() { return board.instances.get(this.id) ?? this.lastInstance; }
	get title() { return this.content?.title ?? this.instance?.title ?? this.id; }

	build(tab) {
		const { dialog, header, heading, body, close } = openDialog(this.title, { className: "editor", onClose: () => this.closed() });
		Object.assign(this, { dialog, heading, close });
		this.subtitle = h("p.dialog-subtitle");
		header.firstChild.append(this.subtitle);
		this.summary = h("div.summary", { tabIndex: -1, hidden: true, role: "group" });
		this.form = h("div.rows");
		this.general = h("div.notes");
		this.settings = h("div.settings", this.summary, this.general, this.form);
		this.historyPanel = h("div.history");
		this.details = h("div.details");
		this.tabs = makeTabs([
			{ id: "settings", label: t("Settings"), panel: this.settings },
			{ id: "history", label: t("History"), panel: this.historyPanel, onshow: () => this.readHistory() },
			{ id: "details", label: t("Details"), panel: this.details, onshow: () => this.updateSide() },
		], this.title);
		this.preview = h("div.preview");
		this.status = h("p.preview-status");
		body.append(
			h("aside.side", this.preview, this.status), h("div.main", this.tabs.element, this.settings, this.historyPanel, this.details));
		this.count = h("p.change-count", { role: "status" });
		this.undoButton = iconButton("undo", t("Undo"), () => this.undo());
		this.discardButton = button(t("Discard"), () => this.discard());
		this.saveButton = button(t("Save"), () => this.save(), { class: "button primary" });
		dialog.append(h("div.dialog-footer", this.count, this.undoButton, this.discardButton, this.saveButton));
		dialog.addEventListener("keydown", (event) => this.pressKey(event));
		this.tabs.select(tab);
		this.updateSide();
		this.updateFooter();
		turn(this.tile?.card, dialog);
	}

	pressKey(event) {
		if (!event.ctrlKey && !event.metaKey) return;
		if (event.key === "s" || event.key === "Enter") { event.preventDefault(); this.save(); }
		if (event.key === "z") { event.preventDefault(); if (event.shiftKey) this.redo(); else this.undo(); }
	}

	async open() {
		[this.draft, this.pending, this.withheld = []] = readDraft(this.id);
		this.kept = this.draft;
		const wasKept = this.draft || this.pending[0] || this.withheld[0];
		await this.send();
		if (wasKept && this.isEdited) showToast(t("Your unsaved changes are kept in this window."));
		// Handlers may take their time to look titles up, so nothing waits for them.
		api.editor(this.id, { refresh: true }).then(() => this.send(), () => {});
	}

	get isEdited() { return Boolean(this.content?.isEdited || this.pending.length || this.rejected.length); }

	change(change, announcement) {
		const name = nameOf(change);
		this.withheld = this.withheld.filter((each) => each !== name && each !== name?.split(/[.[]/)[0]);
		if (change.setText) this.pending = this.pending.filter((each) => targetOf(each) !== targetOf(change));
		this.pending.push(change);
		if (announcement) announce(announcement);
		return this.send();
	}

	/** Shows why an entry is no value, as if it were a text that the server could not read. */
	reject(name, slot, message) {
		this.take({ ...this.content, draft: this.draft, rejectedChanges: [{ index: 0, problems: [{ message }] }] }, [{ setText: name, slot }]);
	}

	/** Sends what a field with the focus has not sent yet. */
	flush() {
		const field = document.activeElement;
		if (field.matches("input, textarea")) field.dispatchEvent(new Event("change"));
		return this.sending;
	}

	async undo() {
		await this.flush();
		this.rejected = [];
		if (this.pending[0] || !this.undoable.length) {
			Object.assign(this, { pending: [], lastChange: "step" });
			this.redraw();
			return;
		}
		this.step(this.undoable, this.redoable, t("Undo"));
	}

	redo() {
		if (this.redoable.length) this.step(this.redoable, this.undoable, t("Redo"));
	}

	step(from, to, name) {
		to.push(this.draft);
		this.draft = from.pop();
		this.lastTarget = null;
		this.lastChange = "step";
		announce(name);
		this.send();
	}

	/** Forgets the drafts, what is not sent yet, what the server could not read, what no longer fits, and which secrets are missing. */
	reset() { Object.assign(this, { draft: null, kept: null, pending: [], undoable: [], redoable: [], rejected: [], leftOut: [], withheld: [] }); }

	async discard() {
		this.reset();
		this.summary.hidden = true;
		await this.send();
		this.heading.focus();
	}

	/**
	 * Sends what is not sent yet and draws the answer. Changes that are made during a request are sent together.
	 */
	send(more = {}, isNews = false) {
		this.more = { ...this.more, ...more };
		this.isNews ||= isNews;
		this.sending ??= this.sendAll().finally(() => { this.sending = null; });
		return this.sending;
	}

	async sendAll() {
		do {
			const { pending: changes, draft, more, isNews } = this;
			Object.assign(this, { pending: [], more: null, isNews: false });
			try {
				const content = await api.editor(this.id, { draft: draft ?? undefined, changes, ...more });
				this.failure = null;
				if (draft === this.draft) this.take(content, changes, isNews);
				else this.more ??= {};
			} catch (problem) {
				if (passing.includes(problem.status)) {
					// Nothing is lost: the changes are sent with the next ones.
					this.pending = [...changes, ...this.pending];
					this.failure = problem;
					this.keep();
					this.updateFooter();
					return;
				}
				if (!this.content && (draft || changes[0])) {
					// What was kept no longer fits. The instance is shown as it is.
					showProblem(problem);
					Object.assign(this, { draft: null, more: more ?? {} });
					continue;
				}
				if (draft && changes[0] && problem.status === 422) this.draft = this.undoable.pop() ?? null;
				showProblem(problem);
				return;
			}
		} while (this.pending.length || this.more);
	}

	take(content, changes, isNews) {
		const names = new Set(changes.map(nameOf));
		this.rejected = this.rejected.filter(({ name }) => !names.has(name));
		for (const { index, problems } of content.rejectedChanges ?? []) {
			const change = changes[index];
			if (change) this.rejected.push({ name: nameOf(change), slot: change.slot, problems });
		}
		if (changes.length) {
			const target = changes.length === 1 ? targetOf(changes[0]) : null;
			if (!target || target !== this.lastTarget) this.undoable.push(this.draft);
			this.lastTarget = target;
			this.redoable = [];
			if ("step" in changes.at(-1)) this.lastChange = "step";
		}
		const old = this.content;
		this.content = content;
		this.draft = content.draft ?? null;
		this.kept = content.draftWithoutSecrets ?? this.draft;
		this.keep();
		this.draw(content, isNews ? old : null);
		if (changes.length && content.rows.some((row) => row.awaitsDefault)) this.requestDefaults();
	}

	/** Keeps what is not stored beyond the window, except secrets, of which it keeps the rows. */
	keep() {
		const isSecret = (change) => this.rows.get(nameOf(change))?.row.control.isSecret;
		const changes = this.pending.filter((change) => !isSecret(change));
		const withheld = [...new Set([...this.withheld, ...this.kept?.withheld ?? [], ...this.pending.filter(isSecret).map(nameOf)])];
		keepDraft(this.id, (this.kept?.changes[0] || changes[0] || withheld[0]) && [this.kept, changes, withheld]);
	}

	redraw() { if (this.content) this.draw(this.content, null); }

	draw(content, old) {
		setText(this.heading, content.title);
		setText(this.subtitle, [sizeName(content), content.help].filter(Boolean).join(" · "));
		for (const { name, title, help, isFolded, isVisible, needsAttention } of content.sections ?? []) {
			const group = this.groups[name] ??= h(isFolded ? "details" : "fieldset", { class: "group" },
				h(isFolded ? "summary" : "legend", ofTitle(), title), help && h("p.help", ofTitle(), help));
			if (!group.isConnected) this.settings.append(group);
			group.hidden = !isVisible;
			if (needsAttention) group.open = true;
		}
		for (const row of content.rows) {
			const before = old?.rows.find((each) => each.name === row.name);
			const isChangedElsewhere = before && !row.conflict && JSON.stringify(before.savedValue) !== JSON.stringify(row.savedValue);
			const isNewConflict = before && row.conflict && !before.conflict;
			if (isChangedElsewhere) this.rows.get(row.name).showNews();
			const element = this.show(row);
			if (!element.isConnected) (this.groups[row.section] ?? this.form).append(element);
			if (isNewConflict) announce(`${row.label}: ${changedElsewhere}`);
		}
		this.lastChange = null;
		this.showGeneral(content);
		this.updateFooter();
		if (!this.summary.hidden) this.showSummary(false);
	}

	show(row) {
		const view = this.rows.get(row.name) ?? new Row(row, this);
		this.rows.set(row.name, view);
		row.isPending = this.pending.some((change) => nameOf(change) === row.name);
		view.update(row, this.rejected.filter(({ name }) => name === row.name), this.lastChange);
		return view.element;
	}

	/** Asks for the defaults that rows get with the draft. Nothing waits for handlers. */
	async requestDefaults() {
		const { draft } = this;
		const content = await api.editor(this.id, { draft, defaults: true }).catch(() => null);
		if (content && draft === this.draft && !this.sending) this.take(content, [], false);
	}

	showGeneral({ status, rows, follows, problems = [] }) {
		const hint = status === "orphan" ? t("The definitions no longer contain this widget. Its values are kept.")
			: !rows.length && t("This widget has nothing to configure.");
		const source = follows && h("p.note.info.follows", icon("stack"), h("span", { dir: "auto" }, t("Follows {0}", labelOfInstance(follows)), " ",
			link(t("Stop following"), () => this.follow(null))));
		// Only the answer to a kept draft contains these.
		const leftOut = problems.filter(({ reason }) => reason === "leftOut");
		if (leftOut[0]) this.leftOut = leftOut;
		fill(this.general, hint && h("p.hint", hint), source,
			this.withheld.map((name) => h("p.note.warning", icon("warning"), link(withheldText(this.labelOf(name)), () => this.showRow(name)))), [...new Set([...this.leftOut, ...problems])].map((problem) =>
			h("p", { class: `note ${problem.isError ? "error" : "warning"}` }, icon("warning"), problem.message)));
	}

	async follow(source) {
		await attempt(async () => {
			const answer = source ? await api.followInstance(this.id, source) : await api.unfollow(this.id);
			this.ownRevision = answer.revision;
			await refreshInstance(this.id).catch(() => {});
			await this.send({}, true);
			announce(source ? t("Follows {0}", labelOfInstance(source)) : t("{0} keeps its values", this.title));
		});
		this.updateSide();
	}

	/** A choice of the instance to follow, among those of the same kind. */
	sourceChoice(instance) {
		const others = [...board.instances.values()].filter(({ id, kind }) => kind === instance.kind && id !== this.id);
		const { follows } = instance;
		if (!board.kinds.get(instance.kind)?.intent || (!others.length && !follows)) return null;
		if (follows && !others.some(({ id }) => id === follows)) others.push({ id: follows });
		return h("select.field.source", { "aria-label": t("Follows"), onchange: ({ target }) => this.follow(target.value || null) },
			h("option", { value: "", selected: !follows }, t("No other widget")),
			others.map((other) => h("option", { value: other.id, selected: other.id === follows },
				[labelOfInstance(other.id), other.family && sizeName(other)].filter(Boolean).join(" · "))));
	}

	updateFooter() {
		const { content, failure } = this;
		const count = new Set([...(content?.changes ?? []).map(({ parameter }) => parameter), ...this.rejected.map(({ name }) => name)]).size;
		this.count.classList.toggle("failed", Boolean(failure));
		setText(this.count, failure?.status === 404 || content?.status === "removed" ? t("This widget was removed. Restore it to save changes.")
			: failure?.message ?? (count ? t("{0} changes", count) : t("No changes")));
		this.undoButton.disabled = ![...this.undoable, ...this.rejected, ...this.pending].length;
		this.discardButton.disabled = !this.isEdited;
		this.saveButton.disabled = !this.isEdited || this.content?.status !== "ready";
	}

	/** Shows what prevents saving. Returns false if nothing does. */
	showSummary(takesFocus = true) {
		const faulty = [...this.rows.values()].filter(({ row, element, hasErrors }) => row.isVisible && element.isConnected && (hasErrors || row.conflict));
		const general = (this.content.problems ?? []).filter((problem) => problem.isError);
		const count = faulty.length + general.length;
		this.summary.hidden = count === 0;
		if (!count) return false;
		const title = t("{0} problems prevent saving", count);
		fill(this.summary, h("p.summary-title", icon("warning"), title),
			h("ul", faulty.map((row) => h("li", link(row.row.label, () => row.focus()), ": ",
				row.row.conflict ? changedElsewhere : row.notes.querySelector(".error")?.textContent)), general.map((problem) => h("li", problem.message))));
		this.summary.setAttribute("aria-label", title);
		if (takesFocus) { this.tabs.select("settings"); this.summary.focus(); this.summary.scrollIntoView({ block: "nearest" }); }
		return true;
	}

	async save() {
		if (this.isSaving) return;
		this.isSaving = true;
		this.saveButton.setAttribute("aria-busy", "true");
		try {
			await this.flush();
			if (this.saveButton.disabled) return;
			await this.send();
			if (this.failure || this.showSummary()) return;
			if (!this.content.isEdited) { this.close(); return; }
			this.finish(await api.save(this.id, this.content.revision, { draft: this.draft }));
		} catch (problem) {
			const { status } = problem;
			if ([409, 412, 422].includes(status)) await this.send({ validate: status === 422 }, status !== 422);
			if (!this.showSummary()) showProblem(problem);
		} finally {
			this.isSaving = false;
			this.saveButton.removeAttribute("aria-busy");
		}
	}

	finish(answer) {
		const { title } = this;
		this.ownRevision = answer?.revision;
		keepDraft(this.id, null);
		this.close();
		refreshInstance(this.id).catch(() => {});
		showDone(t("Saved {0}", title), answer?.missingDefaults);
	}

	heard(event) {
		if (event.revision === this.ownRevision || this.isSaving) return;
		this.send({}, true);
		if (!this.historyPanel.hidden) this.readHistory();
	}

	async options(name, request, signal) {
		await this.sending;
		return api.options(this.id, name, { draft: this.draft ?? undefined }, request, signal);
	}

	labelOf(name) {
		const rows = this.content?.rows ?? [];
		const fields = [...rows, ...rows.flatMap((row) => row.slots?.shown ?? [])].flatMap((owner) => owner.fields ?? []);
		return [...rows, ...fields].find((row) => row.name === name)?.label ?? name;
	}

	showRow(name) {
		this.tabs.select("settings");
		this.rows.get(name)?.focus();
	}

	readHistory() {
		return showHistory(this.historyPanel, this.id, async () => {
			await refreshInstance(this.id).catch(() => {});
			await this.send({}, true);
		});
	}

	updateSide() {
		const { instance } = this;
		if (!instance) return;
		this.lastInstance = instance;
		const timeline = board.timelines.get(this.id);
		const content = timeline?.current?.content;
		const key = JSON.stringify([content?.tag, content?.text, instance.family]);
		if (this.previewKey !== key) {
			this.previewKey = key;
			this.preview.className = `preview ${instance.family}`;
			fill(this.preview, h("div.card", contentView(content, instance.family, (form) => api.picture(this.id, form, content.tag))));
		}
		const wrong = trouble(instance, timeline);
		this.status.className = `preview-status ${wrong?.level ?? ""}`;
		setText(this.status, wrong?.text ?? (timeline?.made ? t("Updated {0}", distance(timeline.made)) : ""));
		if (!this.details.hidden) this.showDetails(instance, timeline);
	}

	showDetails(instance, timeline) {
		const entry = (label, ...value) => value[0] && h("div", h("dt", label), h("dd", { dir: "auto" }, ...value));
		const sources = (this.content?.rows ?? []).filter((row) => row.optionSource).map((row) => `${row.label}: ${row.optionSource}`);
		fill(this.details, h("dl",
			entry(t("Follows"), this.sourceChoice(instance)),
			entry(t("Kind"), instance.kind), entry(t("Identifier"), instance.id), entry(t("Revision"), number(this.content?.revision ?? instance.revision)),
			timeline?.made && entry(t("Updated"), dateTime(timeline.made)),
			timeline && entry(t("Next reload"), timeline.nextReload ? `${dateTime(timeline.nextReload)} · ${distance(timeline.nextReload)}` : t("No reload is planned")),
			timeline?.budgetLeft !== undefined && entry(t("Reloads left"), number(timeline.budgetLeft)),
			timeline?.failure && entry(t("Failed {0}: {1}", "", "").replace(/[:：]\s*$/, ""), `${timeline.failure.message} · ${distance(timeline.failure.time)}`),
			entry(t("Options come from"), sources.join(" · "))));
	}

	closed() {
		// Only missing secrets are left, which people have seen.
		if (this.content && !this.isEdited) keepDraft(this.id, null);
		this.onClosed();
		this.stopObserving();
		turnBack(this.tile?.card);
		if (this.tile?.element.isConnected) this.tile.face.focus();
	}
}

/** Returns the kept draft, or null, the changes that are not sent yet, and the rows with secrets that are not kept. */
function readDraft(id) {
	try { return [...api.parse(localStorage.getItem(draftKey(id)))]; } catch { return [null, []]; }
}

const keepDraft = (id, kept) => keep(draftKey(id), kept && JSON.stringify(kept));

const easing = "cubic-bezier(.2, .7, .2, 1)";

/** Turns a tile over: its front turns away while the panel grows out of it. */
function turn(card, dialog) {
	if (!card || isCalm() || !dialog.animate) return;
	const from = card.getBoundingClientRect();
	const to = dialog.getBoundingClientRect();
	const x = from.left + from.width / 2 - (to.left + to.width / 2);
	const y = from.top + from.height / 2 - (to.top + to.height / 2);
	const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
	card.animate([{ transform: "perspective(900px)" }, { transform: "perspective(900px) rotateY(90deg)" }], { duration: 140, easing: "ease-in" });
	dialog.animate([
		{ transform: `perspective(1600px) translate(${x}px, ${y}px) ${scale} rotateY(-90deg)`, opacity: 0.4 }, { transform: "none", opacity: 1 },
	], { duration: 320, delay: 100, easing, fill: "backwards" });
}

function turnBack(card) {
	if (!card?.isConnected || isCalm() || !card.animate) return;
	card.animate([{ transform: "perspective(900px) rotateY(-90deg)" }, { transform: "perspective(900px)" }], { duration: 220, easing });
}
