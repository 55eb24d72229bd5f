import { formatNumber } from "../../shared/format/format.ts";
import { distanceBetween, isFarApart, liesAlong, properCrossing } from "./geometry.ts";
import type { WallGraph } from "./half-edges.ts";
import type { LevelProblem, WallShape } from "./level-shape.ts";
import type { Level, Vertex } from "./plan.ts";

/** Two free ends no farther apart than this are taken for an outline that should close, in mm. */
const CLOSES_WITHIN = 1500;

/** Crossings that are told one by one; a level with more is a tangle, in which no rooms are sought. */
const MOST_CLASHES = 200;

/** Whether walls cross or cover one another so often that no rooms are sought between them. */
export const isTangled = (problems: readonly LevelProblem[]): boolean =>
  problems.filter(({ kind }) => kind === "crossing-walls" || kind === "overlapping-walls").length >= MOST_CLASHES;

/** Said of a level whose rooms are not sought. */
export function tangledWalls({ vertices }: Pick<Level, "vertices">): LevelProblem {
  const { x, y } = vertices[0] ?? { x: 0, y: 0 };
  const text = "Las líneas de esta planta se pisan demasiado: no se buscan sus estancias. Borra las que sobran.";
  return { kind: "tangled-walls", text, ids: [], at: { x, y } };
}

/** All that is wrong with the walls and openings of a level, in the order of its walls. */
export function levelProblems(level: Level, graph: WallGraph, shapes: readonly WallShape[]): LevelProblem[] {
  return [...zeroWalls(level, graph), ...clashingWalls(graph), ...freeEnds(graph), ...openingProblems(level, shapes)];
}

function zeroWalls(level: Level, { walls, corners }: WallGraph): LevelProblem[] {
  if (walls.length === level.walls.length) return [];
  const sound = new Set(walls);
  return level.walls
    .filter((wall) => !sound.has(wall))
    .map((wall) => {
      const { x, y } = corners.get(wall.from) ?? corners.get(wall.to) ?? { x: 0, y: 0 };
      return {
        kind: "zero-wall",
        text: "Un muro no tiene longitud: no se cuenta.",
        ids: [wall.id],
        at: { x, y },
      };
    });
}

/** By a sweep from left to right: only walls whose spans overlap are compared. */
function clashingWalls({ walls, start }: WallGraph): LevelProblem[] {
  const spans = walls
    .map((wall, at) => {
      const from = start[2 * at]!;
      const to = start[2 * at + 1]!;
      return { wall, from, to, left: Math.min(from.x, to.x), right: Math.max(from.x, to.x) };
    })
    .sort((one, other) => one.left - other.left);
  const problems: LevelProblem[] = [];
  spans.forEach((one, at) => {
    for (let next = at + 1; next < spans.length && problems.length < MOST_CLASHES; next++) {
      const other = spans[next]!;
      if (other.left > one.right) break;
      if (isFarApart(one.from, one.to, other.from, other.to, 0)) continue;
      const ids = [one.wall.id, other.wall.id];
      const met = properCrossing(one.from, one.to, other.from, other.to);
      if (met) problems.push({ kind: "crossing-walls", text: "Dos muros se cruzan sin unirse.", ids, at: met });
      else if (liesAlong(one.from, one.to, other.from, other.to))
        problems.push({
          kind: "overlapping-walls",
          text: "Dos muros están uno encima del otro.",
          ids,
          at: { x: other.from.x, y: other.from.y },
        });
    }
  });
  return problems;
}

function freeEnds({ walls, start, around }: WallGraph): LevelProblem[] {
  const ends: { vertex: Vertex; wallId: string }[] = [];
  for (const edges of around.values()) {
    const edge = edges[0]!;
    const wall = walls[edge >> 1]!;
    if (edges.length === 1 && wall.kind !== "virtual") ends.push({ vertex: start[edge]!, wallId: wall.id });
  }
  const isTold = new Set<number>();
  const problems: LevelProblem[] = [];
  ends.forEach(({ vertex, wallId }, at) => {
    if (isTold.has(at)) return;
    let nearest = -1;
    let least = CLOSES_WITHIN;
    for (let other = at + 1; other < ends.length; other++) {
      const gap = distanceBetween(vertex, ends[other]!.vertex);
      if (isTold.has(other) || ends[other]!.wallId === wallId || gap > least) continue;
      nearest = other;
      least = gap;
    }
    const other = ends[nearest];
    if (other) {
      isTold.add(nearest);
      const metres = formatNumber(least / 1000, 2, 2);
      problems.push({
        kind: "open-outline",
        text: `El contorno no se cierra: faltan ${metres}\u00a0m entre dos muros.`,
        ids: [wallId, other.wallId],
        at: { x: (vertex.x + other.vertex.x) / 2, y: (vertex.y + other.vertex.y) / 2 },
      });
    } else
      problems.push({
        kind: "dangling-wall",
        text: "Un muro termina suelto: por ese lado no cierra ninguna estancia.",
        ids: [wallId],
        at: { x: vertex.x, y: vertex.y },
      });
  });
  return problems;
}

function openingProblems(level: Level, shapes: readonly WallShape[]): LevelProblem[] {
  const problems: LevelProblem[] = [];
  const seated = new Set<string>();
  for (const { lengthMm, openings } of shapes) {
    openings.forEach(({ opening, middle }, at) => {
      seated.add(opening.id);
      const begins = opening.offsetMm - opening.widthMm / 2;
      const ends = opening.offsetMm + opening.widthMm / 2;
      if (begins < -0.5 || ends > lengthMm + 0.5)
        problems.push({
          kind: "opening-outside",
          text: "Una puerta o ventana se sale de su muro.",
          ids: [opening.id],
          at: middle,
        });
      const before = openings[at - 1]?.opening;
      if (before && before.offsetMm + before.widthMm / 2 > begins + 0.5)
        problems.push({
          kind: "openings-overlap",
          text: "Dos huecos del mismo muro se pisan.",
          ids: [before.id, opening.id],
          at: middle,
        });
    });
  }
  for (const opening of level.openings)
    if (!seated.has(opening.id))
      problems.push({
        kind: "opening-outside",
        text: "Una puerta o ventana no tiene muro.",
        ids: [opening.id],
        at: { x: 0, y: 0 },
      });
  return problems;
}
