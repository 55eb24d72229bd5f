import type { UsedComparable } from "#domain/tools/valuation/types.ts";

/** One line of the adjustment grid as shown: from the comparable's price to its adjusted price. */
export interface GridLine {
  id: string;
  label: string;
  amount: number;
  /** The comparable does not say it. */
  isSupposed?: true;
}

/** Stands beside the adjustments for what adverts do not say. */
export const SUPPOSED_NOTE =
  "«Supuesto»: el anuncio no lo dice. Se toma lo habitual en las viviendas parecidas que tampoco lo dicen; si lo sabes, escríbelo en el comparable.";

/** Below this the difference between grid and adjusted price is rounding, in currency units. */
const ROUNDING = 0.5;

/**
 * The lines of a comparable's grid, which add up to its adjusted price: what the learned model adds beyond the grid is
 * a line of its own.
 */
export function gridLines({ lines, price, adjustedPrice }: UsedComparable): GridLine[] {
  const shown: GridLine[] = lines
    .filter(({ amount }) => amount !== 0)
    .map(({ id, label, amount, isSupposed }) => ({ id, label, amount, ...(isSupposed && { isSupposed }) }));
  const rest = adjustedPrice - price - lines.reduce((sum, { amount }) => sum + amount, 0);
  if (Math.abs(rest) > ROUNDING) shown.push({ id: "model", label: "Modelo de precios", amount: rest });
  return shown;
}
