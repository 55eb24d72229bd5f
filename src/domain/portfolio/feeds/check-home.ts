import { CERTIFICATE } from "../../shared/home-attributes/energy.ts";
import { KEEPING } from "../../shared/home-attributes/keeping.ts";
import { WORKS } from "../../shared/home-attributes/works.ts";
import { FLOOR_TOO_HIGH } from "../../shared/listing/likely-home.ts";
import { checkedHomeSchema, type Home, type HomeInput } from "../homes/home.ts";
import type { FeedProblem } from "./feed-row.ts";
import { doubtsOf } from "./plausible-home.ts";

/** A home as a reader found it: fields under our names, values as far as the format makes them certain. */
export type HomeDraft = { [field in keyof HomeInput]?: unknown };

/** Fields that a home can do without: what is wrong in them is left out, and the home comes in. */
const DISPENSABLE: ReadonlySet<unknown> = new Set([
  "postalCode",
  "municipalityCode",
  "cadastralReference",
  "urls",
  ...[WORKS, CERTIFICATE, KEEPING].flatMap((group) => Object.keys(group)),
]);

/** The validated home, with what looks wrong about it in `problems`, or `null` with the errors there. */
export function checkHome(draft: HomeDraft, problems: FeedProblem[]): Home | null {
  dropBadPosition(draft, problems);
  dropImpossibleFloor(draft, problems);
  for (;;) {
    const checked = checkedHomeSchema.safeParse(draft);
    if (checked.success) {
      problems.push(...doubtsOf(checked.data));
      return checked.data;
    }
    const { issues } = checked.error;
    const isDispensable = issues.every(({ path: [field] }) => DISPENSABLE.has(field));
    for (const { path, message } of issues) {
      problems.push({ path: path.join("."), message: isDispensable ? `${message}: se deja sin indicar` : message });
      if (isDispensable) leaveOut(draft, path);
    }
    if (!isDispensable) return null;
  }
}

/** Leaves a field out, or of texts by language the one at fault. */
function leaveOut(draft: HomeDraft, [field, language]: readonly PropertyKey[]): void {
  const name = field as keyof HomeDraft;
  if (language === undefined) delete draft[name];
  else draft[name] = Object.fromEntries(Object.entries(draft[name] as object).filter(([key]) => key !== language));
}

/** Feeds write 0, 0 for a place that they do not know; off the coast of Ghana nobody sells a home. Half a position is none. */
function dropBadPosition(draft: HomeDraft, problems: FeedProblem[]): void {
  const position = [draft.latitude, draft.longitude];
  const given = position.filter((degrees) => degrees !== undefined && degrees !== null && degrees !== "");
  if (given.length === 0) return;
  const isNowhere = given.length === 2 && given.every((degrees) => Number(degrees) === 0);
  if (given.length === 2 && !isNowhere) return;
  delete draft.latitude;
  delete draft.longitude;
  const reason = isNowhere ? "0, 0 es un punto en el mar" : "falta la mitad";
  problems.push({ path: "latitude", message: `Posición: ${reason}. Se deja sin indicar` });
}

/** Of two numbers that cannot both be right the floor stays: it is in the advert, the height of the building hardly ever. */
function dropImpossibleFloor(draft: HomeDraft, problems: FeedProblem[]): void {
  const [floor, floors] = [Number(draft.floor), Number(draft.buildingFloors)];
  if (draft.floor === undefined || draft.buildingFloors === undefined || !(floors >= 1 && floor > floors)) return;
  delete draft.buildingFloors;
  problems.push({
    path: "buildingFloors",
    message: `${FLOOR_TOO_HIGH}: se dejan sin indicar las del edificio`,
  });
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

/** The note for a kind of home that we do not know. */
export const unknownType = (word: string): FeedProblem => ({
  path: "type",
  message: `Tipo: no se entiende «${word.slice(0, 40)}»: va como «otro»`,
});
