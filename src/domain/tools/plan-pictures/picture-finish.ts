import { SCENE_STYLES, type SceneStyle } from "../plan-scene/styles.ts";

/** A finish by a model of images: what goes out, and what comes back. */

export const FINISH_FORM = { picture: "picture", style: "style" } as const;
export const MOST_CLAY_BYTES = 12_000_000;

export interface FinishedPicture {
  /** JPEG with its label and its provenance, in base64. */
  readonly picture: string;
  /** Share of the drawn lines that are still there, from 0 to 1. */
  readonly overlap: number;
  /** Too few are: the picture says so and is not to be published. */
  readonly isAltered: boolean;
}

/** An unknown style is the first one. */
export const readFinishStyle = (text: string): SceneStyle =>
  SCENE_STYLES.find((style) => style === text.trim()) ?? SCENE_STYLES[0];

const LOOKS: Readonly<Record<SceneStyle, string>> = {
  nordico: "Scandinavian: light oak, white walls, linen and wool in pale tones, matt surfaces",
  mediterraneo: "Mediterranean: lime plaster, terracotta, natural linen, rattan and olive wood",
  contemporaneo: "contemporary: walnut, warm greys, microcement, dark metal details",
};

/** The instruction to the model. It holds no words of the person's. */
export const finishPrompt = (style: SceneStyle): string =>
  [
    "Turn this untextured render of a home into a photograph with real materials and soft daylight.",
    `Style: ${LOOKS[style]}.`,
    "Keep the camera, walls, openings, furniture and every outline exactly where they are.",
    "Add nothing: no people, no views, no furniture, no text.",
  ].join(" ");
