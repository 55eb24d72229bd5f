import { between, type Chance } from "./chance.ts";
import { type Corners, orderOf, type PhotoOrder, type Rule } from "./made-photos.ts";

const box = (chance: Chance): Corners => {
  const [w, d] = [between(chance, 2.6, 6), between(chance, 3, 7)];
  return [
    [0, 0],
    [w, 0],
    [w, d],
    [0, d],
  ];
};
const elbow = (chance: Chance): Corners => {
  const [w, d] = [between(chance, 4, 6.5), between(chance, 4.5, 7)];
  const [a, b] = [w * between(chance, 0.4, 0.65), d * between(chance, 0.4, 0.65)];
  return [
    [0, 0],
    [w, 0],
    [w, b],
    [a, b],
    [a, d],
    [0, d],
  ];
};
/** One wall out of the right angle. */
const slanted = (chance: Chance): Corners => {
  const [w, d] = [between(chance, 3.4, 6), between(chance, 3.5, 6)];
  return [
    [0, 0],
    [w, 0],
    [w, d],
    [0, d * between(chance, 0.75, 0.9)],
  ];
};
const corridor = (chance: Chance): Corners => {
  const [w, d] = [between(chance, 1.2, 1.9), between(chance, 5, 9)];
  return [
    [0, 0],
    [w, 0],
    [w, d],
    [0, d],
  ];
};

const usual: Omit<Rule, "kind"> = {
  shape: box,
  lens: [18, 32],
  yaw: [0.15, 0.7],
  pitch: [-0.16, 0.08],
  roll: 0.03,
  bend: [0, 0],
  clutter: 0.6,
  noise: [1, 4],
};
const RULES: readonly (Rule & { count: number })[] = [
  { ...usual, kind: "corner view", count: 10 },
  { ...usual, kind: "bare corner", isBare: true, count: 8 },
  { ...usual, kind: "straight at a wall", yaw: [0, 0.06], count: 8 },
  { ...usual, kind: "slightly turned", yaw: [0.06, 0.18], count: 8 },
  { ...usual, kind: "elbow room", shape: elbow, count: 8 },
  { ...usual, kind: "slanted wall", shape: slanted, count: 6 },
  { ...usual, kind: "corridor", shape: corridor, yaw: [0, 0.2], count: 4 },
  { ...usual, kind: "wide and bent", lens: [15, 20], bend: [-0.09, -0.03], count: 10 },
  { ...usual, kind: "long lens", lens: [35, 50], count: 6 },
  { ...usual, kind: "portrait", isPortrait: true, count: 6 },
  { ...usual, kind: "full of things", clutter: 1, noise: [3, 7], count: 6 },
];

export const TUNING: readonly PhotoOrder[] = RULES.flatMap((rule, at) =>
  Array.from({ length: rule.count }, (_, k) => orderOf(rule, 1000 * (at + 1) + k)),
);
