import { parseSpanishNumber } from "../../shared/schema/spanish-number.ts";
import { valueAt } from "./inspection-document.ts";
import { checksOf, documentsOf, ROOM_KINDS, type RoomKind } from "./inspection-lists.ts";

/** Reads the fields of a visit: rooms, defects, photos, and what is still missing. */

type Fields = Readonly<Record<string, string>>;

interface Defect {
  id: string;
  text: string;
  severity: string;
}

export interface VisitPhoto {
  id: string;
  room: string;
}

export interface VisitRoom {
  id: string;
  /** Its own name, else its kind, with a number where there are several of it. */
  name: string;
  state: string;
  note: string;
  /** In m²: the typed area, else the product of the sides; null where neither can be read. */
  areaM2: number | null;
  defects: Defect[];
  photos: VisitPhoto[];
}

/** The kinds of things that a visit has several of. */
type Several = "room" | "defect" | "photo";

/** The ids of everything of a kind, removed or not, in the order in which it was added. */
function idsOf(fields: Fields, kind: Several): string[] {
  const ids = new Set<string>();
  for (const path of Object.keys(fields)) {
    const [first, id] = path.split(".");
    if (first === kind && id) ids.add(id);
  }
  // Equal orders go by id.
  const keyed = [...ids].map(
    (id) => [`${valueAt(fields, `${kind}.${id}.order`).padStart(24, "0")} ${id}`, id] as const,
  );
  return keyed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, id]) => id);
}

/** In m², rounded to a hundredth; null for what is no size of a room. */
export function areaOf(area: string, length: string, width: string): number | null {
  const read = (text: string) => (text.trim() === "" ? undefined : parseSpanishNumber(text));
  const typed = read(area);
  if (typed !== undefined) return typed > 0 && typed <= 10_000 ? typed : null;
  if (area.trim() !== "") return null;
  const [long, wide] = [read(length), read(width)];
  if (long === undefined || wide === undefined || long <= 0 || wide <= 0 || long > 1_000 || wide > 1_000) return null;
  return Math.round(long * wide * 100) / 100;
}

/** Why the size of a room cannot be read, at its field. */
export function measureFault(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  const read = parseSpanishNumber(text);
  if (read === undefined) return "Escribe un número, como 12,5";
  return read > 0 && read <= 10_000 ? undefined : "Escribe una medida mayor que cero";
}

const isRemoved = (fields: Fields, kind: Several, id: string) => valueAt(fields, `${kind}.${id}.removed`) === "si";
const standing = (fields: Fields, kind: Several): string[] =>
  idsOf(fields, kind).filter((id) => !isRemoved(fields, kind, id));

const kindName = (fields: Fields, id: string): string =>
  ROOM_KINDS[valueAt(fields, `room.${id}.kind`) as RoomKind] ?? ROOM_KINDS.otra;
const ownName = (fields: Fields, id: string): string => valueAt(fields, `room.${id}.name`).trim();

export function roomsOf(fields: Fields): VisitRoom[] {
  const ids = standing(fields, "room");
  const photos = Map.groupBy(photosOf(fields), ({ room }) => room);
  const defects = Map.groupBy(standing(fields, "defect"), (id) => valueAt(fields, `defect.${id}.room`));
  const sameKind = Map.groupBy(ids, (id) => kindName(fields, id));
  const numbers = new Map([...sameKind.values()].flatMap((same) => same.map((id, i) => [id, i + 1] as const)));
  return ids.map((id) => {
    const at = (member: string) => valueAt(fields, `room.${id}.${member}`);
    const name = kindName(fields, id);
    return {
      id,
      name: ownName(fields, id) || (sameKind.get(name)!.length > 1 ? `${name} ${numbers.get(id)}` : name),
      state: at("state"),
      note: at("note"),
      areaM2: areaOf(at("areaM2"), at("lengthM"), at("widthM")),
      defects: (defects.get(id) ?? []).map((defect) => ({
        id: defect,
        text: valueAt(fields, `defect.${defect}.text`),
        severity: valueAt(fields, `defect.${defect}.severity`),
      })),
      photos: photos.get(id) ?? [],
    };
  });
}

/** The photos of the home and of its rooms. Those of a removed room have gone with it. */
export function photosOf(fields: Fields): VisitPhoto[] {
  return standing(fields, "photo")
    .map((id) => ({ id, room: valueAt(fields, `photo.${id}.room`) }))
    .filter(({ room }) => room === "" || !isRemoved(fields, "room", room));
}

export interface Removed {
  /** The field that is emptied to take it back. */
  path: string;
  text: string;
}

/** The removed things, which can be taken back. What belongs to a removed room comes back with it. */
export function removedOf(fields: Fields): Removed[] {
  const roomName = (id: string) => ownName(fields, id) || kindName(fields, id);
  const removed = (kind: Several) => idsOf(fields, kind).filter((id) => isRemoved(fields, kind, id));
  const entry = (kind: Several, id: string, text: string) => ({ path: `${kind}.${id}.removed`, text });
  const ofStandingRoom = (kind: "defect" | "photo") =>
    removed(kind)
      .map((id) => ({ id, room: valueAt(fields, `${kind}.${id}.room`) }))
      .filter(({ room }) => room === "" || !isRemoved(fields, "room", room));
  return [
    ...removed("room").map((id) => entry("room", id, roomName(id))),
    ...ofStandingRoom("defect").map(({ id, room }) =>
      entry("defect", id, `Defecto: ${valueAt(fields, `defect.${id}.text`).trim() || roomName(room)}`),
    ),
    ...ofStandingRoom("photo").map(({ id, room }) =>
      entry("photo", id, room === "" ? "Foto de la vivienda" : `Foto: ${roomName(room)}`),
    ),
  ];
}

/** The sum of the rooms whose size is known, in m²; null where none is. */
export function measuredArea(rooms: readonly VisitRoom[]): number | null {
  const known = rooms.flatMap(({ areaM2 }) => (areaM2 === null ? [] : [areaM2]));
  return known.length === 0 ? null : Math.round(known.reduce((sum, area) => sum + area, 0) * 100) / 100;
}

/** How the visit is called in lists. */
export const visitTitle = (fields: Fields): string =>
  [valueAt(fields, "home.address"), valueAt(fields, "home.placeName")]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ") || "Visita sin dirección";

export interface Missing {
  step: "vivienda" | "estancias" | "documentos" | "propietario";
  text: string;
}

/** The questions that nobody has answered yet. It keeps nobody from going on. */
export function missingOf(fields: Fields): Missing[] {
  const at = (path: string) => valueAt(fields, path).trim();
  const missing: Missing[] = [];
  const ask = (isThere: boolean, step: Missing["step"], text: string) => {
    if (!isThere) missing.push({ step, text });
  };
  ask(at("home.address") !== "", "vivienda", "la dirección");
  ask(at("home.placeName") !== "", "vivienda", "el barrio o municipio");
  ask(at("home.builtAreaM2") !== "", "vivienda", "la superficie construida");
  ask(at("home.condition") !== "", "vivienda", "la conservación");
  const rooms = roomsOf(fields);
  ask(rooms.length > 0, "estancias", "las estancias");
  const bare = rooms.filter(({ areaM2 }) => areaM2 === null).length;
  ask(bare === 0, "estancias", bare === 1 ? "la medida de una estancia" : `las medidas de ${bare} estancias`);
  const checks = checksOf(at("home.type")).filter(({ id }) => at(`check.${id}.answer`) === "").length;
  ask(checks === 0, "estancias", checks === 1 ? "una comprobación" : `${checks} comprobaciones`);
  const papers = documentsOf(at("home.country")).filter(({ id }) => at(`document.${id}.state`) === "").length;
  ask(papers === 0, "documentos", papers === 1 ? "un documento por pedir" : `${papers} documentos por pedir`);
  ask(at("owner.motive") !== "", "propietario", "el motivo del propietario");
  ask(at("owner.price") !== "", "propietario", "el precio que espera");
  return missing;
}
