import { checkedHomeSchema, type Home, type HomeInput } from "../homes/home.ts";
import type { FeedProblem } from "./feed-row.ts";
import { doubtsOf } from "./plausible-home.ts";

/** A home as a reader found it: fields under our names, values as far as the format makes them certain. */
export type HomeDraft = { [field in keyof HomeInput]?: unknown };

/** The validated home, with what looks wrong about it in `problems`, or `null` with the errors there. */
export function checkHome(draft: HomeDraft, problems: FeedProblem[]): Home | null {
  const checked = checkedHomeSchema.safeParse(draft);
  if (checked.success) {
    problems.push(...doubtsOf(checked.data));
    return checked.data;
  }
  for (const issue of checked.error.issues) {
    problems.push({ path: issue.path.join("."), message: issue.message });
  }
  return null;
}

/** How people find a home again in a list: its reference, title or place. */
export function labelOf(draft: HomeDraft): string | null {
  for (const field of ["reference", "title", "address", "placeName", "town"] as const) {
    const value = draft[field];
    if (typeof value === "string" && value !== "") return value.slice(0, 200);
  }
  return null;
}

/** Number of photos that a home keeps. */
export const MAX_PHOTOS = 50;

/** Web addresses in order, each once, at most fifty; left-out ones are listed. */
export function readPhotos(addresses: Iterable<string>, problems: FeedProblem[]): string[] {
  const photos = new Set<string>();
  let wrong = 0;
  for (const address of addresses) {
    const trimmed = address.trim();
    if (trimmed === "") continue;
    if (/^https?:\/\/[^\s"<>]+$/i.test(trimmed) && trimmed.length <= 2000) photos.add(trimmed);
    else wrong++;
  }
  if (wrong > 0) problems.push({ path: "fotos", message: `Dirección de foto no válida (${wrong})` });
  if (photos.size <= MAX_PHOTOS) return [...photos];
  problems.push({ path: "fotos", message: `Se toman las ${MAX_PHOTOS} primeras fotos de ${photos.size}` });
  return [...photos].slice(0, MAX_PHOTOS);
}
