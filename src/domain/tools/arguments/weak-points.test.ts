import { describe, expect, test } from "vitest";
import type { HomeFacts } from "../writing/facts.ts";
import { caseOf } from "./arguments.test-data.ts";
import type { ArgumentCase } from "./case.ts";
import { figuresOf } from "./figures.ts";
import type { Purpose } from "./purposes.ts";
import { weakPointsOf } from "./weak-points.ts";
import { knownOf } from "./words.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

function weak(home: Partial<HomeFacts> = {}, changes: Partial<ArgumentCase> = {}) {
  const given = caseOf(changes, home);
  return weakPointsOf(knownOf(given, figuresOf(given)));
}
const ids = (...of: Parameters<typeof weak>) => weak(...of).map(({ id }) => id);
const find = (id: string, ...of: Parameters<typeof weak>) => weak(...of).find((point) => point.id === id);

/** Nothing is to be said against it. */
const SOUND: Partial<HomeFacts> = { energyRating: "B" };
const official = (eurPerM2: number) => ({
  official: {
    eurPerM2,
    level: "municipality" as const,
    placeName: "Valencia",
    period: "2026-T2",
    source: "Ministerio",
  },
});

test("a sound home has none", () => expect(weak(SOUND)).toEqual([]));

describe("each where its datum says so, and a step before not", () => {
  test.each<[string, Partial<HomeFacts>, Partial<ArgumentCase>, boolean]>([
    // 320,000.
    ["sobre-rango", {}, { valuation: { low: 280_000, high: 319_999.5 } }, true],
    ["sobre-rango", {}, { valuation: { low: 280_000, high: 320_000 } }, false],
    ["sobre-rango", {}, { valuation: { low: 330_000, high: 350_000 } }, false],
    ["sobre-rango", {}, {}, false],
    ["sin-ascensor", { hasLift: false, floor: 1 }, {}, true],
    ["sin-ascensor", { hasLift: false, floor: 0 }, {}, false],
    ["sin-ascensor", { hasLift: false, floor: undefined }, {}, false],
    ["sin-ascensor", { hasLift: undefined, floor: 4 }, {}, false],
    ["sin-ascensor", { hasLift: true, floor: 4 }, {}, false],
    ["sin-ascensor", { hasLift: false, floor: 2, type: "adosado" }, {}, false],
    ["a-reformar", { condition: "a_reformar" }, {}, true],
    ["a-reformar", { condition: "bueno" }, {}, false],
    ["a-reformar", { condition: undefined }, {}, false],
    ["interior", { isExterior: false }, {}, true],
    ["interior", { isExterior: undefined }, {}, false],
    ["interior", { isExterior: true }, {}, false],
    ["bajo", { floor: 0 }, {}, true],
    ["bajo", { floor: -1 }, {}, true],
    ["bajo", { floor: 1 }, {}, false],
    ["bajo", { floor: undefined }, {}, false],
    ["bajo", { floor: 0, type: "casa" }, {}, false],
    ["certificado", { energyRating: "D" }, {}, false],
    ["certificado", { energyRating: "E" }, {}, true],
    ["certificado", { energyRating: "G" }, {}, true],
    ["certificado", { energyRating: undefined }, {}, false],
    // 320,000 / 94 = 3,404; / 100 = 3,200.
    ["sobre-oficial", {}, official(3_387), true],
    ["sobre-oficial", {}, official(3_388), false],
    ["sobre-oficial", { builtAreaM2: 100 }, official(3_200), false],
    ["sobre-oficial", {}, { official: null }, false],
    ["sobre-oficial", { price: undefined }, official(3_000), false],
    // 2026 less 40.
    ["antiguo", { yearBuilt: 1986 }, { renovations: [] }, true],
    ["antiguo", { yearBuilt: 1987 }, { renovations: [] }, false],
    ["antiguo", { yearBuilt: 1900 }, {}, false],
    ["antiguo", { yearBuilt: undefined }, { renovations: [] }, false],
    ["un-bano", { bathrooms: 1, rooms: 3 }, {}, true],
    ["un-bano", { bathrooms: 1, rooms: 2 }, {}, false],
    ["un-bano", { bathrooms: 2, rooms: 5 }, {}, false],
    ["un-bano", { bathrooms: undefined, rooms: 3 }, {}, false],
    ["un-bano", { bathrooms: 1, rooms: undefined }, {}, false],
  ])("%s: %j %j: %s", (id, home, changes, isMentioned) => {
    expect(ids({ ...SOUND, ...home }, changes).includes(id)).toBe(isMentioned);
  });
});

describe("in words", () => {
  test.each<[string, Partial<HomeFacts>, Partial<ArgumentCase>, string, string[]]>([
    [
      "sobre-rango",
      {},
      { valuation: { low: 280_000, high: 310_000 } },
      "El precio pasa en 10.000 € del rango valorado",
      ["Precio", "Rango valorado"],
    ],
    [
      "sin-ascensor",
      { hasLift: false, floor: 4 },
      {},
      "Está en la planta 4 y no tiene ascensor",
      ["Ascensor", "Planta"],
    ],
    ["interior", { isExterior: false }, {}, "Es interior", ["Exterior"]],
    ["bajo", { floor: 0 }, {}, "Está en planta baja", ["Planta"]],
    ["bajo", { floor: -1 }, {}, "Está en un semisótano", ["Planta"]],
    ["certificado", { energyRating: "F" }, {}, "El certificado energético es una F", ["Certificado energético"]],
    // 3,404 over 3,000.
    [
      "sobre-oficial",
      {},
      official(3_000),
      "El metro cuesta un 13 % más que la media tasada en Valencia",
      ["Precio", "Superficie construida", "Valor tasado, Valencia"],
    ],
    ["antiguo", { yearBuilt: 1965 }, { renovations: [] }, "Es de 1965, y no consta ninguna reforma", ["Año"]],
    ["un-bano", { bathrooms: 1, rooms: 4 }, {}, "Un baño para 4 habitaciones", ["Baños", "Habitaciones"]],
  ])("%s: %j", (id, home, changes, title, data) => {
    const point = find(id, { ...SOUND, ...home }, changes)!;
    expect(plain(point.title)).toBe(title);
    expect(point.evidence.map(({ datum }) => datum)).toEqual(data);
  });

  test("a metre that costs 0 % more than the mean is no weak point: 3,404 over 3,388 is 0.48 %, over 3,387 it is 0.51 %", () => {
    expect(find("sobre-oficial", SOUND, official(3_388))).toBeUndefined();
    expect(plain(find("sobre-oficial", SOUND, official(3_387))!.title)).toContain("El metro cuesta un 1 % más");
    expect(find("sobre-oficial", SOUND, official(4_000))).toBeUndefined();
  });

  test("works: the table's price for 94 m² (450 to 750 a metre), somebody's budget, or the advice to ask for one", () => {
    const rest = "La reforma la decide quien compra, y también la paga: no la escondas.";
    const shown = (changes: Partial<ArgumentCase>, home: Partial<HomeFacts> = {}) =>
      plain(find("a-reformar", { ...SOUND, condition: "a_reformar", ...home }, changes)!.answer);
    expect(shown({})).toBe(`Lleva la cuenta hecha: entre 42.300 € y 70.500 € de obra, básica y sin IVA. ${rest}`);
    expect(shown({ works: { low: 40_000, high: 62_000 } })).toBe(
      `Lleva la cuenta hecha: entre 40.000 € y 62.000 € de obra. ${rest}`,
    );
    expect(shown({}, { builtAreaM2: undefined })).toBe(
      `Lleva un presupuesto: sin él, nadie puede hacer la cuenta. ${rest}`,
    );
  });
});

describe("the weightiest point for a buyer comes first, and six are enough", () => {
  const everything: Partial<HomeFacts> = {
    hasLift: false,
    floor: 3,
    condition: "a_reformar",
    isExterior: false,
    energyRating: "G",
    yearBuilt: 1965,
    bathrooms: 1,
    rooms: 3,
  };
  const against = { valuation: { low: 280_000, high: 310_000 }, renovations: [], ...official(3_000) };

  test.each<[Purpose, string]>([
    ["primera", "sobre-rango a-reformar certificado sobre-oficial sin-ascensor interior"],
    ["espacio", "sobre-rango sin-ascensor un-bano a-reformar interior certificado"],
    ["teletrabajo", "sobre-rango interior sin-ascensor a-reformar certificado sobre-oficial"],
    ["invertir", "sobre-rango sobre-oficial antiguo un-bano sin-ascensor a-reformar"],
    ["segunda", "sobre-rango sin-ascensor a-reformar interior certificado sobre-oficial"],
    ["comodidad", "sobre-rango sin-ascensor a-reformar certificado antiguo interior"],
  ])("%s", (purpose, order) => expect(ids(everything, { ...against, purpose }).join(" ")).toBe(order));

  test("on the ground floor, to whoever works at home or wants space", () => {
    const low = { ...everything, floor: 0 };
    expect(ids(low, { ...against, purpose: "teletrabajo" }).slice(0, 3)).toEqual(["sobre-rango", "interior", "bajo"]);
    expect(ids(low, { ...against, purpose: "espacio" }).slice(0, 3)).toEqual(["sobre-rango", "bajo", "un-bano"]);
  });
});
