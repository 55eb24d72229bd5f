import {
  closed,
  countOf,
  type Drawing,
  ellipse,
  line,
  type Path,
  polyline,
  rect,
  shared,
  turned,
} from "./symbols-pen.ts";

/** Cupboards, shelves and wardrobes. Doors, drawers and hangers are counted by the width. */

const FRONT_MM = 22;

/** A cupboard with as many fronts as its width asks for, and a handle on each. */
function cupboard(width: number, depth: number, front: number): Drawing {
  const thick = Math.min(FRONT_MM, depth * 0.1);
  const fronts = shared(0, width, countOf(width, front));
  return {
    outline: [rect(0, 0, width, depth, 10)],
    detail: [
      line(0, depth - thick, width, depth - thick),
      ...fronts.slice(1).map(({ at }) => line(at, depth - thick, at, depth)),
    ],
  };
}

/** Symbol of a television unit: strokes in millimetres about its middle, the back towards smaller y. */
export function tvUnit(width: number, depth: number): Drawing {
  const base = cupboard(width, depth, 600);
  const screen = Math.min(1230, width * 0.72);
  return {
    outline: base.outline ?? [],
    detail: [...(base.detail ?? []), rect((width - screen) / 2, depth * 0.22, screen, Math.min(45, depth * 0.12), 8)],
    soft: [rect(width / 2 - Math.min(170, width * 0.1), depth * 0.4, Math.min(340, width * 0.2), depth * 0.16, 8)],
  };
}

/** Symbol of a sideboard: strokes in millimetres about its middle, the back towards smaller y. */
export function sideboard(width: number, depth: number): Drawing {
  const base = cupboard(width, depth, 530);
  return {
    ...base,
    soft: [
      ellipse(width * 0.16, depth * 0.42, Math.min(90, depth * 0.2, width * 0.08)),
      ellipse(width * 0.16, depth * 0.42, Math.min(35, depth * 0.08, width * 0.03)),
      rect(width * 0.7, depth * 0.24, Math.min(260, width * 0.2), depth * 0.34, 8),
    ],
  };
}

/** Symbol of a chest of drawers: strokes in millimetres about its middle, the back towards smaller y. */
export function chestOfDrawers(width: number, depth: number): Drawing {
  const base = cupboard(width, depth, 500);
  const handles = shared(0, width, countOf(width, 500)).map(({ at, size }) =>
    line(at + size * 0.38, depth - FRONT_MM * 1.8, at + size * 0.62, depth - FRONT_MM * 1.8),
  );
  return { ...base, soft: handles };
}

/** Symbol of a shoe cabinet: strokes in millimetres about its middle, the back towards smaller y. */
export function shoeCabinet(width: number, depth: number): Drawing {
  const base = cupboard(width, depth, 400);
  return {
    ...base,
    soft: shared(0, width, countOf(width, 400)).map(({ at, size }) =>
      polyline([
        [at + 15, depth - FRONT_MM],
        [at + size / 2, depth * 0.25],
        [at + size - 15, depth - FRONT_MM],
      ]),
    ),
  };
}

/** Shelves with the backs of books: thick and thin ones in a fixed rhythm, with gaps. */
export function bookcase(width: number, depth: number): Drawing {
  const side = Math.min(22, width * 0.04);
  const bays = shared(side, width - 2 * side, countOf(width - 2 * side, 480), side);
  return {
    outline: [rect(0, 0, width, depth, 6)],
    detail: bays.map(({ at, size }) => rect(at, side * 0.6, size, depth - side * 0.6)),
    soft: bays.flatMap(({ at, size }, bay) => books(at, size, depth, bay)),
  };
}

function books(at: number, size: number, depth: number, bay: number): readonly Path[] {
  const widths = [38, 52, 30, 44, 60, 34, 48, 28, 56];
  const lines: Path[] = [];
  let x = at;
  for (let book = bay * 4; ; book++) {
    x += widths[book % widths.length] as number;
    if (x > at + size * (bay % 2 === 0 ? 0.8 : 0.94)) break;
    const front = depth * (0.74 + 0.12 * (((book * 7) % 5) / 4));
    lines.push(line(x, depth * 0.12, x, front));
  }
  return lines;
}

/** Symbol of a low bookcase: strokes in millimetres about its middle, the back towards smaller y. */
export function lowBookcase(width: number, depth: number): Drawing {
  const side = Math.min(20, width * 0.04);
  const bays = shared(0, width, countOf(width, 400));
  return {
    outline: [rect(0, 0, width, depth, 6)],
    detail: [
      rect(side, side, width - 2 * side, depth - side),
      ...bays.slice(1).map(({ at }) => line(at, side, at, depth)),
    ],
    soft: books(bays[0]?.at ?? 0, (bays[0]?.size ?? 0) * 0.9, depth, 1),
  };
}

/** Rail and hangers; each hanger carries something and hangs a little askew. */
function clothes(width: number, depth: number, from: number, to: number): { rail: Path[]; hangers: Path[] } {
  const y = depth * 0.47;
  const reach = Math.min(430, depth * 0.72) / 2;
  const places = shared(from, to - from, countOf(to - from, 95)).slice(1);
  const tilt = [4, -7, 9, 2, -4, 11, -9, 6];
  return {
    rail: width > 120 ? [line(from, y - 7, to, y - 7), line(from, y + 7, to, y + 7)] : [],
    hangers: places.map(({ at }, index) =>
      turned(line(at, y - reach, at, y + reach), at, y, tilt[index % tilt.length] as number),
    ),
  };
}

/** Symbol of a wardrobe with hinged doors: strokes in millimetres about its middle, the back towards smaller y. */
export function hingedWardrobe(width: number, depth: number): Drawing {
  const base = cupboard(width, depth, 500);
  const { rail, hangers } = clothes(width, depth - FRONT_MM, 30, width - 30);
  return { outline: base.outline ?? [], detail: base.detail ?? [], soft: [...rail, ...hangers] };
}

/** Symbol of a wardrobe with sliding doors: strokes in millimetres about its middle, the back towards smaller y. */
export function slidingWardrobe(width: number, depth: number): Drawing {
  const thick = Math.min(28, depth * 0.06);
  const overlap = Math.min(50, width * 0.04);
  const inner = depth - 2 * thick - 12;
  const doors = Math.max(2, countOf(width, 1000));
  const { rail, hangers } = clothes(width, inner, 30, width - 30);
  return {
    outline: [rect(0, 0, width, depth, 8)],
    detail: [
      line(0, inner, width, inner),
      ...shared(0, width, doors).map(({ at, size }, index) =>
        rect(
          Math.max(2, at - overlap),
          depth - thick * (index % 2 === 0 ? 1 : 2) - (index % 2 === 0 ? 2 : 4),
          size + overlap * (index === 0 || index === doors - 1 ? 1 : 2) - 2,
          thick,
        ),
      ),
    ],
    soft: [...rail, ...hangers],
  };
}

/** Symbol of an open wardrobe: strokes in millimetres about its middle, the back towards smaller y. */
export function openWardrobe(width: number, depth: number): Drawing {
  const side = Math.min(25, width * 0.03);
  const split = width > 1200 ? width * 0.68 : width - side;
  const { rail, hangers } = clothes(width, depth, side + 20, split - 20);
  const folded = split < width - side ? shared(split, width - side - split, 2, 20) : [];
  return {
    outline: [rect(0, 0, width, depth, 6)],
    detail: [
      line(side, side, side, depth),
      line(width - side, side, width - side, depth),
      line(side, side, width - side, side),
      line(split, side, split, depth),
    ],
    soft: [
      ...rail,
      ...hangers,
      ...folded.map(({ at, size }) => rect(at + 15, depth * 0.2, size - 25, Math.min(330, depth * 0.6), 30)),
    ],
  };
}

/** Symbol of a coat rack: strokes in millimetres about its middle, the back towards smaller y. */
export function coatRack(width: number, depth: number): Drawing {
  const cx = width / 2;
  const cy = depth / 2;
  const hooks = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return {
      arm: line(cx + c * cx * 0.16, cy + s * cy * 0.16, cx + c * cx * 0.86, cy + s * cy * 0.86),
      knob: ellipse(cx + c * cx * 0.9, cy + s * cy * 0.9, cx * 0.09, cy * 0.09),
    };
  });
  return {
    outline: [ellipse(cx, cy, cx * 0.62, cy * 0.62), ...hooks.map(({ knob }) => knob)],
    detail: [ellipse(cx, cy, cx * 0.16, cy * 0.16), ...hooks.map(({ arm }) => arm)],
  };
}

/** Metal shelves: posts at the corners, the crossed brace seen through. */
export function metalShelves(width: number, depth: number): Drawing {
  const post = Math.min(40, width * 0.08, depth * 0.12);
  const posts = [0, width - post].flatMap((x) => [0, depth - post].map((y) => rect(x, y, post, post)));
  return {
    outline: [rect(0, 0, width, depth)],
    detail: posts,
    soft: [line(post, post, width - post, depth - post), line(width - post, post, post, depth - post)],
  };
}

/** An upright piano: body behind, keys in front, in groups of black ones as on every keyboard. */
export function piano(width: number, depth: number): Drawing {
  const keysTop = depth * 0.66;
  const side = Math.min(60, width * 0.06);
  const keys = shared(side, width - 2 * side, countOf(width - 2 * side, 46));
  const black = keys.filter((_, index) => [1, 2, 4, 5, 6].includes(index % 7) && index > 0);
  return {
    outline: [rect(0, 0, width, depth, 12)],
    detail: [line(0, depth * 0.5, width, depth * 0.5), rect(side, keysTop, width - 2 * side, depth - keysTop - 18)],
    soft: [
      ...keys.slice(1).map(({ at }) => line(at, keysTop, at, depth - 18)),
      ...black.map(({ at, size }) => rect(at - size * 0.28, keysTop, size * 0.56, (depth - keysTop) * 0.5)),
      line(width * 0.3, depth * 0.42, width * 0.7, depth * 0.42),
    ],
  };
}

/** A treadmill: console at the back, belt, and the two rails one holds. */
export function treadmill(width: number, depth: number): Drawing {
  const rail = Math.min(90, width * 0.12);
  const head = depth * 0.13;
  return {
    outline: [rect(rail * 0.4, depth * 0.08, width - rail * 0.8, depth * 0.92, 50), rect(0, 0, width, head, 60)],
    detail: [
      rect(rail * 1.4, depth * 0.16, width - rail * 2.8, depth * 0.8, 10),
      closed(
        polyline([
          [rail * 0.5, head],
          [rail, head],
          [rail, depth * 0.5],
          [rail * 0.5, depth * 0.5],
        ]),
      ),
      closed(
        polyline([
          [width - rail, head],
          [width - rail * 0.5, head],
          [width - rail * 0.5, depth * 0.5],
          [width - rail, depth * 0.5],
        ]),
      ),
      rect(width * 0.3, head * 0.24, width * 0.4, head * 0.5, 14),
    ],
    soft: shared(depth * 0.16, depth * 0.8, countOf(depth * 0.8, 180))
      .slice(1)
      .map(({ at }) => line(rail * 1.4 + 20, at, width - rail * 1.4 - 20, at)),
  };
}
