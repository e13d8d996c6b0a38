// One control for each name that the server gives. The server decides what is allowed and what a text means.

import { attribute, debounced, fill, h, icon, link, reconcile, setText, track, uniqueID } from "./dom.js";
import { Picker, swatch } from "./picker.js";
import { number, t, unitName } from "./texts.js";

/**
 * Creates the control of a row or of a slot.
 *
 * `context` has `name`, `slot` (undefined for a single value), `label`, `describedBy`, `change(change)`, `reject(slot, message)`,
 * `load(request, signal)`, `show(row)`, `labelOf(row)` and `row(field)`, the element of the row of a field. The result has `element`,
 * `update(row, value)` and `focus()`, and `more` for what is below it; `value` is the row or its slot.
 */
export function makeControl(row, context) {
	const make = row.actions.length === 0 ? display : makers[row.control.name] ?? textField;
	return { ...make(row, context), isCompact: compact.includes(row.control.name) };
}

/** Controls that are small enough to stand beside their label. */
const compact = ["toggle", "stepper", "numberField", "date", "duration", "measurement", "amount", "color"];

const place = ({ slot }) => (slot === undefined ? {} : { slot });
const change = (context, key, more) => context.change({ [key]: context.name, ...more, ...place(context) });
const setValue = (context, value) => change(context, "choose", { value });
const typeText = (context, text) => change(context, "setText", { text });
const clearValue = (context) => change(context, "clear");
const about = ({ label, describedBy }) => ({ "aria-label": label, "aria-describedby": describedBy });
const said = (value) => value.text || t("no value");
const typed = (value) => value.entryText ?? value.text;
/** Whether the server could not read what was typed, so that it stays as it is. */
const isRejected = (row, { slot }) => row.rejected.some((each) => each.slot === slot);
const isInvalid = (row) => (row.problems ?? []).some((problem) => problem.isError);

function toggle(row, context) {
	const state = h("span.switch-state", { "aria-hidden": "true" });
	const button = h("button", {
		role: "switch", class: "switch", ...about(context),
		onclick: () => setValue(context, button.getAttribute("aria-checked") !== "true"),
	}, h("span.switch-track"), state);
	return {
		element: h("div.switch-line", button),
		focus: () => button.focus(),
		update(newRow, value) {
			const isOn = String(value.value === true);
			const title = isOn === "true" ? newRow.control.on : newRow.control.off;
			attribute(button, "aria-checked", isOn);
			// A switch without titles says enough by itself.
			setText(state, title === isOn ? "" : title);
		},
	};
}

/**
 * Listeners that send an entry while it changes, and at once when it is complete. Until then, it is dirty. An incomplete date and an
 * empty slot, which others could move to, wait until then.
 */
function sending(milliseconds, send, { slot } = {}) {
	const later = debounced(milliseconds, send);
	const state = {
		isDirty: false,
		reset() { later.cancel(); state.isDirty = false; },
		oninput({ target }) {
			state.isDirty = true;
			if (target.validity.badInput || (slot !== undefined && !target.value)) later.cancel(); else later(target.value);
		},
		onchange({ target }) {
			const isSent = state.isDirty || target.validity.badInput;
			state.reset();
			if (isSent) send(target.value);
		},
	};
	return state;
}

/** A field whose text is sent while it is typed, and not replaced by an answer. */
function field(properties, context, send = (text) => typeText(context, text)) {
	const typing = sending(120, send, context);
	const input = h(properties.tag ?? "input", {
		class: "field", autocomplete: "off", ...about(context), ...properties,
		oninput: typing.oninput, onchange: typing.onchange, onblur: typing.onchange,
	});
	return {
		input,
		update(newRow, text) {
			attribute(input, "aria-invalid", isInvalid(newRow) || isRejected(newRow, context) ? "true" : null);
			if (newRow.lastChange === "step") typing.reset();
			// What is not answered yet stays, too.
			if (isRejected(newRow, context) || newRow.isPending || (typing.isDirty && document.activeElement === input)) return;
			if (input.value !== text || input.validity.badInput) input.value = text;
		},
	};
}

function textField(row, context, look) {
	const { control } = row;
	if (control.suggestions && control.suggestions !== "none") return picker(row, context, true);
	const properties = control.isMultiline ? { tag: "textarea", rows: 3 } : { type: control.isSecret ? "password" : "text" };
	const hints = {
		dir: "auto", autocapitalize: control.capitalization ?? "none", autocorrect: control.isCorrected ? "on" : "off",
		spellcheck: control.isCorrected === true, inputMode: inputModes[control.keyboard] ?? inputModes[control.name] ?? "text",
		pattern: control.pattern, title: control.patternMessage,
	};
	const { input, update } = field({ ...properties, ...hints, ...look }, context);
	// Shows what is being typed; what is stored never comes here.
	const show = control.isSecret && link(t("Show"), () => {
		input.type = input.type === "text" ? "password" : "text";
		attribute(show, "aria-pressed", input.type === "text");
	});
	const range = rangeText(row, input);
	return {
		element: show || range ? h("div.inline", input, show, range) : input, focus: () => input.focus(),
		update(newRow, value) {
			input.placeholder = (show && newRow.text) || (newRow.placeholder ?? newRow.emptyText ?? (!/^(text|number)Field$/.test(control.name) && newRow.format)) || "";
			update(newRow, typed(value));
		},
	};
}

const inputModes = {
	address: "url", URL: "url", emailAddress: "email", numberPad: "numeric", decimalPad: "decimal", phonePad: "tel",
};

const numberField = (row, context) => textField(row, context, { inputMode: digits(row), class: "field number" });

const digits = ({ control }) => (control.isWhole ? "numeric" : "decimal");
const inline = (input, ...more) => ({ element: h("div.inline", input, ...more), focus: () => input.focus() });
// A text in itself, so that a minus sign stays before its number.
const rangeView = (text, id) => h("span.range", { id }, h("span", text));
/** The allowed range, which describes the field. */
const rangeText = ({ range, control: { minimum, maximum } }, input) => {
	const text = range ?? (minimum == null && maximum == null ? "" : `${minimum ?? ""}…${maximum ?? ""}`);
	if (!text) return null;
	const id = uniqueID("range");
	attribute(input, "aria-describedby", `${input.getAttribute("aria-describedby")} ${id}`);
	return rangeView(text, id);
};

function stepper(row, context) {
	const step = (by) => change(context, "step", { by });
	const { input, update } = field({
		inputMode: digits(row), role: "spinbutton", class: "field number",
		onkeydown: (event) => {
			const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
			if (by) { event.preventDefault(); step(by); }
		},
	}, context);
	const button = (name, label, by) => h("button.step", { tabIndex: -1, "aria-label": `${label}: ${context.label}`, onclick: () => step(by),
	}, icon(name));
	return {
		element: h("div.inline", h("div.stepper", button("minus", t("Less"), -1), input, button("add", t("More"), 1)), rangeText(row, input)),
		focus: () => input.focus(),
		update(newRow, value) {
			const { minimum: min, maximum: max } = newRow.control;
			const spoken = { now: value.value ?? min ?? 0, text: said(value), min, max };
			for (const name of Object.keys(spoken)) attribute(input, `aria-value${name}`, spoken[name]);
			update(newRow, typed(value));
		},
	};
}

function slider(row, context) {
	const { minimum, maximum, step, isWhole } = row.control;
	const output = h("output.slider-value");
	const moving = sending(60, (text) => setValue(context, Number(text)));
	const input = h("input", {
		type: "range", class: "slider", min: minimum, max: maximum, step: step ?? (isWhole ? 1 : "any"), "aria-label": context.label,
		"aria-describedby": context.describedBy, oninput: (event) => { setText(output, number(Number(input.value))); moving.oninput(event); }, onchange: moving.onchange,
	});
	return {
		element: h("div.slider-line", rangeView(number(minimum)), input, rangeView(number(maximum)), output),
		focus: () => input.focus(),
		update(newRow, value) {
			attribute(input, "aria-valuetext", said(value));
			if (newRow.isPending || moving.isDirty) return;
			input.value = value.value ?? minimum;
			input.classList.toggle("unset", value.value === null);
			setText(output, said(value));
		},
	};
}

function picker(row, context, isFree = false) {
	const typing = sending(120, (text) => typeText(context, text), context);
	const combobox = new Picker(context.label, context.describedBy, {
		load: (request, signal) => context.load({ ...request, slot: context.slot }, signal), labelOf: context.labelOf, show: context.show,
		choose: (value) => { typing.reset(); setValue(context, value); },
		clear: () => { typing.reset(); clearValue(context); },
		typing: isFree && typing,
	});
	return {
		element: combobox.element, focus: () => combobox.focus(),
		update(newRow, value) {
			if (newRow.lastChange === "step") typing.reset();
			combobox.update({
				text: value.text, placeholder: newRow.emptyText ?? newRow.placeholder ?? (context.slot === undefined ? t("Choose…") : t("Add…")),
				canBeCleared: value.value !== null && (newRow.canBeCleared || context.slot !== undefined),
				isVanished: (value.marks ?? []).includes("vanished"), isInvalid: isInvalid(newRow),
			});
		},
	};
}

function date(row, context) {
	const { kind, minimum, maximum } = row.control;
	const type = { date: "date", time: "time", dateTime: "datetime-local" }[kind] ?? "text";
	// The browser leaves out seconds that are zero; what is sent names them.
	const send = (text) => {
		if (input.validity.badInput) context.reject(context.slot, t("The date or time is incomplete"));
		else typeText(context, text.replace(/(^|T)\d\d:\d\d$/, "$&:00"));
	};
	const { input, update } = field({ type, step: type === "date" ? null : 1, min: minimum, max: maximum, class: "field date" }, context, send);
	return { ...inline(input), update: (newRow, value) => update(newRow, value.value ?? "") };
}

/** A number and a unit, which are sent as one text, such as `15m`. */
function withUnit(row, context) {
	const { units = row.control.currencies ?? [], symbols = units, standard } = row.control;
	// A text may have a unit of its own, such as `90 min` or `$5`.
	const send = () => typeText(context, /^[-+−\p{Nd}.,٫٬'’\s]+(e[-+]?\d+)?$/iu.test(input.value) ? `${input.value} ${unit.value}`.trim() : input.value);
	const { input, update } = field({ inputMode: "decimal", class: "field number" }, context, send);
	const isMoney = !row.control.units;
	const look = { class: "field unit", "aria-label": isMoney ? t("{0}, currency", context.label) : t("{0}, unit", context.label) };
	const code = field({ ...look, size: 4 }, context, send);
	const unit = units.length ? h("select", { ...look, onchange: send }, units.map((name, index) => h("option", { value: symbols[index] }, isMoney ? name : unitName(name)))) : code.input;
	unit.value = symbols[Math.max(0, units.indexOf(standard))] ?? "";
	return {
		...inline(input, unit, rangeText(row, input)),
		update(newRow, value) {
			const [text, digits, name] = /^(\S*?\d)\s*((?!e[-+\d])\p{L}.*)$/u.exec(value.entryText) ?? [""];
			const isOffered = !units.length || symbols.includes(name);
			// A unit that the row does not offer stays with its number.
			update(newRow, isOffered ? digits ?? "" : text);
			input.placeholder = newRow.placeholder ?? newRow.emptyText ?? "";
			code.update(newRow, name ?? code.input.value);
			if (name && units.length && isOffered && !newRow.isPending && !isRejected(newRow, context)) unit.value = name;
		},
	};
}

/** A color: a name, or components with an opacity, which are sent as `#rrggbbaa`. */
function color(row, context) {
	const choosing = sending(60, () => {
		if (name.value === "custom") typeText(context, well.value + Number(opacity.value).toString(16).padStart(2, "0"));
		else if (name.value) typeText(context, name.value);
		else clearValue(context);
	});
	const { onchange } = choosing;
	const look = { "aria-describedby": context.describedBy, oninput: (event) => { name.value = "custom"; choosing.oninput(event); }, onchange };
	const well = h("input", { type: "color", class: "well", "aria-label": context.label, ...look });
	const opacity = h("input", { type: "range", class: "slider", min: 0, max: 255, "aria-label": t("{0}, opacity", context.label), ...look });
	const none = h("option", { value: "" });
	const name = h("select.field.unit", { "aria-label": t("{0}, named color", context.label), oninput: choosing.oninput, onchange,
	}, none, h("option", { value: "custom" }, t("Custom")), row.control.names.map((each) => h("option", { value: each }, each)));
	return {
		...inline(well, opacity, name),
		update(newRow, value) {
			setText(none, newRow.emptyText ?? t("no value"));
			none.disabled = context.slot === undefined && !newRow.canBeCleared;
			if (newRow.isPending || choosing.isDirty) return;
			name.value = value.value === null ? "" : value.value.startsWith("#") ? "custom" : value.value;
			const swatch = value.swatch ?? "#808080";
			well.value = swatch.slice(0, 7);
			opacity.value = parseInt(swatch.slice(7) || "ff", 16);
			attribute(opacity, "aria-valuetext", `${Math.round(opacity.value / 2.55)} %`);
		},
	};
}

function display(row, context) {
	const text = h("p.display", { tabIndex: -1 });
	return { element: text, focus: () => text.focus(), update: (newRow, value) => fill(text, swatch(value), value.text || newRow.emptyText || t("no value")) };
}

/** A record: a button that adds one or, in a list, opens its fields, whose rows are in `more`. */
function record(row, context) {
	const isSlot = context.slot !== undefined;
	const text = h("span");
	const more = h("div.fields", { role: "group", "aria-label": context.label });
	let isOpen = !isSlot;
	let fields;
	const show = () => {
		more.hidden = !fields || !isOpen;
		button.hidden = fields && !isSlot;
		attribute(button, "aria-expanded", fields ? isOpen : null);
	};
	const button = h("button.field.record", {
		...about(context),
		onclick() {
			isOpen = !fields || !isOpen;
			if (!fields) change(context, "add");
			show();
		},
	}, icon("chevron"), text);
	more.reveal = () => { isOpen = true; show(); };
	return {
		element: button, more, focus: () => (button.hidden ? more.querySelector("input, button") : button).focus(),
		update(newRow, value) {
			({ fields } = value);
			setText(text, fields ? said(value) : t("Add…"));
			attribute(button, "aria-label", `${context.label}: ${text.textContent}`);
			reconcile(more, (fields ?? []).map(context.row));
			show();
		},
	};
}

const makers = {
	toggle, numberField, stepper, slider, menu: picker, picker, searchPicker: picker, date, duration: withUnit, measurement: withUnit,
	amount: withUnit, color, record, paymentMethod: display, display,
};

export class SlotList {
	constructor(row, context) {
		this.context = context;
		this.controls = [];
		this.list = h("ol.slots", { "aria-label": context.label });
		this.tail = h("p.tail", { hidden: true });
		this.count = h("p");
		this.element = h("div", this.list, h("div.slot-foot", this.count, this.tail));
	}

	focus() { this.controls[0]?.control.focus(); }

	update(row) {
		const { slots } = row;
		let { shown } = slots;
		// A list whose values move up ends with a slot for the next value.
		if (!slots.keepsSlots && row.control.name !== "display") {
			shown = shown.slice(0, slots.filled);
			if (slots.filled !== slots.maximum) shown.push({ index: slots.filled, value: null, text: "", isNext: true });
		}
		this.shown = shown;
		while (this.controls.length > shown.length) this.controls.pop().element.remove();
		shown.forEach((slot, index) => {
			this.controls[index] ??= this.add(row, index);
			this.show(row, slot, this.controls[index]);
		});
		setText(this.count, slots.maximum === null ? "" : t("{0} of {1}", slots.filled, slots.maximum));
		this.tail.hidden = slots.tail.length === 0;
		setText(this.tail, t("Only larger sizes show: {0}", slots.tail.map((slot) => slot.text).join(", ")));
	}

	add(row, index) {
		const label = t("{0}, position {1}", this.context.label, index + 1);
		const context = { ...this.context, slot: index, label };
		const control = makeControl(row, context);
		const button = (name, run) => h("button.icon-button", { onclick: run }, icon(name));
		const entry = { control };
		entry.grip = h("button.icon-button.slot-grip", { onkeydown: (event) => this.pressKey(event, index), onpointerdown: (event) => this.drag(event, index) }, icon("grip"));
		entry.up = button("up", () => this.move(index, index - 1, "up"));
		entry.down = button("down", () => this.move(index, index + 1, "down"));
		// Other controls clear their value themselves.
		entry.remove = control.more && button("close", () => { clearValue(context); control.focus(); });
		entry.element = h("li.slot", entry.grip, h("span.slot-number", { "aria-hidden": "true" }, index + 1),
			h("div.slot-control", control.element), h("div.slot-buttons", entry.up, entry.down, entry.remove), control.more);
		this.list.append(entry.element);
		return entry;
	}

	show(row, slot, entry) {
		entry.control.update(row, slot);
		const name = slot.text || t("Position {0}", slot.index + 1);
		const isFixed = Boolean(slot.isNext);
		const last = this.lastIndex;
		attribute(entry.grip, "aria-label", t("Move {0}; use the up and down keys", name));
		attribute(entry.up, "aria-label", t("Move {0} up", name));
		attribute(entry.down, "aria-label", t("Move {0} down", name));
		for (const button of [entry.grip, entry.up, entry.down]) button.classList.toggle("absent", isFixed);
		if (entry.remove) {
			attribute(entry.remove, "aria-label", `${t("Remove")}: ${name}`);
			entry.remove.classList.toggle("absent", !slot.fields);
		}
		entry.grip.disabled = isFixed || last < 1;
		entry.up.disabled = isFixed || slot.index === 0;
		entry.down.disabled = isFixed || slot.index >= last;
		entry.element.classList.toggle("filled", slot.value !== null);
	}

	pressKey(event, index) {
		const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: this.lastIndex }[event.key];
		if (to === undefined) return;
		event.preventDefault();
		this.move(index, to, "grip");
	}

	get lastIndex() { return this.shown.filter((slot) => !slot.isNext).length - 1; }

	async move(from, to, focused) {
		if (to < 0 || to > this.lastIndex || to === from) return;
		const text = this.shown[from].text || t("Position {0}", from + 1);
		await this.context.change({ moveSlot: this.context.name, from, to }, t("{0} moved to position {1} of {2}", text, to + 1, this.lastIndex + 1));
		const entry = this.controls[to];
		if (!entry) return;
		(entry[focused].disabled ? entry.grip : entry[focused]).focus();
	}

	drag(event, from) {
		if (event.button !== 0 || this.controls[from].grip.disabled) return;
		event.preventDefault();
		const { grip, element } = this.controls[from];
		grip.focus();
		const boxes = this.controls.slice(0, this.lastIndex + 1).map((entry) => entry.element.getBoundingClientRect());
		let to = from;
		element.classList.add("dragged");
		const shift = (index, distance) => { this.controls[index].element.style.transform = distance ? `translateY(${distance}px)` : ""; };
		track(event, (moved) => {
			to = boxes.findIndex((box) => moved.clientY < box.bottom);
			if (to < 0) to = this.lastIndex;
			boxes.forEach((_, index) => {
				const isBetween = (from < index && index <= to) || (to <= index && index < from);
				shift(index, isBetween ? (from < index ? -1 : 1) * boxes[from].height : 0);
			});
			shift(from, moved.clientY - event.clientY);
		}, (finished) => {
			boxes.forEach((_, index) => shift(index, 0));
			element.classList.remove("dragged");
			if (finished.type === "pointerup") this.move(from, to, "grip");
		});
	}
}
