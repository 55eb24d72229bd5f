import type { LevelShape, RoomShape } from "../floor-plan/level-shape.ts";
import type { Furniture, RoomUse } from "../floor-plan/plan.ts";
import { furnitureItem } from "./catalogue.ts";
import { passageWidth } from "./clearances.ts";
import { type FurnitureSlot, furnitureSets } from "./furniture-sets.ts";
import { type WalkField, walkField } from "./passages.ts";
import { isClear, type Placement, placementsOf } from "./placements.ts";
import { overlap } from "./polygons.ts";
import { type RoomObstacles, roomObstacles } from "./room-obstacles.ts";
import { type Chosen, conflictsOf, farAway, weigh } from "./weigh-layout.ts";

export const FURNISHING_STYLES = ["nordico", "mediterraneo", "contemporaneo", "clasico"] as const;
export type FurnishingStyle = (typeof FURNISHING_STYLES)[number];

/** How much is put into a room: only what it needs, what is usual, or all that fits well. */
export const PIECE_BUDGETS = ["essential", "usual", "full"] as const;
export type PieceBudget = (typeof PIECE_BUDGETS)[number];

export interface FurnishRequest {
  readonly room: RoomShape;
  readonly shape: Pick<LevelShape, "walls">;
  /** The label's where it has one. */
  readonly use: RoomUse;
  readonly style: FurnishingStyle;
  readonly budget: PieceBudget;
  /** Whole number; the same one gives the same layout. */
  readonly seed: number;
  /** Stem of the ids of the pieces. */
  readonly id: string;
}

export type FurnishAnswer =
  | {
      readonly kind: "fits";
      readonly furniture: readonly Furniture[];
      /** From 0 to 1: how well it stands. */
      readonly score: number;
      /** Spanish sentences: what was left out, and why. */
      readonly reasons: readonly string[];
    }
  | {
      readonly kind: "does-not-fit";
      /** Spanish sentence that begins with «No cabe». */
      readonly reason: string;
      /** Items of the catalogue that stand in the way. */
      readonly blockedBy: readonly string[];
    };

/** Moves that the annealing tries for each group of pieces, and the temperature at which it begins and ends. */
const MOVES = 260;
const HOT = 1.5;
const COLD = 0.02;
/** By how much what stands already may get worse for one more piece, by its budget, in the units of `weigh`. */
const WORSE_BY_AT_MOST = { 0: Number.POSITIVE_INFINITY, 1: 2.5, 2: 0.6 } as const;

/**
 * Furnishes a room. Groups of pieces take places where they meet no wall, leaf or way in; simulated annealing (Kirkpatrick et al., 1983)
 * with a seeded generator chooses among them so that pieces and the clear space before them stay apart, one can walk to each, and they
 * stand as one would put them. Pieces that the room needs must fit, others are left out and that is said.
 */
export function solveRoom(request: FurnishRequest): FurnishAnswer {
  const room = roomObstacles(request.room, request.shape);
  const most = PIECE_BUDGETS.indexOf(request.budget);
  const isRound = request.style === "nordico" || request.style === "mediterraneo";
  const slots = furnitureSets(request.use, request.room.innerAreaMm2 / 1e6, isRound).filter(({ from }) => from <= most);
  if (slots.length === 0)
    return { kind: "fits", furniture: [], score: 1, reasons: ["Esta estancia se deja sin muebles."] };
  const random = generator(request.seed);
  const field = walkField(room.rings, room.doors, passageWidth(request.use));
  const reasons: string[] = [];
  let kept: Chosen[] = [];
  for (const slot of slots) {
    const fit = bestWith(slot, kept, room, field, random);
    if (fit.kind === "fits") {
      // A piece that nobody needs does not push the others to worse places.
      const isWorth =
        slot.isNeeded ||
        weigh(fit.chosen.slice(0, kept.length), room) <= weigh(kept, room) + WORSE_BY_AT_MOST[slot.from];
      if (isWorth) kept = fit.chosen;
      else reasons.push(`Sin ${bare(slot.variants[0]!.name)}: lo demás quedaría peor puesto.`);
      continue;
    }
    const name = slot.variants[0]!.name;
    if (!slot.isNeeded) reasons.push(`Sin ${bare(name)}: ${fit.reason}`);
    else return { kind: "does-not-fit", reason: `No cabe: ${fit.reason}`, blockedBy: fit.blockedBy };
  }
  const score = 1 / (1 + weigh(kept, room) / Math.max(1, kept.length));
  return { kind: "fits", furniture: furnitureOf(kept, room, request.id), score, reasons };
}

type Fit =
  | { readonly kind: "fits"; readonly chosen: Chosen[] }
  | { readonly kind: "none"; readonly reason: string; readonly blockedBy: readonly string[] };

/** Takes the first variant that fits beside what is there already; what is there may move. */
function bestWith(
  slot: FurnitureSlot,
  kept: readonly Chosen[],
  room: RoomObstacles,
  field: WalkField,
  random: () => number,
): Fit {
  let reason = "";
  let blockedBy: readonly string[] = [];
  for (const group of slot.variants) {
    const places = placementsOf(group, room);
    if (places.length === 0) {
      reason ||= `${group.name} no entra junto a ninguna pared sin tapar puertas o ventanas.`;
      blockedBy = [group.pieces[0]!.item];
      continue;
    }
    const all = [...kept, { slot: slot.id, places, at: 0 }];
    const chosen = annealed(all, room, field, random);
    const conflicts = conflictsOf(chosen);
    const away = conflicts.length === 0 ? farAway(chosen, field) : [];
    if (conflicts.length === 0 && away.length === 0) return { kind: "fits", chosen };
    if (conflicts[0]) {
      reason = conflicts[0].text;
      blockedBy = conflicts[0].items;
    } else {
      reason = `no queda un paso de ${field.widthMm / 10}\u00a0cm hasta ${away.join(" y ")}.`;
      blockedBy = chosen.map(({ places: each, at }) => each[at]!.group.pieces[0]!.item);
    }
  }
  return { kind: "none", reason, blockedBy };
}

function annealed(start: readonly Chosen[], room: RoomObstacles, field: WalkField, random: () => number): Chosen[] {
  const energyOf = (chosen: readonly Chosen[]) => {
    const conflicts = conflictsOf(chosen).length;
    const away = conflicts === 0 ? farAway(chosen, field).length : 1;
    return conflicts * 10 + away * 5 + weigh(chosen, room);
  };
  // The newcomer begins at its best place beside the others.
  const newcomer = start.length - 1;
  let current = start.map((each) => ({ ...each }));
  let energy = energyOf(current);
  let best = current;
  let least = energy;
  const consider = (next: Chosen[], temperature: number) => {
    const there = energyOf(next);
    if (there > energy && random() >= Math.exp((energy - there) / temperature)) return;
    current = next;
    energy = there;
    if (there < least) {
      least = there;
      best = next;
    }
  };
  const places = start[newcomer]!.places.length;
  for (let tried = 0; tried < Math.min(places, 60); tried++)
    consider(moved(current, newcomer, Math.floor((tried * places) / Math.min(places, 60))), COLD / 10);
  const moves = MOVES * start.length;
  for (let move = 0; move < moves; move++) {
    const temperature = HOT * (COLD / HOT) ** (move / moves);
    const which = Math.floor(random() * current.length);
    const { places: all, at } = current[which]!;
    // Small steps along the wall, and now and then anywhere.
    const isFar = random() < 0.4;
    const step = isFar ? Math.floor(random() * all.length) : at + Math.round((random() - 0.5) * 8);
    const next = Math.min(all.length - 1, Math.max(0, step));
    if (next !== at) consider(moved(current, which, next), temperature);
  }
  return best;
}

const moved = (chosen: readonly Chosen[], which: number, to: number): Chosen[] =>
  chosen.map((each, at) => (at === which ? { ...each, at: to } : each));

/** Mulberry32: thirty-two bits of state, numbers from 0 to 1. */
function generator(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const bare = (name: string) => name.replace(/^(?:el|la|los|las) /, "");

/** The pieces as the plan keeps them. Rugs that would reach into a wall, under a leaf or under another group are left out. */
function furnitureOf(chosen: readonly Chosen[], room: RoomObstacles, id: string): Furniture[] {
  const placed = chosen.flatMap((each) => {
    const { solids, soft }: Placement = each.places[each.at]!;
    const others = chosen.filter((other) => other !== each).flatMap((other) => other.places[other.at]!.solids);
    const fits = soft.filter(
      ({ outline, piece }) =>
        isClear(outline, furnitureItem(piece.item)!.heightMm, room) &&
        others.every((other) => !overlap(outline, other.outline)),
    );
    return [...fits, ...solids];
  });
  return placed.map(({ piece, at, rotation }, count) => {
    const { widthMm, depthMm, heightMm } = furnitureItem(piece.item)!;
    return {
      id: `${id}~${count + 1}`,
      item: piece.item,
      at: { x: at.x, y: at.y },
      rotation: (((Math.round(rotation * 100) / 100) % 360) + 360) % 360,
      widthMm: piece.widthMm ?? widthMm,
      depthMm,
      heightMm,
      isMirrored: false,
    };
  });
}
