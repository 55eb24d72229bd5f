import { factUsed } from "#domain/shared/dated-fact.ts";
import { communityOfMunicipality, isLatinAmericanCountry } from "#domain/shared/places/tax-places.ts";
import { type AdvertCheck, checkAdvert } from "#domain/tools/advert-rules/check-advert.ts";
import { findExcluding, findSteering, findUnproven } from "#domain/tools/advert-rules/wording.ts";
import type { ArgumentCase } from "#domain/tools/arguments/case.ts";
import { prepareArguments } from "#domain/tools/arguments/prepare.ts";
import type { OfficialPrice } from "#domain/tools/valuation/types.ts";
import { factsOfHome, type HomeFacts } from "#domain/tools/writing/facts.ts";
import { typeName } from "../home-facts.ts";
import type { ArgumentsResult } from "./result.ts";
import { type ArgumentsInput, isUsed } from "./schema.ts";

/** The official figure of a home in Spain whose place is known. */
export function argumentsNeeds({ home }: ArgumentsInput) {
  const { latitude, longitude, municipalityCode, country } = home;
  const today = true as const;
  if (country !== "ES" || latitude === undefined || longitude === undefined) return { today };
  return { today, officialPrice: { latitude, longitude, ...(municipalityCode !== undefined && { municipalityCode }) } };
}

interface Facts {
  today: string;
  /** Left out where the browser calculates by itself. */
  officialPrice?: OfficialPrice | null;
}

/** Arguments, objections and script of one home for one kind of need. Pure. */
export function prepareSale(input: ArgumentsInput, facts: Facts): ArgumentsResult {
  const { home, purpose } = input;
  const given = caseOf(input, facts);
  const prepared = prepareArguments(given);
  const { unitPrice, running } = prepared.figures;
  const official = facts.officialPrice ?? null;
  const { findings, rules } = checkOf(input);
  const broken = rules.filter(({ id }) => findings.some(({ rule }) => rule === id));
  return {
    date: facts.today,
    purpose,
    homeName: nameOf(input),
    currency: home.currency,
    price: home.price ?? null,
    unitPrice: unitPrice ?? null,
    runningMonthly: running?.monthly ?? null,
    cards: prepared.cards,
    weakPoints: prepared.weakPoints,
    objections: prepared.objections,
    questions: [...prepared.questions],
    script: prepared.script,
    missing: prepared.missing,
    refused: findings,
    facts: [...prepared.facts, ...broken].map(factUsed),
    official,
    awaitsOfficial: facts.officialPrice === undefined && "officialPrice" in argumentsNeeds(input),
  };
}

/** `Piso en Ruzafa, Valencia`. */
export function nameOf({ home }: Pick<ArgumentsInput, "home">): string {
  const place = clean(home.placeName);
  return `${typeName(home)}${place ? ` en ${place}` : ""}`;
}

/** Text that excludes people, steers them or promises what nobody can prove is never used here, whoever typed it. */
const isMentioned = (text: string) =>
  [findExcluding, findSteering, findUnproven].every((find) => find(text).length === 0);
const clean = (text: string | undefined) => (text !== undefined && isMentioned(text) ? text : undefined);

function checkOf(input: ArgumentsInput): AdvertCheck {
  const { home } = input;
  return checkAdvert({
    country: home.country,
    operation: home.operation,
    currency: home.currency,
    // Another tool deals with the advert's own duties.
    hasPrice: false,
    hasEnergy: true,
    hasRentReference: true,
    hasRegistration: true,
    written: [
      { field: "home.placeName", text: home.placeName ?? "" },
      { field: "views", text: input.views ?? "" },
      { field: "nearby", text: input.nearby.join(". ") },
      { field: "renovations", text: input.renovations.map(({ what }) => what ?? "").join(". ") },
      { field: "competitors", text: input.competitors.map(({ name }) => name ?? "").join(". ") },
      { field: "areaRentSource", text: input.areaRentSource ?? "" },
      { field: "worksSource", text: input.worksSource ?? "" },
    ],
  });
}

function caseOf(input: ArgumentsInput, { today, officialPrice }: Facts): ArgumentCase {
  const { home, valuationLow: low, valuationHigh: high, worksLow, worksHigh, areaRent } = input;
  return {
    today,
    purpose: input.purpose,
    home: factsOf(input),
    place: placeOf(input),
    homeKind: kindOf(input),
    costShare: input.costShare,
    loan: { share: input.loanToValue, rate: input.rate, years: input.years },
    communityFeeOn: input.communityFeeOn,
    certificateOn: input.certificateOn,
    utilities: input.utilities,
    propertyTax: input.propertyTax,
    propertyTaxYear: input.propertyTaxYear,
    valuation: low === undefined || high === undefined ? undefined : { low, high, on: input.valuationOn },
    official: home.country === "ES" ? officialPrice : undefined,
    areaRent: areaRent === undefined ? undefined : { monthly: areaRent, source: clean(input.areaRentSource) },
    renovations: input.renovations.flatMap(({ what, year, hasInvoice }) => {
      const stated = clean(what);
      return stated === undefined ? [] : [{ what: stated, year, hasInvoice: hasInvoice === true }];
    }),
    works:
      worksLow === undefined || worksHigh === undefined
        ? undefined
        : { low: worksLow, high: worksHigh, source: clean(input.worksSource) },
    competitors: input.competitors.filter(isUsed).map(({ name, price = 0, areaM2 = 0 }, index) => ({
      name: clean(name) ?? (index === 0 ? "La otra vivienda" : `Otra vivienda (${index + 1})`),
      price,
      areaM2,
    })),
  };
}

/** Place of its taxes: as chosen, else that of its municipality or country. */
export function placeOf({ place, home }: Pick<ArgumentsInput, "place" | "home">): string | undefined {
  if (place !== undefined) return place;
  if (isLatinAmericanCountry(home.country)) return home.country;
  return home.municipalityCode === undefined ? undefined : communityOfMunicipality(home.municipalityCode);
}

/** Whether purchase taxes are those of a new or a used home: a condition of new build wins over the form's choice. */
export const kindOf = ({ homeKind, home }: ArgumentsInput) => (home.condition === "obra_nueva" ? "nueva" : homeKind);

/** The home without its address, coordinates and references: no sentence needs them. */
function factsOf(input: ArgumentsInput): HomeFacts {
  const { home } = input;
  return {
    ...factsOfHome(home),
    placeName: clean(home.placeName),
    energyStatus: input.energyStatus,
    isFurnished: input.isFurnished,
    orientation: input.orientation,
    views: clean(input.views),
    heating: input.heating,
    plotAreaM2: input.plotAreaM2,
    communityFee: input.communityFee,
    terraceAreaM2: home.hasTerrace ? input.terraceAreaM2 : undefined,
    nearby: input.nearby.flatMap((place) => clean(place) ?? []),
  };
}
