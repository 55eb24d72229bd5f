import { counted } from "../../shared/format/counted.ts";
import { formatNumber, formatPercent } from "../../shared/format/format.ts";
import type { ComparablesEstimate } from "./comparables.ts";
import type { Confidence, ConfidenceLevel, ExpectedError, UsedComparable, ValuationSubject } from "./types.ts";

const percent = (fraction: number) => formatPercent(fraction, 1, 1);

/** Expected median errors up to which a confidence is high, and up to which it is medium. */
const MOST_ERROR = { alta: 0.08, media: 0.13 } as const;
/**
 * A high confidence asks for this many comparables, known to lie at most this far away, that leave at most this share of what matters unknown:
 * values of pasted adverts, which tell little of the homes, erred 9.7 % in place of the expected 8.
 */
const SURE = { count: 6, distanceM: 1500, unknown: 0.25 } as const;
/**
 * Cities in which the values that bore a high confidence erred less than 8 % in the median on the half of the kept-out homes that the
 * scale was fitted on: 5.2 % in Barcelona, 3.1 % in Valencia (docs/valuation.md). In Buenos Aires none bore it.
 */
const HIGH_MEASURED_IN: ReadonlySet<string> = new Set(["Barcelona", "Valencia"]);

/** Mean distance of the comparables with a position in metres, by their weights; `NaN` when none has one. */
function meanDistanceM(used: readonly UsedComparable[]): number {
  let weight = 0;
  let sum = 0;
  for (const { distanceM, weightShare } of used) {
    if (distanceM === null) continue;
    weight += weightShare;
    sum += weightShare * distanceM;
  }
  return sum / weight;
}

/**
 * The confidence in a value from comparables, which is the error to be expected in its situation, and the reasons for it: how many
 * there are and how many of them weigh, how far they lie, how many are heavily adjusted, only asked for, or without a position.
 *
 * @param fsd standard deviation that the range amounts to, a fraction
 */
export function confidenceInComparables(
  { used, situation: { effective, count, unknown } }: Pick<ComparablesEstimate, "used" | "situation">,
  expected: ExpectedError,
  fsd: number,
): Confidence {
  const distance = meanDistanceM(used);
  const heavy = used.filter((c) => c.isHeavilyAdjusted).length;
  const reasons = [
    used.length < 6
      ? `Solo ${counted(used.length, "comparable", "comparables")}: el valor es orientativo.`
      : effective < used.length / 2
        ? `Son ${used.length} comparables, pero pesan como ${formatNumber(Math.round(effective))}.`
        : `${counted(used.length, "comparable sostiene", "comparables sostienen")} el valor.`,
    expected.measuredIn === null
      ? "Aquí no hemos medido el error. El rango sale de cuánto discrepan estos precios entre sí, con una regla comprobada en ciudades de las que no había aprendido."
      : `En situaciones como esta, medidas en ${expected.measuredIn}, la mitad de los errores no llegó al ${percent(expected.medianError)}.`,
  ];
  const blind = used.filter((c) => c.distanceM === null).length;
  const placed = used.length - blind;
  if (distance > SURE.distanceM) {
    const ofThem = placed === 1 ? "El único con posición está" : `Los ${placed} con posición están de media`;
    reasons.push(`${blind === 0 ? "Están de media" : ofThem} a ${formatNumber(distance / 1000, 1)} km.`);
  }
  if (heavy > 0) reasons.push(`${heavy} de ellos ${heavy === 1 ? "necesita" : "necesitan"} ajustes grandes.`);
  const apart = used.filter((c) => c.isApart).length;
  if (apart > 0)
    reasons.push(
      `${apart === 1 ? "Uno se aparta" : `${apart} se apartan`} del conjunto y ${apart === 1 ? "cuenta" : "cuentan"} menos.`,
    );
  const putBack = used.filter((c) => c.isPutBack).length;
  if (putBack === 1) reasons.push("Uno se sale del conjunto y cuenta porque lo has decidido tú.");
  if (putBack > 1) reasons.push(`${putBack} se salen del conjunto y cuentan porque lo has decidido tú.`);
  const offers = used.filter((c) => c.listing.evidence === "oferta").length;
  if (offers === used.length)
    reasons.push(
      used[0]?.listing.operation === "alquiler"
        ? "Todas son rentas de oferta, no de contrato."
        : "Todos son precios de oferta, no de cierre.",
    );
  if (blind > 0) reasons.push(`${blind} sin posición: no sabemos a qué distancia ${blind === 1 ? "está" : "están"}.`);
  const isSure =
    expected.measuredIn !== null &&
    HIGH_MEASURED_IN.has(expected.measuredIn) &&
    count >= SURE.count &&
    distance <= SURE.distanceM &&
    unknown <= SURE.unknown;
  const level = levelOf(expected.medianError, isSure);
  return { level, score: scoreOf(fsd, level), reasons };
}

/** Never high without what makes it sure, nor where no high confidence was confirmed. */
function levelOf(medianError: number, isSure: boolean): ConfidenceLevel {
  if (medianError <= MOST_ERROR.alta && isSure) return "alta";
  return medianError <= MOST_ERROR.media ? "media" : "baja";
}

const WEIGHTY: readonly { field: keyof ValuationSubject; name: string }[] = [
  { field: "yearBuilt", name: "el año" },
  { field: "isToReform", name: "el estado" },
  { field: "floor", name: "la planta" },
  { field: "hasLift", name: "el ascensor" },
  { field: "bathrooms", name: "los baños" },
  { field: "rooms", name: "las habitaciones" },
];

/**
 * How sure a value of a model's own years is: never high, its prices are of then.
 *
 * @param dataTo ISO date of the last of the model's prices
 * @param comparables adverts of those years around it that took part
 */
export function confidenceInModel(fsd: number, home: ValuationSubject, dataTo: string, comparables = 0): Confidence {
  const year = dataTo.slice(0, 4);
  const level = fsd > 0.3 ? "baja" : "media";
  const reasons = [
    comparables > 0
      ? `Son precios de oferta de ${year}, con ${comparables} anuncios de entonces a su alrededor y sin comparables de hoy.`
      : `Son precios de oferta de ${year}, sin comparables de hoy.`,
    `La desviación prevista para una vivienda así es del ${percent(fsd)}.`,
  ];
  const unknown = WEIGHTY.filter(({ field }) => Number.isNaN(home[field])).map(({ name }) => name);
  if (unknown.length > 0) reasons.push(`No sabemos ${unknown.join(", ")}.`);
  return { level, score: scoreOf(fsd, level), reasons };
}

/** A level's score goes no further, so that nobody reads 94 of 100 beside a low confidence. */
const HIGHEST_SCORE: Record<ConfidenceLevel, number> = { alta: 100, media: 84, baja: 70 };

function scoreOf(fsd: number, level: ConfidenceLevel): number {
  return Math.min(HIGHEST_SCORE[level], Math.max(0, 100 * (1 - fsd)));
}
