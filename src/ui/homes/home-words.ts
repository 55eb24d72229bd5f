import { wordsOfCountry } from "#content/country-words.ts";
import type { ReportWords } from "#domain/portfolio/homes/owner-report.ts";
import type { PublicHome } from "#domain/portfolio/homes/public-home.ts";
import { formatArea, formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import { costCurrency, RUNNING_COSTS } from "#domain/shared/home-attributes/cost-currency.ts";
import {
  type AnyAttribute,
  type AttributeName,
  HOME_ATTRIBUTES,
  namesInLines,
  namesOfKind,
} from "#domain/shared/home-attributes/table.ts";
import { foldName } from "#domain/shared/listing/fold.ts";
import { placeLine } from "#domain/shared/places/place-line.ts";
import { valueText } from "./field-text.ts";
import { typeName } from "./home-text.ts";

/** A home in the words of those who look for one, for papers that hang in a window and pages that strangers read. */

export interface LabelledValue {
  label: string;
  value: string;
}

/** Kind, title, place, price and reference are those of a report; the rest is for a page and a sheet. */
export interface HomeWords extends ReportWords {
  /** Area, rooms, bathrooms and storey, as far as they are known, each with the word for its unit. */
  figures: LabelledValue[];
  /** The lines of its file, without those that the heading or the energy label say. */
  facts: LabelledValue[];
  /** The features that it has. */
  has: string[];
  /** The features that its file names in words of its own, without those that the tags say. */
  extras: string[];
  /** Text of the advert in Spanish, else in the language that it has; empty without one. */
  text: string;
  energy: { consumption: string | null; emissions: string | null } | null;
}

/** Attributes that are shown elsewhere: with the place, or as the energy label. */
const SHOWN_ELSEWHERE = new Set<AttributeName>(["address", "postalCode", "town", "province", "energyRating", "emissionsRating", "floor"]); // biome-ignore format: a list of names
const LINES = namesInLines().filter((name) => !SHOWN_ELSEWHERE.has(name)) as (keyof PublicHome)[];
const FLAGS = namesOfKind("flag");

/** Rights that are sold in place of the whole dwelling: no buyer may miss them. */
const LIMITS = ["isLeasehold", "isPartOwnership"] as const;

/**
 * @param over why nobody can have it any more (`overOf`), for papers that must not offer it: the reason stands where the price would,
 *   and its kind says no operation
 */
export function homeWords(home: PublicHome, over: string | null = null): HomeWords {
  const words = wordsOfCountry(home.country);
  const name = home.type === "piso" ? words.flat : typeName(home.type);
  const kind = over === null ? `${name} en ${home.operation === "venta" ? "venta" : words.letting}` : name;
  const quarter = home.locationDetail ?? home.placeName;
  const where = quarter ?? home.town;
  const title = home.title || (where ? `${kind} en ${where}` : kind);
  const place = [home.address, quarter, home.town].filter((part) => part && !title.includes(part));
  const has = FLAGS.flatMap((flag) => (home[flag as keyof PublicHome] === true ? [tagOf(flag)] : []));
  return {
    kind,
    title,
    place: placeLine(place.map((part) => part || null)),
    price: over ?? (home.price === undefined ? "Consultar precio" : formatMoney(home.price, home.currency)),
    pricePer: over === null && home.operation === "alquiler" && home.price !== undefined ? "al mes" : "",
    reference: home.reference ?? null,
    figures: figuresOf(home),
    facts: LINES.flatMap((name) => {
      if (home[name] === undefined) return [];
      return [
        {
          label: HOME_ATTRIBUTES[name].label,
          value: valueText(name, home[name], RUNNING_COSTS.has(name) ? costCurrency(home) : home.currency),
        },
      ];
    }),
    has,
    extras: home.features.filter((feature) => !has.some((tag) => foldName(tag) === foldName(feature))),
    text: (home.descriptions.es || Object.values(home.descriptions).find(Boolean) || "").trim(),
    energy:
      home.energyRating || home.emissionsRating
        ? { consumption: home.energyRating ?? null, emissions: home.emissionsRating ?? null }
        : null,
  };
}

function figuresOf({ country, builtAreaM2, plotAreaM2, rooms, bathrooms, floor }: PublicHome): LabelledValue[] {
  const words = wordsOfCountry(country);
  const { storey } = words;
  const ordinal = storey.endsWith("o") ? "º" : "ª";
  return [
    builtAreaM2 !== undefined
      ? { value: formatArea(builtAreaM2), label: "construidos" }
      : plotAreaM2 !== undefined
        ? { value: formatArea(plotAreaM2), label: "de parcela" }
        : null,
    // A studio has no room apart: nothing is said rather than "0 habitaciones".
    rooms ? { value: formatNumber(rooms), label: rooms === 1 ? words.room : words.rooms } : null,
    bathrooms ? { value: formatNumber(bathrooms), label: bathrooms === 1 ? "baño" : "baños" } : null,
    floor === undefined
      ? null
      : floor === 0
        ? { value: "Baja", label: storey }
        : { value: floor < 0 ? `Sótano ${-floor}` : `${floor}.${ordinal}`, label: storey },
  ].filter((figure) => figure !== null);
}

/** The tag of a flag that is true; a limit of what is sold by its name. */
function tagOf(flag: (typeof FLAGS)[number]): string {
  const { facts, label }: AnyAttribute = HOME_ATTRIBUTES[flag];
  if ((LIMITS as readonly string[]).includes(flag)) return label;
  return typeof facts === "object" && "yes" in facts ? facts.yes : label;
}
