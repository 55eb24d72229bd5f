import type { Opening } from "../../floor-plan/plan.ts";
import { block, roundedBox } from "../solids/boxes.ts";
import { rod } from "../solids/rounds.ts";
import { joined, mirrored, moved, type Solid, turned } from "../solids/solid.ts";
import type { Fitting } from "./openings.ts";

const LINING = 0.03;
const CASING = 0.07;
const LEAF = 0.038;
/** Inner doors stand this far open, in degrees: rooms are seen to be joined, and the leaf is seen. */
const HALF_OPEN = 62;

interface DoorSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly isClosed: boolean;
}

/** Lining, casing and leaves of a door that is not of glass; the frame's middle is the middle of the opening, on the floor. */
export function doorFittings(opening: Opening, size: DoorSize): readonly Fitting[] {
  const fittings: Fitting[] = [{ part: "frame", material: "door", solid: trim(size) }];
  // Seen from the other side left is right and both ends change places, so everything is built as opening to the right.
  const isLeft = opening.opensTo === "left";
  const hinge = (opening.hinge === "from") !== isLeft ? -1 : 1;
  const place = (solid: Solid) => (isLeft ? turned(solid, "y", 180) : solid);
  for (const { material, part, solid } of leavesOf(opening, size, hinge)) {
    fittings.push({ part, material, solid: place(solid) });
  }
  return fittings;
}

/** Boards within the wall and flat ones around the opening on both of its faces. */
function trim({ width, height, depth }: DoorSize): Solid {
  const [w, d] = [width / 2, depth / 2 + 0.001];
  const solids: Solid[] = [
    block([-w, 0, -d], [-w + LINING, height, d]),
    block([w - LINING, 0, -d], [w, height, d]),
    block([-w + LINING, height - LINING, -d], [w - LINING, height, d]),
  ];
  for (const side of [1, -1]) {
    const z = side * (depth / 2 + 0.006);
    const inner = LINING - 0.008;
    const upright = roundedBox(CASING, height + CASING - inner, 0.014, 0.004);
    const across = roundedBox(width + 2 * (CASING - inner), CASING, 0.0145, 0.004);
    solids.push(moved(upright, -w + inner - CASING / 2, 0, z), moved(upright, w - inner + CASING / 2, 0, z));
    solids.push(moved(across, 0, height - inner, z));
  }
  return joined(...solids);
}

function leavesOf(opening: Opening, { width, height, depth, isClosed }: DoorSize, hinge: 1 | -1): readonly Fitting[] {
  const clear = width - 2 * LINING - 0.006;
  const tall = height - LINING - 0.012;
  const angle = isClosed ? 0 : HALF_OPEN;
  const z = depth / 2 - LEAF / 2;
  if (opening.kind === "puerta-corredera") {
    const { leaf, handle } = leafOf(clear, tall);
    const x = -hinge * (isClosed ? 0 : 0.62) * -clear;
    const slid = (solid: Solid) => moved(solid, -clear / 2 + x * 1, 0.006, 0);
    return cutToOpening(slid(leaf), slid(handle), clear, tall, hinge, isClosed);
  }
  if (opening.kind === "puerta-plegable") {
    const panels = Math.max(2, Math.round(clear / 0.35));
    const folded: Solid[] = [];
    const wide = clear / panels;
    const step = isClosed ? wide : wide * 0.42;
    const lean = isClosed ? 0 : 65;
    for (let k = 0; k < panels; k++) {
      const panel = moved(
        turned(roundedBox(wide - 0.004, tall, 0.03, 0.004), "y", k % 2 === 0 ? lean : -lean),
        0,
        0.006,
        0,
      );
      folded.push(moved(panel, hinge * (clear / 2 - step * (k + 0.5)), 0, 0));
    }
    return [{ part: "leaf", material: "door", solid: joined(...folded) }];
  }
  const isDouble = opening.kind === "puerta-doble";
  const wide = isDouble ? clear / 2 - 0.002 : clear;
  const hung = (solid: Solid, end: 1 | -1): Solid => {
    const swung = end < 0 ? turned(solid, "y", -angle) : turned(mirrored(solid), "y", angle);
    return moved(swung, end * (clear / 2), 0.006, z);
  };
  const { leaf, handle } = leafOf(wide, tall);
  const ends: readonly (1 | -1)[] = isDouble ? [-1, 1] : [hinge];
  return ends.flatMap((end): Fitting[] => [
    { part: "leaf", material: "door", solid: hung(leaf, end) },
    { part: "leaf", material: "metal", solid: hung(handle, end) },
  ]);
}

/** A sliding leaf that shows a third of itself, the rest within the wall's own thickness; closed it fills the opening. */
function cutToOpening(
  leaf: Solid,
  handle: Solid,
  clear: number,
  tall: number,
  hinge: 1 | -1,
  isClosed: boolean,
): readonly Fitting[] {
  if (isClosed) {
    return [
      { part: "leaf", material: "door", solid: leaf },
      { part: "leaf", material: "metal", solid: handle },
    ];
  }
  const shown = clear * 0.35;
  const x = hinge * (clear / 2 - shown / 2);
  return [
    { part: "leaf", material: "door", solid: moved(roundedBox(shown, tall, LEAF, 0.003), x, 0.006, 0) },
    {
      part: "leaf",
      material: "metal",
      solid: moved(roundedBox(0.018, 0.18, LEAF + 0.012, 0.004), x - hinge * (shown / 2 - 0.05), 0.95, 0),
    },
  ];
}

/** A leaf that hangs at x = 0 and reaches along x, its middle plane at z = 0, with panels in slight relief and a lever on both faces. */
function leafOf(wide: number, tall: number): { readonly leaf: Solid; readonly handle: Solid } {
  const body = moved(roundedBox(wide, tall, LEAF, 0.003), wide / 2, 0, 0);
  const panels: Solid[] = [];
  const edge = Math.min(0.12, wide * 0.17);
  const stops = [
    [0.16, tall * 0.44],
    [tall * 0.44 + 0.1, tall - 0.12],
  ] as const;
  for (const [low, high] of stops) {
    panels.push(moved(roundedBox(wide - 2 * edge, high - low, LEAF + 0.012, 0.006), wide / 2, low, 0));
  }
  const handles: Solid[] = [];
  const x = wide - 0.065;
  for (const side of [1, -1]) {
    const z = side * (LEAF / 2);
    handles.push(moved(roundedBox(0.035, 0.15, 0.008, 0.003), x, 0.95, z + side * 0.003));
    handles.push(rod([x, 1.04, z], [x, 1.04, z + side * 0.055], 0.009));
    handles.push(rod([x + 0.006, 1.04, z + side * 0.05], [x - 0.12, 1.04, z + side * 0.05], 0.009, 0.0075));
  }
  return { leaf: joined(body, ...panels), handle: joined(...handles) };
}
