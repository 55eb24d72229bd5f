import { type Colours, type Ground, mixed, pictureColours } from "../../pictures/colours.ts";

/** The looks of a film: on which grounds its scenes stand, and how one gives way to the next. */

export const LOOKS = [
  {
    id: "muro",
    name: "Muro",
    note: "Cal blanca, zócalo y arcos",
    grounds: ["wall", "brand", "tint", "wall"],
    passage: "door",
  },
  {
    id: "noche",
    name: "Noche",
    note: "Fondo oscuro y una luz",
    grounds: ["ink", "deep", "ink", "brand"],
    passage: "bands",
  },
  {
    id: "pigmento",
    name: "Pigmento",
    note: "Bloques de color a sangre",
    grounds: ["brand", "light", "wall", "brand"],
    passage: "push",
  },
] as const satisfies readonly LookRow[];

export type Passage = "door" | "bands" | "push";

interface LookRow {
  id: string;
  name: string;
  note: string;
  /** Of the scenes in turn; from the last one it goes on with the second, so that no two neighbours are alike. */
  grounds: readonly Ground[];
  passage: Passage;
}

type LookId = (typeof LOOKS)[number]["id"];
export const LOOK_IDS = LOOKS.map(({ id }) => id) as [LookId, ...LookId[]];

export interface Look {
  colours: Colours;
  passage: Passage;
  groundOf: (scene: number) => Ground;
}

/** @param colour the agency's own, `#1443a1`; null for the house's */
export function lookOf(id: LookId, colour: string | null): Look {
  const { grounds, passage } = LOOKS.find((look) => look.id === id)!;
  const colours = pictureColours(colour);
  return {
    colours,
    passage,
    groundOf: (scene) => grounds[scene < grounds.length ? scene : 1 + ((scene - 1) % (grounds.length - 1))]!,
  };
}

/** Colours of what is drawn on one ground. Texts have 4.5:1 on it at least. */
export interface Tones {
  ground: Ground;
  base: string;
  main: string;
  quiet: string;
  accent: string;
  line: string;
  /** Walls and bands, their shadow, an opening, and the one light. */
  body: string;
  shade: string;
  opening: string;
  light: string;
  /** A text on `body` and on `light`. */
  onBody: string;
  onLight: string;
}

export function tonesOn(ground: Ground, colours: Colours): Tones {
  const { grounds, inkOn, lineOn } = colours;
  const isDark = ground === "ink" || ground === "deep";
  const bodyGround: Ground = ground === "brand" ? "paper" : "brand";
  return {
    ground,
    base: grounds[ground],
    main: inkOn(ground, "main"),
    quiet: inkOn(ground, "quiet"),
    accent: inkOn(ground, "accent"),
    line: lineOn(ground),
    body: grounds[bodyGround],
    shade: mixed(grounds[bodyGround], grounds.ink, ground === "brand" ? 0.16 : 0.35),
    opening: ground === "brand" ? grounds.deep : isDark ? mixed(grounds.ink, grounds.brand, 0.16) : grounds.deep,
    light: ground === "light" ? grounds.paper : grounds.light,
    onBody: inkOn(bodyGround, "main"),
    onLight: inkOn(ground === "light" ? "paper" : "light", "main"),
  };
}
