import { drawable, widthOf } from "./letters.ts";
import type { PictureContent } from "./picture.ts";
import {
  distance,
  type SetItem,
  type SetLine,
  type SetRule,
  type SpokenRole,
  saysOf,
  setFacts,
  setTextItem,
} from "./set-item.ts";
import type { Align, Item, TextRole } from "./template.ts";

/** Fits the words of a region: the greatest title that leaves the rest legible, and what has no room left out by its importance. */

interface Fitted {
  lines: SetLine[];
  rules: SetRule[];
  /** Parts without room, the least important first. */
  leftOut: SpokenRole[];
  /** Size of the title against the greatest that the template allows; 1 where it has none. */
  titleShare: number;
}

/** Parts in the order in which they go where room is short. Price, date and label are not among them: they stay. */
const FIRST_TO_GO: readonly SpokenRole[] = ["contact", "agent", "body", "facts", "place", "kicker", "title"];
/** How much of their greatest size the other texts keep, and what the title must reach for that. */
const TRIES = [
  { others: 1, title: 0.62 },
  { others: 0.8, title: 0.5 },
  { others: 0.6, title: 0.42 },
  { others: 0.35, title: 0.34 },
  { others: 0, title: 0 },
];

type Sized = Extract<Item, { kind: "text" | "facts" }>;
type Part = { item: Item; set: SetItem | null };
interface Box {
  width: number;
  height: number;
  align: Align;
}
interface Said {
  content: PictureContent;
  brand: { agent: string | null; contact: string | null };
}

const isSized = (item: Item): item is Sized => item.kind === "text" || item.kind === "facts";
const canGo = (item: Sized) => FIRST_TO_GO.includes(roleOf(item)) && roleOf(item) !== "title";
const roleOf = (item: Sized): SpokenRole => (item.kind === "facts" ? "facts" : item.role);

/** @returns null where price, date or title do not fit */
export function fitStack(items: readonly Item[], said: Said, box: Box): Fitted | null {
  const facts = said.content.facts.map(drawable).filter((fact) => fact !== "");
  const spoken = items.filter((item) => saysOf(item, said.content, said.brand));
  // An item that cannot be set by itself goes by itself, and takes nothing else along.
  const tooWide = spoken.filter(
    (item) => isSized(item) && canGo(item) && greatest(item, 0, facts.slice(0, 1), said, box, false) === null,
  );
  let kept = spoken.filter((item) => !tooWide.includes(item));
  let keptFacts = facts;
  const leftOut: SpokenRole[] = tooWide.filter(isSized).map(roleOf);
  for (;;) {
    for (const { others, title } of TRIES) {
      const fitted = attempt(withoutLooseRules(kept), keptFacts, said, box, others, title, false);
      if (fitted) return { ...fitted, leftOut };
    }
    const goes = FIRST_TO_GO.find((role) => kept.some((item) => isSized(item) && roleOf(item) === role));
    // Facts go one by one, the least telling first.
    if (goes === "facts" && keptFacts.length > 1) {
      const most = Math.max(...kept.map((item) => (item.kind === "facts" ? item.most : 0)));
      keptFacts = keptFacts.slice(0, Math.min(keptFacts.length, most) - 1);
      if (!leftOut.includes("facts")) leftOut.push("facts");
      continue;
    }
    // Words are cut, and the title goes, only in `lastResort`, once every template's other form has been tried.
    if (goes === undefined || goes === "title") return null;
    kept = kept.filter((item) => !(isSized(item) && roleOf(item) === goes));
    leftOut.push(goes);
  }
}

/** For what no layout has room for: words are cut between letters, and the title goes where it must. Price and date stay. */
export function fitByForce(items: readonly Item[], said: Said, box: Box): Fitted | null {
  const kept = items.filter((item) => saysOf(item, said.content, said.brand));
  const roles = kept.filter(isSized).map(roleOf);
  const facts = said.content.facts.map(drawable).filter((fact) => fact !== "");
  for (let gone = 0; gone <= FIRST_TO_GO.length + 1; gone++) {
    const goes = FIRST_TO_GO.slice(0, gone);
    const rest = withoutLooseRules(kept.filter((item) => !(isSized(item) && goes.includes(roleOf(item)))));
    // The previous price goes last of all.
    const isBare = gone > FIRST_TO_GO.length;
    const told = isBare ? { ...said, content: { ...said.content, previousPrice: null } } : said;
    const fitted = attempt(rest, facts, told, box, 0, 0, true);
    if (!fitted) continue;
    const leftOut = goes.filter((role) => roles.includes(role));
    return { ...fitted, leftOut: isBare ? [...leftOut, "previousPrice"] : leftOut };
  }
  return null;
}

/** A line that parts nothing from anything is not drawn. */
const withoutLooseRules = (items: readonly Item[]) =>
  items.filter((item, i) => item.kind !== "rule" || (items.slice(0, i).some(isSized) && items.slice(i).some(isSized)));

function attempt(
  items: readonly Item[],
  facts: readonly string[],
  said: Said,
  box: Box,
  others: number,
  leastTitle: number,
  isForced: boolean,
): Omit<Fitted, "leftOut"> | null {
  const parts: Part[] = [];
  const title = hero(items);
  for (const item of items) {
    const isOther = isSized(item) && item !== title;
    const set = isOther ? greatest(item, others, facts, said, box, isForced) : null;
    if (isOther && set === null) return null;
    parts.push({ item, set });
  }
  if (title === null) {
    return heightOf(parts) <= box.height ? { ...placed(parts, box), titleShare: 1 } : null;
  }
  const at = parts.findIndex(({ item }) => item === title);
  const [most, least] = title.size;
  const withTitle = (sizePx: number): Part[] | null => {
    const set =
      setTextItem(title, sizePx, said.content, said.brand, box) ??
      (isForced && sizePx <= least ? setTextItem(title, sizePx, said.content, said.brand, box, true) : null);
    if (set === null) return null;
    const all = parts.with(at, { item: title, set });
    return heightOf(all) <= box.height ? all : null;
  };
  // The greatest size that fits, by halves: larger letters never need less room, but for a break that falls better.
  let [low, high] = [Math.max(least, Math.ceil(most * leastTitle)), most];
  let best = withTitle(Math.min(low, high));
  if (best === null) return null;
  let size = Math.min(low, high);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const tried = withTitle(middle);
    if (tried) {
      best = tried;
      size = middle;
      low = middle;
    } else high = middle - 1;
  }
  const even = evenest(size, least, withTitle, at, box.width) ?? best;
  return { ...placed(even, box), titleShare: size / most };
}

/** How much smaller a title may be for better breaks. */
const FOR_BREAKS = 0.8;

/** Of sizes a little below the greatest, the one that fills its lines evenly. */
function evenest(
  most: number,
  least: number,
  withTitle: (sizePx: number) => Part[] | null,
  at: number,
  width: number,
): Part[] | null {
  let best: Part[] | null = null;
  let bestScore = 0;
  for (
    let sizePx = most;
    sizePx >= Math.max(least, most * FOR_BREAKS);
    sizePx -= Math.max(1, Math.round(most * 0.03))
  ) {
    const tried = withTitle(sizePx);
    if (tried === null) continue;
    const lines = tried[at]!.set!.lines;
    const shortest = Math.min(...lines.map(({ text, face }) => widthOf(text, face))) / width;
    const score = sizePx * (1 - 0.7 * Math.max(0, 0.5 - (lines.length === 1 ? 1 : shortest)));
    if (score > bestScore) [best, bestScore] = [tried, score];
  }
  return best;
}

type TextItem = Extract<Item, { kind: "text" }>;

/** The text that the others make room for: the title, or the largest where a region has none. */
function hero(items: readonly Item[]): TextItem | null {
  const texts = items.filter((item) => item.kind === "text");
  return (
    texts.find(({ role }) => role === "title") ??
    texts.reduce<TextItem | null>((best, item) => (best === null || item.size[0] > best.size[0] ? item : best), null)
  );
}

/** A price and a date are what a picture is made for: others go before these lose more than this of their size, but for their width. */
const STAYS_LARGE = new Set<TextRole>(["price", "when"]);
const LARGE_SHARE = 0.62;

/** An item at its size, or at the greatest below it that its lines allow. */
function greatest(
  item: Sized,
  share: number,
  facts: readonly string[],
  said: Said,
  box: Box,
  isForced: boolean,
): SetItem | null {
  const [most, least] = item.size;
  const floor = isForced || item.kind === "facts" || !STAYS_LARGE.has(item.role) ? least : most * LARGE_SHARE;
  const wanted = Math.round(Math.max(floor, least + (most - least) * share));
  for (let sizePx = wanted; ; sizePx = Math.max(least, sizePx - Math.max(1, Math.round(sizePx * 0.03)))) {
    const set =
      item.kind === "facts"
        ? setFacts(item, sizePx, facts, box)
        : setTextItem(item, sizePx, said.content, said.brand, box);
    if (set !== null) return set;
    if (sizePx <= least) break;
  }
  return isForced && item.kind === "text" ? setTextItem(item, least, said.content, said.brand, box, true) : null;
}

const RULE_DISTANCE = 26;

/** Distance above a part, given the parts before it. */
function before(parts: readonly Part[], i: number): number {
  const { item, set } = parts[i]!;
  if (item.kind === "gap" || item.kind === "spring") return 0;
  const above = parts.slice(0, i).findLast(({ item: one }) => one.kind !== "gap" && one.kind !== "spring");
  if (above === undefined) return 0;
  if (item.kind === "rule") return RULE_DISTANCE + (above.set ? above.set.sizePx * 0.2 : 0);
  if (above.item.kind === "rule") return RULE_DISTANCE + set!.sizePx * 0.12;
  if (item.kind === "facts" && item.form !== "line") return distance(above.set!.sizePx, 40) + 14;
  const isAfterFacts = above.item.kind === "facts" && above.item.form !== "line";
  return distance(above.set!.sizePx, set!.sizePx) + (isAfterFacts ? 20 : 0);
}

const ownHeight = ({ item, set }: Part) =>
  item.kind === "gap" ? item.px : item.kind === "rule" ? item.heightPx : (set?.height ?? 0);

const heightOf = (parts: readonly Part[]) =>
  parts.reduce((sum, part, i) => sum + before(parts, i) + ownHeight(part), 0);

function placed(parts: readonly Part[], box: Box): { lines: SetLine[]; rules: SetRule[] } {
  const springs = parts.filter(({ item }) => item.kind === "spring").length;
  const spare = springs === 0 ? 0 : (box.height - heightOf(parts)) / springs;
  const lines: SetLine[] = [];
  const rules: SetRule[] = [];
  let y = 0;
  for (const [i, part] of parts.entries()) {
    y += before(parts, i);
    const { item, set } = part;
    if (item.kind === "spring") y += spare;
    if (item.kind === "rule") {
      const width = item.widthPx ?? box.width;
      const x = box.align === "centre" ? (box.width - width) / 2 : 0;
      rules.push({ x, y, width, height: item.heightPx, ink: item.ink });
    }
    if (set) {
      lines.push(...set.lines.map((line) => ({ ...line, y: line.y + y })));
      rules.push(...set.rules.map((one) => ({ ...one, y: one.y + y })));
    }
    y += ownHeight(part);
  }
  return { lines, rules };
}
