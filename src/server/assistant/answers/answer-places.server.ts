import { COUNTRIES } from "#content/places/countries.ts";
import type { MeantCountries } from "#domain/assistant/chat/meant-country.ts";
import { fold, withinOneEdit } from "#domain/shared/listing/fold.ts";
import type { Place } from "#domain/shared/places/place.ts";
import {
  COMMUNITIES,
  type Community,
  communityOfMunicipality,
  isLatinAmericanCountry,
  type LatinAmericanCountry,
} from "#domain/shared/places/tax-places.ts";
import { findPlaces, placeById, placesCalled } from "../../tools/places/places.server.ts";

/** Places as people say them, for the engines behind the assistant. */

/** Inhabitants from which a place one letter away is more likely meant than one that we do not know: Triana is not Tiana. */
const WORTH_GUESSING = 50_000;

/** Looking through all places takes a millisecond or two, and conversations name the same ones. */
const MOST_REMEMBERED = 5_000;
const remembered = new Map<string, Place | undefined>();

/** The place with this id, else the best known place of these words. */
export function placeOf(text: string): Place | undefined {
  if (remembered.has(text)) return remembered.get(text);
  const place = placeById(text) ?? bestPlace(text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, place);
  return place;
}

/** A city with more inhabitants is meant whatever money is spoken of: Madrid has a namesake in Colombia. */
const KNOWN_BY_ALL = 400_000;

/** The place called so in the country that is meant, where the best known one lies elsewhere. */
export function sameNameIn(text: string, { countries, isNamed }: MeantCountries): Place | undefined {
  if (countries.length === 0) return undefined;
  const best = placeOf(text);
  if (!best || countries.includes(best.country)) return undefined;
  if (!isNamed && (best.country !== "ES" || best.population > KNOWN_BY_ALL)) return undefined;
  return placesCalled(text).find(({ country }) => countries.includes(country));
}

function bestPlace(text: string): Place | undefined {
  const [found] = findPlaces(text, 1);
  if (!found) return undefined;
  const [typed, name] = [fold(text), fold(found.name)];
  const isGuess = typed !== name && withinOneEdit(typed, name);
  return isGuess && found.population < WORTH_GUESSING ? undefined : found;
}

/** Place that decides a home's taxes. */
type TaxPlace = Community | LatinAmericanCountry;

/** A community as the country calls it besides its short name. Folded. */
const OTHER_NAMES: Readonly<Record<string, Community>> = {
  andalucia: "ES-AN",
  baleares: "ES-IB",
  "islas baleares": "ES-IB",
  mallorca: "ES-IB",
  menorca: "ES-IB",
  ibiza: "ES-IB",
  "islas canarias": "ES-CN",
  tenerife: "ES-CN",
  "gran canaria": "ES-CN",
  lanzarote: "ES-CN",
  fuerteventura: "ES-CN",
  catalunya: "ES-CT",
  "comunidad de madrid": "ES-MD",
  "comunidad valenciana": "ES-VC",
  "pais valenciano": "ES-VC",
  euskadi: "ES-PV",
  "principado de asturias": "ES-AS",
  "region de murcia": "ES-MC",
  "castilla la mancha": "ES-CM",
  "comunidad foral de navarra": "ES-NC",
};
const COMMUNITY_BY_NAME = new Map<string, Community>([
  ...Object.entries(COMMUNITIES).map(([code, name]) => [fold(name), code as Community] as const),
  ...Object.entries(OTHER_NAMES),
]);
const COUNTRY_BY_NAME = new Map(COUNTRIES.map(({ code, name }) => [fold(name), code]));

const NAMES_BY_LENGTH = [...COMMUNITY_BY_NAME.keys()].sort((a, b) => b.length - a.length);

/** The names of communities, folded, among the words of a text, in their order: `castilla y leon`. */
export function communityNamesIn(text: string): string[] {
  let words = ` ${fold(text).replace(/[^a-z0-9]+/g, " ")} `;
  const found: [name: string, at: number][] = [];
  for (const name of NAMES_BY_LENGTH) {
    const plain = ` ${name.replace(/[^a-z0-9]+/g, " ")} `;
    const at = words.indexOf(plain);
    if (at < 0) continue;
    found.push([name, at]);
    words = words.replace(plain, ` ${" ".repeat(plain.length - 2)} `);
  }
  return found.sort((a, b) => a[1] - b[1]).map(([name]) => name);
}

/** @returns undefined where the words name no community, no country with a template and no place in one */
export function taxPlaceOf(text: string): TaxPlace | undefined {
  const named = fold(text);
  const community = COMMUNITY_BY_NAME.get(named);
  if (community) return community;
  const country = COUNTRY_BY_NAME.get(named);
  if (country && isLatinAmericanCountry(country)) return country;
  const place = placeOf(text);
  if (!place) return undefined;
  const code = place.municipalityCode ?? (place.provinceCode && `${place.provinceCode}000`);
  if (code) return communityOfMunicipality(code);
  return isLatinAmericanCountry(place.country) ? place.country : undefined;
}
