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
  /** Nobody knows it exactly, though no range of it was measured: three significant digits are shown. */
  isEstimate?: boolean;
  currency: string;
  /** A rent. */
  perMonth?: boolean;
  /** One or two words on its limits: `Demostración`. */
  tag?: string;
}

/** Whether a figure is an estimate, which shows three significant digits: what has a range is one too. */
export function isEstimated({ range80, isEstimate }: Pick<ResultFigure, "range80" | "isEstimate">): boolean {
  return range80 !== undefined || isEstimate === true;
}

/** An amount of a figure as it is read. */
export function writeFigureAmount(
  figure: Pick<ResultFigure, "currency" | "range80" | "isEstimate">,
  amount: number,
): string {
  return isEstimated(figure) ? formatEstimate(amount, figure.currency) : formatMoney(amount, figure.currency);
}
