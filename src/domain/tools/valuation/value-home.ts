import type { Property } from "../../shared/listing/property.ts";
import {
  type ComparablesEstimate,
  estimateFromComparables,
  type TooFewComparables,
  usedComparable,
} from "./comparables.ts";
import { type HistoricSet, historicSet } from "./comparables-of-2018.ts";
import { confidenceInComparables, confidenceInModel } from "./confidence.ts";
import { errorScale, expectedError, isMeasuredIn, rangesAround } from "./error-scale.ts";
import { explainComparables } from "./explain.ts";
import { orientationToday } from "./growth.ts";
import { covers, type ValuationModel } from "./model.ts";
import { modelAdjustments, type PricedHome } from "./model-differences.ts";
import { levelAround, orientationByPresentPrice } from "./model-level.ts";
import { deviationOf, explainModelValue } from "./model-value.ts";
import { type OfficialOrientation, officialOrientation } from "./official-orientation.ts";
import { distanceM } from "./position.ts";
import { unlikeness } from "./selection.ts";
import { subjectFromProperty } from "./subject.ts";
import type {
  ExpectedError,
  MeasuredErrors,
  NoValue,
  OfficialPrice,
  OrientationOnly,
  UsedComparable,
  ValuationResult,
  ValuationSubject,
  ValuedHome,
  ValueHomeInput,
} from "./types.ts";
import { valueBatch } from "./value-batch.ts";

/** Adverts of 2018 beyond these say little to a reader. */
const MOST_SHOWN_OF_2018 = 12;
/** The model was trained on flats for sale. */
const MODEL_TYPES: readonly Property["type"][] = ["piso", "atico", "duplex", "estudio"];
/**
 * Values a home with whatever there is: three current comparables or more give a value of today (with the model's
 * differences between homes where the city has one, never its level); else the city's model gives a value of 2018, with the
 * adverts of that year around the home where they were imported, and an orientation for today; else the official €/m² of its town and its features give a wide orientation; else nothing, and it says so.
 */
export function valueHome(input: ValueHomeInput<ValuationModel>): ValuationResult {
  const { subject, comparables, official } = input;
  const model = fittingModel(subject, input.model);
  const home = subjectFromProperty(subject);
  const estimate = estimateFromComparables(subject, comparables, {
    removedIds: input.removedIds ?? [],
    keptIds: input.keptIds ?? [],
    today: input.today,
    index: input.index,
    closingStep: input.closingStep,
    amend: input.amend,
    ...(model ? { adjust: (adverts: readonly PricedHome[]) => modelAdjustments(model, home, adverts) } : {}),
  });
  if (estimate.kind === "estimate") return currentValue(input, estimate, model);
  if (input.isOfTodayAlone) return none(estimate, subject.operation);
  if (model && subject.currency === model.card.currency) return modelValue(subject, estimate, model, input);
  if (official && subject.operation === "venta" && subject.currency === "EUR") {
    const oriented = officialOrientation(subject, official);
    if (oriented) return orientation(subject, estimate, official, oriented);
  }
  return none(estimate, subject.operation);
}

function fittingModel(subject: Property, model: ValuationModel | null | undefined): ValuationModel | undefined {
  if (!model || subject.latitude === undefined || subject.longitude === undefined) return undefined;
  // Differences are ratios: they hold in any currency, the level of the model's own years only in its own.
  const fits = subject.operation === "venta" && MODEL_TYPES.includes(subject.type);
  return fits && covers(model, subject.latitude, subject.longitude) ? model : undefined;
}

function currentValue(
  { subject, today, index }: ValueHomeInput<ValuationModel>,
  estimate: ComparablesEstimate,
  model: ValuationModel | undefined,
): ValuedHome {
  const { value, engine, situation, used, excluded } = estimate;
  const measuredIn = model && isMeasuredIn(model.card.cityName) ? model.card.cityName : null;
  const scale = errorScale(engine, situation, measuredIn);
  const ranges = rangesAround(engine, value, scale);
  const fsd = deviationOf(ranges.range80);
  const expected: ExpectedError = {
    medianError: expectedError(engine, situation, measuredIn),
    measuredIn,
    engine,
  };
  const isMoved = used.some(({ lines }) => lines.some(({ id }) => id === "index"));
  return {
    kind: "value",
    basis: "current-comparables",
    engine: model ? "both" : "comparables",
    date: today,
    currency: subject.currency,
    value,
    pricePerM2: value / subject.builtAreaM2,
    ...ranges,
    fsd,
    expected,
    ...(index && isMoved ? { index: { label: index.label, source: index.source, until: index.until } } : {}),
    confidence: confidenceInComparables(estimate, expected, fsd),
    explanation: explainComparables(used, value),
    used,
    excluded,
    measured: [],
    notice: model?.card.notice ?? "",
  };
}

function modelValue(
  subject: Property,
  { used: few, excluded }: TooFewComparables,
  model: ValuationModel,
  { historic = [], removedIds = [], presentPerM2, today: day }: ValueHomeInput<ValuationModel>,
): ValuedHome {
  const home = subjectFromProperty(subject);
  const around = historicSet(
    model,
    historic.filter(({ id }) => !removedIds.includes(id)),
  );
  const [valued] = valueBatch(model, [home], around?.set);
  const { value, engine, alike, gateLog, range50, range80, range90 } = valued!;
  const ranges = { range50, range80, range90 };
  const fsd = deviationOf(range80);
  const today =
    presentPerM2 === undefined
      ? orientationToday(model.card.city, range80)
      : orientationByPresentPrice({ value, range80 }, levelAround(model, home), presentPerM2, day);
  const used = around && engine === "both" ? historicComparables(model, home, around, alike) : few;
  const measured = engine === "both" ? model.card.measured.both : model.card.measured.model;
  return {
    kind: "value",
    basis: "model-2018",
    engine,
    date: model.card.dataTo,
    currency: subject.currency,
    value,
    pricePerM2: value / subject.builtAreaM2,
    ...ranges,
    fsd,
    confidence: confidenceInModel(fsd, home, model.card.dataTo, engine === "both" ? used.length : 0),
    explanation: explainModelValue(model, home, gateLog),
    used,
    excluded,
    measured: fittingErrors(measured, value),
    ...(today ? { today } : {}),
    notice: model.card.notice,
  };
}

/** The adverts of 2018 that the gate looked at one by one, most alike first, each with what tells it from the home. */
function historicComparables(
  model: ValuationModel,
  home: ValuationSubject,
  { set, listings, homes }: HistoricSet,
  alike: readonly number[],
): UsedComparable[] {
  const shown = alike.slice(0, MOST_SHOWN_OF_2018);
  const place = new Map(listings.map(({ id }, i) => [id, i]));
  const unlike = shown.map((index) => unlikeness(home, set.homes[index]!, distanceM(home, set.homes[index]!), 0));
  const weights = unlike.map((q) => Math.exp(-q / 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const at = shown.map((index) => place.get(set.keys[index]!)!);
  const adjustments = modelAdjustments(
    model,
    home,
    at.map((i) => ({ home: homes[i]!, price: listings[i]!.price })),
  );
  return at.map((i, k) => {
    const listing = listings[i]!;
    const { lines } = adjustments[k]!;
    return usedComparable(listing, distanceM(home, homes[i]!), total > 0 ? weights[k]! / total : 1 / shown.length, {
      lines,
      engine: "model",
    });
  });
}

/** The whole city's row, and that of the band of price in which the value lies. */
function fittingErrors(rows: readonly MeasuredErrors[], value: number): MeasuredErrors[] {
  return rows.filter(({ from, to }) => (from ?? 0) <= value && value < (to ?? Number.POSITIVE_INFINITY));
}

function orientation(
  { currency }: Property,
  few: TooFewComparables,
  official: OfficialPrice,
  { range, basedOn }: OfficialOrientation,
): OrientationOnly {
  return {
    kind: "orientation",
    basis: "official-orientation",
    found: few.found,
    needed: few.needed,
    currency,
    range,
    official,
    basedOn,
    reasons: [missing(few), "El rango parte de una cifra oficial de la zona y de lo que has dicho de la vivienda."],
    used: few.used,
    excluded: few.excluded,
  };
}

function none(few: TooFewComparables, operation: Property["operation"]): NoValue {
  // The page offers to calculate by hand for a sale alone.
  const advice =
    operation === "alquiler"
      ? "Añade comparables de alquiler."
      : "Añade comparables, o calcula el valor con un precio por m² o con la renta neta que da.";
  return {
    kind: "too-few-comparables",
    basis: "none",
    found: few.found,
    needed: few.needed,
    reasons: [missing(few), advice],
    used: few.used,
    excluded: few.excluded,
  };
}

function missing({ found, needed }: TooFewComparables): string {
  if (found === 0) return `No hay comparables que sirvan. Hacen falta ${needed}.`;
  return `Hay ${found === 1 ? "un comparable" : `${found} comparables`} que ${found === 1 ? "sirve" : "sirven"}. Hacen falta ${needed}.`;
}
