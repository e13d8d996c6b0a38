// The board's interface over HTTP, and its events.

import { setTitleLanguage } from "./dom.js";
import { ask, early, language } from "./start.js";
import { t } from "./texts.js";

const root = "/api/1";

/** A failure that the interface reported as problem details, or that prevented a request. */
export class Problem extends Error {
	constructor(details, status) {
		super(details.detail ?? details.title ?? `HTTP ${status}`);
		this.status = status;
		this.problems = details.problems ?? [];
	}
}

/** Parses JSON. A number that JavaScript rounds is written again with all its digits. */
export const parse = (text) => JSON.parse(text, JSON.rawJSON && /[\d.]{16}/.test(text) && keepDigits);

const keepDigits = (key, value, { source = "" }) => typeof value === "number" && source.length > 15 && String(value) !== source
	? Object.assign(new Number(value), { toJSON: () => JSON.rawJSON(source) }) : value;

const ownRequests = new Map();

/** Whether this page itself changed an instance a moment ago. */
export const isOwn = (id) => performance.now() - (ownRequests.get(id) ?? -Infinity) < 1500;

async function send(method, path, { body, headers = {}, signal } = {}) {
	const request = { method, signal, headers };
	if (body !== undefined) {
		request.body = JSON.stringify(body);
		request.headers = { "Content-Type": "application/json", ...headers };
	}
	const changed = method !== "GET" && !/\/(editor|options)/.test(path) && /\/instances\/([^/?]+)/.exec(path)?.[1];
	const own = () => { if (changed) ownRequests.set(decodeURIComponent(changed), performance.now()); };
	own();
	const sent = early.get(path);
	early.delete(path);
	let response;
	let text;
	try {
		response = await (sent ?? ask(path, request));
		text = await response.text();
	} catch (error) {
		if (error.name === "AbortError") throw error;
		throw new Problem({ detail: t("Not connected; what you see may be old") }, 0);
	}
	own();
	if (response.ok) setTitleLanguage(response.headers.get("Content-Language") ?? "");
	let answer = null;
	try { answer = text ? parse(text) : null; } catch { answer = { detail: text }; }
	if (response.status === 401) answer = { detail: t("Open the address that “intentctl serve” printed in the terminal. It contains a key that works once.") };
	if (!response.ok) throw new Problem(answer ?? {}, response.status);
	return answer;
}

const path = (...parts) => `${root}/${parts.map(encodeURIComponent).join("/")}`;
const at = (...parts) => path("instances", ...parts);

function query(values) {
	const parameters = new URLSearchParams();
	for (const [name, value] of Object.entries(values)) {
		for (const each of [value].flat()) if (each !== undefined && each !== null && each !== "") parameters.append(name, each);
	}
	const text = parameters.toString();
	return text && `?${text}`;
}

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

async function* pages(address, values) {
	let cursor;
	do {
		const page = await send("GET", address + query({ ...values, cursor }));
		yield page;
		cursor = page.cursor;
	} while (cursor);
}

export const kinds = async () => (await send("GET", path("kinds"))).widgets;
const scheme = () => document.documentElement.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
export const recommendations = async (kind) => (await send("GET", path("kinds", kind, "recommendations"))).list;
export const preview = (kind, family, signal) => send("GET", path("kinds", kind, "previews", family) + query({ content: "brief", colorScheme: scheme() }), { signal });
export const previewPicture = (kind, family, form) => path("kinds", kind, "previews", family, form) + query({ colorScheme: scheme(), lang: language });

/** Returns the instances as `list`, and the `sequence` from which to follow their changes. */
export async function instances(values) {
	const list = [];
	let sequence;
	for await (const page of pages(path("instances"), values?.id ? values : { ...values, limit: 1000 })) {
		list.push(...page.instances);
		sequence ??= page.sequence;
	}
	return { list, sequence };
}
export const instance = (id) => send("GET", at(id));
export async function place(body) {
	const instance = await send("POST", path("instances"), { body, headers: { "Idempotency-Key": newKey() } });
	ownRequests.set(instance.id, performance.now());
	return instance;
}
export const remove = (id) => send("DELETE", at(id));
const post = (id, action, body) => send("POST", at(id, action), { body, headers: { "Idempotency-Key": newKey() } });
export const restore = (id) => post(id, "restore");
export const undo = (id, to) => post(id, "undo", to === undefined ? undefined : { to });
export const redo = (id) => post(id, "redo");
export const followInstance = (id, source) => post(id, "follow", { source });
export const unfollow = (id) => post(id, "unfollow");
export const reload = (id) => post(id, "reload");
export const perform = (id, action) => send("POST", at(id, "actions", action), { headers: { "Idempotency-Key": newKey() } });
export const resize = (id, family) => send("PATCH", at(id), { body: { family }, headers: { "If-Match": "*" } });
export const history = (id, limit = 50) => send("GET", at(id, "history") + query({ limit }));

/** Returns what instances show in pages, without pictures; all of them without identifiers. */
export async function* timelines(ids) {
	for await (const page of pages(path("timelines"), { ...(ids ? { id: ids } : { limit: 200 }), content: "brief" })) yield page;
}
export const picture = (id, form, tag) => at(id, "content", form) + query({ tag });

export const layout = () => send("GET", path("layout"));
export const setLayout = (items, revision) => send("PUT", path("layout"), { body: { items }, headers: { "If-Match": `"${revision}"` } });

/** Returns the rows of an instance with a draft in effect. Nothing is stored. */
export const editor = (id, draft, signal) => send("POST", at(id, "editor"), { body: draft, signal });
export const save = (id, revision, draft) => send("PATCH", at(id), { body: draft, headers: { "If-Match": `"${revision}"` } });
export const options = (id, parameter, draft, values, signal) =>
	send("POST", at(id, "options", parameter) + query(values), { body: draft, signal });

/**
 * Follows what happens to the instances after the change number `since`, to the layout and to the timelines.
 * `listeners` has a function for each event by its name, and `state`, which receives `open` or `lost`; `model.js` adds `reset`.
 */
export function follow(since, listeners) {
	let source;
	const connect = () => {
		source?.close();
		// A browser has six connections to a server for all of its windows, so that a hidden one has none.
		if (document.hidden) return;
		source = new EventSource(path("changes") + query({ since }));
		source.onopen = () => listeners.state("open");
		source.onerror = () => {
			listeners.state("lost");
			// The browser connects again by itself, except after an answer that is no event stream.
			if (source.readyState === EventSource.CLOSED) setTimeout(connect, 3000);
		};
		for (const name of ["ready", "change", "timelines", "layout", "reset"]) {
			source.addEventListener(name, (event) => {
				since = event.lastEventId || since;
				listeners[name](JSON.parse(event.data));
			});
		}
	};
	connect();
	document.addEventListener("visibilitychange", connect);
}
