import { roundedEstimate } from "../../shared/format/estimates.ts";
import { formatNumber, formatPercent } from "../../shared/format/format.ts";
import { moneyIn, shortMoneyIn } from "../../shared/format/money-in.ts";
import { type PerYear, periodText } from "../../shared/time/periods.ts";

/** A figure of a result: its amount stays exact, and how it is written follows from its unit, on every surface alike. */

/** Unit of an amount, and the way it is written. */
export type Unit = MoneyUnit | ShareUnit | NumberUnit | PeriodUnit;

export interface MoneyUnit {
  kind: "money";
  currency: string;
  /** Instalments and taxes show cents; estimates never do. */
  decimals?: 0 | 2;
  /** Values above zero have a plus sign. */
  isSigned?: boolean;
  /** An estimate: three significant digits are written, the amount itself stays exact. */
  isEstimate?: boolean;
  /** Millions shorten: `1,25 M COP`. */
  isShort?: boolean;
  /** `al mes` */
  per?: string;
}

/** Amounts are fractions: 0.068 is written `6,8 %`. */
export interface ShareUnit {
  kind: "share";
  /** Most digits after the comma; one unless given. */
  decimals?: number;
  minDecimals?: number;
  isSigned?: boolean;
}

export interface NumberUnit {
  kind: "number";
  decimals?: number;
  minDecimals?: number;
  /** The unit's word for one and for several: `año`, `años`. */
  one?: string;
  many?: string;
  isSigned?: boolean;
}

/** Amounts count periods since the year zero, `perYear` to a year: 8.099 quarters are `T4 2024`. */
export interface PeriodUnit {
  kind: "period";
  perYear: PerYear;
}

export interface Amount {
  /** Null where it is not known. */
  amount: number | null;
  unit: Unit;
  /** Text in place of an unknown amount; a dash by default. */
  missing?: string;
}

/** From low to high, both ends included. */
export interface Span {
  low: Amount;
  high: Amount;
}

export type Value = string | Amount | Span;

type MoneyOptions = Omit<MoneyUnit, "kind" | "currency"> & { missing?: string };
type ShareOptions = Omit<ShareUnit, "kind"> & { missing?: string };
type CountOptions = Omit<NumberUnit, "kind"> & { missing?: string };

function amountOf(amount: number | null, unit: Unit, missing: string | undefined): Amount {
  return missing === undefined ? { amount, unit } : { amount, unit, missing };
}

/** Makes amounts of money of one currency. */
export function moneyOf(currency: string): (amount: number | null, options?: MoneyOptions) => Amount {
  return (amount, { missing, ...unit } = {}) => amountOf(amount, { kind: "money", currency, ...unit }, missing);
}

/** @param fraction 0.068 for 6,8 % */
export function share(fraction: number | null, { missing, ...unit }: ShareOptions = {}): Amount {
  return amountOf(fraction, { kind: "share", ...unit }, missing);
}

/** An amount without a unit; null is shown as `missing`. */
export function count(amount: number | null, { missing, ...unit }: CountOptions = {}): Amount {
  return amountOf(amount, { kind: "number", ...unit }, missing);
}

/** Both ends in the same unit. */
export function span(low: number, high: number, unit: Unit): Span {
  return { low: { amount: low, unit }, high: { amount: high, unit } };
}

/** An amount as it is read: `342.000 €`, `6,8 %`, `3 años`, `T4 2024`. */
export function writeAmount(amount: number, unit: Unit): string {
  switch (unit.kind) {
    case "money": {
      const shown = unit.isEstimate ? roundedEstimate(amount) : amount;
      const text = unit.isShort
        ? shortMoneyIn(unit.currency)(shown)
        : moneyIn(unit.currency)(shown, unit.decimals ?? 0);
      return `${withSign(text, shown, unit.isSigned)}${unit.per ? ` ${unit.per}` : ""}`;
    }
    case "share":
      return withSign(formatPercent(amount, unit.decimals ?? 1, unit.minDecimals ?? 0), amount, unit.isSigned);
    case "number": {
      const plain = formatNumber(amount, unit.decimals ?? 0, unit.minDecimals ?? 0);
      const text = withSign(plain, amount, unit.isSigned);
      const word = plain === "1" ? unit.one : unit.many;
      return word ? `${text}\u00a0${word}` : text;
    }
    case "period":
      return periodText(amount, unit.perYear);
  }
}

/** An amount that rounds to zero has no sign. */
function withSign(text: string, amount: number, isSigned: boolean | undefined): string {
  return isSigned && amount > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** A value as it is read. */
export function valueText(value: Value): string {
  if (typeof value === "string") return value;
  if ("low" in value) return `${valueText(value.low)} a ${valueText(value.high)}`;
  return value.amount === null ? (value.missing ?? "–") : writeAmount(value.amount, value.unit);
}

/** A value as a spreadsheet's cell: money in currency units to the cent, shares in percent, and text as it is. */
export function valueCell(value: Value): string | number | null {
  if (typeof value === "string") return value;
  if ("low" in value) return valueText(value);
  if (value.amount === null) return null;
  switch (value.unit.kind) {
    case "money":
      return Math.round(value.amount * 100) / 100;
    case "share":
      return Math.round(value.amount * 1e6) / 1e4;
    case "number":
      return Math.round(value.amount * 1e4) / 1e4;
    case "period":
      return valueText(value);
  }
}

/** The head of a spreadsheet's column, with the unit that its cells no longer carry: `Cuota (EUR)`, `Esfuerzo (%)`. */
export function columnHead(title: string, values: readonly Value[]): string {
  const first = values.find((value): value is Amount => typeof value === "object" && "amount" in value);
  if (first?.unit.kind === "money") return `${title} (${first.unit.currency})`;
  return first?.unit.kind === "share" ? `${title} (%)` : title;
}

/** Whether the value is a figure, which stands right in a table. */
export function isFigure(value: Value): boolean {
  return typeof value === "object" && !("amount" in value && value.unit.kind === "period");
}
