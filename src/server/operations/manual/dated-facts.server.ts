import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";

/** Every figure with dates that the product knows, found in the modules themselves: a new one is in the manual by itself. */

const modules = import.meta.glob<Record<string, unknown>>(
  // A worker runs on import, in a thread that this is not.
  [
    "../../../domain/**/*.ts",
    "../../../tools/**/*.ts",
    "!../../../**/*.test.ts",
    "!../../../**/*.test-data.ts",
    "!../../../**/*-worker.ts",
  ],
  { eager: true },
);

export interface FoundFact {
  /** `domain/tools/tax/transfer-tax.ts`. */
  file: string;
  fact: DatedFact<unknown>;
}

export function allDatedFacts(): FoundFact[] {
  const found = new Map<string, FoundFact>();
  for (const [path, module] of Object.entries(modules)) {
    const file = path.replace(/^(\.\.\/)+/, "");
    const seen = new Set<object>();
    for (const fact of Object.values(module).flatMap((value) => factsIn(value, seen))) {
      if (!found.has(fact.id)) found.set(fact.id, { file, fact });
    }
  }
  return [...found.values()];
}

/** @param seen values that were walked before: one may hold itself, as a context of React does */
function factsIn(value: unknown, seen: Set<object>): DatedFact<unknown>[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  if ("validFrom" in value && "mark" in value && "label" in value) return [value as DatedFact<unknown>];
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.values(value).flatMap((inner) => factsIn(inner, seen)) : [];
}

interface ScaleLike {
  rate?: number;
  brackets?: readonly { upTo: number | null; rate: number }[];
}

/** A value as people read it; one with a shape of its own is shown unchanged. */
export function factValue({ value, unit }: DatedFact<unknown>): string {
  if (typeof value === "number") {
    if (unit === "fracción") return formatPercent(value, 3);
    return `${formatNumber(value, 6)}${unit ? `\u00a0${unit}` : ""}`;
  }
  if (typeof value === "string") return value;
  const { rate, brackets } = (value ?? {}) as ScaleLike;
  if (Array.isArray(brackets) && brackets.every((bracket) => typeof bracket.rate === "number")) {
    return brackets
      .map(
        ({ upTo, rate: share }) =>
          `${upTo == null ? "resto" : `hasta ${formatNumber(upTo, 2)}`}: ${formatPercent(share, 4)}`,
      )
      .join("; ");
  }
  return typeof rate === "number" ? formatPercent(rate, 4) : JSON.stringify(value);
}
