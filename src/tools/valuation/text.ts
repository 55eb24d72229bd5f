import { formatArea, formatDate, formatDistance, formatMonth, formatPercent } from "#domain/shared/format/format.ts";
import type { OrientationOnly, UsedComparable, ValuedHome } from "#domain/tools/valuation/types.ts";
import type { ValuationOutcome } from "./engine.ts";
import type { ValuationInput } from "./schema.ts";
import { valuationSources } from "./sources.ts";
import {
  basisLine,
  confidenceTitle,
  DEMO_WARNING,
  evidenceLine,
  homeLine,
  homeTitle,
  measuredLine,
  moneyOf,
  NEXT_STEP,
  NOT_AN_APPRAISAL,
  officialLine,
  pasteLines,
  rangeSentence,
  todayLine,
  usesDemo,
  valueLabel,
  WITHOUT_MODEL,
} from "./wording.ts";

/** The whole result as plain text, to copy into a mail or a note. */
export function valuationText(result: ValuationOutcome, input: ValuationInput): string {
  const { home } = input;
  const head = [`Valoración: ${homeTitle(home)}`, homeLine(home), ...(home.placeName ? [home.placeName] : [])];
  const sources = valuationSources(result).map(
    ({ label, title, date, tag }) => `- ${label}: ${title} (${formatDate(date)}${tag ? `, ${tag}` : ""})`,
  );
  return [
    head,
    verdict(result, input),
    result.isWithoutModel ? [WITHOUT_MODEL] : [],
    result.kind === "value" ? explanationLines(result, input) : [],
    comparableLines(result, input),
    pasteLines(result),
    sources.length > 0 ? ["Fuentes", ...sources] : [],
    [NOT_AN_APPRAISAL],
  ]
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n");
}

function verdict(result: ValuationOutcome, input: ValuationInput): string[] {
  if (result.kind === "value") return valueLines(result, input);
  if (result.kind === "orientation") return [orientationLine(result, input), ...result.reasons, NEXT_STEP];
  return ["Sin valor: faltan comparables.", ...result.reasons, NEXT_STEP];
}

function valueLines(result: ValuedHome, { home }: ValuationInput): string[] {
  const { full, perM2 } = moneyOf(result, home);
  const today = todayLine(result, home);
  const measured = result.measured[0];
  return [
    `${valueLabel(result, home)}: ${full(result.value)} (${perM2(result.pricePerM2)})`,
    rangeSentence(result, home),
    `${basisLine(result)}.`,
    ...(today ? [today] : []),
    ...(usesDemo(result.used) ? [DEMO_WARNING] : []),
    `${confidenceTitle(result)}. ${result.confidence.reasons.join(" ")}`.trim(),
    ...(measured ? [`${measuredLine(measured)}.`] : []),
  ];
}

function orientationLine(result: OrientationOnly, { home }: ValuationInput): string {
  const { money } = moneyOf(result, home);
  return `Solo una orientación: entre ${money(result.range.low)} y ${money(result.range.high)}. ${officialLine(result.official)}.`;
}

function explanationLines(result: ValuedHome, { home }: ValuationInput): string[] {
  const { money } = moneyOf(result, home);
  const { start, bars, value } = result.explanation;
  return [
    "De dónde sale el precio",
    `- ${start.label}: ${money(start.amount)}`,
    ...bars.map(({ label, amount }) => `- ${label}: ${amount > 0 ? "+" : ""}${money(amount)}`),
    `- Estimación: ${money(value)}`,
  ];
}

function comparableLines(result: ValuationOutcome, input: ValuationInput): string[] {
  if (result.used.length === 0) return [];
  const left = result.leftOut.reduce((sum, { count }) => sum + count, 0);
  return [
    evidenceLine(result.used),
    ...result.used.map((comparable, index) => `${index + 1}. ${comparableLine(comparable, result, input)}`),
    ...(left > 0 ? [`Sin contar: ${left} ${left === 1 ? "anuncio" : "anuncios"}.`] : []),
  ];
}

function comparableLine(comparable: UsedComparable, result: ValuationOutcome, { home }: ValuationInput): string {
  const { money } = moneyOf(result, home);
  const { listing, distanceM, price, adjustedPrice, weightShare } = comparable;
  const parts = [
    listing.address ?? listing.placeName,
    formatArea(listing.builtAreaM2),
    distanceM === null ? undefined : `a ${formatDistance(distanceM)}`,
    `${listing.evidence} ${money(price)}`,
    listing.date === undefined ? undefined : formatMonth(listing.date),
    `ajustado ${money(adjustedPrice)}`,
    `peso ${formatPercent(weightShare, 0)}`,
  ];
  return parts.filter((part) => part !== undefined).join(", ");
}

/** Room for a long address without passing 700 characters. */
const LONGEST_TITLE = 140;

/** The result in at most 700 characters, for WhatsApp. */
export function valuationMessage(result: ValuationOutcome, { home }: ValuationInput): string {
  const title = homeTitle(home);
  const lines = [`*${title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title}*`];
  if (result.kind === "value") {
    const { full, perM2 } = moneyOf(result, home);
    lines.push(
      `${valueLabel(result, home)}: *${full(result.value)}* (${perM2(result.pricePerM2)})`,
      rangeSentence(result, home),
      `${basisLine(result)}. ${confidenceTitle(result)}.`,
    );
    const today = todayLine(result, home);
    if (today) lines.push(today);
    if (usesDemo(result.used)) lines.push("Con anuncios de demostración: no vale para una vivienda real.");
  } else if (result.kind === "orientation") {
    const { money } = moneyOf(result, home);
    lines.push(
      `Solo una orientación: entre ${money(result.range.low)} y ${money(result.range.high)}, según el valor oficial de la zona.`,
      "Con tres comparables actuales se puede dar un precio.",
    );
  } else {
    lines.push(`Todavía sin precio: hay ${result.found} comparables y hacen falta ${result.needed}.`);
  }
  lines.push("No es una tasación oficial (Orden ECO/805/2003).");
  return lines.join("\n");
}
