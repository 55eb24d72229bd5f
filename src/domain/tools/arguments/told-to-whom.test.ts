import { expect, test } from "vitest";
import { caseOf } from "./arguments.test-data.ts";
import type { ArgumentCase } from "./case.ts";
import { prepareArguments, rankOf } from "./prepare.ts";
import { PURPOSES } from "./purposes.ts";

// The arguments about homes of which everything is known for each kind of buyer, the loudest first. Approved by reading `told-to-whom.txt`.

const KNOWN: Partial<ArgumentCase> = {
  utilities: 95,
  certificateOn: "2024-02-01",
  valuation: { low: 300_000, high: 340_000, on: "2026-11-01" },
  official: {
    eurPerM2: 3_900,
    level: "municipality",
    placeName: "Valencia",
    period: "2026T2",
    source: "Ministerio de Vivienda, valor tasado",
  },
  areaRent: { monthly: 1_250, source: "Portal, octubre de 2026" },
  works: { low: 8_000, high: 12_000, source: "Presupuesto de Obras Sol" },
  competitors: [{ name: "Calle Cuba 3", price: 335_000, areaM2: 90 }],
};
const HOME: Partial<ArgumentCase["home"]> = {
  isTopFloor: true,
  hasGarden: true,
  hasPool: true,
  hasDoorman: true,
  isFurnished: true,
};
const CASES: Readonly<Record<string, ArgumentCase>> = {
  "a flat": caseOf(KNOWN, HOME),
  "a new house": caseOf(Object.assign({}, KNOWN, { homeKind: "nueva" }), {
    type: "casa",
    plotAreaM2: 400,
    condition: "obra_nueva",
    yearBuilt: 2025,
    energyRating: "A",
    hasLift: undefined,
  }),
  "a flat up the stairs, dearer than the official figure": caseOf(
    Object.assign({}, KNOWN, { official: undefined, valuation: undefined, renovations: [] }),
    { hasLift: false, floor: 4, isExterior: false, condition: "a_reformar", energyRating: "G" },
  ),
};

test("arguments, weak points, objections and questions of each home for each buyer", async () => {
  const lines = Object.entries(CASES).flatMap(([home, given]) => {
    const said = new Set<string>();
    return PURPOSES.flatMap((purpose) => {
      const { cards, weakPoints, objections, missing, script } = prepareArguments({ ...given, purpose });
      const told = [
        ...cards.map(
          (card) => `${rankOf(card)} ${card.id} (${card.stop}): ${card.feature}. ${card.benefit} ${card.show}`,
        ),
        ...weakPoints.map((point) => `weak ${JSON.stringify(point)}`),
        ...objections.map((objection) => `objection ${JSON.stringify(objection)}`),
        ...missing.map((datum) => `missing ${JSON.stringify(datum)}`),
        ...script.map((step) => `script ${JSON.stringify(step)}`),
      ];
      const news = told.filter((line) => !said.has(line));
      for (const line of news) said.add(line);
      const order = cards.map(({ id }) => id).join(" ");
      return [`# ${home}, for ${purpose}: ${order}`, ...news, ""];
    });
  });
  await expect(lines.join("\n").replaceAll(/[\u00a0\u202f]/g, " ")).toMatchFileSnapshot("./told-to-whom.txt");
});
