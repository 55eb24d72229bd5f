import { describe, expect, test } from "vitest";
import { type Listing, listingSchema } from "#domain/shared/listing/property.ts";
import { type Evidence, missingEvidence, WITHOUT_VERDICT } from "#domain/tools/valuation/evidence-words.ts";
import { queryOf } from "#ui/form/use-evidence.ts";
import { type EvidenceQuestion, evidenceAround, evidenceNeeds, evidenceQuestion } from "./evidence.ts";

const SEVILLE = {
  latitude: "37.3891",
  longitude: "-5.9845",
  operation: "venta",
  type: "piso",
  country: "ES",
  currency: "EUR",
};
const question = (fields: Record<string, string> = {}): EvidenceQuestion =>
  evidenceQuestion.parse({ ...SEVILLE, ...fields });
const official = {
  eurPerM2: 2528,
  level: "municipality",
  placeName: "Sevilla",
  period: "2026",
  source: "Ministerio",
} as const;
const facts = {
  today: "2026-11-21",
  nearbyListings: [] as Listing[],
  valuationModel: null,
  officialPrice: official,
  municipality: { code: "41091", name: "Sevilla" },
};
const advert = (id: string, fields: Record<string, unknown> = {}): Listing =>
  listingSchema.parse({
    id,
    price: 250_000,
    builtAreaM2: 80,
    latitude: 37.39,
    longitude: -5.985,
    date: "2026-10-01",
    floor: Number(id.at(-1)),
    ...fields,
  }) as Listing;
const around = (nearbyListings: Listing[], fields: Record<string, string> = {}) =>
  evidenceAround(question(fields), { ...facts, nearbyListings });

describe("the adverts that the engine would use", () => {
  test("other kinds, sizes, currencies and old prices are not counted; three stands for more", () => {
    const one = advert("a1");
    const others = [
      advert("a2", { type: "chalet" }),
      advert("a3", { builtAreaM2: 200 }),
      advert("a4", { currency: "USD" }),
      advert("a5", { date: "2023-01-01" }),
      advert("a6", { operation: "alquiler" }),
    ];
    expect(around([one, ...others], { areaM2: "80" })).toEqual({
      usable: 1,
      needed: 3,
      isDemo: false,
      without: "orientation",
    });
    expect(around([1, 2, 3, 4, 5].map((n) => advert(`b${n}`))).usable).toBe(3);
  });

  test("while nobody typed the area, homes as large as most there count", () => {
    const large = [150, 155, 160].map((builtAreaM2, i) => advert(`c${i}`, { builtAreaM2 }));
    expect(around(large).usable).toBe(3);
    expect(around(large, { areaM2: "60" }).usable).toBe(0);
  });

  test("made-up adverts count only where there are no others, and it is said", () => {
    const demos = [1, 2, 3].map((n) => advert(`d${n}`, { source: "Demostración" }));
    expect(around(demos)).toMatchObject({ usable: 3, isDemo: true });
    expect(around([...demos, advert("e1")])).toMatchObject({ usable: 1, isDemo: false });
  });

  test("it tells a number and no advert", () => {
    const shown = around([advert("f1", { address: "Calle Feria, 10" })]);
    expect(Object.keys(shown).sort()).toEqual(["isDemo", "needed", "usable", "without"]);
  });
});

test("without comparables: an orientation where a figure is official, nothing of rents, premises or abroad, a refusal in the sea", () => {
  const without = (fields: Record<string, string>, more: Partial<typeof facts> = {}) =>
    evidenceAround(question(fields), { ...facts, ...more } as typeof facts).without;
  expect(without({})).toBe("orientation");
  expect(without({ operation: "alquiler" })).toBe("nothing");
  expect(without({ type: "local" })).toBe("nothing");
  const nowhere = { municipality: null, officialPrice: null } as unknown as Partial<typeof facts>;
  expect(without({ country: "CO", currency: "COP" }, nowhere)).toBe("nothing");
  expect(without({}, nowhere)).toBe("outside");
});

test("it asks the server for what the valuation itself would ask", () => {
  expect(evidenceNeeds(question())).toMatchObject({
    nearbyListings: { latitude: 37.3891, radiusM: 6000, operation: "venta", maxAgeMonths: 24 },
    municipality: { latitude: 37.3891, longitude: -5.9845 },
  });
});

describe("the words of the form", () => {
  const evidence = (fields: Partial<Evidence> = {}): Evidence => ({
    usable: 1,
    needed: 3,
    isDemo: false,
    without: "orientation",
    ...fields,
  });
  const shown = (of: Evidence, pasted = 0, usesNearby = true) => missingEvidence(of, { pasted, usesNearby });

  test("how many there are, how many are missing, and what comes without them", () => {
    expect(shown(evidence())).toEqual({
      title: "Antes de calcular, pega dos anuncios parecidos",
      text: "Aquí tenemos 1 anuncio con el que comparar. Con tres, el precio es de hoy. Sin ellos podemos darte una orientación con cifras oficiales, no un precio.",
    });
    expect(shown(evidence({ usable: 2 }))!.title).toBe("Antes de calcular, pega un anuncio parecido más");
    expect(shown(evidence({ usable: 0, without: "nothing" }))!.text).toMatch(
      /^Aquí no tenemos ningún.*ninguna cifra\.$/,
    );
  });

  test("pasted rows count as well, and the question ends with three", () => {
    expect(shown(evidence(), 1)!.title).toBe("Antes de calcular, pega un anuncio parecido más");
    expect(shown(evidence(), 2)).toBeUndefined();
    expect(shown(evidence({ usable: 3 }))).toBeUndefined();
    expect(shown(evidence({ usable: 3 }), 0, false)!.title).toBe("Antes de calcular, pega tres anuncios parecidos");
  });

  test("made-up adverts show how it works until something is pasted, and then they do not count", () => {
    const demo = evidence({ usable: 3, isDemo: true });
    expect(shown(demo)).toBeUndefined();
    expect(shown(demo, 1)!.title).toBe("Antes de calcular, pega dos anuncios parecidos");
    expect(shown(evidence({ isDemo: true }))!.text).toContain("Aquí tenemos 1 anuncio de demostración");
  });

  test("the check of a price has its own words for what comes without them", () => {
    const options = { pasted: 0, usesNearby: true };
    expect(missingEvidence(evidence({ without: "model" }), options, WITHOUT_VERDICT)!.text).toBe(
      "Aquí tenemos 1 anuncio con el que comparar. Con tres hay veredicto. Sin ellos no lo hay, y el intento no gasta nada.",
    );
  });

  test("of a point in the sea nothing is said here: the map says it", () => {
    expect(shown(evidence({ usable: 0, without: "outside" }))).toBeUndefined();
  });
});

test("the form asks once it knows place and type, with the area where it is one", () => {
  expect(queryOf(["41,4036", "2,1561", "venta", "piso", "ES", "EUR", "76"])).toBe(
    "latitude=41.4036&longitude=2.1561&operation=venta&type=piso&country=ES&currency=EUR&areaM2=76",
  );
  expect(queryOf(["41,4036", "2,1561", "venta", "piso", "ES", "EUR", "3"])).not.toContain("areaM2");
  for (const missing of [0, 1, 3]) {
    const typed = ["41,4036", "2,1561", "venta", "piso", "ES", "EUR", ""];
    typed[missing] = "";
    expect(queryOf(typed)).toBeUndefined();
  }
  expect(queryOf(["141", "2", "venta", "piso", "ES", "EUR", ""])).toBeUndefined();
});
