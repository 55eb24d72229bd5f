import { formatEstimate } from "../shared/format/estimates.ts";
import { formatMoney } from "../shared/format/format.ts";

/** The figure that represents a result in a list. Money is in currency units. */
export interface ResultFigure {
  /** Name of the figure: `Precio estimado de venta`. */
  label: string;
  /** Null where the engine answers a range alone. */
  value: number | null;
  /** Intervals of 8 of 10 cases, and of 5 of 10; absent for an exact figure. */
  range80?: { low: number; high: number };
  range50?: { low: number; high: number };
  currency: string;
  /** A rent. */
  perMonth?: boolean;
  /** One or two words on its limits: `Demostración`. */
  tag?: string;
}

/** An amount of a figure in words: one with a range is an estimate and shows three significant digits. */
export function writeFigureAmount(figure: Pick<ResultFigure, "currency" | "range80">, amount: number): string {
  return figure.range80 ? formatEstimate(amount, figure.currency) : formatMoney(amount, figure.currency);
}
