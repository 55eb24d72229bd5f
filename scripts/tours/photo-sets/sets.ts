import { drawnPlace, type Place, planPlace } from "./places.ts";
import type { Shoot } from "./take-photos.ts";

export interface SetOrder {
  readonly name: string;
  readonly place: () => Place;
  readonly shoot: () => Shoot;
}

const ring = (count: number, pitch = 0, isTall = false, start = 0) =>
  Array.from({ length: count }, (_, at) => ({ yaw: start + (at * 360) / count, pitch, isTall }));
const base = { angle: 69, k1: 0.02, wander: 0, stops: 0.3, noise: 2, blur: { every: 0, px: 0 } };

/** By these the stitcher was tuned. */
export const TUNING: readonly SetOrder[] = [
  {
    name: "salón, trípode, 12",
    place: () => planPlace(0, "nordico"),
    shoot: () => ({ ...base, seed: 101, looks: ring(12, 0, true) }),
  },
  {
    name: "salón, mano 3 cm, 24",
    place: () => planPlace(0, "mediterraneo"),
    shoot: () => ({
      ...base,
      seed: 102,
      wander: 0.03,
      k1: -0.03,
      looks: [...ring(12, 18), ...ring(12, -22, false, 15)],
    }),
  },
  {
    name: "dormitorio, blanco, 14",
    place: () => planPlace(2, "nordico"),
    shoot: () => ({ ...base, seed: 103, wander: 0.02, looks: ring(14, 0, true), blur: { every: 5, px: 5 } }),
  },
  {
    name: "azulejos y frentes, 12",
    place: () => drawnPlace(["tiles", "fronts", "tiles", "fronts"], 21, 4),
    shoot: () => ({ ...base, seed: 104, wander: 0.02, looks: ring(12) }),
  },
  {
    name: "dibujada, mano 5 cm, 18",
    place: () => drawnPlace(["frames", "plaster", "frames", "wood"], 22),
    shoot: () => ({
      ...base,
      seed: 105,
      wander: 0.05,
      stops: 0.7,
      noise: 4,
      isShuffled: true,
      looks: [...ring(9, 12), ...ring(9, -20, false, 20)],
    }),
  },
  {
    name: "gente, un paso, otra estancia, 14",
    place: () => drawnPlace(["frames", "frames", "plaster", "tiles"], 23),
    shoot: () => ({
      ...base,
      seed: 106,
      wander: 0.01,
      looks: ring(14, 0, true),
      hasPerson: true,
      stepped: [{ photo: 5, metres: 0.6 }],
      stray: { photos: [9], place: drawnPlace(["wood", "fronts", "frames", "tiles"], 99) },
    }),
  },
  {
    name: "esfera, 38",
    place: () => drawnPlace(["frames", "wood", "fronts", "frames"], 24),
    shoot: () => ({
      ...base,
      seed: 107,
      wander: 0.02,
      looks: [...ring(14, 0), ...ring(11, 45), ...ring(11, -45), { yaw: 0, pitch: 88 }, { yaw: 0, pitch: -88 }],
    }),
  },
  {
    name: "mezcla, poco solape, 9",
    place: () => drawnPlace(["frames", "wood", "frames", "frames"], 25),
    shoot: () => ({
      ...base,
      seed: 108,
      stops: 0.5,
      looks: ring(9).map((look, at) => ({ ...look, isTall: at % 4 === 3 })),
    }),
  },
];

/** Held back: looked at once the stitcher was done. */
export const HELD_BACK: readonly SetOrder[] = [
  {
    name: "R1 salón, mano 2 cm, 16",
    place: () => planPlace(0, "contemporaneo"),
    shoot: () => ({ ...base, seed: 201, angle: 66, k1: 0.04, wander: 0.02, looks: ring(16, -4, true) }),
  },
  {
    name: "R2 dormitorio, mano 3 cm, 22",
    place: () => planPlace(3, "mediterraneo"),
    shoot: () => ({
      ...base,
      seed: 202,
      angle: 73,
      wander: 0.03,
      stops: 0.6,
      looks: [...ring(11, 15), ...ring(11, -25, false, 16)],
    }),
  },
  {
    name: "R3 cocina, blanco, 12",
    place: () => planPlace(1, "nordico"),
    shoot: () => ({ ...base, seed: 203, wander: 0.01, noise: 4, looks: ring(12, 0, true), blur: { every: 4, px: 6 } }),
  },
  {
    name: "R4 frentes y azulejos, 13",
    place: () => drawnPlace(["fronts", "tiles", "fronts", "tiles"], 61, 5),
    shoot: () => ({ ...base, seed: 204, wander: 0.02, looks: ring(13), isShuffled: true }),
  },
  {
    name: "R5 dibujada, mano 4 cm, 20",
    place: () => drawnPlace(["wood", "frames", "plaster", "frames"], 62, 9),
    shoot: () => ({
      ...base,
      seed: 205,
      k1: -0.04,
      wander: 0.04,
      stops: 0.8,
      looks: [...ring(10, 14), ...ring(10, -18, false, 18)],
    }),
  },
  {
    name: "R6 gente, dos fuera, 16",
    place: () => drawnPlace(["frames", "tiles", "frames", "wood"], 63),
    shoot: () => ({
      ...base,
      seed: 206,
      wander: 0.015,
      looks: ring(16, 0, true),
      hasPerson: true,
      stepped: [{ photo: 11, metres: 0.7 }],
      stray: { photos: [3], place: drawnPlace(["fronts", "wood", "tiles", "frames"], 98) },
    }),
  },
  {
    name: "R7 media vuelta, 8",
    place: () => drawnPlace(["frames", "wood", "frames", "fronts"], 64),
    shoot: () => ({ ...base, seed: 207, wander: 0.03, looks: ring(16, 0, true).slice(2, 10) }),
  },
  {
    name: "R8 esfera, mano 3 cm, 40",
    place: () => drawnPlace(["wood", "frames", "frames", "plaster"], 65),
    shoot: () => ({
      ...base,
      seed: 208,
      wander: 0.03,
      stops: 0.5,
      looks: [...ring(14, 2), ...ring(12, 46), ...ring(12, -44), { yaw: 30, pitch: 87 }, { yaw: 0, pitch: -87 }],
    }),
  },
];
