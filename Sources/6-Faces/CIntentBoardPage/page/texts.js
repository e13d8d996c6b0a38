// The page's texts in the reader's language, and dates, numbers and durations. Texts of widgets come from the server.

import { catalog, kept, language } from "./start.js";

const { texts, english, language: tag, direction } = await catalog;

/** The languages of the page as pairs of a tag and a name. */
export const { languages } = await catalog;

export const chosenLanguage = kept("language") ?? "";
export const chosenAppearance = () => kept("appearance") ?? "";

/** Keeps a text for the next visit; an empty one is removed. */
export function keep(key, text) {
	try {
		if (text) localStorage.setItem(key, text);
		else localStorage.removeItem(key);
	} catch { /* Without storage, it lasts as long as the page. */ }
}

/**
 * Returns a text with its numbered places filled in; the last number chooses the form. The key is the text in English. A text that
 * the language lacks is English, and has its own `lang` and `dir`, which elements that show it take over.
 */
export function t(key, ...values) {
	const own = texts[key];
	let text = own ?? english[key] ?? key;
	if (typeof text === "object") text = text[(own ? plurals : englishPlurals)().select(values.findLast(Number.isFinite) ?? 0)] ?? text.other;
	text = text.replace(/\{(\d)\}/g, (_, index) => (Number.isFinite(values[index]) ? number(values[index]) : values[index] ?? ""));
	return own || tag === "en" ? text : Object.assign(new String(text), { lang: "en", dir: "ltr" });
}

export function applyLanguage() {
	Object.assign(document.documentElement, { lang: tag, dir: direction });
}

// Dates are in the language of the page's texts, by the reader's region if it is the same language.
const phraseLocale = (() => {
	try {
		if (new Intl.Locale(language).language === new Intl.Locale(tag).language) return language;
	} catch { /* What is no locale names no region. */ }
	return tag;
})();
// Creating a formatter is slow, so that the first paint uses none.
const lazily = (make) => { let made; return () => (made ??= make()); };
const plurals = lazily(() => new Intl.PluralRules(tag));
const englishPlurals = lazily(() => new Intl.PluralRules("en"));
const numbers = lazily(() => new Intl.NumberFormat(phraseLocale, { maximumFractionDigits: 9 }));
const relative = lazily(() => new Intl.RelativeTimeFormat(phraseLocale, { numeric: "auto", style: "short" }));
const clock = lazily(() => new Intl.DateTimeFormat(phraseLocale, { timeStyle: "short" }));
const moment = lazily(() => new Intl.DateTimeFormat(phraseLocale, { dateStyle: "medium", timeStyle: "short" }));

export const number = (value) => numbers().format(value);

const steps = [["second", 60], ["minute", 60], ["hour", 24], ["day", 7], ["week", 4.35], ["month", 12], ["year", Infinity]];

function inUnits(seconds) {
	let value = seconds;
	for (const [unit, size] of steps) {
		if (Math.abs(value) < size - 0.5) return [Math.round(value), unit];
		value /= size;
	}
	return [0, "second"];
}

/** Returns a time as a distance from now, such as "3 min. ago" or "in 2 hr.". */
export function distance(date, now = Date.now()) {
	const [value, unit] = inUnits((new Date(date) - now) / 1000);
	return unit === "second" && Math.abs(value) < 10 ? relative().format(0, unit) : relative().format(value, unit);
}

/** Returns a number of seconds as a length of time, such as "3 min". */
export function span(seconds) {
	const [value, unit] = inUnits(Math.max(0, seconds));
	return new Intl.NumberFormat(phraseLocale, { style: "unit", unit, unitDisplay: "short" }).format(value);
}

export function unitName(name) {
	const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
	for (const unit of [name, words.replace(/s\b/g, "").replaceAll(" ", "-"), name.replace(/es$/, "")]) {
		try {
			const parts = new Intl.NumberFormat(phraseLocale, { style: "unit", unit, unitDisplay: "long" }).formatToParts(100);
			return parts.filter(({ type }) => type === "unit").map(({ value }) => value).join(" ");
		} catch { /* It is no unit of the browser. */ }
	}
	return words;
}

export function dateTime(date) {
	const value = new Date(date);
	return value.toDateString() === new Date().toDateString() ? clock().format(value) : moment().format(value);
}
