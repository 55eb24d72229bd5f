import { formatEstimate, roundedEstimate } from "../../shared/format/estimates.ts";
import { formatPercent, formatSignedMoney } from "../../shared/format/format.ts";
import { isEstimated, type ResultFigure } from "../result-figure.ts";

/** Two results beside each other: the distance of their figures, its meaning, and the rows that differ. */

/** One line of a result or of its input, as it is read: `Superficie`, `76 m²`. */
export interface ResultRow {
  group: "datos" | "resultado";
  label: string;
  value: string;
}

export interface ComparedRow {
  group: ResultRow["group"];
  label: string;
  /** Null where that result has no such row. */
  first: string | null;
  second: string | null;
  isChanged: boolean;
}

/** Rows of two results of one tool, by their labels, in the order of the first; rows of the second alone follow. */
export function compareRows(first: readonly ResultRow[], second: readonly ResultRow[]): ComparedRow[] {
  const keyOf = ({ group, label }: ResultRow) => `${group}/${label}`;
  const ofSecond = new Map(second.map((row) => [keyOf(row), row]));
  const keys = new Set(first.map(keyOf));
  const rows = first.map((row): ComparedRow => {
    const other = ofSecond.get(keyOf(row))?.value ?? null;
    return { group: row.group, label: row.label, first: row.value, second: other, isChanged: other !== row.value };
  });
  const added = second
    .filter((row) => !keys.has(keyOf(row)))
    .map(({ group, label, value }): ComparedRow => ({ group, label, first: null, second: value, isChanged: true }));
  return [...rows, ...added];
}

export interface FigureDifference {
  /** `+8.000 €`; null where the figures cannot be taken from each other. */
  amount: string | null;
  /** `+2,4 %` of the first; null without an amount, and where the first is zero. */
  share: string | null;
  /** The justified conclusion, and no more. */
  words: string;
}

/** The second figure less the first, with the conclusion that their ranges allow. */
export function compareFigures(first: ResultFigure | null, second: ResultFigure | null): FigureDifference {
  const none = (words: string): FigureDifference => ({ amount: null, share: null, words });
  if (!first || !second) {
    return none(
      first || second ? "Uno de los dos resultados no tiene cifra." : "Ninguno de los dos resultados tiene cifra.",
    );
  }
  if (first.currency !== second.currency) {
    return none("Las cifras están en monedas distintas y no se restan.");
  }
  if (Boolean(first.perMonth) !== Boolean(second.perMonth)) {
    return none("Una cifra es al mes y la otra no: no se restan.");
  }
  if (first.value === null || second.value === null) {
    return none(
      `Uno de los dos resultados solo da un rango: no hay diferencia que calcular. ${rangeWords(first, second)}`,
    );
  }
  // Estimates are shown with three digits, and the difference is that of what is shown.
  const [from, to] = [first, second].map((figure) =>
    isEstimated(figure) ? roundedEstimate(figure.value!) : figure.value!,
  );
  const difference = to! - from!;
  const share = from === 0 ? null : signed(difference / from!);
  const kind = first.label === second.label ? "" : `Son cifras distintas: «${first.label}» y «${second.label}». `;
  const words = difference === 0 ? "Las dos cifras son iguales." : rangeWords(first, second);
  return { amount: formatSignedMoney(difference, first.currency), share, words: `${kind}${words}` };
}

/**
 * Conclusion from the 80 % ranges of a difference. Ranges that meet do not prove that nothing changed, nor do ranges
 * apart prove a cause: the words stop where the figures do.
 */
function rangeWords(first: ResultFigure, second: ResultFigure): string {
  const [a, b] = [first.range80, second.range80];
  if (a && b) {
    return a.low <= b.high && b.low <= a.high
      ? `Los rangos del 80\u00a0% se solapan entre ${shared(a, b, first.currency)}: la diferencia cabe en la imprecisión de las estimaciones.`
      : "Los rangos del 80\u00a0% no se solapan: la diferencia es mayor que la imprecisión de cada estimación.";
  }
  const range = a ?? b;
  const exact = a ? second.value : first.value;
  if (range && exact !== null) {
    return range.low <= exact && exact <= range.high
      ? "La cifra sin rango queda dentro del rango del 80\u00a0% de la otra."
      : "La cifra sin rango queda fuera del rango del 80\u00a0% de la otra.";
  }
  return range ? "" : "Son cuentas sin rango: la diferencia sale entera de los datos y de las tablas de cada día.";
}

function shared(a: { low: number; high: number }, b: { low: number; high: number }, currency: string): string {
  return `${formatEstimate(Math.max(a.low, b.low), currency)} y ${formatEstimate(Math.min(a.high, b.high), currency)}`;
}

const signed = (fraction: number) => `${fraction > 0 ? "+" : ""}${formatPercent(fraction)}`;

/** A source as a result names it. */
interface DatedSource {
  label: string;
  title: string;
  /** ISO. */
  date: string;
}

export interface ChangedSource {
  label: string;
  /** ISO dates; null where that result did not use it. */
  first: string | null;
  second: string | null;
}

/** Facts that changed before a repeated calculation: those with another date or another text. */
export function changedSources(first: readonly DatedSource[], second: readonly DatedSource[]): ChangedSource[] {
  // One label may have several sources, such as adverts of two origins: together they are one fact.
  const byLabel = (sources: readonly DatedSource[]) => {
    const facts = new Map<string, { title: string; date: string }>();
    for (const { label, title, date } of sources) {
      const before = facts.get(label);
      facts.set(label, {
        title: before ? `${before.title}\n${title}` : title,
        date: before && before.date > date ? before.date : date,
      });
    }
    return facts;
  };
  const [old, now] = [byLabel(first), byLabel(second)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((label) => {
    const [a, b] = [old.get(label), now.get(label)];
    if (a && b && a.date === b.date && a.title === b.title) return [];
    return [{ label, first: a?.date ?? null, second: b?.date ?? null }];
  });
}
