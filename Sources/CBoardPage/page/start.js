// The first requests. They begin before the rest of the page is loaded.

import * as api from "./api.js";

/** Exchanges the key in the address for a session. The key disappears from the address and from the browser's history. */
async function signIn() {
	const key = location.hash.slice(1);
	if (!key) return;
	history.replaceState(null, "", location.pathname + location.search);
	try {
		await api.signIn(key);
	} catch (problem) {
		// The key was used before; the browser may have the session. If not, the next request says so.
		if (problem.status !== 401) throw problem;
	}
}

const session = signIn();

/** The instances and their places. */
export const board = session.then(() => Promise.all([api.instances(), api.layout()]));

/** What the instances show; none if that cannot be read. */
export const timelines = session.then(() => api.timelines()).catch(() => []);

// Whoever waits for the board reports its failure.
board.catch(() => {});
