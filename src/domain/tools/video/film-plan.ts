import type { PhotoRoom } from "../../portfolio/homes/photo-rooms.ts";
import type { FloorPlan, RoomUse } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { waysOf } from "../plan-pictures/room-ways.ts";

/** A plan as a film draws it: walls and rooms as polygons in millimetres, and the doors between them. */

type Point = readonly [x: number, y: number];

export interface FilmPlan {
  readonly walls: readonly (readonly Point[])[];
  readonly rooms: readonly {
    readonly id: string;
    readonly name: string;
    readonly use: RoomUse | "otro";
    readonly ring: readonly Point[];
    readonly middle: Point;
    readonly areaM2: number;
  }[];
  readonly ways: readonly { readonly one: string; readonly other: string; readonly at: Point }[];
  /** The room behind the front door, as far as the plan says so. */
  readonly entranceId: string | null;
}

/** The level with most walls; null where no room is closed. */
export function filmPlanOf(plan: FloorPlan): FilmPlan | null {
  const level = plan.levels.reduce((most, one) => (one.walls.length > most.walls.length ? one : most));
  const shape = shapeLevel(level);
  if (shape.rooms.length === 0) return null;
  const rooms = shape.rooms.map(({ id, label, inner, middle, innerAreaMm2 }) => ({
    id,
    name: label?.name ?? "",
    use: label?.use ?? ("otro" as const),
    ring: (inner[0] ?? []).map(({ x, y }): Point => [x, y]),
    middle: [middle.x, middle.y] as Point,
    areaM2: innerAreaMm2 / 1e6,
  }));
  const entrance =
    rooms.find(({ use }) => use === "recibidor") ??
    rooms.find(({ use }) => use === "pasillo") ??
    rooms.find(({ use }) => use === "salon" || use === "salon-cocina");
  return {
    walls: shape.walls.map(({ outline }) => outline.map(({ x, y }): Point => [x, y])),
    rooms,
    ways: waysOf(level).map(({ one, other, at }) => ({ one, other, at: [at.x, at.y] })),
    entranceId: entrance?.id ?? null,
  };
}

const ROOMS_OF_USE: Readonly<Partial<Record<PhotoRoom, readonly RoomUse[]>>> = {
  salon: ["salon", "salon-cocina"],
  comedor: ["comedor", "salon-cocina", "salon"],
  cocina: ["cocina", "salon-cocina"],
  dormitorio: ["dormitorio"],
  bano: ["bano", "aseo"],
  terraza: ["terraza", "balcon", "galeria"],
  jardin: ["patio"],
  entrada: ["recibidor"],
  pasillo: ["pasillo", "recibidor"],
  despacho: ["despacho"],
  lavadero: ["lavadero"],
  garaje: ["garaje"],
  trastero: ["trastero"],
};

/**
 * A room of the plan for every photo whose room it names: photos of one kind are handed to the rooms of that kind from the largest on, so that three
 * bedrooms and three photos each find one.
 */
export function planRoomsFor(
  photos: readonly { id: string; room: PhotoRoom | null }[],
  plan: FilmPlan,
): Map<string, string> {
  const found = new Map<string, string>();
  const kinds = new Map<PhotoRoom, string[]>();
  for (const { id, room } of photos) if (room !== null) kinds.set(room, [...(kinds.get(room) ?? []), id]);
  for (const [room, ids] of kinds) {
    const uses = ROOMS_OF_USE[room] ?? [];
    const fitting = plan.rooms
      .filter(({ use }) => uses.includes(use as RoomUse))
      .toSorted((a, b) => b.areaM2 - a.areaM2);
    if (fitting.length === 0) continue;
    ids.forEach((id, at) => {
      // More photos than rooms: two photos in a row are of the same room.
      const place = ids.length <= fitting.length ? at : Math.floor((at * fitting.length) / ids.length);
      found.set(id, fitting[place]!.id);
    });
  }
  return found;
}

/** The rooms passed through between two, by the fewest doors; both ends included. Empty where no way leads there. */
export function wayBetween({ ways }: FilmPlan, from: string, to: string): readonly string[] {
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let at = 0; at < queue.length && !before.has(to); at++) {
    const id = queue[at]!;
    for (const { one, other } of ways) {
      const next = one === id ? other : other === id ? one : null;
      if (next === null || before.has(next)) continue;
      before.set(next, id);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [];
  const path: string[] = [];
  for (let id: string | null = to; id !== null; id = before.get(id) ?? null) path.unshift(id);
  return path;
}
