import type { Place } from "../../shared/places/place.ts";
import { ORDINALS } from "../../shared/spoken/number-words.ts";
import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import type { MarketFilter } from "./market-filter.ts";
import { PESOS } from "./money-words.ts";
import type { Draft } from "./sentence-draft.ts";

/** Which country a sentence speaks of, by its words and its money: «Córdoba» and «Cartagena» are towns of several. */

/** Words by which homes are told in these countries alone (ISO 3166-1), each of one word or two. */
const SAID_IN: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ES: "piso pisos pisito atico aticos trastero trasteros adosado adosada pareado garaje",
    MX: "recamara recamaras alberca albercas rento rentar mdp mdd infonavit fovissste fraccionamiento coto",
    "MX HN SV": "colonia",
    "MX PE": "depa depas",
    "MX AR CL PE EC BO": "departamento departamentos",
    "AR CL PE MX EC": "depto deptos dpto dptos",
    "AR UY": "ambiente ambientes amb ambs monoambiente monoambientes parrillero",
    AR: "baulera bauleras ph semipiso quincho expensas verdes apto_credito",
    "AR CO MX PE CL UY EC": "lote lotes",
    "AR UY CL": "pileta piletas living",
    "AR UY CL CO": "luca lucas palo palos",
    "AR MX PE UY": "cochera cocheras",
    "CO UY": "apto aptos",
    CO: "alcoba alcobas apartaestudio apartaestudios estrato estratos",
    "CO EC": "parqueadero parqueaderos",
    "CO CL": "arriendo arriendos arrendar",
    "CL MX": "bodega bodegas",
    CL: "uf ufs comuna comunas",
    PE: "minidepa minidepas minidepartamento soles",
  }).flatMap(([countries, words]) => words.split(" ").map((word): [string, string[]] => [word, countries.split(" ")])),
);

/** Countries in which homes are priced in dollars, beside their own money. */
const IN_DOLLARS = new Set("AR UY PE EC PA SV BO VE CR NI PR DO PY GT HN".split(" "));

/** Unidades de fomento are Chile's, and no currency of a place. */
const OF_CURRENCY: Readonly<Record<string, string | undefined>> = { CLF: "CLP" };

type Span = readonly [least: number, most: number];
/**
 * Usual prices of homes, whole and by month, in the money that a country means where it names none; homes of Argentina and Uruguay are sold in
 * dollars. From general knowledge of 2026 and wide: it only tells which country of several an amount may belong to.
 */
const USUAL: Readonly<Record<string, { sale: Span; rent: Span } | undefined>> = {
  ES: { sale: [20_000, 1_500_000], rent: [200, 6_000] },
  MX: { sale: [500_000, 60_000_000], rent: [2_500, 120_000] },
  AR: { sale: [20_000, 2_000_000], rent: [150_000, 10_000_000] },
  CO: { sale: [50_000_000, 5_000_000_000], rent: [400_000, 30_000_000] },
  CL: { sale: [20_000_000, 1_500_000_000], rent: [150_000, 6_000_000] },
  PE: { sale: [80_000, 5_000_000], rent: [500, 20_000] },
  UY: { sale: [30_000, 2_000_000], rent: [10_000, 300_000] },
  EC: { sale: [15_000, 2_000_000], rent: [100, 5_000] },
  VE: { sale: [10_000, 2_000_000], rent: [80, 5_000] },
};

/** A word of the sentence as the table has it; «apto crédito» is no flat, and «tercer piso» no Spanish one. */
function toldWord(sentence: Scan, at: number): string {
  const { plain } = sentence.tokens[at]!;
  if (plain === "apto" && /^creditos?$/.test(sentence.tokens[at + 1]?.plain ?? "")) return "apto_credito";
  const behind = sentence.tokens[at + 2];
  const isCount = behind?.kind === "word" && !/^(en|o|y|a|con|sin|por|para)$/.test(behind.plain);
  const isNumbered = sentence.tokens[at + 1]?.kind === "number" && !isCount;
  if (/^pisos?$/.test(plain) && (isOrdinal(wordAt(sentence, at - 1)) || isNumbered)) return "";
  return plain;
}

const isOrdinal = (word: string) => ORDINALS[word] !== undefined || /^(ultimo|ultimos|que|cualquier)$/.test(word);

/** How many words of the sentence are said in each country. */
function wordsByCountry(sentence: Scan): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (let at = 0; at < sentence.tokens.length; at++) {
    const word = toldWord(sentence, at);
    if (seen.has(word)) continue;
    seen.add(word);
    for (const country of SAID_IN.get(word) ?? []) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return counts;
}

/** The one country whose words the sentence uses most; null where it uses none, or those of several alike. */
export function countryOfWords({ sentence }: Draft): string | null {
  const [first, second] = [...wordsByCountry(sentence)].sort((a, b) => b[1] - a[1]);
  return first && first[1] !== second?.[1] ? first[0] : null;
}

/** Other clues to the country of a name: where another place of the sentence lies, and where whoever asks works. */
export interface CountryClues {
  /** Countries of the other places that the sentence names without a doubt. */
  beside: ReadonlySet<string>;
  /** The asker's own country; null where it is not known. */
  own: string | null;
}

/**
 * The places of a name that the sentence can mean, by country: its words first, then another place in it, its currency, the size of its amount,
 * and at last the country of whoever asks. What tells nothing leaves all of them.
 */
export function placesMeant(draft: Draft, candidates: readonly Place[], { beside, own }: CountryClues): Place[] {
  const counts = wordsByCountry(draft.sentence);
  const most = Math.max(...candidates.map(({ country }) => counts.get(country) ?? 0));
  const clues: ((place: Place) => boolean)[] = [
    ({ country }) => (counts.get(country) ?? 0) === most,
    ({ country }) => beside.has(country),
    (place) => isOfCurrency(place, draft.filter.currency),
    ({ country }) => isUsual(country, draft.filter),
    ({ country }) => country === own,
  ];
  return clues.reduce<Place[]>(
    (left, tells) => {
      const told = left.filter(tells);
      return told.length > 0 ? told : left;
    },
    [...candidates],
  );
}

/** Whether homes of a place may be priced in a currency; none says nothing. */
export function isOfCurrency({ country, currency: ofPlace }: Place, currency: string | null): boolean {
  if (currency === null) return true;
  if (currency === PESOS) return /^(MXN|ARS|COP|CLP|UYU|CUP|DOP)$/.test(ofPlace);
  return currency === "USD" ? IN_DOLLARS.has(country) : ofPlace === (OF_CURRENCY[currency] ?? currency);
}

/** Whether homes of a country may cost what the sentence says; an amount whose currency is named says nothing. */
function isUsual(country: string, { price, currency, operation }: MarketFilter): boolean {
  const amount = price.max ?? price.min;
  const usual = USUAL[country];
  if (amount === null || (currency !== null && currency !== PESOS)) return true;
  if (!usual) return false;
  const within = ([least, most]: Span) => amount >= least && amount <= most;
  if (operation === "alquiler") return within(usual.rent);
  return within(usual.sale) || (operation === null && within(usual.rent));
}

/** Dollars in which homes are sold where an amount without a currency would be too little in the country's own money. */
const DOLLARS_UP_TO: Readonly<Record<string, number | undefined>> = { ARS: 300_000, UYU: 1_500_000 };
/** Below this no home is sold in dollars; in Uruguay a smaller amount is a rent. */
const DOLLARS_FROM: Readonly<Record<string, number | undefined>> = { ARS: 15_000, UYU: 70_000 };

/**
 * The currency of an amount that names none, in a place: «casa en Pilar hasta 200 lucas» is sold in dollars, as homes are in Argentina and
 * Uruguay, and no rent there is as low.
 */
export function currencyOfPlace(ofPlace: string | null, { price, operation }: MarketFilter): string | null {
  const amount = price.max ?? price.min;
  const [from, upTo] = [DOLLARS_FROM[ofPlace ?? ""], DOLLARS_UP_TO[ofPlace ?? ""]];
  if (amount === null || from === undefined || upTo === undefined || operation === "alquiler") return ofPlace;
  return amount >= from && amount <= upTo ? "USD" : ofPlace;
}
