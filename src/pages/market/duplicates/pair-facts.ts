import { featuresOf, MARKET_FEATURE_NAMES, MARKET_FEATURES } from "#domain/market/features.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import { CONDITION_NAMES, MARKET_STATUS_NAMES } from "#domain/market/search/chips.ts";
import { formatArea, formatDate } from "#domain/shared/format/format.ts";
import { typeName } from "#ui/homes/home-text.ts";
import { marketPlace, marketPrice } from "../search/market-home-text.ts";

/** A fact of two homes beside each other; null where one does not say it. */
export interface PairFact {
  label: string;
  values: readonly [string | null, string | null];
  /** Both say it, and not the same. */
  isDifferent: boolean;
}

type Say = (home: MarketHome) => string | null;

const numberText = (value: number | null) => (value === null ? null : String(value));

const FACTS: readonly (readonly [label: string, say: Say])[] = [
  ["Precio", (home) => (home.priceCents === null ? null : marketPrice(home))],
  ["Tipo", ({ type }) => typeName(type)],
  ["Superficie", ({ builtAreaM2 }) => (builtAreaM2 === null ? null : formatArea(builtAreaM2))],
  ["Habitaciones", ({ rooms }) => numberText(rooms)],
  ["Baños", ({ bathrooms }) => numberText(bathrooms)],
  ["Planta", ({ floor }) => (floor === 0 ? "Baja" : numberText(floor))],
  ["Año", ({ yearBuilt }) => numberText(yearBuilt)],
  ["Conservación", ({ condition }) => (condition === null ? null : CONDITION_NAMES[condition])],
  ["Energía", ({ energyRating }) => energyRating],
  ["Dirección", ({ address }) => address],
  ["Zona", (home) => marketPlace(home) || null],
];
/** Facts of the adverts and not of the home: two adverts of one home differ in them as often as not. */
const OF_ADVERTS: typeof FACTS = [
  ["Estado", ({ status }) => MARKET_STATUS_NAMES[status]],
  ["Publicado", ({ listedOn }) => formatDate(listedOn)],
];

/** The facts of two homes: those that differ, those that only one says and those of the adverts, and the equal ones, which are worth little room. */
export function pairFacts([first, second]: readonly [MarketHome, MarketHome]): {
  shown: PairFact[];
  equal: PairFact[];
} {
  const facts = FACTS.map(([label, say]) => factOf(label, say(first), say(second)));
  const known = [first, second].map(({ features, knownFeatures }) =>
    featuresOf({ has: features, known: knownFeatures }),
  );
  const word = (value: boolean | null | undefined) => (value == null ? null : value ? "Sí" : "No");
  for (const feature of MARKET_FEATURES) {
    facts.push(factOf(MARKET_FEATURE_NAMES[feature], word(known[0]![feature]), word(known[1]![feature])));
  }
  const said = facts.filter(({ values: [a, b] }) => a !== null || b !== null);
  const adverts = OF_ADVERTS.map(([label, say]) =>
    Object.assign(factOf(label, say(first), say(second)), { isDifferent: false }),
  );
  const isOneSided = ({ values: [a, b] }: PairFact) => a === null || b === null;
  return {
    shown: [...said.filter(({ isDifferent }) => isDifferent), ...said.filter(isOneSided), ...adverts],
    equal: said.filter((fact) => !fact.isDifferent && !isOneSided(fact)),
  };
}

const factOf = (label: string, a: string | null, b: string | null): PairFact => ({
  label,
  values: [a, b],
  isDifferent: a !== null && b !== null && a !== b,
});
