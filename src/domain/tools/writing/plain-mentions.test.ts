import { expect, describe as group, test } from "vitest";
import { describe } from "./describe.ts";
import { type HomeFacts, isKnown, VARIETIES } from "./facts.ts";

/** A home of which little is known, so that all of it is said. */
const flat: HomeFacts = { operation: "venta", type: "piso", country: "ES", currency: "EUR", builtAreaM2: 80 };
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);

const longOf = (facts: HomeFacts, variety: (typeof VARIETIES)[number], seed = 1) =>
  describe(facts, { variety, tone: "neutro", seed, thisYear: 2026 });

group("an attribute whose sentence stands in the table", () => {
  test.each(VARIETIES)("is said once in %s, whatever the seed, and marked with its field", (variety) => {
    const sentence = variety === "en" ? "it is sold with a tenant in place" : "se vende con inquilino";
    for (const seed of SEEDS) {
      const { long, fields } = longOf({ ...flat, occupancy: "alquilada" }, variety, seed);
      expect(long.plain.toLowerCase().split(sentence)).toHaveLength(2);
      expect(fields).toContain("occupancy");
      const phrase = long.phrases.find(({ field }) => field === "occupancy");
      expect(phrase?.text.toLowerCase()).toBe(sentence);
    }
  });

  test("each value has its own sentence", () => {
    expect(longOf({ ...flat, occupancy: "libre" }, "es-ES").long.plain.toLowerCase()).toContain(
      "se entrega sin ocupantes",
    );
    expect(longOf({ ...flat, occupancy: "ocupada" }, "es-MX").long.plain.toLowerCase()).toContain(
      "se vende sin posesión: vive alguien sin título",
    );
  });

  test("is a bullet as well, with a capital", () => {
    const bullets = longOf({ ...flat, occupancy: "alquilada" }, "es-ES").bullets.map(({ plain }) => plain);
    expect(bullets).toContain("Se vende con inquilino");
  });

  test("is not said of a home to let, nor where nobody knows it", () => {
    const rent: HomeFacts = { ...flat, operation: "alquiler", occupancy: "libre" };
    expect(isKnown(rent, "occupancy")).toBe(false);
    expect(longOf(rent, "es-ES").fields).not.toContain("occupancy");
    expect(longOf(flat, "es-ES").long.plain).not.toMatch(/ocupantes|inquilino/);
  });
});
