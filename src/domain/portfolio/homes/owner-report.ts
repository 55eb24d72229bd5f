import * as z from "zod/mini";
import { formatDate, formatMoney, formatNumber, formatPercent, formatUnitPrice } from "../../shared/format/format.ts";
import { trimmedText } from "../../shared/schema/text.ts";
import { addDays, isDay, startOfWeek } from "../../shared/time/local-time.ts";

/** The weekly report to the owner of a home: what was measured in a week, and nothing that was not. */

/** Words of the visitor of a finished visit. */
export interface VisitOutcome {
  /** `2026-11-25` */
  day: string;
  outcome: string | null;
}

/** The home beside those of the same agency that resemble it. */
export interface Comparison {
  /** Homes compared with, at least `LEAST_COMPARED`. */
  homes: number;
  /** Median of their price per square metre of built area. */
  unitPrice: number;
  /** Median of the days that they have been on offer. */
  daysListed: number | null;
  /** The quarter in which all of them lie, else the town; reports of before it was told have none. */
  place?: string;
}

/** The official mean of a town's homes: another kind of value than a price that is asked. */
export interface MarketLevel {
  /** Per square metre of built area, in euros. */
  unitPrice: number;
  place: string;
  /** `media de 2025T3 a 2026T2` */
  period: string;
}

export interface ReportFigures {
  currency: string;
  price: number | null;
  builtAreaM2: number | null;
  /** Days on offer at the end of the week; null where the first day is unknown. */
  daysListed: number | null;
  /** Browsers that saw the shared page in the week, and the week before; null where no page was open. */
  views: { now: number; before: number } | null;
  visits: { made: VisitOutcome[]; planned: number };
  /** People who asked about the home in the week. */
  enquiries: number;
  /** Deals that came to an offer in the week. */
  offers: number;
  /** The price before a change in the week; null without one. */
  priceBefore: number | null;
  comparison: Comparison | null;
  /** Null where no official figure is known of its town; reports of before it was told have none. */
  market?: MarketLevel | null;
}

/** The words of a report about the home itself; a sent report has those of its day. */
export interface ReportWords {
  /** `Piso en venta` */
  kind: string;
  title: string;
  /** Street where it may be seen, quarter and town. */
  place: string;
  price: string;
  /** `al mes` of a letting, else empty. */
  pricePer: string;
  reference: string | null;
}

/** With fewer homes a median says more of one home than of a market. */
export const LEAST_COMPARED = 3;

/** Median; null of an empty list. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

interface Similar {
  price: number | null;
  builtAreaM2: number | null;
  daysListed: number | null;
}

/**
 * @param similar homes of the agency like this one, without it; those without price or area are left out
 * @param place the quarter or town in which they lie
 */
export function comparisonOf(similar: readonly Similar[], place?: string): Comparison | null {
  const unitPrices = similar.flatMap(({ price, builtAreaM2 }) =>
    price !== null && builtAreaM2 !== null && builtAreaM2 > 0 ? [price / builtAreaM2] : [],
  );
  if (unitPrices.length < LEAST_COMPARED) return null;
  const days = similar.flatMap(({ daysListed }) => (daysListed === null ? [] : [daysListed]));
  return {
    homes: unitPrices.length,
    unitPrice: medianOf(unitPrices)!,
    daysListed: days.length < LEAST_COMPARED ? null : medianOf(days),
    ...(place !== undefined && { place }),
  };
}

export interface ReportFigure {
  label: string;
  value: string;
  note: string | null;
}

/** The figures of the week, each with a label; views only where a page was open to be seen. */
export function reportFigures({ views, visits, enquiries, offers }: ReportFigures): ReportFigure[] {
  const seen = views && {
    label: views.now === 1 ? "Vista de su página" : "Vistas de su página",
    value: formatNumber(views.now),
    note: `Una por navegador y día; la semana anterior, ${formatNumber(views.before)}`,
  };
  return [
    ...(seen ? [seen] : []),
    {
      label: visits.made.length === 1 ? "Visita hecha" : "Visitas hechas",
      value: formatNumber(visits.made.length),
      note: visits.planned === 0 ? null : `${formatNumber(visits.planned)} más en el calendario`,
    },
    { label: enquiries === 1 ? "Consulta nueva" : "Consultas nuevas", value: formatNumber(enquiries), note: null },
    { label: offers === 1 ? "Oferta" : "Ofertas", value: formatNumber(offers), note: null },
  ];
}

/** Sentences about the home beside similar ones and the official level of its town; none where nothing can be compared. */
export function comparisonWords(figures: ReportFigures): string[] {
  const { comparison, price, builtAreaM2, currency, daysListed, market } = figures;
  const level = market
    ? [
        `El valor tasado medio de ${market.place} es de ${formatUnitPrice(market.unitPrice, "EUR")} (Ministerio de Vivienda, ${market.period}).`,
      ]
    : [];
  if (comparison === null) return level;
  const sentences: string[] = [];
  if (price !== null && builtAreaM2 !== null && builtAreaM2 > 0) {
    const own = price / builtAreaM2;
    const apart = own / comparison.unitPrice - 1;
    const how =
      Math.abs(apart) < SAME
        ? "prácticamente igual que"
        : `un ${formatPercent(Math.abs(apart))} ${apart > 0 ? "por encima de" : "por debajo de"}`;
    sentences.push(
      `Se pide ${formatUnitPrice(own, currency)}, ${how} la mediana de las ${comparison.homes} viviendas parecidas ` +
        `que tenemos ${comparison.place === undefined ? "en cartera" : `en ${comparison.place}`} ` +
        `(${formatUnitPrice(comparison.unitPrice, currency)}).`,
    );
  }
  if (daysListed !== null && comparison.daysListed !== null) {
    sentences.push(
      `Lleva ${daysInWords(daysListed)} anunciada; las parecidas, ${daysInWords(Math.round(comparison.daysListed))} de mediana.`,
    );
  }
  return [...sentences, ...level];
}

/** Half a percent is within the rounding of a price. */
const SAME = 0.005;

const daysInWords = (days: number) => `${formatNumber(days)} ${days === 1 ? "día" : "días"}`;

/** The change of the price in the week as a sentence; null without one. */
export function priceChangeWords({ price, priceBefore, currency }: ReportFigures): string | null {
  if (price === null || priceBefore === null || price === priceBefore) return null;
  const verb = price < priceBefore ? "bajó" : "subió";
  return `El precio ${verb} de ${formatMoney(priceBefore, currency)} a ${formatMoney(price, currency)}.`;
}

const MAX_COMMENT = 2_000;

/** `PATCH` of a report: omitted fields stay. */
export const reportChange = z.object({
  comment: z.optional(
    z.pipe(
      z.nullable(trimmedText({ max: MAX_COMMENT })),
      z.transform((text) => text || null),
    ),
  ),
  /** It was given to the owner, so their link may show it. */
  isSent: z.optional(z.boolean("Di sí o no")),
});
export type ReportChange = z.output<typeof reportChange>;

interface ReportMail {
  /** Full name of the owner; null where none is known. */
  to: string | null;
  title: string;
  /** `16 de noviembre de 2026`: the Monday of the week. */
  week: string;
  figures: ReportFigures;
  comment: string | null;
  /** Address of the owner's page; null without one. */
  address: string | null;
  from: string;
}

/** The report as a message to the owner. */
export function reportMessage({ to, title, week, figures, comment, address, from }: ReportMail): string {
  const [first = ""] = (to ?? "").trim().split(/\s+/);
  const lines = reportFigures(figures).map(
    ({ label, value, note }) => `· ${label}: ${value}${note ? ` (${note})` : ""}`,
  );
  const change = priceChangeWords(figures);
  const stated = [...(change === null ? [] : [change]), ...comparisonWords(figures)];
  return [
    `Hola${first === "" ? "" : `, ${first}`}:`,
    "",
    `Te cuento cómo ha ido la semana del ${week} con «${title}»:`,
    ...lines,
    ...(stated.length > 0 ? ["", ...stated] : []),
    ...(comment === null ? [] : ["", comment]),
    ...(address === null ? [] : ["", `El informe completo: ${address}`]),
    ...(from === "" ? [] : ["", from]),
  ].join("\n");
}

/** Whether a text is the Monday of a week. */
export const isWeek = (text: string): boolean => isDay(text) && startOfWeek(text) === text;

/** `Semana del 16 al 22 de noviembre de 2026`; of two months `del 30 de noviembre de 2026 al 6 de diciembre de 2026`. */
export function weekInWords(week: string): string {
  const [first, last] = [formatDate(week), formatDate(addDays(week, 6))];
  const [day, ...month] = first.split(" ");
  const isOneMonth = last.endsWith(month.join(" "));
  return `Semana del ${isOneMonth ? day : first} al ${last}`;
}
