// What the board shows: instances, their places and their timelines, kept up to date by the server's events.

import * as api from "./api.js";
import { t } from "./texts.js";

export const isAccessory = (family) => family.startsWith("accessory");

const familyNames = {
	systemSmall: t("small"), systemMedium: t("medium"), systemLarge: t("large"), systemExtraLarge: t("extra large"),
	systemExtraLargePortrait: t("extra large, upright"), accessoryCircular: t("circular"), accessoryCorner: t("corner"),
	accessoryRectangular: t("rectangular"), accessoryInline: t("inline"),
};
export const familyName = (family) => familyNames[family] ?? family;
export const isControl = ({ kind }) => board.kinds.get(kind)?.sort === "control";
export const sizeName = (instance) => isControl(instance) ? t("control") : familyName(instance.family);

export const board = {
	instances: new Map(),
	/** What the instances show; null if it is nothing yet. */
	timelines: new Map(),
	kinds: new Map(),
	items: [],
	revision: 0,
	/** The number of the last change of the instances that the board contains. */
	sequence: 0,
};

const listeners = new Set();
let turning;

/** Calls a function with the identifiers of the instances that changed, or with null if places changed. */
export function observe(listener) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

const notify = (change) => listeners.forEach((listener) => listener(change));

export async function loadBoard() {
	const [{ list, sequence }, layout] = await Promise.all([api.instances(), api.layout()]);
	board.instances = new Map(list.map((instance) => [instance.id, instance]));
	board.sequence = sequence;
	take(layout);
}

function take(layout) {
	board.revision = layout.revision;
	board.items = layout.items.map((item) => ({ ...item, members: item.members.filter((id) => board.instances.has(id)) }))
		.filter((item) => item.members.length);
	const placed = new Set(board.items.flatMap((item) => item.members));
	for (const id of board.instances.keys()) if (!placed.has(id)) board.items.push({ members: [id] });
	clearTimeout(turning);
	if (layout.turns) turning = setTimeout(turnStacks, Math.min(Math.max(new Date(layout.turns) - Date.now(), 1000), 3_600_000));
}

/** Reads what the stacks show that turn by themselves. */
async function turnStacks() {
	take(await api.layout());
	notify(null);
}

export async function loadKinds() {
	board.kinds = new Map((await api.kinds()).map((kind) => [kind.kind, kind]));
}

/** Reads what instances show; all of them without identifiers. */
export async function loadTimelines(ids) {
	for await (const { instances, unseen } of api.timelines(ids)) {
		for (const timeline of instances) board.timelines.set(timeline.id, timeline);
		for (const id of unseen) board.timelines.set(id, null);
		notify(new Set([...unseen, ...instances.map(({ id }) => id)]));
	}
}

async function reloadBoard() {
	await loadBoard();
	notify(null);
}

/** Follows what happens after the board was read. `heard` receives changes of instances, `state` that of the connection. */
export function follow(heard, state) {
	const changed = new Map();
	const outdated = new Set();
	let isWaiting = false;

	// Events that arrive together are answered by one request.
	const gather = () => {
		if (isWaiting) return;
		isWaiting = true;
		setTimeout(async () => {
			isWaiting = false;
			const ids = [...outdated];
			const changes = [...changed.values()];
			outdated.clear();
			changed.clear();
			try {
				if (changes.length > 50) await reloadBoard();
				else if (changes.length) await takeChanges(changes);
				if (ids.length) await loadTimelines(ids.length > 50 ? undefined : ids);
				if (board.items.some((item) => item.isSmart && item.members.some((id) => ids.includes(id)))) await turnStacks();
			} catch { /* The state of the connection is shown; the next event reads again. */ }
			changes.forEach(heard);
		}, 20);
	};

	const read = (outdatesBoard) => Promise.allSettled([outdatesBoard && reloadBoard(), loadTimelines()]);
	api.follow(board.sequence, {
		state,
		// What happened to the layout and the timelines before the connection is not among the events.
		ready: ({ layout }) => read(layout !== board.revision),
		change: (event) => { changed.set(event.id, event); gather(); },
		timelines: (event) => { event.ids.forEach((id) => outdated.add(id)); gather(); },
		layout: async (event) => { if (event.revision > board.revision) await reloadBoard().catch(() => {}); },
		reset: () => { read(true); state("reset"); },
	});
}

async function takeChanges(changes) {
	const ids = changes.map(({ id }) => id);
	const { list } = await api.instances({ id: ids });
	let movesTiles = false;
	for (const id of ids) {
		const instance = list.find((instance) => instance.id === id);
		movesTiles ||= board.instances.get(id)?.family !== instance?.family;
		if (instance) board.instances.set(id, instance);
		else board.instances.delete(id);
	}
	if (movesTiles) {
		take(await api.layout());
		notify(null);
	} else {
		notify(new Set(ids));
	}
}

/** The title of an instance with its identifier, which tells it from others of its kind. */
export function labelOfInstance(id) {
	const instance = board.instances.get(id);
	return instance ? `${instance.title ?? instance.kind} (${id})` : id;
}

export const placeOf = (id) => board.items.findIndex((item) => item.members.includes(id));

export const shownIn = (item) => (item.members.includes(item.shown) ? item.shown : item.members[0]);

/**
 * Changes the places at once and stores them. If another window stored other places first, the change is made again on
 * those. `change` receives a copy of the places, and returns false if it no longer applies.
 */
export async function rearrange(change) {
	for (let attempt = 0; attempt < 4; attempt += 1) {
		const items = structuredClone(board.items);
		if (change(items) === false) return;
		board.items = items.filter((item) => item.members.length);
		notify(null);
		try {
			const answer = await api.setLayout(board.items, board.revision);
			if (answer.items.some((item) => item.isSmart)) { take(answer); notify(null); }
			board.revision = answer.revision;
			return;
		} catch (problem) {
			if (problem.status !== 412) {
				await reloadBoard().catch(() => {});
				throw problem;
			}
			take(await api.layout());
		}
	}
}

export async function addInstance(instance) {
	board.instances.set(instance.id, instance);
	take(await api.layout());
	notify(null);
	await loadTimelines([instance.id]).catch(() => {});
}

export async function restoreInstance(id) {
	await api.restore(id);
	await addInstance(await api.instance(id));
}

export async function refreshInstance(id) {
	board.instances.set(id, await api.instance(id));
	notify(null);
}

/** Takes an instance off the board until the server confirms. */
export function dropInstance(id) {
	board.instances.delete(id);
	for (const item of board.items) item.members = item.members.filter((member) => member !== id);
	board.items = board.items.filter((item) => item.members.length);
	notify(null);
}
