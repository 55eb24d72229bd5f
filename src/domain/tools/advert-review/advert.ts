import type { PhotoLook } from "../../portfolio/homes/photo-likeness.ts";
import type { PhotoRoom } from "../../portfolio/homes/photo-rooms.ts";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";

/** A photo of an advert, as it was measured. */
export interface AdvertPhoto {
  /** Id of the row of the portfolio, or the place in the list that was measured in a browser. */
  id: string;
  name: string;
  room: PhotoRoom | null;
  widthPx: number;
  heightPx: number;
  look: PhotoLook;
}

/** A datum that such an advert should give. */
export interface WantedDatum {
  name: string;
  label: string;
  why: string;
  isKnown: boolean;
  /** No field says it, but the text does: where the form takes it, and its value. */
  inText?: { field: string; value: string | number | boolean };
}

/** Where the asked price stands: its distance from the value of the comparables, in half widths of the range of 8 of 10. */
export type PricePlace = "no-comparables" | "no-price" | number;

/** An advert as the rubric reads it. Pure data: a fix is another one of these. */
export interface ReviewedAdvert {
  type: HomeType;
  title: string;
  text: string;
  /** In the order in which they are published. */
  photos: readonly AdvertPhoto[];
  wanted: readonly WantedDatum[];
  hasPlan: boolean;
  hasTour: boolean;
  hasVideo: boolean;
  price: PricePlace;
}
