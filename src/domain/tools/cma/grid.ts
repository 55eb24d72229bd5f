import { logMean } from "../valuation/log-mean.ts";
import type { AdjustmentLine, ComponentId } from "../valuation/types.ts";

/**
 * Columns of the adjustment grid in their order. `index` and `closing` are steps of the price in time and from the price asked to the one
 * paid: they are no difference between two homes, and count in neither net nor gross. `location` and `extras` have no proposal: the
 * engine looks for comparables nearby in place of adjusting for the street, and only the agent knows of views, noise or a good kitchen.
 */
export const GRID_COLUMNS = [
  "area",
  "bathrooms",
  "condition",
  "age",
  "lift",
  "floor",
  "exterior",
  "terrace",
  "parking",
  "storage",
  "pool",
  "air-conditioning",
  "location",
  "extras",
  "closing",
  "index",
] as const satisfies readonly ComponentId[];
/** One of them. */
export type GridColumn = (typeof GRID_COLUMNS)[number];

/** Names of the columns, as they are read. */
export const COLUMN_NAMES: Record<GridColumn, string> = {
  area: "Superficie",
  bathrooms: "Baños",
  condition: "Estado",
  age: "Antigüedad",
  lift: "Ascensor",
  floor: "Planta",
  exterior: "Exterior o interior",
  terrace: "Terraza",
  parking: "Garaje",
  storage: "Trastero",
  pool: "Piscina",
  "air-conditioning": "Aire acondicionado",
  location: "Ubicación",
  extras: "Otros",
  closing: "De oferta a cierre",
  index: "Evolución de precios",
};

/** Columns that move a price in time or from asked to paid. */
const MARKET_STEPS: readonly GridColumn[] = ["closing", "index"];

/** A cell that the agent fills in place of the engine's proposal; the amount is signed and in currency units. */
export interface CellChange {
  column: GridColumn;
  amount: number;
}

/** A cell of the grid: the engine's proposal stays beside what counts. Amounts are signed and in currency units. */
export interface GridCell {
  column: GridColumn;
  /** Zero where the engine proposes nothing. */
  proposed: number;
  /** The amount that counts: the agent's where there is one, else the proposal. */
  amount: number;
  isChanged: boolean;
}

/** The part of its price that changes may leave a comparable with at least; below it the changes are a slip of the pen. */
const LEAST_LEFT = 0.1;

/**
 * The cells of a comparable: proposals of the engine under the changes of the agent. A column that neither fills has no cell.
 *
 * @param proposed the engine's lines; two lines of one column are added up
 * @param changes a later change of a column wins
 */
export function gridCells(proposed: readonly AdjustmentLine[], changes: readonly CellChange[]): GridCell[] {
  const typed = new Map(changes.map(({ column, amount }) => [column, amount]));
  return GRID_COLUMNS.flatMap((column) => {
    const lines = proposed.filter(({ id }) => id === column);
    const sum = lines.reduce((total, { amount }) => total + amount, 0);
    const own = typed.get(column);
    if (lines.length === 0 && own === undefined) return [];
    return [{ column, proposed: sum, amount: own ?? sum, isChanged: own !== undefined }];
  });
}

/** Net and gross adjustment of a comparable, in currency units and as fractions of its price, and its adjusted price. */
export interface GridSums {
  adjusted: number;
  /** Sum of the differences between the homes, signed, over the price. */
  net: number;
  /** Sum of the same without their signs, over the price. */
  gross: number;
}

/**
 * The sums of a row. Every cell moves the adjusted price; the two market steps count in neither net nor gross.
 *
 * @param price of the comparable, above zero
 */
export function gridSums(price: number, cells: readonly Pick<GridCell, "column" | "amount">[]): GridSums {
  const own = cells.filter(({ column }) => !MARKET_STEPS.includes(column));
  return {
    adjusted: price + cells.reduce((sum, { amount }) => sum + amount, 0),
    net: own.reduce((sum, { amount }) => sum + amount, 0) / price,
    gross: own.reduce((sum, { amount }) => sum + Math.abs(amount), 0) / price,
  };
}

/** Whether changes leave a comparable less than a tenth of its price: they are then not applied. */
export const leavesNothing = (price: number, { adjusted }: Pick<GridSums, "adjusted">): boolean =>
  adjusted < LEAST_LEFT * price;

/**
 * Cells as lines of the engine, whose factors multiply up to the adjusted price exactly: each amount over the logarithmic mean of both
 * prices. A cell of zero is no line.
 *
 * @param price of the comparable, above zero; `price` and the amounts must add up to more than zero
 */
export function linesOfCells(price: number, cells: readonly GridCell[]): AdjustmentLine[] {
  const scale = logMean(price, gridSums(price, cells).adjusted);
  return cells
    .filter(({ amount }) => amount !== 0)
    .map(({ column, amount }) => ({ id: column, label: COLUMN_NAMES[column], logFactor: amount / scale, amount }));
}
