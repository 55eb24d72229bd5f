/**
 * Words of Spain and those that are understood from Mexico to Argentina. Words that differ between the countries
 * (`recámara`, `dormitorio`) are chosen by country in `country-words.ts`.
 */
const WORDS: Record<string, string> = {
  piso: "departamento",
  pisos: "departamentos",
  móvil: "celular",
  móviles: "celulares",
  ordenador: "computadora",
  ordenadores: "computadoras",
  "el ordenador": "la computadora",
  "del ordenador": "de la computadora",
  "al ordenador": "a la computadora",
  "un ordenador": "una computadora",
  "otro ordenador": "otra computadora",
  "este ordenador": "esta computadora",
  trastero: "bodega",
  trasteros: "bodegas",
  garaje: "estacionamiento",
  "plaza de garaje": "lugar de estacionamiento",
  aparcamiento: "estacionamiento",
};

const SPOKEN_IN_SPAIN =
  /\b(?:pisos?|móvil(?:es)?|(?:(?:el|del|al|un|otro|este) )?ordenador|ordenadores|trasteros?|(?:plaza de )?garaje|aparcamiento)\b/giu;

/** A text of Spain in the words of Latin America; its sentences stay as they are. An address of this site is no text. */
export function inLatinAmerica(text: string): string {
  if (text.startsWith("/")) return text;
  return text.replace(SPOKEN_IN_SPAIN, (found) => {
    const word = WORDS[found.toLowerCase()] ?? found;
    const isCapital = found[0] !== found[0]!.toLowerCase();
    return isCapital ? word[0]!.toUpperCase() + word.slice(1) : word;
  });
}
