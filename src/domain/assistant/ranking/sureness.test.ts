import { expect, test } from "vitest";
import { namesIn, SURENESS_SIGNALS, type SurenessSignals, surenessOf } from "./sureness.ts";

const all = (value: number) =>
  Object.fromEntries(SURENESS_SIGNALS.map((signal) => [signal, value])) as unknown as SurenessSignals;

test("signals that weigh nothing leave it open", () => {
  expect(surenessOf(all(1), { weights: all(0) })).toBe(0.5);
});

test("odds are the exponential of the weighted sum", () => {
  // ln 3 gives three to one.
  const weights = { ...all(0), coverage: Math.log(3) };
  expect(surenessOf({ ...all(0), coverage: 1 }, { weights })).toBeCloseTo(0.75, 10);
});

test("names are written large within a sentence, or follow a word that names", () => {
  expect(namesIn("¿Cuánto cuesta el plan oro?")).toEqual(["oro"]);
  expect(namesIn("¿Vale para Seúl?")).toEqual(["seul"]);
  expect(namesIn("Quiero vender. Tengo prisa")).toEqual([]);
  expect(namesIn("QUIERO VENDER EN LUGO")).toEqual([]);
});
