import type { MeasuredSituation } from "./measured-situations.ts";

/** Written by `npm run valuate -- --protocol --write`. Fractions. */
export const MEASURED_ROWS: readonly MeasuredSituation[] = [];
