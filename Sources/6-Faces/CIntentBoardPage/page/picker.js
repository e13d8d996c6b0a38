// A combobox with a listbox: options of a parameter, searched as one types.

import { announce, attribute, fill, h, icon, iconButton, link, ofTitle, pause, setText, uniqueID } from "./dom.js";
import { span, t } from "./texts.js";

const pageSize = 50;
const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
const optionHeight = 3 * rem;
const headingHeight = 2.2 * rem;
/** Milliseconds without a key before a search replaces one without an answer. */
const typingPause = 100;
/** Entries that are drawn above and below what is visible. */
const margin = 6;

/**
 * A field whose value is chosen from options.
 *
 * `source` has `load(request, signal)`, which returns the options, `choose(value)`, `clear()`, listeners in `typing` if any text is
 * allowed, and `show(row)`, which goes to another row.
 */
export class Picker {
	constructor(label, describedBy, source) {
		this.source = source;
		this.label = label;
		this.listID = uniqueID("list");
		this.input = h("input", {
			type: "text", role: "combobox", class: "field", autocomplete: "off", spellcheck: false, "aria-label": label, "aria-describedby": describedBy,
			"aria-expanded": "false", "aria-autocomplete": "list", "aria-controls": this.listID, dir: "auto",
			oninput: (event) => this.typed(event), onchange: source.typing.onchange, onkeydown: (event) => this.pressKey(event), onclick: () => this.open(), onfocus: () => this.input.select(),
		});
		this.clearButton = iconButton("close", t("Clear {0}", label), () => { this.close(); source.clear(); this.input.focus(); }, { hidden: true });
		this.arrow = h("button.icon-button", { tabIndex: -1, "aria-label": t("Show the options"), onclick: () => (this.isOpen ? this.close() : (this.input.focus(), this.open())),
		}, icon("chevron"));
		this.note = h("div.picker-note", { hidden: true });
		this.canvas = h("div.listbox-canvas", { role: "presentation" });
		this.listbox = h("div", { id: this.listID, role: "listbox", class: "listbox", "aria-label": t("Options for {0}", label), onscroll: () => this.draw() }, this.canvas);
		this.spinner = h("div.spinner", { hidden: true });
		this.count = h("div.picker-count");
		this.popup = h("div.picker-popup", { hidden: true, onpointerdown: (event) => event.preventDefault() },
			this.note, this.listbox, h("div.picker-foot", this.spinner, this.count));
		this.element = h("div.picker", { onfocusout: (event) => this.left(event) },
			h("div.picker-field", this.input, this.clearButton, this.arrow), this.popup);
		this.isOpen = false;
		this.reset();
	}

	reset() {
		this.entries = [];
		this.tops = [];
		this.options = [];
		this.active = -1;
		this.cursor = null;
		this.lastTitle = null;
	}

	/** Shows a value: `{ text, placeholder, canBeCleared, isVanished, isInvalid }`. */
	update(shown) {
		this.shown = shown;
		const { typing } = this.source;
		if (typing ? !typing.isDirty || document.activeElement !== this.input : !this.isOpen) this.input.value = shown.text;
		this.input.placeholder = shown.placeholder ?? "";
		this.clearButton.hidden = !shown.canBeCleared;
		this.input.classList.toggle("vanished", shown.isVanished);
		attribute(this.input, "aria-invalid", shown.isInvalid ? "true" : null);
	}

	focus() { this.input.focus(); }

	typed(event) {
		this.source.typing.oninput?.(event);
		if (!this.isOpen) this.open(this.input.value);
		else this.request(this.input.value);
	}

	open(query = "") {
		if (this.isOpen) return;
		this.isOpen = true;
		this.popup.hidden = false;
		this.input.setAttribute("aria-expanded", "true");
		this.reset();
		this.draw();
		this.request(query);
	}

	close() {
		if (!this.isOpen) return;
		this.isOpen = false;
		this.abort?.abort();
		this.settle();
		this.popup.hidden = true;
		fill(this.canvas);
		this.input.setAttribute("aria-expanded", "false");
		this.input.removeAttribute("aria-activedescendant");
		if (!this.source.typing) this.input.value = this.shown?.text ?? "";
	}

	left(event) {
		if (!this.element.contains(event.relatedTarget)) this.close();
	}

	/** Asks for options. What was there before stays, dimmed, until the answer arrives. */
	async request(query) {
		this.query = query;
		this.abort?.abort();
		const abort = new AbortController();
		this.abort = abort;
		const isUnanswered = this.popup.classList.contains("loading");
		this.popup.classList.add("loading");
		clearTimeout(this.waiting);
		this.waiting = setTimeout(() => { this.spinner.hidden = false; }, 150);
		try {
			if (isUnanswered) await pause(typingPause);
			if (abort.signal.aborted) return;
			const answer = await this.source.load({ search: query, limit: pageSize }, abort.signal);
			if (abort.signal.aborted) return;
			this.reset();
			this.listbox.scrollTop = 0;
			this.take(answer);
			const chosen = this.options.findIndex((option) => option.mark === "chosen");
			this.activate(query ? (this.options.length ? 0 : -1) : chosen, chosen >= 0 && !query);
		} catch (problem) {
			if (problem.name === "AbortError") return;
			this.take({ state: "failed", failure: { message: problem.message }, sections: [], cursor: null });
		} finally {
			if (this.abort === abort) this.settle();
		}
	}

	settle() {
		clearTimeout(this.waiting);
		this.spinner.hidden = true;
		this.popup.classList.remove("loading");
	}

	async loadMore() {
		if (!this.cursor || this.isLoadingMore) return;
		this.isLoadingMore = true;
		const { abort, cursor } = this;
		try {
			const answer = await this.source.load({ search: this.query, limit: pageSize, cursor }, abort.signal);
			if (abort.signal.aborted || this.abort !== abort) return;
			this.take(answer, true);
		} catch { /* The end of the list is asked for again when it is scrolled into view. */ } finally {
			this.isLoadingMore = false;
		}
	}

	take(answer, isNextPage = false) {
		let top = this.tops.length ? this.tops.at(-1) + this.heightOf(this.entries.at(-1)) : 0;
		const push = (entry) => { this.entries.push(entry); this.tops.push(top); top += this.heightOf(entry); };
		for (const section of answer.sections ?? []) {
			if ((section.title ?? "") !== (this.lastTitle ?? "")) push({ heading: section.title });
			this.lastTitle = section.title;
			for (const option of section.items) {
				push({ option, section: section.title, index: this.options.length });
				this.options.push(option);
			}
		}
		this.cursor = answer.cursor ?? null;
		this.canvas.style.height = `${top}px`;
		if (!isNextPage) this.showState(answer);
		const { length: total } = this.options;
		this.counts = this.query ? (this.cursor ? t("{0} matches and more", total) : t("{0} matches", total))
			: this.cursor ? t("{0} options and more", total) : t("{0} options", total);
		if (total && !isNextPage) announce(this.counts, 400);
		this.draw();
		if (!isNextPage) this.popup.scrollIntoView({ block: "nearest" });
	}

	heightOf(entry) { return entry.option ? optionHeight : headingHeight; }

	showState(answer) {
		const parts = this.stateNote(answer);
		this.note.hidden = parts.length === 0;
		this.note.className = `picker-note ${answer.state}`;
		fill(this.note, parts);
		this.listbox.hidden = this.options.length === 0;
		if (parts.length) announce(this.note.firstChild.textContent, 400);
	}

	stateNote(answer) {
		const retry = () => link(t("Try again"), () => this.request(this.query), { icon: "reload" });
		const reason = answer.failure?.message ?? "";
		const gone = (answer.vanished ?? []).map((each) => h("span", h("s", each.title), ` ${t("no longer offered")}`));
		switch (answer.state) {
		case "stale": return [h("span", t("From {0} ago: {1}", span(answer.ageSeconds ?? 0), reason)), retry(), ...gone];
		case "failed": return [h("span", t("The options are not available: {0}. The stored value stays.", reason)), retry()];
		case "needs": return [link(t("Choose {0} first", this.source.labelOf(answer.row)), () => { this.close(); this.source.show(answer.row); })];
		case "empty": return [h("span", t("Nothing to choose yet")), ...gone];
		case "noMatch": return [h("span", t("No match for “{0}”", this.query)), link(t("Clear the search"), () => { this.input.value = ""; this.request(""); })];
		default: return answer.promptLabel ? [h("span", answer.promptLabel), ...gone] : gone;
		}
	}

	draw() {
		if (!this.isOpen) return;
		const { scrollTop, clientHeight } = this.listbox;
		const first = Math.max(0, search(this.tops, scrollTop) - margin);
		const last = Math.min(this.entries.length, search(this.tops, scrollTop + (clientHeight || 320)) + margin + 1);
		const nodes = [];
		let group = null;
		for (let index = first; index < last; index += 1) {
			const entry = this.entries[index];
			const top = `${this.tops[index]}px`;
			if (!entry.option) {
				const heading = h("div.option-heading", { role: "presentation" }, entry.heading ?? "");
				heading.style.top = top;
				nodes.push(heading);
				group = null;
				continue;
			}
			if (entry.section && group?.ariaLabel !== entry.section) {
				group = h("div", { role: "group", "aria-label": entry.section });
				nodes.push(group);
			}
			const node = this.optionNode(entry);
			node.style.top = top;
			if (entry.section) group.append(node); else nodes.push(node);
		}
		fill(this.canvas, nodes);
		// There is room for the whole reason why an option cannot be chosen.
		setText(this.count, this.options[this.active]?.disabled ?? (this.options.length ? this.counts : ""));
		const active = document.getElementById(this.optionID(this.active));
		attribute(this.input, "aria-activedescendant", active ? active.id : null);
		if (last > this.entries.length - 20) this.loadMore();
	}

	optionID(index) { return `${this.listID}-${index}`; }

	optionNode({ option, index }) {
		const isChosen = option.mark === "chosen";
		return h("div", {
			id: this.optionID(index), role: "option", class: `option${index === this.active ? " active" : ""}`,
			"aria-selected": isChosen, "aria-setsize": this.cursor ? -1 : this.options.length, "aria-posinset": index + 1, "aria-disabled": option.canBeChosen === false || null,
			onclick: () => this.choose(index),
		}, h("span.option-check", isChosen && icon("check")),
		swatch(option),
		h("span.option-text", h("span.option-title", ofTitle(), option.title), h("span.option-subtitle", ofTitle(), [option.disabled, option.subtitle].filter(Boolean).join(" · "))),
		option.otherSlot !== undefined && h("span.option-symbol", t("Position {0}", option.otherSlot + 1)));
	}

	activate(index, isCentered = false) {
		this.active = index;
		const entry = this.entries.findIndex((each) => each.index === index);
		if (entry >= 0) {
			const top = this.tops[entry];
			const { scrollTop, clientHeight } = this.listbox;
			if (isCentered) this.listbox.scrollTop = top - clientHeight / 2 + optionHeight / 2;
			else if (top < scrollTop) this.listbox.scrollTop = this.entries[entry - 1]?.heading ? top - headingHeight : top;
			else if (top + optionHeight > scrollTop + clientHeight) this.listbox.scrollTop = top + optionHeight - clientHeight;
		}
		this.draw();
	}

	choose(index) {
		const option = this.options[index];
		if (!option) return;
		if (option.canBeChosen === false) { this.activate(index); return; }
		this.input.value = option.title;
		this.shown = { ...this.shown, text: option.title };
		this.close();
		this.source.choose(option.value);
		this.input.focus();
	}

	pressKey(event) {
		const { key } = event;
		if (!this.isOpen) {
			if (key === "ArrowDown" || key === "ArrowUp" || (key === "Enter" && !this.source.typing)) { event.preventDefault(); this.open(); }
			return;
		}
		const last = this.options.length - 1;
		const go = (index) => { event.preventDefault(); this.activate(Math.max(0, Math.min(last, index))); };
		switch (key) {
		case "ArrowDown": go(this.active + 1); break;
		case "ArrowUp": if (event.altKey) { event.preventDefault(); this.close(); } else go(this.active - 1); break;
		case "PageDown": go(this.active + 7); break;
		case "PageUp": go(this.active - 7); break;
		case "Enter":
			event.preventDefault();
			if (this.active >= 0 && !this.popup.classList.contains("loading")) this.choose(this.active); else if (this.source.typing) this.close();
			break;
		case "Escape": event.preventDefault(); event.stopPropagation(); this.close(); break;
		case "Tab": this.close(); break;
		default:
		}
	}
}

/** Shows the color of a value or an option, if it has one. */
export const swatch = ({ swatch: color }) => color && h("span.swatch", { style: `background: ${color}` });

/** The position of the last number that is not greater than a value. */
function search(numbers, value) {
	let low = 0;
	let high = numbers.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (numbers[middle] <= value) low = middle + 1; else high = middle;
	}
	return Math.max(0, low - 1);
}
