import { formatNumber } from "../../shared/format/format.ts";
import type { NoFigure } from "./sample.ts";

/** Why there is no figure, in Spanish. */
export const whyNoFigure = (none: NoFigure): string =>
  none.kind === "no-sales" ? "sin ventas" : `muestra insuficiente (${formatNumber(none.n)})`;
