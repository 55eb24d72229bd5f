/**
 * Pictures with words: what posts, covers, labels and mail heads are drawn from. A template says where things stand, the content what they
 * say, the brand in whose colours. Words arrive as they are read, in the country's Spanish; nothing here knows a home.
 */

/** The sizes that networks ask for, in pixels. */
export const PICTURE_SHAPES = [
  { id: "square", name: "Cuadrada", ratio: "1:1", widthPx: 1080, heightPx: 1080 },
  { id: "portrait", name: "Vertical", ratio: "4:5", widthPx: 1080, heightPx: 1350 },
  { id: "story", name: "Historia", ratio: "9:16", widthPx: 1080, heightPx: 1920 },
  { id: "link", name: "Enlace", ratio: "1,91:1", widthPx: 1200, heightPx: 630 },
] as const;

export type PictureShape = (typeof PICTURE_SHAPES)[number]["id"];

/** Reasons for a picture; every goal has templates of its own. */
export const PICTURE_GOALS = [
  "new",
  "drop",
  "open-day",
  "sold",
  "district",
  "advice",
  "before-after",
  "plan",
  "team",
] as const;

export type PictureGoal = (typeof PICTURE_GOALS)[number];

/** The words of one picture. A template leaves out what it has no room for, except the label; it never cuts a price, a date or a label. */
export interface PictureContent {
  /** Above the title: `Nuevo en Ruzafa`. */
  kicker: string | null;
  title: string;
  place: string | null;
  /** Short facts, the most telling first: `3 dormitorios`, `94 m²`. */
  facts: readonly string[];
  /** `320.000 €`, `1.150 € al mes`. */
  price: string | null;
  /** Shown struck through beside the price. */
  previousPrice: string | null;
  /** Day and hours of an open day: `Sábado 5 de diciembre, de 11 a 14 h`. */
  when: string | null;
  /** One or two sentences, for advice and districts. */
  body: string | null;
  /** Words that the law or honesty asks for on the picture itself: `Recreación virtual`, `Demostración`. Always shown, and legible. */
  label: string | null;
}

/** A photo of a picture; its bytes come apart. */
export interface PicturePhoto {
  widthPx: number;
  heightPx: number;
  /** The point that a crop keeps, as shares of width and height; null where nobody measured it. */
  focus: { x: number; y: number } | null;
  /** A plan is shown whole, on paper, and never cropped. */
  isPlan: boolean;
}

/** The agency or the person who shows the picture. */
export interface PictureBrand {
  /** Agency, or the person where there is none. */
  name: string;
  /** `#1443a1`; null draws in the house's colours. */
  colour: string | null;
  logo: { widthPx: number; heightPx: number } | null;
  /** The agent who answers; shown by templates that have room for a person. */
  agent: string | null;
  /** Telephone or web address. */
  contact: string | null;
}
