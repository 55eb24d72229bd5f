import type { Home } from "./home.ts";
import { changesBetween } from "./home-changes.ts";

/** Two rows that are one dwelling become one: for each field one of both values stays. */

export type Side = "kept" | "removed";
/** The value that stays, by field; for omitted fields the suggested one does. */
export type MergeChoices = Partial<Record<keyof Home, Side>>;

export interface MergedField {
  field: keyof Home;
  kept: unknown;
  removed: unknown;
  suggested: Side;
}

/**
 * The fields in which two homes differ, each with the value that is better by itself: known values before unknown ones,
 * fuller texts and lists, else the newer.
 */
export function differingFields(kept: Home, removed: Home, newer: Side): MergedField[] {
  return Object.entries(changesBetween(kept, removed)).map(([field, [mine, theirs]]) => ({
    field: field as keyof Home,
    kept: mine,
    removed: theirs,
    suggested: suggestedSide(mine, theirs, newer),
  }));
}

/** Both homes as one. */
export function mergedHome(kept: Home, removed: Home, newer: Side, choices: MergeChoices): Home {
  const merged: Record<string, unknown> = { ...kept };
  for (const { field, removed: value, suggested } of differingFields(kept, removed, newer)) {
    if ((choices[field] ?? suggested) === "kept") continue;
    if (value === null) delete merged[field];
    else merged[field] = value;
  }
  // Built and usable area are measured together: a pair that cannot be is not made of two halves.
  const { usableAreaM2, builtAreaM2 } = merged as Home;
  if (usableAreaM2 !== undefined && builtAreaM2 !== undefined && usableAreaM2 > builtAreaM2) delete merged.usableAreaM2;
  // Date and price of a closing belong to the status.
  if (merged.status !== "cerrado") {
    delete merged.closedOn;
    delete merged.closedPrice;
  } else if (merged.closedOn === undefined) {
    const closed = kept.status === "cerrado" ? kept : removed;
    merged.closedOn = closed.closedOn;
    if (closed.closedPrice !== undefined) merged.closedPrice = closed.closedPrice;
  }
  return merged as Home;
}

function suggestedSide(kept: unknown, removed: unknown, newer: Side): Side {
  if (fulness(kept) === 0) return "removed";
  if (fulness(removed) === 0) return "kept";
  const isLong = typeof kept === "object" || (typeof kept === "string" && String(kept).includes(" "));
  if (isLong && fulness(kept) !== fulness(removed)) return fulness(kept) > fulness(removed) ? "kept" : "removed";
  return newer;
}

/** Amount of information: 0 for nothing, the length for texts, lists and records. */
function fulness(value: unknown): number {
  if (value === null || value === undefined) return 0;
  if (Array.isArray(value)) return value.length;
  if (typeof value === "object")
    return Object.values(value).reduce((sum: number, each) => sum + String(each).length, 0);
  return String(value).length;
}
