// The first requests, which begin before the rest of the page is loaded.

export const kept = (key) => { try { return localStorage.getItem(key); } catch { return null; } };

/** The language of the page and of what the server sends: the address's `lang`, the chosen one, or the browser's. */
export const language = new URLSearchParams(location.search).get("lang") || kept("language") || navigator.language || "en";

/** Asks the server, which has 28 seconds for what takes longest. */
export const ask = (path, { headers, signal, ...request } = {}) =>
	fetch(path, { credentials: "same-origin", ...request, signal: AbortSignal.any([AbortSignal.timeout(30_000), signal].filter(Boolean)), headers: { Accept: "application/json", "Accept-Language": language, ...headers } });

/** Exchanges the key in the address for a session, and removes it from the address. */
async function signIn() {
	const key = location.hash.slice(1);
	if (!key) return;
	history.replaceState(null, "", location.pathname + location.search);
	// A key that was used before is refused. Without a session, so is the next request.
	await ask("/session", { method: "POST", headers: { Authorization: `Bearer ${key}` } });
}

/** The texts of the page; English if they cannot be read. */
export const catalog = ask("/page/texts.json").then((answer) => answer.json())
	.catch(() => ({ language: "en", direction: "ltr", texts: {}, english: {}, languages: [] }));

const session = signIn();

/** The answers that are on their way, by their addresses. */
export const early = new Map(["/api/1/instances?limit=1000", "/api/1/layout"].map((path) => [path, session.then(() => ask(path))]));
// Whoever waits for them reports their failure.
for (const answer of early.values()) answer.catch(() => {});
