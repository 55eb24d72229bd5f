/**
 * A result that somebody worked out by hand, and the call that must give it. The tests and the page `/admin/tests`
 * share one list.
 */
export interface HandCheck {
  id: string;
  /** The engine: checks of one engine are listed together. */
  group: string;
  name: string;
  /** Source of the figure's calculation. */
  source: string;
  /** In words. */
  input: string;
  expected: string | number;
  /** How far a number may be off; a half of its last digit that was worked out. */
  tolerance?: number;
  unit?: string;
  got: () => string | number;
  /** Its time when it was written, ms: for comparison, never asserted. */
  referenceMs?: number;
}

/** A check of a tool's own, which stands under the title of its card unless it names another engine. */
export type ToolCheck = Omit<HandCheck, "group"> & { group?: string };

export interface CheckResult {
  id: string;
  isRight: boolean;
  got: string;
  ms: number;
}

/** @param clock ms; only differences count */
export function runCheck(check: ToolCheck, clock: () => number): CheckResult {
  const started = clock();
  let got: string | number;
  let isRight: boolean;
  try {
    got = check.got();
    isRight = agrees(check, got);
  } catch (error) {
    got = `falla: ${error instanceof Error ? error.message : String(error)}`;
    isRight = false;
  }
  return { id: check.id, isRight, got: valueText(got, check.tolerance), ms: clock() - started };
}

function agrees({ expected, tolerance = 0 }: ToolCheck, got: string | number): boolean {
  if (typeof expected === "number" && typeof got === "number") return Math.abs(got - expected) <= tolerance + 1e-9;
  return got === expected;
}

/** Numbers with as many decimals as the check looks at. */
export function valueText(value: string | number, tolerance = 0): string {
  if (typeof value === "string") return value;
  if (!Number.isFinite(value)) return String(value);
  const decimals = tolerance === 0 ? 6 : Math.max(0, Math.min(6, Math.ceil(-Math.log10(tolerance))));
  return new Intl.NumberFormat("es-ES", { maximumFractionDigits: decimals, useGrouping: "always" })
    .format(value)
    .replace("-", "−");
}
