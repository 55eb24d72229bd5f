import type { Chip } from "../search/chips.ts";

/** Characters of a name that still reads at a glance. */
const READABLE = 60;

/** Kind and place tell searches apart: they come first. */
const FIRST: readonly Chip["part"][] = ["types", "places", "area"];

/**
 * The name that a search is proposed under: what and where, then its other conditions in their order, as many as a name holds. A condition that is too
 * long is passed over, unless it is the first.
 */
export function searchName(chips: readonly Pick<Chip, "part" | "label">[]): string {
  const rank = ({ part }: Pick<Chip, "part">) => (FIRST.includes(part) ? FIRST.indexOf(part) : FIRST.length);
  const told = chips.toSorted((a, b) => rank(a) - rank(b)).map(({ label }) => label);
  const name = told.reduce((before, label) => {
    const longer = before === "" ? label : `${before} · ${label}`;
    return before === "" || longer.length <= READABLE ? longer : before;
  }, "");
  return name || "Todo el mercado";
}
