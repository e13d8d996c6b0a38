// Moving and stacking tiles with a pointer.

import { h, isRightToLeft, track } from "./dom.js";

/** How far a mouse moves before a drag begins, and how long a finger rests. */
const threshold = 6;
const pressTime = 350;

export class Drag {
	constructor(view) {
		this.view = view;
		this.marker = h("div.drop-marker", { hidden: true });
		document.body.append(this.marker);
		for (const list of [view.grid, view.strip]) list.addEventListener("pointerdown", (event) => this.begin(event));
	}

	begin(event) {
		const tile = event.target.closest(".place")?.tile;
		if (!tile || event.button !== 0 || !event.target.closest(".face")) return;
		const [x, y] = [event.clientX, event.clientY];
		const { style } = tile.element;
		let isActive = false;
		let timer;
		const start = () => {
			isActive = true;
			tile.element.classList.add("dragged");
			document.documentElement.classList.add("dragging");
		};
		const move = (moved) => {
			if (!isActive) {
				if (Math.hypot(moved.clientX - x, moved.clientY - y) < threshold) return;
				// A finger that moves at once scrolls.
				if (moved.pointerType !== "mouse") { stop(); end(); return; }
				start();
			}
			style.transform = `translate(${moved.clientX - x}px, ${moved.clientY - y}px)`;
			this.show(this.target = this.aim(moved.clientX, moved.clientY, tile));
			scrollNearEdge(moved.clientY);
		};
		const end = (finished) => {
			clearTimeout(timer);
			removeEventListener("keydown", escape, true);
			removeEventListener("touchmove", hold);
			style.transform = "";
			tile.element.classList.remove("dragged");
			document.documentElement.classList.remove("dragging");
			const { target } = this;
			this.show(this.target = null);
			if (!isActive) return;
			// The click that follows a drag does not turn the tile over.
			addEventListener("click", swallow, { capture: true, once: true });
			setTimeout(() => removeEventListener("click", swallow, true), 50);
			if (finished?.type === "pointerup" && target) this.drop(tile, target);
		};
		const stop = track(event, move, end);
		const escape = (pressed) => { if (pressed.key === "Escape" && isActive) { stop(); end(); } };
		// A finger that drags a tile does not scroll the page.
		const hold = (touched) => { if (isActive) touched.preventDefault(); };
		if (event.pointerType !== "mouse") timer = setTimeout(start, pressTime);
		addEventListener("keydown", escape, true);
		addEventListener("touchmove", hold, { passive: false });
	}

	/** Where the tile would go: onto the middle of another one, or before or after it. */
	aim(x, y, tile) {
		const place = document.elementsFromPoint(x, y).map((element) => element.closest(".place")).find((each) => each && each !== tile.element);
		if (!place) return null;
		const box = place.getBoundingClientRect();
		const share = (x - box.left) / box.width;
		const fromStart = isRightToLeft() ? 1 - share : share;
		const kind = fromStart > 0.28 && fromStart < 0.72 ? "stack" : fromStart < 0.5 ? "before" : "after";
		return { place, kind };
	}

	show(target) {
		document.querySelectorAll(".stack-target").forEach((element) => element.classList.remove("stack-target"));
		this.marker.hidden = !target || target.kind === "stack";
		if (!target) return;
		if (target.kind === "stack") { target.place.classList.add("stack-target"); return; }
		const box = target.place.querySelector(".tile").getBoundingClientRect();
		const atLeft = (target.kind === "before") !== isRightToLeft();
		this.marker.style.left = `${atLeft ? box.left - 12 : box.right + 8}px`;
		this.marker.style.top = `${box.top}px`;
		this.marker.style.height = `${box.height}px`;
	}

	drop(tile, { place, kind }) {
		if (kind === "stack") this.view.stack(tile.id, place.tile.id);
		else this.view.moveTo(tile.id, place.tile.id, kind === "after");
	}
}

function swallow(event) {
	event.stopPropagation();
	event.preventDefault();
}

function scrollNearEdge(y) {
	if (y < 64) scrollBy(0, -14);
	else if (y > innerHeight - 64) scrollBy(0, 14);
}
