import type { ToolsName } from "../../shared/home-attributes/table.ts";

/** The fields that a visit has, by their paths, and how long the text of each may be. */

/** Attributes of the home that are asked for, in the order in which they are; the valuation reads them. */
export const HOME_PATHS = [
  "type", "operation", "address", "placeName", "country", "cadastralReference",
  "builtAreaM2", "usableAreaM2", "rooms", "bathrooms", "floor", "buildingFloors", "yearBuilt", "condition", "energyRating",
  "hasLift", "isExterior", "isTopFloor", "hasTerrace", "hasParkingIncluded", "hasStorageRoom", "hasPool", "hasAirConditioning",
  "hasWardrobes", "hasDoorman", "hasGarden", "latitude", "longitude",
] as const satisfies readonly ToolsName[]; // biome-ignore format: a list of names

/** Members of what stands several times, and the room for their texts. */
const MEMBERS: Record<string, Readonly<Record<string, number>>> = {
  room: { kind: 40, name: 80, areaM2: 40, lengthM: 40, widthM: 40, state: 40, note: 2_000, removed: 2, order: 24 },
  defect: { room: 40, text: 600, severity: 40, removed: 2, order: 24 },
  photo: { room: 40, removed: 2, order: 24 },
  check: { answer: 40, note: 600 },
  document: { state: 40, note: 600 },
};
const SINGLE: Readonly<Record<string, number>> = {
  "owner.name": 120,
  "owner.motive": 40,
  "owner.reason": 2_000,
  "owner.price": 64,
  "owner.when": 40,
  "owner.deciders": 300,
  "owner.mortgage": 64,
  "visit.notes": 8_000,
};
const HOME_LENGTHS: Readonly<Record<string, number>> = { address: 200, placeName: 120, cadastralReference: 40 };
const USUAL_HOME_LENGTH = 64;

const HOMES: ReadonlySet<string> = new Set(HOME_PATHS);
const ID = /^[\da-z-]{1,36}$/;

/** Longest text of a field; undefined for a path that no visit has. */
export function roomFor(path: string): number | undefined {
  if (Object.hasOwn(SINGLE, path)) return SINGLE[path];
  const parts = path.split(".");
  const [kind = "", key = "", member = ""] = parts;
  if (kind === "home" && parts.length === 2)
    return HOMES.has(key) ? (HOME_LENGTHS[key] ?? USUAL_HOME_LENGTH) : undefined;
  if (parts.length !== 3 || !Object.hasOwn(MEMBERS, kind) || !ID.test(key)) return undefined;
  const members = MEMBERS[kind]!;
  return Object.hasOwn(members, member) ? members[member] : undefined;
}

/** Longest path. */
export const LONGEST_PATH = 80;
/** Longest text of any field. */
export const LONGEST_VALUE = 8_000;

/** The fault of a change, as its person reads it; null where there is none. */
export function changeFault({ path, value }: { path: string; value: string }): string | null {
  const room = roomFor(path);
  if (room === undefined) return "Esta versión de la visita no conoce ese dato";
  return value.length > room ? `Usa como mucho ${room} caracteres` : null;
}
