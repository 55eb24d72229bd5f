import { describe, expect, test } from "vitest";
import { numberedDistricts } from "../../shared/places/council-districts.ts";
import { comparedParts, silentText } from "./compared-parts.ts";
import { zoneFigures } from "./zone-figures.ts";
import { homeWith, TODAY, times, zoneOf } from "./zone-homes.test-data.ts";

const onOffer = (count: number, price: number, quarter: string, point: [number, number] = [2.16, 41.4]) =>
  times(count, () => homeWith([["2026-06-01", "activo", price]], { quarter, longitude: point[0], latitude: point[1] }));

const figuresOf = (homes: ReturnType<typeof onOffer>[], districts = numberedDistricts("08019")) =>
  zoneFigures(zoneOf(homes.flat()), { operation: "venta", today: TODAY, months: 12, districts });

describe("quarters too thin for a figure", () => {
  test("6 homes at 3,000 €/m² and 7 at 4,000 of two quarters of Gràcia are a district of 13, whose median is the 7th: 4,000", () => {
    const parts = comparedParts(
      figuresOf([
        onOffer(6, 300_000, "Vila de Gràcia"),
        onOffer(7, 400_000, "La Salut"),
        onOffer(4, 500_000, "El Raval"),
      ]),
    );
    expect(parts.kind).toBe("distrito");
    expect(parts.telling).toMatchObject([
      { name: "Gràcia", active: 13, unitPrice: { median: 4_000 }, quarters: ["La Salut", "Vila de Gràcia"] },
    ]);
    expect(parts.silent).toMatchObject([{ name: "Ciutat Vella", active: 4, quarters: ["El Raval"] }]);
    expect(parts.why).toBe(
      "Ningún barrio de 3 llega a las 10 ofertas que pide una cifra, así que los juntamos por distritos.",
    );
  });

  test("a quarter that no district holds is named with its offers", () => {
    const { why } = comparedParts(
      figuresOf([
        onOffer(6, 300_000, "Vila de Gràcia"),
        onOffer(7, 400_000, "La Salut"),
        onOffer(3, 1, "Los Chopos", [5, 45]),
      ]),
    );
    expect(why).toContain("Queda fuera Los Chopos (3 ofertas), porque no sabemos en qué distrito está.");
  });

  test("quarters stay where those with a price hold half of the offers: 10 of 20", () => {
    const half = comparedParts(
      figuresOf([onOffer(10, 300_000, "Vila de Gràcia"), onOffer(9, 400_000, "La Salut"), onOffer(1, 1, "El Coll")]),
    );
    expect(half).toMatchObject({ kind: "barrio", why: null, telling: [{ name: "Vila de Gràcia" }] });
    const less = comparedParts(
      figuresOf([onOffer(10, 300_000, "Vila de Gràcia"), onOffer(9, 400_000, "La Salut"), onOffer(2, 1, "El Coll")]),
    );
    expect(less).toMatchObject({ kind: "distrito", telling: [{ name: "Gràcia", active: 21 }] });
    expect(less.why).toBe(
      "Solo 1 barrio de 3 llega a las 10 ofertas que pide una cifra, así que los juntamos por distritos.",
    );
  });

  test("where no quarter and no district has a price the districts say how many offers they have; without districts the quarters do", () => {
    const thin = [onOffer(4, 300_000, "Vila de Gràcia"), onOffer(5, 300_000, "La Salut"), onOffer(4, 1, "El Raval")];
    expect(comparedParts(figuresOf(thin))).toMatchObject({
      kind: "distrito",
      telling: [],
      silent: [
        { name: "Ciutat Vella", unitPrice: { kind: "too-few", n: 4 } },
        { name: "Gràcia", unitPrice: { kind: "too-few", n: 9 } },
      ],
    });
    expect(comparedParts(figuresOf([onOffer(6, 1, "Triana"), onOffer(6, 1, "Nervión")], []))).toMatchObject({
      kind: "barrio",
      silent: [{ name: "Nervión" }, { name: "Triana" }],
    });
  });
});

test("a quarter in no list is of the district whose circle is nearest in radii, and beyond 1.25 of them of none", () => {
  // A degree of latitude is 111.2 km: 0.01 degrees are 1,112 m.
  const circle = (name: string, latitude: number, radiusM: number) => ({
    name,
    quarters: [],
    circle: { latitude, longitude: -3.7, radiusM },
  });
  const districts = [circle("Grande", 40.4, 3_000), circle("Chico", 40.44, 800)];
  const figures = figuresOf(
    [
      // 3,336 m from the large one, 1.11 radii; 1,112 m from the small one, 1.39 of its radii.
      onOffer(5, 1, "Cerca", [-3.7, 40.43]),
      onOffer(5, 1, "Dentro", [-3.7, 40.441]),
      onOffer(5, 1, "Lejos", [-3.7, 40.5]),
    ],
    districts,
  );
  expect(figures.districts.map(({ name, quarters }) => [name, quarters])).toEqual([
    ["Chico", ["Dentro"]],
    ["Grande", ["Cerca"]],
  ]);
  const fuller = figuresOf([onOffer(6, 1, "Cerca", [-3.7, 40.43]), onOffer(6, 1, "Otro", [-3.7, 40.4])], districts);
  expect(comparedParts(fuller).why).toMatch(/^Ningún barrio de 2 .* El reparto es aproximado: /);
});

test("parts without a price are counted in words", () => {
  const parts = comparedParts(
    figuresOf([onOffer(10, 1, "El Raval"), onOffer(3, 1, "Sants"), onOffer(2, 1, "Les Corts")]),
  );
  expect(silentText(parts)).toBe("y 2 barrios sin muestra suficiente (menos de 10 ofertas con precio)");
  expect(silentText({ kind: "distrito", silent: [] })).toBeNull();
});
