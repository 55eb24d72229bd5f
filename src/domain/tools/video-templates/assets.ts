import type { PaintedPicture } from "../painting/surface.ts";

/** All that a promotional video may say of the world: it comes from the product's data and is never typed a second time. */

/** A home as a film says it: words as they are read in its country. */
export interface PromoHome {
  homeId: string;
  /** `Piso de 3 dormitorios` */
  title: string;
  /** `Ruzafa`, `Ruzafa, Valencia` */
  zone: string;
  place: string;
  /** `320.000 €`, `1.150 € al mes`; null where the home has none. */
  price: string | null;
  previousPrice: string | null;
  /** Where the price is from, for the page: `Precio de la ficha, 28 nov 2026`. */
  priceSource: string;
  isRent: boolean;
  isClosed: boolean;
  /** `3 dormitorios`, `94 m²`. */
  facts: readonly string[];
  /** The statement that the law asks of an advert: `Certificado energético: E`. */
  label: string | null;
  /** A label is asked for, as in Spain; without one the home cannot be offered. */
  isLabelNeeded: boolean;
  /** From the first day on offer until it was closed. */
  daysOnOffer: number | null;
}

/** Figures of a zone from a published series, oldest first. */
export interface PromoMarket {
  /** `Comunitat Valenciana` */
  zone: string;
  /** `Precio de la vivienda` and `índice, 2015 = 100`. */
  name: string;
  unit: string;
  points: readonly (readonly [period: string, value: number])[];
  /** The body that publishes it, and when it was last read: `INE, Índice de Precios de Vivienda`, `28 nov 2026`. */
  source: string;
  consulted: string;
}

export interface PromoBrand {
  /** Agency, or the person where there is none. */
  name: string;
  colour: string | null;
  logo: PaintedPicture | null;
  agent: string | null;
  contact: string | null;
}

export interface PromoPhoto {
  picture: PaintedPicture;
  /** As shares; the middle where nobody measured it. */
  focus: { x: number; y: number } | null;
  /** `Amueblado virtualmente` and the like, shown on the photo. */
  label: string | null;
}

export interface PromoAssets {
  home: PromoHome | null;
  market: PromoMarket | null;
  brand: PromoBrand;
  /** In the order of the document's photos; null where one could not be read. */
  photos: readonly (PromoPhoto | null)[];
}
