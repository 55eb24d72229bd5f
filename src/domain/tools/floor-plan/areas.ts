import { formatNumber } from "../../shared/format/format.ts";
import { type AreaRule, areaRule } from "./area-rules.ts";
import { TooTangled } from "./combine-rings.ts";
import { isInRings, ringsArea } from "./geometry.ts";
import type { LevelShape, Ring, RoomShape } from "./level-shape.ts";
import { outerRings } from "./outer-rings.ts";
import type { FloorPlan, Level, RoomCover, Wall } from "./plan.ts";
import { shapeLevel } from "./shape-level.ts";
import { halfThickness } from "./wall-corners.ts";

export interface RoomAreas {
  readonly id: string;
  readonly name: string;
  readonly cover: RoomCover;
  /** Of its floor, in m². */
  readonly floorM2: number;
  /** Of that, under 1.50 m of headroom. */
  readonly lowM2: number;
  /** Part that counts as usable. */
  readonly usableM2: number;
  /** Spanish line: how that came about. */
  readonly formula: string;
}

interface Totals {
  readonly usableM2: number;
  readonly builtM2: number;
  /** Floors of exteriors, whole, whether they count or not. */
  readonly coveredExteriorM2: number;
  readonly uncoveredExteriorM2: number;
  readonly usableFormula: string;
  readonly builtFormula: string;
}

export interface LevelAreas extends Totals {
  readonly levelId: string;
  readonly name: string;
  readonly rooms: readonly RoomAreas[];
}

export interface PlanAreas extends Totals {
  readonly words: AreaRule;
  /** The rule in force with its source, or that there is none for the country. */
  readonly basis: string;
  readonly levels: readonly LevelAreas[];
}

/**
 * Areas of a plan in m², not rounded, by the rule of its country (`area-rules`).
 *
 * Usable: floors between the inner faces, without parts under 1.50 m, and the share of covered exteriors. Built: what the outer faces of the
 * walls around interior rooms enclose, party walls to their middle, courtyards and parts under 1.50 m taken away, and the same share of
 * covered exteriors with their parapets.
 *
 * @param shapeOf lets a page hand in shapes that it has already
 */
export function areasOf(plan: FloorPlan, shapeOf: (level: Level) => LevelShape = shapeLevel): PlanAreas {
  const words = areaRule(plan.country);
  const levels = plan.levels.map((level) => levelAreas(level, shapeOf(level), words));
  const sum = (of: (level: LevelAreas) => number) => levels.reduce((total, level) => total + of(level), 0);
  const usableM2 = sum((level) => level.usableM2);
  const builtM2 = sum((level) => level.builtM2);
  const only = levels.length === 1 ? levels[0] : undefined;
  return {
    words,
    basis: words.rule
      ? `${words.rule.text} Fuente: ${words.rule.source}.`
      : "Sin regla para este país: los exteriores se dicen aparte y no se suman.",
    levels,
    usableM2,
    builtM2,
    coveredExteriorM2: sum((level) => level.coveredExteriorM2),
    uncoveredExteriorM2: sum((level) => level.uncoveredExteriorM2),
    usableFormula:
      only?.usableFormula ??
      sumLine(
        levels.map((level) => [level.name, level.usableM2]),
        usableM2,
      ),
    builtFormula:
      only?.builtFormula ??
      sumLine(
        levels.map((level) => [level.name, level.builtM2]),
        builtM2,
      ),
  };
}

const coverOf = (room: RoomShape): RoomCover => room.label?.cover ?? "interior";

function levelAreas(level: Level, shape: LevelShape, words: AreaRule): LevelAreas {
  const coveredShare = words.rule?.coveredShare ?? 0;
  const rooms = shape.rooms.map((room, at) => roomAreas(room, at, coveredShare));
  const usableM2 = rooms.reduce((sum, room) => sum + room.usableM2, 0);
  const floorOf = (cover: RoomCover) =>
    rooms.filter((room) => room.cover === cover).reduce((sum, room) => sum + room.floorM2, 0);
  const counted = rooms.filter((room) => room.usableM2 > 0);
  return {
    levelId: level.id,
    name: level.name,
    rooms,
    usableM2,
    coveredExteriorM2: floorOf("exterior-cubierto"),
    uncoveredExteriorM2: floorOf("exterior-descubierto"),
    usableFormula: sumLine(
      counted.map((room) => [room.name, room.usableM2]),
      usableM2,
    ),
    ...builtArea(level, shape, words),
  };
}

function roomAreas(room: RoomShape, at: number, coveredShare: number): RoomAreas {
  const cover = coverOf(room);
  const floorM2 = room.innerAreaMm2 / 1e6;
  const lowM2 = room.lowAreaMm2 / 1e6;
  const share = cover === "interior" ? 1 : cover === "exterior-cubierto" ? coveredShare : 0;
  const usableM2 = (floorM2 - lowM2) * share;
  const low = lowM2 > 0 ? ` − ${squareMetres(lowM2)} con menos de 1,50\u00a0m de altura` : "";
  const tail =
    share === 1
      ? ""
      : share === 0
        ? " al aire libre, que no cuentan"
        : ` × ${formatNumber(share * 100)}\u00a0% por ser exterior cubierto`;
  const outside = cover === "exterior-cubierto" && share === 0 ? " de exterior cubierto, que se dicen aparte" : tail;
  const begin = low && share > 0 && share < 1 ? `(${squareMetres(floorM2)}${low})` : `${squareMetres(floorM2)}${low}`;
  const isPlain = low === "" && share === 1;
  return {
    id: room.id,
    name: room.label?.name || `Estancia ${at + 1}`,
    cover,
    floorM2,
    lowM2,
    usableM2,
    formula: isPlain ? begin : share === 0 ? `${begin}${outside}` : `${begin}${outside} = ${squareMetres(usableM2)}`,
  };
}

/** To the middle of walls shared with a neighbour where the rule says so. */
const toMiddle = (wall: Wall): number => (wall.kind === "medianera" ? 0 : halfThickness(wall));

/** None where the walls are too tangled, which `shapeLevel` tells. */
function ringsOrNone(walls: Wall[], { vertices }: Level, halfOf: (wall: Wall) => number): readonly Ring[] {
  try {
    return outerRings({ walls, vertices }, halfOf);
  } catch (error) {
    if (error instanceof TooTangled) return [];
    throw error;
  }
}

function builtArea(level: Level, shape: LevelShape, words: AreaRule): Pick<Totals, "builtM2" | "builtFormula"> {
  const halfOf = words.rule?.halvesPartyWalls ? toMiddle : halfThickness;
  const share = words.rule?.coveredShare ?? 0;
  const outline = (covers: readonly RoomCover[]) => {
    const ids = new Set(
      shape.rooms
        .filter((room) => covers.includes(coverOf(room)))
        .flatMap((room) => room.sides.flat().map(({ wallId }) => wallId)),
    );
    const walls = level.walls.filter((wall) => ids.has(wall.id));
    const rings = ringsOrNone(walls, level, halfOf);
    const open = shape.rooms.filter((room) => !covers.includes(coverOf(room)) && isInRings(room.middle, rings));
    return (ringsArea(rings) - open.reduce((sum, room) => sum + room.innerAreaMm2, 0)) / 1e6;
  };
  const hasCovered = shape.rooms.some((room) => coverOf(room) === "exterior-cubierto");
  const interior = outline(["interior"]);
  const covered = hasCovered ? outline(["interior", "exterior-cubierto"]) - interior : 0;
  const low = shape.rooms.reduce((sum, room) => sum + (coverOf(room) === "interior" ? room.lowAreaMm2 : 0), 0) / 1e6;
  const builtM2 = interior - low + covered * share;
  const hasParty = level.walls.some(({ kind }) => kind === "medianera") && words.rule?.halvesPartyWalls;
  const parts = [
    `${squareMetres(interior)} dentro de las caras exteriores${hasParty ? " y el eje de las medianerías" : ""}`,
  ];
  if (low > 0) parts.push(`− ${squareMetres(low)} con menos de 1,50\u00a0m de altura`);
  if (covered > 0 && share > 0)
    parts.push(`+ ${formatNumber(share * 100)}\u00a0% de ${squareMetres(covered)} de exterior cubierto`);
  return {
    builtM2,
    builtFormula: parts.length === 1 ? parts[0]! : `${parts.join(" ")} = ${squareMetres(builtM2)}`,
  };
}

const squareMetres = (m2: number): string => `${formatNumber(m2, 2, 2)}\u00a0m²`;

function sumLine(parts: readonly (readonly [string, number])[], total: number): string {
  if (parts.length === 0) return `Ninguna estancia cerrada: ${squareMetres(0)}`;
  if (parts.length === 1) return `${parts[0]![0]} ${squareMetres(total)}`;
  return `${parts.map(([name, m2]) => `${name} ${formatNumber(m2, 2, 2)}`).join(" + ")} = ${squareMetres(total)}`;
}

export interface AreaDifference {
  readonly what: "usable" | "built";
  readonly drawnM2: number;
  readonly declaredM2: number;
  /** Drawn less declared. */
  readonly differenceM2: number;
  /** Of the declared area; 0.03 is 3 %. */
  readonly share: number;
}

/** How what is drawn differs from what a home or a paper says. Null and areas of zero are not compared. */
export function compareAreas(
  areas: Pick<PlanAreas, "usableM2" | "builtM2">,
  declared: { readonly usable: number | null; readonly built: number | null },
): AreaDifference[] {
  const pairs = [
    ["usable", areas.usableM2, declared.usable],
    ["built", areas.builtM2, declared.built],
  ] as const;
  return pairs.flatMap(([what, drawnM2, declaredM2]) =>
    declaredM2 === null || declaredM2 <= 0
      ? []
      : [{ what, drawnM2, declaredM2, differenceM2: drawnM2 - declaredM2, share: (drawnM2 - declaredM2) / declaredM2 }],
  );
}
