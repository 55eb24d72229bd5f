/** Places of purchase, as far as taxes go. Light: the browser's form loads it without any tax table. */

/** Spanish communities and autonomous cities, ISO 3166-2, in the order of their names. */
export const COMMUNITIES = {
  "ES-AN": "Andalucía",
  "ES-AR": "Aragón",
  "ES-AS": "Asturias",
  "ES-CN": "Canarias",
  "ES-CB": "Cantabria",
  "ES-CM": "Castilla-La Mancha",
  "ES-CL": "Castilla y León",
  "ES-CT": "Cataluña",
  "ES-CE": "Ceuta",
  "ES-VC": "Comunitat Valenciana",
  "ES-EX": "Extremadura",
  "ES-GA": "Galicia",
  "ES-IB": "Illes Balears",
  "ES-RI": "La Rioja",
  "ES-MD": "Madrid",
  "ES-ML": "Melilla",
  "ES-MC": "Murcia",
  "ES-NC": "Navarra",
  "ES-PV": "País Vasco",
} as const;
export type Community = keyof typeof COMMUNITIES;
export const COMMUNITY_CODES = Object.keys(COMMUNITIES) as [Community, ...Community[]];

/** Countries with an orientative template, and the currency that their prices are mostly written in. */
export const LATIN_AMERICA = {
  AR: { name: "Argentina", currency: "USD" },
  CL: { name: "Chile", currency: "CLP" },
  CO: { name: "Colombia", currency: "COP" },
  CR: { name: "Costa Rica", currency: "USD" },
  EC: { name: "Ecuador", currency: "USD" },
  MX: { name: "México", currency: "MXN" },
  PA: { name: "Panamá", currency: "USD" },
  PE: { name: "Perú", currency: "PEN" },
  DO: { name: "República Dominicana", currency: "USD" },
  UY: { name: "Uruguay", currency: "USD" },
} as const;
export type LatinAmericanCountry = keyof typeof LATIN_AMERICA;
export const COUNTRY_CODES = Object.keys(LATIN_AMERICA) as [LatinAmericanCountry, ...LatinAmericanCountry[]];

/** Place of purchase, for its taxes: a community, a country with a template, or anywhere else, with typed costs. */
export const TAX_PLACES = [...COMMUNITY_CODES, ...COUNTRY_CODES, "otro"] as const;

/** Currency of prices there. */
export const PRICE_CURRENCIES = ["EUR", "USD", "MXN", "ARS", "COP", "CLP", "PEN", "UYU", "CRC", "DOP"] as const;

/** Whether a place is a Spanish autonomous community or city, as the tables of purchase taxes name them. */
export function isCommunity(place: string): place is Community {
  return Object.hasOwn(COMMUNITIES, place);
}

/** Whether a place is one of the Latin American countries with a table of purchase costs. */
export function isLatinAmericanCountry(place: string): place is LatinAmericanCountry {
  return Object.hasOwn(LATIN_AMERICA, place);
}

/** Province codes (first two digits of a municipality's INE code) of each community. */
const PROVINCES: Record<Community, string> = {
  "ES-AN": "04 11 14 18 21 23 29 41",
  "ES-AR": "22 44 50",
  "ES-AS": "33",
  "ES-CN": "35 38",
  "ES-CB": "39",
  "ES-CM": "02 13 16 19 45",
  "ES-CL": "05 09 24 34 37 40 42 47 49",
  "ES-CT": "08 17 25 43",
  "ES-CE": "51",
  "ES-VC": "03 12 46",
  "ES-EX": "06 10",
  "ES-GA": "15 27 32 36",
  "ES-IB": "07",
  "ES-RI": "26",
  "ES-MD": "28",
  "ES-ML": "52",
  "ES-MC": "30",
  "ES-NC": "31",
  "ES-PV": "01 20 48",
};

/** Community of a municipality by its five-digit INE code; `undefined` when the code names none. */
export function communityOfMunicipality(code: string): Community | undefined {
  const province = code.slice(0, 2);
  return COMMUNITY_CODES.find((community) => PROVINCES[community].split(" ").includes(province));
}
