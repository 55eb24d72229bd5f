import { expect, test } from "vitest";
import { CLOSED, only, outcome } from "./renovations.test-data.ts";
import { renovation as tool } from "./tool.ts";

test("in lists it is what is left, exact and known as an estimate; zero where nothing is to be done", () => {
  const figureOf = (changes: Record<string, unknown>) => {
    const { input, result } = outcome(changes);
    return tool.figureOf!(result, input);
  };
  expect(figureOf(CLOSED)).toEqual({ label: "Ganancia", value: 3160, isEstimate: true, currency: "EUR" });
  expect(figureOf({ budget: 0 })?.value).toBe(0);
});

test("figures of one source and doubt stand together, with their mark", () => {
  const { input, result } = outcome();
  const sources = tool.sourcesOf(result, input);
  expect(sources.length).toBeLessThan(result.facts.length / 2);
  expect(sources.find(({ label }) => label.includes("Pintura, por m² de pared"))?.tag).toBe("por comprobar");
  expect(sources.find(({ label }) => label.includes("Imprevistos"))?.tag).toBeUndefined();
});

test("the order for builders may be said better; where there is none, nothing may", () => {
  const wordingOf = (changes: Record<string, unknown>) => {
    const { input, result } = outcome(changes);
    return tool.wordingOf!(result, input);
  };
  expect(wordingOf(CLOSED)).toMatchObject([
    { id: "encargo", text: expect.stringMatching(/^Encargo para pedir presupuesto: /), most: 1500 },
  ]);
  expect(wordingOf({ budget: 0 })).toEqual([]);
});

test("homes fill it in, as far as they are known", () => {
  const known = { operation: "venta", type: "piso", country: "ES", builtAreaM2: 80, currency: "EUR" } as const;
  expect(tool.fillFrom!({ ...known, price: 240_000 }, undefined, "ES-VC")).toMatchObject({
    value: 240_000,
    place: "ES-VC",
    home: { builtAreaM2: 80 },
  });
  expect(tool.fillFrom!({ ...known, country: "MX" }, undefined, "MX")).toEqual({
    home: { ...known, country: "MX" },
    place: "MX",
  });
  // A kitchen of last year is not proposed again, and the file's own words say why.
  expect(tool.fillFrom!(known, { renovatedWhat: "Cocina y ventanas", renovatedYear: 2025 })).toMatchObject({
    done: ["cocina", "ventanas"],
    doneNote: "Cocina y ventanas, 2025",
    works: { cocina: { on: false }, ventanas: { on: false } },
  });
  expect(tool.fillFrom!(known, { renovatedYear: 2025 })).not.toHaveProperty("done");
  // A rent is no value.
  expect(tool.fillFrom!({ ...known, operation: "alquiler", price: 900 })).not.toHaveProperty("value");
});

test("it goes on to the valuation and to an advert of what there is today", () => {
  const { input, result } = outcome();
  const steps = tool.nextOf!(result, input);
  expect(steps.map(({ path }) => path)).toEqual(["/valoracion", "/generador-descripciones"]);
  // The advert says what the home has: the works that are not done are not in it.
  expect(steps[1]!.values).toMatchObject({
    home: { condition: "a_reformar", hasAirConditioning: false, bathrooms: 1, price: 420_000 },
  });
  expect(steps[0]).toMatchObject({
    label: "Compruébalo con comparables",
    values: { home: { condition: "a_reformar" } },
  });
});

test("a full refurbishment is valued as done; nothing to do goes on to the negotiation", () => {
  const whole = outcome({ ...CLOSED, budget: 50_000, works: { integral: { cost: 5000 } } });
  expect(whole.result.best.ids).toContain("integral");
  expect(tool.nextOf!(whole.result, whole.input)[0]).toMatchObject({
    label: "Valórala ya reformada",
    values: { home: { condition: "bueno" } },
  });
  const idle = outcome({ budget: 0 });
  expect(tool.nextOf!(idle.result, idle.input).at(-1)).toMatchObject({
    path: "/negociador-virtual",
    values: { listPrice: 420_000, target: 420_000, place: "ES-MD" },
  });
});

test("a shared page needs nothing of the input", () => expect(tool.shownInput(outcome().input)).toEqual({}));

test("doing nothing is an answer where works were weighed, and none where there is no work", () => {
  const hasAnswer = (changes: Record<string, unknown>) => tool.hasAnswer!(outcome(changes).result);
  expect(hasAnswer({ ...CLOSED, budget: 0 })).toBe(true);
  expect(hasAnswer({ ...CLOSED, works: only({}) })).toBe(false);
});
