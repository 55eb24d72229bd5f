import { isInRings } from "./geometry.ts";
import type { RoomShape } from "./level-shape.ts";
import type { Level, Opening, OpeningKind } from "./plan.ts";
import { shapeLevel } from "./shape-level.ts";

interface Place {
  readonly word: string;
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Usual sizes, in mm. */
const SIZES: Readonly<Partial<Record<OpeningKind, Pick<Opening, "widthMm" | "heightMm" | "sillMm">>>> = {
  ventana: { widthMm: 1200, heightMm: 1200, sillMm: 1000 },
  "ventana-corredera": { widthMm: 1500, heightMm: 1200, sillMm: 1000 },
  "puerta-balconera": { widthMm: 1600, heightMm: 2100, sillMm: 0 },
  hueco: { widthMm: 900, heightMm: 2100, sillMm: 0 },
};
const DOOR = { widthMm: 800, heightMm: 2030, sillMm: 0 };

/** Where a dictated opening goes: the wall shared with the room that it leads to, else the longest outer wall with room for it. */
export function dictatedOpening(
  level: Level,
  from: Place,
  places: readonly Place[],
  { kind, to, widthMm }: { readonly kind: OpeningKind; readonly to: string | null; readonly widthMm: number | null },
  id: string,
):
  | { readonly kind: "found"; readonly opening: Opening; readonly text: string }
  | { readonly kind: "none"; readonly text: string } {
  const shape = shapeLevel(level);
  const roomOf = ({ left, right, top, bottom }: Place) =>
    shape.rooms.find((room) => isInRings({ x: (left + right) / 2, y: (top + bottom) / 2 }, room.inner));
  const room = roomOf(from);
  const target = to === null ? undefined : namedPlace(places, to);
  const beyond = target ? roomOf(target) : undefined;
  const size = { ...(SIZES[kind] ?? DOOR), ...(widthMm === null ? {} : { widthMm }) };
  const what = `${kind.startsWith("ventana") ? "Ventana" : kind === "hueco" ? "Hueco" : "Puerta"} de «${from.name}»`;
  if (!room) return { kind: "none", text: `${what}: la estancia no se ha dibujado.` };
  const wallsOf = (each: RoomShape) => new Set(each.sides.flat().map(({ wallId }) => wallId));
  const own = wallsOf(room);
  const others = new Set(shape.rooms.filter((each) => each !== room).flatMap((each) => [...wallsOf(each)]));
  const shared = beyond ? wallsOf(beyond) : null;
  const candidates = shape.walls
    .filter(({ wall }) => own.has(wall.id) && (shared ? shared.has(wall.id) : !others.has(wall.id)))
    .sort((one, other) => one.openings.length - other.openings.length || other.lengthMm - one.lengthMm);
  const best = candidates.find(({ lengthMm }) => lengthMm >= size.widthMm + 100) ?? candidates[0];
  if (!best)
    return {
      kind: "none",
      text: `${what}: no comparte ninguna pared con «${target?.name ?? "el exterior"}», ponla a mano.`,
    };
  const taken = best.openings.length;
  const offsetMm = Math.round(best.lengthMm * ([0.5, 0.2, 0.8][taken] ?? 0.5));
  const leads = target
    ? ` a «${target.name}»`
    : to === null
      ? " al exterior"
      : ` al exterior (no hay «${to}» dibujado)`;
  return {
    kind: "found",
    text: `${what}${leads}`,
    opening: { id, wallId: best.wall.id, kind, offsetMm, ...size, hinge: "from", opensTo: sideOf(room, best.wall.id) },
  };
}

/** The room that a name means: the one of just that name, else, for a name without a number or an adjective, one of its kind. */
export function namedPlace<T extends Pick<Place, "word" | "name">>(places: readonly T[], said: string): T | undefined {
  const name = plain(said);
  return places.findLast((place) => plain(place.name) === name) ?? places.find(({ word }) => word === name);
}

/** Lower case, without accents. */
export const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Doors open into the room that was spoken of: it lies to the right of walls that its outline walks forwards. */
function sideOf(room: RoomShape, wallId: string): "left" | "right" {
  const side = room.sides.flat().find((each) => each.wallId === wallId);
  return side?.isReversed ? "left" : "right";
}
