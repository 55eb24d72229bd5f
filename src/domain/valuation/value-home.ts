import type { Property } from "../listing/property.ts";
import { type ComparablesEstimate, estimateFromComparables, type TooFewComparables } from "./comparables.ts";
import { confidenceInComparables, confidenceInModel } from "./confidence.ts";
import { explainComparables } from "./explain.ts";
import { orientationToday } from "./growth.ts";
import { covers, type ValuationModel } from "./model.ts";
import { modelLines } from "./model-differences.ts";
import { deviationOf, explainModelValue, predictHomes, rangesFrom } from "./model-value.ts";
import type { Candidate } from "./selection.ts";
import { subjectFromProperty } from "./subject.ts";
import type {
  MeasuredErrors,
  NoValue,
  OfficialPrice,
  OrientationOnly,
  ValuationResult,
  ValuedHome,
  ValueHomeInput,
} from "./types.ts";

/** End of the training data: the date of a value by the model alone. */
const MODEL_DATE = "2018-12-31";
/** Width of the 50 and 90 % bands over the 80 % one, on the log scale: errors have heavier tails than the normal. */
const BAND_50 = 0.45;
const BAND_90 = 1.45;
/** The model makes comparables agree more than they are right: factor that restores the 80 % (measured as above). */
const WIDER_WITH_MODEL = 1.2;
/** The model was trained on flats for sale. */
const MODEL_TYPES: readonly Property["type"][] = ["piso", "atico", "duplex", "estudio"];
/**
 * Factors that hold about 80 % of the asking €/m² of flats around the mean of their city: between those measured on
 * the adverts of 2018 (10 and 90 % quantiles: Barcelona 0.62 and 1.40, Valencia 0.49 and 1.64). Those of a province are
 * wider by supposition, because its municipalities differ too.
 */
const OFFICIAL_SPREAD = { municipality: { low: 0.55, high: 1.5 }, province: { low: 0.45, high: 1.8 } } as const;

/**
 * Values a home with whatever there is: three current comparables or more give a value of today (with the model's
 * differences between homes where the city has one, never its level); else the city's model gives a value of 2018 and
 * an orientation for today; else official €/m² gives a wide orientation; else nothing, and it says so.
 */
export function valueHome(input: ValueHomeInput<ValuationModel>): ValuationResult {
  const { subject, comparables, official } = input;
  const model = fittingModel(subject, input.model);
  const home = subjectFromProperty(subject);
  const estimate = estimateFromComparables(subject, comparables, {
    removedIds: input.removedIds ?? [],
    today: input.today,
    ...(model ? { linesFor: (c: Candidate) => modelLines(model, home, c.home, c.listing.price) } : {}),
  });
  if (estimate.kind === "estimate") return currentValue(input, estimate, model);
  if (model) return modelValue(subject, estimate, model);
  if (official && subject.operation === "venta" && subject.currency === "EUR") {
    return orientation(subject, estimate, official);
  }
  return none(estimate);
}

function fittingModel(subject: Property, model: ValuationModel | null | undefined): ValuationModel | undefined {
  if (!model || subject.latitude === undefined || subject.longitude === undefined) return undefined;
  const fits = subject.operation === "venta" && subject.currency === "EUR" && MODEL_TYPES.includes(subject.type);
  return fits && covers(model, subject.latitude, subject.longitude) ? model : undefined;
}

function currentValue(
  { subject, today }: ValueHomeInput<ValuationModel>,
  estimate: ComparablesEstimate,
  model: ValuationModel | undefined,
): ValuedHome {
  const { value, fsd, multiplier, used, excluded } = estimate;
  const band = (share: number) => {
    const width = multiplier * fsd * share * (model ? WIDER_WITH_MODEL : 1);
    return { low: value * Math.exp(-width), high: value * Math.exp(width) };
  };
  return {
    kind: "value",
    basis: "current-comparables",
    engine: model ? "both" : "comparables",
    date: today,
    currency: subject.currency,
    value,
    pricePerM2: value / subject.builtAreaM2,
    range50: band(BAND_50),
    range80: band(1),
    range90: band(BAND_90),
    fsd,
    confidence: confidenceInComparables(estimate),
    explanation: explainComparables(used, value),
    used,
    excluded,
    measured: [],
    notice: model?.card.notice ?? "",
  };
}

function modelValue(subject: Property, { used, excluded }: TooFewComparables, model: ValuationModel): ValuedHome {
  const home = subjectFromProperty(subject);
  const { logUnitPrice, logScale } = predictHomes(model, [home]);
  const value = Math.exp(logUnitPrice[0]!) * home.areaM2;
  const ranges = rangesFrom(value, Math.exp(logScale[0]!), model.card.quantiles.model);
  const fsd = deviationOf(ranges.range80);
  const today = orientationToday(model.card.city, ranges.range80);
  return {
    kind: "value",
    basis: "model-2018",
    engine: "model",
    date: MODEL_DATE,
    currency: subject.currency,
    value,
    pricePerM2: value / subject.builtAreaM2,
    ...ranges,
    fsd,
    confidence: confidenceInModel(fsd, home),
    explanation: explainModelValue(model, home),
    used,
    excluded,
    measured: fittingErrors(model.card.measured.model, value),
    ...(today ? { today } : {}),
    notice: model.card.notice,
  };
}

/** The whole city's row, and that of the band of price in which the value lies. */
function fittingErrors(rows: readonly MeasuredErrors[], value: number): MeasuredErrors[] {
  return rows.filter(({ from, to }) => (from ?? 0) <= value && value < (to ?? Number.POSITIVE_INFINITY));
}

function orientation(subject: Property, few: TooFewComparables, official: OfficialPrice): OrientationOnly {
  const middle = official.eurPerM2 * subject.builtAreaM2;
  const { low, high } = OFFICIAL_SPREAD[official.level];
  return {
    kind: "orientation",
    basis: "official-orientation",
    found: few.found,
    needed: few.needed,
    currency: subject.currency,
    range: { low: middle * low, high: middle * high },
    official,
    reasons: [missing(few), "Solo hay una cifra oficial media de la zona. No describe tu vivienda."],
    used: few.used,
    excluded: few.excluded,
  };
}

function none(few: TooFewComparables): NoValue {
  return {
    kind: "too-few-comparables",
    basis: "none",
    found: few.found,
    needed: few.needed,
    reasons: [missing(few), "Añade comparables, o calcula el valor con un precio por m² o con la renta neta."],
    used: few.used,
    excluded: few.excluded,
  };
}

function missing({ found, needed }: TooFewComparables): string {
  if (found === 0) return `No hay comparables que sirvan. Hacen falta ${needed}.`;
  return `Hay ${found === 1 ? "un comparable" : `${found} comparables`} que ${found === 1 ? "sirve" : "sirven"}. Hacen falta ${needed}.`;
}
