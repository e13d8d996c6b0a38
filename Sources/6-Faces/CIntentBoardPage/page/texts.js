// The page's own texts, and dates, numbers and durations in the reader's language. Texts of widgets come from the server.

import { kept, language } from "./start.js";

const english = {
	board: "Board", widgets: "{0} widgets", oneWidget: "1 widget", add: "Add widget", removed: "Removed widgets", settings: "Settings",
	lockScreen: "Lock screen", homeScreen: "Home screen", emptyBoard: "Nothing on the board yet",
	disconnected: "Not connected; what you see may be old",
	signIn: "This page needs the address that the program printed",
	signInHint: "Open the address that “intentctl serve” printed in the terminal. It contains a key that works once.",
	failedToLoad: "The board cannot be read", retry: "Try again",
	language: "Language", automatic: "Automatic", appearance: "Appearance", light: "Light", dark: "Dark", close: "Close",
	skip: "Skip to the board", boardKeys: "Arrow keys go to another widget. Shift and an arrow key moves the widget. Enter turns it over. Delete removes it.",
	tileName: "{0}, {1}", stackName: "{0}, {1}, {2} of {3} in a stack", actions: "Actions for {0}",
	systemSmall: "small", systemMedium: "medium", systemLarge: "large", systemExtraLarge: "extra large",
	systemExtraLargePortrait: "extra large, upright", accessoryCircular: "circular", accessoryCorner: "corner",
	accessoryRectangular: "rectangular", accessoryInline: "inline",
	edit: "Edit", moveEarlier: "Move earlier", moveLater: "Move later", size: "Size", remove: "Remove",
	reload: "Reload now", stackWith: "Stack on the next one", unstack: "Take out of the stack", showNext: "Show the next in the stack",
	moved: "{0} is now {1} of {2}", stacked: "{0} is stacked on {1}", unstacked: "{0} is no longer in a stack",
	resized: "{0} is now {1}", removedOne: "Removed {0}", undo: "Undo", redo: "Redo", restored: "Restored {0}", restore: "Restore", added: "Added {0}",
	reloadAsked: "Asked for a reload of {0}", hostWaits: "No host is running. This happens when one starts.",
	performed: "{0}: done",
	changedElsewhere: "{0} was changed elsewhere",
	notShown: "Not shown yet", orphan: "Not in the definitions any more", failed: "Failed {0}: {1}", outdated: "Out of date since {0}",
	waiting: "Waiting for the effect of an action", made: "Updated {0}", nextReload: "Next reload {0}", noReload: "No reload is planned", budget: "Reloads left",
	noPreview: "No preview", nothingRemoved: "No removed widgets",
	tabHistory: "History", tabDetails: "Details",
	save: "Save", saved: "Saved {0}", discard: "Discard", noChanges: "No changes", changes: "{0} changes", oneChange: "1 change",
	reset: "Use the default", choose: "Choose…", addValue: "Add…",
	problems: "{0} problems prevent saving", oneProblem: "1 problem prevents saving", nothingToEdit: "This widget has nothing to configure.",
	orphanHint: "The definitions no longer contain this widget. Its values are kept.", wasRemoved: "This widget was removed. Restore it to save changes.",
	conflict: "Changed elsewhere while you were editing", before: "Before", theirs: "Theirs", mine: "Mine", keepMine: "Keep mine", takeTheirs: "Take theirs",
	noValue: "no value",
	draftKept: "Your unsaved changes are kept in this window.", filled: "{0} of {1}", onlyLarger: "Only larger sizes show: {0}",
	slotOf: "{0}, position {1}", moveUp: "Move {0} up", moveDown: "Move {0} down", dragSlot: "Move {0}; use the up and down keys", slotMoved: "{0} moved to position {1} of {2}",
	clearSlot: "Clear {0}", position: "Position {0}",
	matches: "{0} matches", oneMatch: "1 match", moreMatches: "{0} matches and more", oneOption: "1 option", someOptions: "{0} options", moreOptions: "{0} options and more", options: "Options for {0}", showOptions: "Show the options",
	nothingToChoose: "Nothing to choose yet", noMatch: "No match for “{0}”", clearSearch: "Clear the search", needs: "Choose {0} first",
	stale: "From {0} ago: {1}", noLonger: "no longer offered", optionsFailed: "The options are not available: {0}. The stored value stays.",
	less: "Less", moreValue: "More", unit: "{0}, unit", opacity: "{0}, opacity", colorName: "{0}, named color", custom: "Custom",
	migrated: "Converted from an older definition", deprecated: "Deprecated: {0}",
	revisionOf: "Revision {0}", olderOmitted: "Older changes are not shown.",
	"cause placed": "Placed", "cause edited": "Edited", "cause removed": "Removed", "cause restored": "Restored", "cause undone": "Undone", "cause redone": "Redone", "cause imported": "Imported",
	"cause remembered": "Default looked up", "cause refreshed": "Titles refreshed", "cause migrated": "Migrated", "cause resized": "Resized",
	on: "On", off: "Off", kind: "Kind", identifier: "Identifier", revision: "Revision", source: "Options come from", openLink: "Open link",
};

const chinese = {
	board: "面板", widgets: "{0} 个小组件", oneWidget: "1 个小组件", add: "添加小组件", removed: "已移除的小组件", settings: "设置",
	lockScreen: "锁定屏幕", homeScreen: "主屏幕", emptyBoard: "面板上还没有内容",
	disconnected: "连接已断开，内容可能已过时",
	signIn: "请使用程序给出的地址打开此页面", signInHint: "请打开终端中“intentctl serve”给出的地址，其中的密钥只能使用一次。",
	failedToLoad: "无法读取面板", retry: "重试",
	language: "语言", automatic: "自动", appearance: "外观", light: "浅色", dark: "深色", close: "关闭",
	skip: "跳到面板", boardKeys: "方向键选择其他小组件，按住 Shift 移动小组件，回车键翻面编辑，Delete 键移除。",
	tileName: "{0}，{1}", stackName: "{0}，{1}，叠放中第 {2} 个，共 {3} 个", actions: "{0}的操作",
	systemSmall: "小号", systemMedium: "中号", systemLarge: "大号", systemExtraLarge: "特大号", systemExtraLargePortrait: "特大号竖版",
	accessoryCircular: "圆形", accessoryCorner: "角落", accessoryRectangular: "矩形", accessoryInline: "单行",
	edit: "编辑", moveEarlier: "前移", moveLater: "后移", size: "尺寸", remove: "移除",
	reload: "立即刷新", stackWith: "与下一个叠放", unstack: "移出叠放", showNext: "显示叠放中的下一个",
	moved: "{0}现在是第 {1} 个，共 {2} 个", stacked: "{0}已叠放到{1}上", unstacked: "{0}已移出叠放",
	resized: "{0}现在是{1}", removedOne: "已移除{0}", undo: "撤销", redo: "重做", restored: "已恢复{0}", restore: "恢复", added: "已添加{0}",
	reloadAsked: "已请求刷新{0}", hostWaits: "没有正在运行的主机，启动后会执行。",
	performed: "{0}：已完成",
	changedElsewhere: "{0}已在别处更改",
	notShown: "尚未显示", orphan: "定义中已不存在", failed: "{0}失败：{1}", outdated: "{0}起已过时",
	waiting: "正在等待操作生效", made: "{0}更新", nextReload: "{0}刷新", noReload: "没有计划的刷新", budget: "剩余刷新次数",
	noPreview: "没有预览", nothingRemoved: "没有已移除的小组件",
	tabHistory: "历史记录", tabDetails: "详细信息",
	save: "保存", saved: "已保存{0}", discard: "放弃", noChanges: "没有更改", changes: "{0} 项更改", oneChange: "1 项更改",
	reset: "使用默认值", choose: "选择…", addValue: "添加…",
	problems: "{0} 个问题导致无法保存", oneProblem: "1 个问题导致无法保存", nothingToEdit: "此小组件没有可配置的内容。",
	orphanHint: "定义中已没有此小组件，其值会被保留。", wasRemoved: "此小组件已被移除，恢复后才能保存更改。",
	conflict: "编辑期间已在别处更改", before: "原值", theirs: "对方的值", mine: "我的值", keepMine: "保留我的值", takeTheirs: "采用对方的值",
	noValue: "无值",
	draftKept: "未保存的更改会保留在此窗口中。", filled: "{0}/{1}", onlyLarger: "仅在更大的尺寸中显示：{0}",
	slotOf: "{0}，第 {1} 项", moveUp: "上移{0}", moveDown: "下移{0}", dragSlot: "移动{0}，使用上下方向键", slotMoved: "{0}已移到第 {1} 项，共 {2} 项",
	clearSlot: "清除{0}", position: "第 {0} 项",
	matches: "{0} 个匹配", oneMatch: "1 个匹配", moreMatches: "{0} 个以上的匹配", oneOption: "1 个选项", someOptions: "{0} 个选项", moreOptions: "{0} 个以上的选项", options: "{0}的选项", showOptions: "显示选项",
	nothingToChoose: "暂无可选内容", noMatch: "没有与“{0}”匹配的内容", clearSearch: "清除搜索", needs: "请先选择{0}",
	stale: "{0}前的内容：{1}", noLonger: "已不再提供", optionsFailed: "选项不可用：{0}。已保存的值保持不变。",
	less: "减少", moreValue: "增加", unit: "{0}，单位", opacity: "{0}，不透明度", colorName: "{0}，颜色名称", custom: "自定义",
	migrated: "由旧定义转换而来", deprecated: "已弃用：{0}",
	revisionOf: "版本 {0}", olderOmitted: "未显示更早的更改。",
	"cause placed": "添加", "cause edited": "编辑", "cause removed": "移除", "cause restored": "恢复", "cause undone": "撤销", "cause redone": "重做", "cause imported": "导入",
	"cause remembered": "获取默认值", "cause refreshed": "更新标题", "cause migrated": "迁移", "cause resized": "调整尺寸",
	on: "开", off: "关", kind: "种类", identifier: "标识符", revision: "版本", source: "选项来源", openLink: "打开链接",
};

export const chosenLanguage = kept("language") ?? "";
export const chosenAppearance = () => kept("appearance") ?? "";

/** Keeps a choice for the next visit; an empty one is that of the browser. */
export function keepChoice(key, value) {
	try {
		if (value) localStorage.setItem(key, value);
		else localStorage.removeItem(key);
	} catch { /* The choice lasts as long as the page. */ }
}

const texts = language.toLowerCase().startsWith("zh") ? chinese : english;

/** Returns a text with its numbered places filled in. */
export function t(key, ...values) {
	const text = texts[key] ?? english[key] ?? key;
	return text.replace(/\{(\d)\}/g, (_, index) => values[index] ?? "");
}

/** Returns a word for the cause of a change; that of a newer program as it is. */
export const causeText = (cause) => (english[`cause ${cause}`] ? t(`cause ${cause}`) : cause);

/** Returns the text for a number of things: `oneWidget` or `widgets`, for example. */
export const counted = (count, one, many) => (count === 1 ? t(one) : t(many, number(count)));

/** Sets the language and the direction of the document. */
export function applyLanguage() {
	const root = document.documentElement;
	root.lang = texts === chinese ? "zh-Hans" : "en";
	let direction = "ltr";
	try {
		const locale = new Intl.Locale(language);
		direction = (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? direction;
	} catch { /* An unknown language is written from left to right. */ }
	root.dir = direction;
}

const locale = (() => {
	try { return Intl.getCanonicalLocales(language)[0]; } catch { return undefined; }
})();
// Dates stand in the page's own sentences, so they are in the language of these.
const phraseLocale = texts === chinese ? (language.toLowerCase().startsWith("zh") ? locale : "zh-Hans") : /^en/i.test(language) ? locale : "en";
// Creating a formatter is slow, so that the first paint uses none.
const lazily = (make) => { let made; return () => (made ??= make()); };
const numbers = lazily(() => new Intl.NumberFormat(phraseLocale));
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

/** Returns a time, with its date if it is not today. */
export function dateTime(date) {
	const value = new Date(date);
	return value.toDateString() === new Date().toDateString() ? clock().format(value) : moment().format(value);
}
