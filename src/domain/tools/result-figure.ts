import { formatEstimate } from "../shared/format/estimates.ts";
import { formatMoney } from "../shared/format/format.ts";

/** The figure that stands for a result in a list. Money is in currency units. */
export interface ResultFigure {
  /** What the figure is: `Precio estimado de venta`. */
  label: string;
  /** Null where the engine answers a range alone. */
  value: number | null;
  /** Where 8 of 10 cases lie, and 5 of 10; absent for what is exact. */
  range80?: { low: number; high: number };
  range50?: { low: number; high: number };
  currency: string;
  /** A rent. */
  perMonth?: boolean;
  /** One or two words on what bounds it: `Demostración`. */
  tag?: string;
}

/** An amount of a figure as it is read: what has a range is an estimate and shows three significant digits. */
export function writeFigureAmount(figure: Pick<ResultFigure, "currency" | "range80">, amount: number): string {
  return figure.range80 ? formatEstimate(amount, figure.currency) : formatMoney(amount, figure.currency);
}
