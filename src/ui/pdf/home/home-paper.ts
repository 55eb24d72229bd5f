import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import type { HomeWords } from "../../homes/home-words.ts";

/** A photo as papers embed it. */
export interface PaperPhoto {
  /** `data:image/jpeg;base64,…` */
  src: string;
  caption: string | null;
  /** A drawn plan, which is shown whole. */
  isPlan: boolean;
}

/** Everything that the papers of a home are drawn from. Its words are `printable`. */
export interface HomePaper {
  words: HomeWords;
  /** It was sold, let or withdrawn; its words say which in place of the price. */
  isOver: boolean;
  /** Absent, Umbral signs. */
  signer: DocumentSigner | undefined;
  /** In their order; the first is the cover. */
  photos: readonly PaperPhoto[];
  /** Address of the home's shared page, for the QR; null where none is open to everybody. */
  pageAddress: string | null;
  /** The way into the home's tour: by that page, or that address is the tour itself; absent without a tour. */
  tour?: "en-la-pagina" | "directo" | undefined;
  /** ISO timestamp. */
  createdAt: string;
}

/** A photo in words: what its caption says, or its place among the photos, from 0. */
export function photoAlt(photos: readonly PaperPhoto[], at: number): string {
  return photos[at]?.caption || `Foto ${at + 1} de ${photos.length} de la vivienda`;
}
