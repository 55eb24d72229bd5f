import { fold } from "../../shared/listing/fold.ts";

/** Words that say whose law is meant, folded: countries, their large cities, and taxes and indices that only they have. */
const MEANT: Readonly<Record<string, string>> = {
  ES: "espana espanol espanola madrid barcelona valencia sevilla malaga andalucia cataluna catalunya euskadi galicia irpf irav lau ine itp ajd autonomica",
  MX: "mexico mexicana cdmx monterrey guadalajara queretaro puebla isr isai infonavit udis",
  AR: "argentina argentino aires caba rosario cordobesa icl uva afip arca",
  CO: "colombia colombiana bogota medellin cali barranquilla envigado canon dian uvr",
  CL: "chile chilena providencia nunoa valparaiso sii",
  PE: "peru peruana lima arequipa miraflores sunat sunarp alcabala",
  UY: "uruguay uruguaya montevideo dgi iti",
  EC: "ecuador ecuatoriana quito guayaquil",
  XX: "bolivia venezuela paraguay panama dominicana rica guatemala honduras salvador nicaragua cuba portugal francia italia andorra alemania",
};
const COUNTRY_OF = new Map(
  Object.entries(MEANT).flatMap(([country, words]) => words.split(" ").map((word) => [word, country] as const)),
);

/**
 * The country whose law a person means, in two letters (`XX` for one of which we have none): the last that their messages name; null where none
 * is named.
 *
 * @param messages of the person, oldest first
 */
export function lawCountry(messages: readonly string[]): string | null {
  const named = messages.flatMap((message) => fold(message).split(" ")).flatMap((word) => COUNTRY_OF.get(word) ?? []);
  return named.at(-1) ?? null;
}

const SPANISH_LAW =
  /(?<!\p{L})(?:IRPF|IRAV|LAU|ITP|AJD|IBI|FEIN|RDLeg|DLeg|plusvalía municipal|viviendas? habitual(?:es)?|zonas? tensionadas?|Ley \d{1,2}\/\d{4}|comunidad(?:es)? autónomas?)(?!\p{L})/u;
const ABROAD = /México|Argentina|Colombia|Chile|Perú|Uruguay|Ecuador|Latinoamérica|América Latina/;

/** Whether a text tells what holds in Spain and nowhere else. */
export const isSpanishLaw = (text: string): boolean => SPANISH_LAW.test(text) && !ABROAD.test(text);

const LAW =
  /(?<!\p{L})(?:ley(?:es)?|LAU|art\.|legal(?:es)?|IRPF|ITP|IVA|AJD|IBI|impuestos?|plusvalía|contratos?|arras|fianzas?|notar(?:io|ía)|escrituras?|hipotecas?|herencias?|rentas?|alquiler(?:es)?|inquilin[oa]s?|desahucio|Hacienda|Registro)(?!\p{L})/iu;

/** Whether a text speaks of law, taxes or contracts, and not of how our tools work. */
export const isAboutLaw = (text: string): boolean => LAW.test(text);
