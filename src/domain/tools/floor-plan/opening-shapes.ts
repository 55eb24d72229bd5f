import type { ExactPoint, OpeningShape, Ring } from "./level-shape.ts";
import type { Opening, Vertex, Wall } from "./plan.ts";
import { halfThickness } from "./wall-corners.ts";

/** From this width on a balcony door has two leaves, in mm. */
const TWO_LEAVES_FROM = 1100;
/** Chords by which a quarter circle is drawn. */
const CHORDS = 12;

/** The openings of a wall, sorted by place and cut to the wall. */
export function openingShapes(wall: Wall, from: Vertex, to: Vertex, openings: readonly Opening[]): OpeningShape[] {
  const lengthMm = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / lengthMm, y: (to.y - from.y) / lengthMm };
  const at = (offset: number): ExactPoint => ({ x: from.x + along.x * offset, y: from.y + along.y * offset });
  return [...openings]
    .sort((one, other) => one.offsetMm - other.offsetMm || (one.id < other.id ? -1 : 1))
    .map((opening) => {
      const begins = Math.min(lengthMm, Math.max(0, opening.offsetMm - opening.widthMm / 2));
      const ends = Math.min(lengthMm, Math.max(0, opening.offsetMm + opening.widthMm / 2));
      const start = at(begins);
      const end = at(ends);
      return {
        opening,
        middle: at((begins + ends) / 2),
        start,
        end,
        swings: swingsOf(opening, start, end, halfThickness(wall)),
      };
    });
}

function swingsOf(opening: Opening, start: ExactPoint, end: ExactPoint, half: number): Ring[] {
  const width = Math.hypot(end.x - start.x, end.y - start.y);
  if (width === 0) return [];
  const along = { x: (end.x - start.x) / width, y: (end.y - start.y) / width };
  const back = { x: -along.x, y: -along.y };
  // The left hand of somebody who looks from `from` to `to`, with y downwards.
  const sign = opening.opensTo === "left" ? 1 : -1;
  const side = { x: along.y * sign, y: -along.x * sign };
  const leaf = (hinge: ExactPoint, closed: ExactPoint, length: number) =>
    quarter({ x: hinge.x + side.x * half, y: hinge.y + side.y * half }, closed, side, length);
  const one = (length: number) => (opening.hinge === "from" ? [leaf(start, along, length)] : [leaf(end, back, length)]);
  const both = () => [leaf(start, along, width / 2), leaf(end, back, width / 2)];
  switch (opening.kind) {
    case "puerta":
      return one(width);
    case "puerta-plegable":
      return one(width / 2);
    case "puerta-doble":
      return both();
    case "puerta-balconera":
      return width >= TWO_LEAVES_FROM ? both() : one(width);
    default:
      return [];
  }
}

/** A quarter disc about the hinge, from the closed leaf to the open one, clockwise as it is seen. */
function quarter(hinge: ExactPoint, closed: ExactPoint, open: ExactPoint, length: number): Ring {
  const ring: ExactPoint[] = [hinge];
  for (let at = 0; at <= CHORDS; at++) {
    const angle = (at / CHORDS) * (Math.PI / 2);
    const cosine = Math.cos(angle) * length;
    const sine = Math.sin(angle) * length;
    ring.push({ x: hinge.x + closed.x * cosine + open.x * sine, y: hinge.y + closed.y * cosine + open.y * sine });
  }
  return closed.x * open.y - closed.y * open.x > 0 ? ring : ring.reverse();
}
