import { between, type Chance } from "./chance.ts";
import { type Corners, orderOf, type PhotoOrder, type Rule } from "./made-photos.ts";

/**
 * Photos kept apart: other shapes of rooms, other mixes of lens, view and wear. Nothing is tuned by them; they are looked at when the work
 * is done.
 */

/** A niche in the far wall. */
const niche = (chance: Chance): Corners => {
  const [w, d, n] = [between(chance, 3.5, 6), between(chance, 3.5, 6), between(chance, 0.4, 1.2)];
  const [a, b] = [w * between(chance, 0.2, 0.4), w * between(chance, 0.6, 0.8)];
  return [
    [0, 0],
    [w, 0],
    [w, d],
    [b, d],
    [b, d + n],
    [a, d + n],
    [a, d],
    [0, d],
  ];
};
/** A pillar in one corner. */
const pillar = (chance: Chance): Corners => {
  const [w, d] = [between(chance, 3, 5.5), between(chance, 3.5, 6.5)];
  const [p, q] = [between(chance, 0.2, 0.5), between(chance, 0.2, 0.6)];
  return [
    [0, 0],
    [w, 0],
    [w, d - q],
    [w - p, d - q],
    [w - p, d],
    [0, d],
  ];
};
/** A corner cut off at 45°. */
const cutCorner = (chance: Chance): Corners => {
  const [w, d, c] = [between(chance, 3.5, 6), between(chance, 3.5, 6), between(chance, 0.6, 1.2)];
  return [
    [0, 0],
    [w, 0],
    [w, d - c],
    [w - c, d],
    [0, d],
  ];
};
const square = (chance: Chance): Corners => {
  const [w, d] = [between(chance, 2.4, 3.4), between(chance, 2.4, 3.4)];
  return [
    [0, 0],
    [w, 0],
    [w, d],
    [0, d],
  ];
};
const hall = (chance: Chance): Corners => {
  const [w, d] = [between(chance, 5.5, 8), between(chance, 6, 9)];
  return [
    [0, 0],
    [w, 0],
    [w, d],
    [0, d],
  ];
};

const RULES: readonly (Rule & { count: number })[] = [
  {
    kind: "niche",
    shape: niche,
    lens: [17, 30],
    yaw: [0, 0.75],
    pitch: [-0.2, 0.05],
    roll: 0.02,
    bend: [0, 0],
    clutter: 0.5,
    noise: [1, 5],
    count: 10,
  },
  {
    kind: "pillar",
    shape: pillar,
    lens: [18, 28],
    yaw: [0.05, 0.6],
    pitch: [-0.12, 0.1],
    roll: 0.04,
    bend: [-0.02, 0.01],
    clutter: 0.7,
    noise: [0, 3],
    count: 10,
  },
  {
    kind: "cut corner",
    shape: cutCorner,
    lens: [16, 26],
    yaw: [0.1, 0.75],
    pitch: [-0.2, 0.1],
    roll: 0.02,
    bend: [0, 0],
    clutter: 0.6,
    noise: [1, 4],
    count: 8,
  },
  {
    kind: "small room",
    shape: square,
    lens: [15, 24],
    yaw: [0.1, 0.75],
    pitch: [-0.25, 0.05],
    roll: 0.05,
    bend: [-0.06, 0],
    clutter: 0.6,
    noise: [2, 5],
    count: 12,
  },
  {
    kind: "hall",
    shape: hall,
    lens: [18, 40],
    yaw: [0, 0.6],
    pitch: [-0.1, 0.03],
    roll: 0.015,
    bend: [0, 0],
    clutter: 0.8,
    noise: [1, 6],
    count: 10,
  },
  {
    kind: "upright small",
    shape: square,
    lens: [20, 28],
    yaw: [0, 0.7],
    pitch: [-0.2, 0],
    roll: 0.03,
    bend: [-0.03, 0],
    clutter: 0.6,
    noise: [1, 4],
    isPortrait: true,
    count: 6,
  },
  {
    kind: "empty hall",
    shape: hall,
    lens: [16, 30],
    yaw: [0.05, 0.7],
    pitch: [-0.15, 0.05],
    roll: 0.02,
    bend: [-0.05, 0],
    clutter: 0,
    noise: [1, 4],
    isBare: true,
    count: 4,
  },
];

export const HELD_BACK: readonly PhotoOrder[] = RULES.flatMap((rule, at) =>
  Array.from({ length: rule.count }, (_, k) => orderOf(rule, 500_000 + 1000 * at + 7 * k)),
);
