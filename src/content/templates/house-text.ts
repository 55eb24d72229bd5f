/** A text of the house: a starting point that people copy, fill in and check. Its writing is read by `domain/crm/templates/from-markup`. */
export interface HouseText {
  /** Last part of its address; it never changes. */
  id: string;
  title: string;
  summary: string;
  kind: "contrato" | "documento" | "correo" | "carta";
  use: "captacion" | "visita" | "oferta" | "datos" | "seguimiento";
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Rules that it rests on. */
  laws: readonly HouseLaw[];
  /** The sentence about who has read it, and who must. */
  review: string;
  /** ISO day on which it was written. */
  writtenOn: string;
  text: string;
}

export interface HouseLaw {
  /** Its name and article: `Código Civil, art. 1454`. */
  name: string;
  says: string;
  /** Where its text was read; null where it is said from general knowledge and must be looked up. */
  source: string | null;
}

export const WRITTEN_ON = "2026-11-27";
