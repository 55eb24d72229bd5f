import * as z from "zod/mini";

/** The cards of homes that hang in an agency's window. */

export const CARD_DESIGNS = ["fachada", "arco", "revista", "letras", "banda", "mosaico"] as const;
export type CardDesign = (typeof CARD_DESIGNS)[number];
export const CARD_PAPERS = ["A4", "A3"] as const;
export type CardPaper = (typeof CARD_PAPERS)[number];

interface CardFacts {
  name: string;
  about: string;
  isLandscape: boolean;
  /** Photos that it shows at most. */
  photos: number;
}

export const CARDS: Record<CardDesign, CardFacts> = {
  fachada: { name: "Fachada", about: "La foto arriba y el precio en tu color", isLandscape: false, photos: 1 },
  arco: { name: "Arco", about: "La foto dentro de un arco, el precio centrado", isLandscape: false, photos: 1 },
  revista: { name: "Revista", about: "La foto a toda página y los datos encima", isLandscape: false, photos: 1 },
  letras: { name: "Letras", about: "El título en grande; vale también sin foto", isLandscape: false, photos: 1 },
  banda: { name: "Banda", about: "Apaisado, con una banda de tu color al lado", isLandscape: true, photos: 1 },
  mosaico: { name: "Mosaico", about: "Apaisado, con hasta cuatro fotos", isLandscape: true, photos: 4 },
};

/** Query of the card's address. */
export const cardQuery = z.object({
  design: z._default(z.enum(CARD_DESIGNS, "Elige uno de los seis diseños"), "fachada"),
  paper: z._default(z.enum(CARD_PAPERS, "Elige A4 o A3"), "A4"),
});
