import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { StreetPlan } from "#domain/shared/maps/street-plan.ts";
import type { ValuedHome } from "#domain/tools/valuation/types.ts";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { drawings, planOf } from "./document-drawings.tsx";
import type { ValuationOutcome } from "./engine.ts";
import { valuation as tool } from "./tool.ts";

const TODAY = "2026-11-20";
const home = {
  address: "Calle de Cádiz, 42, 3.º 8.ª",
  placeName: "Ruzafa, Valencia",
  latitude: 39.4615,
  longitude: -0.3745,
  builtAreaM2: 94,
  usableAreaM2: 82,
  rooms: 3,
  bathrooms: 2,
  floor: 3,
  buildingFloors: 5,
  yearBuilt: 1968,
  isExterior: true,
  hasTerrace: true,
  hasStorageRoom: true,
};
const comparables = [
  "Dirección;m²;Precio;Habitaciones;Latitud;Longitud;Fecha;Tipo",
  "C/ Sueca, 31;98;352500;3;39,4627;-0,373;2026-07-02;oferta",
  "C/ Cuba, 22;88;329500;2;39,4595;-0,3755;2026-08-21;oferta",
  "C/ Literato Azorín, 14;102;368000;4;39,4618;-0,3712;2026-05-11;cierre",
  "Sin situar, 5;95;341000;3;;;2026-05-11;oferta",
].join("\n");

function outcome(changes: Record<string, unknown> = {}): ValuationOutcome {
  const input = z.parse(tool.input, { home, useNearby: "no", comparablesText: comparables, ...changes });
  const facts = {
    today: TODAY,
    nearbyListings: [],
    listingsOf2018: [],
    ownAccuracy: null,
    officialSeries: [],
    valuationModel: null,
    officialPrice: null,
    municipality: null,
  };
  return JSON.parse(JSON.stringify(tool.run(input, facts)));
}

function read(result: ValuationOutcome, agent: string | undefined = "Ferrer Hogar", plan?: StreetPlan): string {
  return readResultDocument(tool, result, z.parse(tool.input, { home }), { drawings, agent, plan });
}

const streets: StreetPlan = {
  paths: [{ drawn: "street", d: "M0 50L250 50" }],
  names: [{ text: "Carrer de Sueca", x: 100, y: 50, angle: 0 }],
  scale: { metres: 100, length: 40 },
  attribution: "© Instituto Geográfico Nacional",
};

describe("a value from current comparables", () => {
  const text = read(outcome());

  test("says whose report it is, of what home and of which day", () => {
    for (const part of ["Ferrer Hogar", "N.º\u00a03F9A21BC · 20 de noviembre de 2026", "Calle de Cádiz, 42, 3.º 8.ª"]) {
      expect(text).toContain(part);
    }
    for (const fact of ["94\u00a0m², 82 útiles", "3.ª de 5, exterior", "1968", "Terraza y trastero"]) {
      expect(text).toContain(fact);
    }
  });

  test("lists every comparable with price, kind of price and month", () => {
    for (const line of ["C/ Sueca, 31", "352.500\u00a0€", "Oferta\njul 2026", "Cierre\nmay 2026", "Sin situar, 5"]) {
      expect(text).toContain(line);
    }
    expect(text).toContain("Anuncios y ventas comparables");
  });

  test("gives the range, the way and the warning, and nothing unreadable", () => {
    expect(text).toContain("en 8 de cada 10 casos");
    expect(text).toContain("media ponderada (geométrica) de 4 comparables");
    expect(text).toContain("No es una tasación oficial (Orden ECO/805/2003) ni sirve para una hipoteca.");
    expect(text).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
  });

  test("without an agent Umbral signs", () => {
    const unsigned = read(outcome(), "");
    expect(unsigned).not.toContain("Ferrer");
    expect(unsigned).toMatch(/^Umbral\n/);
  });
});

test("the map numbers a comparable as the table does, and leaves out one without a place", () => {
  const text = read(outcome(), undefined, streets);
  const map = text.slice(text.indexOf("Dónde está"), text.indexOf("Los números remiten"));
  expect(map.match(/^\d+$/gm)).toEqual(["1", "2", "3"]);
});

test("the map names streets, scale, north and source; without streets there is no map at all", () => {
  const text = read(outcome(), undefined, streets);
  for (const part of ["Dónde está", "Carrer de Sueca", "100\u00a0m", "\nN\n", "© Instituto Geográfico Nacional."]) {
    expect(text).toContain(part);
  }
  const without = read(outcome());
  expect(without).not.toMatch(/Dónde está|Los números remiten|Círculo/);
  expect(without).toContain("Anuncios y ventas comparables");
});

test("the frame of the map stands on the home, keeps names off the points and is no wider than half a page", () => {
  const frame = planOf({ result: outcome(), input: z.parse(tool.input, { home }) });
  expect(frame?.center).toEqual({ latitude: home.latitude, longitude: home.longitude });
  expect(frame?.width).toBeLessThan(265);
  // Three placed comparables, the home, north, and two for the scale.
  expect(frame?.spots).toHaveLength(7);
  const nowhere = outcome({ comparablesText: comparables.replace(/;-?[\d,]+;-?[\d,]+;2026/g, ";;;2026") });
  expect(planOf({ result: nowhere, input: z.parse(tool.input, { home }) })).toBeNull();
});

test("a value of 2018 is called so, and today is only a range", () => {
  const result = outcome() as ValuationOutcome & ValuedHome;
  const old: ValuationOutcome = {
    ...result,
    basis: "model-2018",
    engine: "model",
    date: "2018-12-31",
    used: [],
    today: { low: 380_000, high: 560_000, lowRatio: 1.3, highRatio: 1.6, date: "2026-06-30", sources: ["BIS: +47 %."] },
    measured: [
      {
        label: "Valencia",
        homes: 2590,
        medianError: 0.089,
        meanError: 0.128,
        within10: 0.55,
        within20: 0.81,
        coverage80: 0.802,
        halfWidth80: 0.2,
      },
    ],
    notice: "Datos de idealista18, licencia ODbL.",
  };
  const text = read(old);
  expect(text).toContain("Precio de oferta estimado, 2018");
  expect(text).toMatch(/Hoy, solo como orientación [^:]+: entre 380\.000\u00a0€ y 560\.000\u00a0€/);
  expect(text).toContain("Valencia\n2.590\n8,9\u00a0%\n12,8\u00a0%");
  expect(text).toContain("Datos de idealista18, licencia ODbL");
  expect(text).not.toContain("Precio estimado de venta");
});

test("demonstration adverts are said to be so beside each and above all", () => {
  const result = outcome() as ValuationOutcome & ValuedHome;
  const used = result.used.map((one) => ({ ...one, listing: { ...one.listing, source: "Demostración" } }));
  const text = read({ ...result, used });
  expect(text).toContain("Datos de demostración");
  expect(text.match(/hab\., demostración/g)).toHaveLength(4);
});

test("an orientation has no price, too few comparables neither: both say why", () => {
  const few = outcome({ comparablesText: comparables.split("\n").slice(0, 2).join("\n") });
  expect(few.kind).toBe("too-few-comparables");
  expect(read(few)).toContain("Todavía sin precio");
  expect(read(few)).toContain("C/ Sueca, 31");
  const orientation: ValuationOutcome = {
    kind: "orientation",
    basis: "official-orientation",
    calculatedOn: TODAY,
    leftOut: [],
    found: 0,
    needed: 3,
    currency: "EUR",
    range: { low: 96_938, high: 264_375 },
    official: { eurPerM2: 1875, level: "province", placeName: "Valencia", period: "2026-T2", source: "Ministerio" },
    reasons: ["No hay comparables que sirvan."],
    used: [],
    excluded: [],
  };
  const text = read(orientation);
  expect(text).toContain("96.900\u00a0€ a 264.000\u00a0€");
  expect(text).toContain("Ministerio, provincia de Valencia");
  expect(text).not.toContain("Precio estimado");
});
