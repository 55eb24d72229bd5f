import sharp from "sharp";
import type { Part } from "../labels.ts";
import type { Case } from "../make/case.ts";
import { chanceOf } from "../make/chance.ts";
import type { Layout } from "../make/draft.ts";
import { SECOND_STRANGERS } from "./exam/second-strangers.ts";
import { EXAM_STRANGERS } from "./exam/strangers.ts";
import { stranger } from "./stranger.ts";

/** Papers that lie in a dossier by mistake and are of no kind that is known. */

export const STRANGERS: Record<Part, readonly Layout<Case>[]> = {
  development: [
    stranger("menu", ["Menú del día, 14,50 €", "Primeros: ensalada de la casa, lentejas con verduras, arroz a banda.", "Segundos: merluza a la plancha, entrecot con patatas, berenjenas rellenas.", "Postre o café. Pan y bebida incluidos. Terraza con suplemento de 1 €.", "Propietario: Casa Paco. Hojas de reclamaciones a disposición del cliente."]), // biome-ignore format: list
    stranger("english-letter", ["Dear Mr. Harris,", "Thank you for your interest in the villa near Jávea. The owner has accepted your offer subject to the mortgage being approved by the end of the month, and the deposit will be held by our solicitor.", "We look forward to hearing from you. Kind regards, Susan"]), // biome-ignore format: list
    stranger("homework", ["Tema 4. La propiedad en el derecho romano", "La hipoteca, el usufructo y la servidumbre nacieron como derechos reales sobre cosa ajena. El usufructuario no podía enajenar la cosa. Ejercicio: explica con tus palabras qué es un embargo.", "Nombre: ____________ Curso: 2.º B"]), // biome-ignore format: list
  ],
  exam: [...EXAM_STRANGERS, ...SECOND_STRANGERS],
};

/** A cat, as well as ellipses can draw one: a picture without a letter. */
export async function catPicture(seed: number): Promise<Buffer> {
  const chance = chanceOf(seed);
  const fur = `rgb(${chance.int(90, 220)},${chance.int(80, 160)},${chance.int(40, 120)})`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#9fb7a4"/><ellipse cx="600" cy="640" rx="270" ry="220" fill="${fur}"/><circle cx="600" cy="360" r="170" fill="${fur}"/><path d="M450 280 L480 110 L580 220Z M750 280 L720 110 L620 220Z" fill="${fur}"/><ellipse cx="535" cy="340" rx="26" ry="36" fill="#f3e98a"/><ellipse cx="665" cy="340" rx="26" ry="36" fill="#f3e98a"/><ellipse cx="535" cy="340" rx="8" ry="32"/><ellipse cx="665" cy="340" rx="8" ry="32"/><path d="M580 400 L620 400 L600 425Z" fill="#c46a6a"/><path d="M520 430 L330 400 M520 445 L330 455 M680 430 L870 400 M680 445 L870 455" stroke="#333" stroke-width="5"/></svg>`; // biome-ignore format: one drawing
  return sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer();
}
