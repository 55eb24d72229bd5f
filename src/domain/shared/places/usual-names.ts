import { fold } from "../listing/fold.ts";

/**
 * The one name by which a Spanish town or province is called towards people and portals. INE writes two where both languages are
 * official: `Alacant/Alicante`, `Pamplona/Iruña`. Of those the Spanish one is taken, except in Catalonia, whose names are official
 * in Catalan alone and are written so in Spanish too (Ley 2/1992): `Girona`. A single name stays, also one with a hyphen
 * (`Vitoria-Gasteiz`), but for three capitals. They are the names that the pages of cities have (`places/city`).
 */

/** Provinces of whose two names INE writes the Spanish one last. */
const SPANISH_LAST: ReadonlySet<string> = new Set(["03", "07", "12", "20", "46", "48"]);

/** Towns in which INE writes them in the other order than in the rest of their province. */
const OTHER_ORDER: ReadonlySet<string> = new Set([
  // Álava: Laudio/Llodio, Agurain/Salvatierra, Erriberagoitia/Ribera Alta, Harana/Valle de Arana, Iruña Oka/Iruña de Oca.
  "01036", "01051", "01046", "01056", "01901",
  // Castellón: Chilches/Xilxes.
  "12053",
  // Navarra: Abaurregaina/Abaurrea Alta, Abaurrepea/Abaurrea Baja, Altsasu/Alsasua, Auritz/Burguete, Olazti/Olazagutía.
  "31003", "31004", "31010", "31058", "31189",
  // Orreaga/Roncesvalles, Doneztebe/Santesteban, Urdazubi/Urdax, Luzaide/Valcarlos, Hiriberri/Villanueva de Aezkoa.
  "31211", "31221", "31239", "31248", "31256",
]); // biome-ignore format: a list of codes

const CAPITALS: Readonly<Record<string, string>> = {
  // The law of the capital calls it so since 2016; the table of 2021 does not yet.
  "07040": "Palma",
  "12040": "Castellón de la Plana",
  "46250": "Valencia",
};

/** Provinces with two names, of which the table has the Spanish one. */
const PROVINCES: Readonly<Record<string, string>> = {
  "01": "Álava",
  "03": "Alicante",
  "12": "Castellón",
  "46": "Valencia",
};

/** The usual name of a town. @param code of INE, five digits @param official name in reading order, `Alacant/Alicante` */
export function usualTownName(code: string, official: string): string {
  const capital = CAPITALS[code];
  if (capital !== undefined) return capital;
  const [first = official, last = first] = official.split("/");
  return SPANISH_LAST.has(code.slice(0, 2)) !== OTHER_ORDER.has(code) ? last : first;
}

/**
 * The usual name of a town that is no municipality. The source of those (GeoNames) writes the Spanish name last, but in Navarra.
 *
 * @param code of INE of its municipality @param known `Agurain / Salvatierra`
 */
export function usualLocalityName(code: string, known: string): string {
  const names = known.split(/ ?\/ ?/);
  return (code.startsWith("31") ? names[0] : names.at(-1)) ?? known;
}

/** The usual name of a province. @param code of INE, two digits */
export const usualProvinceName = (code: string, official: string): string => PROVINCES[code] ?? official;

/**
 * Usual names by the folded names of which they are only another spelling (`VALÈNCIA`) or half (`Alacant/Alicante`). A name in the
 * other language alone is not among them: whoever writes `Xàbia` means to.
 */
export function usualNamesOf(places: readonly { name: string; otherNames: readonly string[] }[]): Map<string, string> {
  const usual = new Map<string, string>();
  const doubtful = new Set<string>();
  for (const { name, otherNames } of places) {
    for (const one of [name, ...otherNames.filter((other) => other.includes("/"))].map(fold)) {
      if ((usual.get(one) ?? name) !== name) doubtful.add(one);
      usual.set(one, name);
    }
  }
  for (const one of doubtful) usual.delete(one);
  return usual;
}
