import { describe, expect, test } from "vitest";
import type { HomeFacts } from "../writing/facts.ts";
import { caseOf } from "./arguments.test-data.ts";
import type { ArgumentCase, Evidence } from "./case.ts";
import { type ArgumentCard, prepareArguments, rankOf } from "./prepare.ts";
import { PURPOSES, type Purpose } from "./purposes.ts";
import { ARGUMENT_RULES } from "./rules.ts";

/** A flat of 320,000 and 94 m² of which everything is known, on the ground floor of a house of 2015. */
const HOME: Partial<HomeFacts> = {
  plotAreaM2: 250,
  hasGarden: true,
  hasPool: true,
  hasDoorman: true,
  isTopFloor: true,
  isFurnished: true,
  yearBuilt: 2015,
  energyRating: "B",
  floor: 0,
  nearby: ["Metro Bailén a 4 minutos", "Mercado de Ruzafa a 300 m", "Colegio a 200 m", "Parque a 500 m"],
};
const PROOFS: Partial<ArgumentCase> = {
  costShare: 0.1,
  certificateOn: "2025-03-14",
  utilities: 120,
  valuation: { low: 330_000, high: 350_000, on: "2026-11-12" },
  official: {
    eurPerM2: 4_000,
    level: "municipality",
    placeName: "Valencia",
    period: "2026-T2",
    source: "Ministerio",
  },
  areaRent: { monthly: 1_400, source: "Anuncios de octubre" },
  renovations: [
    { what: "baños", year: 2021, hasInvoice: true },
    { what: "cocina", hasInvoice: false },
    { what: "pintura", year: 2024, hasInvoice: false },
  ],
};

/** Blanks that do not break are blanks here: the words are read, not set. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

function cards(purpose: Purpose, proofs: Partial<ArgumentCase> = {}, home: Partial<HomeFacts> = {}): ArgumentCard[] {
  return prepareArguments(caseOf({ ...PROOFS, ...proofs, purpose }, { ...HOME, ...home })).cards;
}

/** Of whoever hears it at all. */
function card(id: string, proofs: Partial<ArgumentCase> = {}, home: Partial<HomeFacts> = {}): ArgumentCard | undefined {
  return PURPOSES.flatMap((purpose) => cards(purpose, proofs, home)).find((one) => one.id === id);
}
const feature = (...of: Parameters<typeof card>) => {
  const found = card(...of);
  return found && plain(found.feature);
};

/** `documento: IBI, 312 € al año (Recibo del IBI de 2026, 2026)`; what stands in the form of today says no more. */
const lineOf = ({ kind, datum, value, source, date }: Evidence) =>
  plain(`${kind}: ${datum}, ${value} (${source}, ${date})`).replace(" (Datos indicados por el agente, 2026-11-22)", "");

/**
 * The argument that each rule makes of that flat, and its data. The digits are how much it weighs, from 0 (never said)
 * to 5, for whoever buys the first time, wants more space, works at home, invests, looks for a second home, wants it
 * easier.
 */
const DONE_TEXTS: Record<string, readonly [weights: string, feature: string, ...evidence: string[]]> = {
  area: [
    "3 5 2 3 2 1",
    "82 m² útiles, 94 m² construidos",
    "ficha: Superficie útil, 82 m²",
    "ficha: Superficie construida, 94 m²",
  ],
  rooms: ["3 5 5 4 3 2", "3 habitaciones", "ficha: Habitaciones, 3"],
  bathrooms: ["2 4 2 3 3 3", "2 baños", "ficha: Baños, 2"],
  terrace: ["3 5 5 3 5 4", "Terraza de 12 m²", "ficha: Superficie de la terraza, 12 m²", "ficha: Terraza, Sí"],
  hasGarden: ["2 4 3 2 4 1", "Jardín", "ficha: Jardín, Sí"],
  hasPool: ["2 3 1 3 5 2", "Piscina", "ficha: Piscina, Sí"],
  plot: ["1 4 2 2 4 1", "Parcela de 250 m²", "ficha: Parcela, 250 m²"],
  hasWardrobes: ["3 2 1 3 3 3", "Armarios empotrados", "ficha: Armarios empotrados, Sí"],
  hasStorageRoom: ["2 4 2 2 3 2", "Trastero", "ficha: Trastero, Sí"],
  hasAirConditioning: ["3 1 4 3 3 3", "Aire acondicionado", "ficha: Aire acondicionado, Sí"],
  heating: ["2 1 3 2 1 3", "Calefacción: gas individual", "ficha: Calefacción, Gas individual"],
  isFurnished: ["3 0 1 5 4 1", "Amueblada", "ficha: Amueblado, Sí"],
  views: ["1 2 3 1 4 2", "Vistas: el parque Central", "ficha: Vistas, el parque Central"],
  orientation: ["1 2 3 0 2 2", "Orientación sur", "ficha: Orientación, sur"],
  isExterior: ["3 3 4 3 2 3", "Exterior", "ficha: Exterior, Sí"],
  lift: ["3 3 2 4 3 5", "Ascensor", "ficha: Ascensor, Sí"],
  ground: ["0 1 0 0 2 4", "Planta baja", "ficha: Planta, 0"],
  isTopFloor: ["1 2 3 1 2 1", "Última planta", "ficha: Última planta, Sí"],
  hasDoorman: ["1 1 3 2 5 4", "Conserje", "ficha: Conserje, Sí"],
  hasParkingIncluded: ["3 4 2 3 4 4", "Plaza de garaje incluida en el precio", "ficha: Garaje incluido, Sí"],
  condition: ["4 2 3 5 4 5", "En buen estado", "ficha: Estado, Buen estado"],
  renovations: [
    "4 2 2 5 3 4",
    "Ya hecho: baños (2021, con factura); cocina; pintura (2024)",
    "documento: Reforma, baños, 2021 (Factura, 2021)",
    "ficha: Reforma, cocina",
    "ficha: Reforma, pintura, 2024 (Datos indicados por el agente, 2024)",
  ],
  energy: [
    "3 1 3 2 1 3",
    "Certificado energético B",
    "documento: Certificado energético, Letra B (Certificado registrado, 2025-03-14)",
  ],
  year: ["3 2 2 3 2 3", "Construida en 2015", "ficha: Año, 2015"],
  nearby: [
    "4 2 3 4 4 5",
    "Cerca: Metro Bailén a 4 minutos; Mercado de Ruzafa a 300 m; Colegio a 200 m",
    "ficha: Qué hay cerca, Metro Bailén a 4 minutos",
    "ficha: Qué hay cerca, Mercado de Ruzafa a 300 m",
    "ficha: Qué hay cerca, Colegio a 200 m",
  ],
  valued: [
    "5 4 4 4 4 4",
    "Precio por debajo del rango valorado: 330.000 € a 350.000 €",
    "ficha: Precio, 320.000 €",
    "documento: Rango valorado, 330.000 € a 350.000 € (Valoración con comparables, 2026-11-12)",
  ],
  official: [
    "4 3 3 4 3 3",
    "3.404 €/m², frente a 4.000 €/m² de valor tasado en Valencia",
    "ficha: Precio, 320.000 €",
    "ficha: Superficie construida, 94 m²",
    "oficial: Valor tasado, Valencia, 4.000 €/m² (Ministerio, 2026-T2)",
  ],
  running: [
    "5 3 3 4 5 4",
    "106 € al mes de comunidad e IBI",
    "documento: Gastos de comunidad, 80 € al mes (Recibo de comunidad de oct 2026, 2026-10-05)",
    "documento: IBI, 312 € al año (Recibo del IBI de 2026, 2026)",
  ],
  utilities: [
    "4 2 4 0 3 3",
    "120 € al mes de luz, agua y gas",
    "documento: Suministros, 120 € al mes (Facturas de quien vende, 2026-11-22)",
  ],
  instalment: [
    "4 2 2 2 1 1",
    "Cuota de 1.079 € al mes con el 80 % financiado, a 30 años y al 3 %",
    "ficha: Precio, 320.000 €",
    "calculo: Hipoteca supuesta, 80 % a 30 años, al 3 % (Supuesto del formulario, 2026-11-22)",
  ],
  cash: [
    "4 2 1 3 2 1",
    "96.000 € de ahorro para firmar, con impuestos y gastos",
    "calculo: Impuestos y gastos, 32.000 € (10 %) (Porcentaje del formulario, 2026-11-22)",
    "ficha: Precio, 320.000 €",
    "calculo: Hipoteca supuesta, 80 % a 30 años, al 3 % (Supuesto del formulario, 2026-11-22)",
  ],
  rent: [
    "0 0 0 5 1 0",
    "Alquiler de la zona, 1.400 € al mes: 5,3 % bruto sobre el precio, 4,9 % tras comunidad e IBI",
    "documento: Alquiler de la zona, 1.400 € al mes (Anuncios de octubre, 2026-11-22)",
    "ficha: Precio, 320.000 €",
    "documento: Gastos de comunidad, 80 € al mes (Recibo de comunidad de oct 2026, 2026-10-05)",
    "documento: IBI, 312 € al año (Recibo del IBI de 2026, 2026)",
  ],
};

test("every rule stands in the table", () => {
  expect(ARGUMENT_RULES.map(({ id }) => id)).toEqual(Object.keys(DONE_TEXTS));
});

describe.each(Object.entries(DONE_TEXTS))("%s", (id, [weights, shown, ...evidence]) => {
  test(`weighs ${weights}`, () => {
    const found = PURPOSES.map((purpose) => cards(purpose).find((one) => one.id === id)?.weight ?? 0);
    expect(found.join(" ")).toBe(weights);
  });

  test("says what its data say", () => {
    expect(feature(id)).toBe(shown);
    expect(card(id)!.evidence.map(lineOf)).toEqual(evidence);
  });
});

describe("where its datum is not there, a rule is silent", () => {
  test.each<[string, Partial<HomeFacts>]>([
    ["area", { builtAreaM2: undefined }],
    ["rooms", { rooms: undefined }],
    ["rooms", { rooms: 1 }],
    ["bathrooms", { bathrooms: undefined }],
    ["bathrooms", { bathrooms: 1 }],
    ["terrace", { hasTerrace: undefined }],
    ["terrace", { hasTerrace: false }],
    ["plot", { plotAreaM2: undefined }],
    ["heating", { heating: undefined }],
    ["views", { views: undefined }],
    ["orientation", { orientation: undefined }],
    ["hasPool", { hasPool: false }],
    ["hasPool", { hasPool: undefined }],
    ["lift", { hasLift: false }],
    ["lift", { hasLift: undefined }],
    ["ground", { floor: 1 }],
    ["ground", { floor: -1 }],
    ["ground", { floor: undefined }],
    ["ground", { type: "chalet" }],
    ["condition", { condition: "a_reformar" }],
    ["condition", { condition: undefined }],
    ["energy", { energyRating: "E" }],
    ["energy", { energyRating: undefined }],
    ["year", { yearBuilt: 2005 }],
    ["year", { yearBuilt: undefined }],
    ["nearby", { nearby: [] }],
    ["nearby", { nearby: undefined }],
    ["valued", { price: undefined }],
    ["official", { price: undefined }],
    ["official", { builtAreaM2: undefined }],
    ["official", { currency: "USD" }],
    ["instalment", { price: undefined }],
    ["cash", { price: undefined }],
    ["rent", { price: undefined }],
  ])("%s: %j", (id, home) => expect(card(id, {}, home)).toBeUndefined());

  test.each<[string, Partial<ArgumentCase>, Partial<HomeFacts>?]>([
    ["renovations", { renovations: [] }],
    ["valued", { valuation: undefined }],
    ["valued", { valuation: { low: 280_000, high: 319_999 } }],
    ["official", { official: null }],
    ["official", { official: { ...PROOFS.official!, eurPerM2: 3_200 } }],
    // 320,000 / 100 = 3,200: as much is not less.
    ["official", { official: { ...PROOFS.official!, eurPerM2: 3_200 } }, { builtAreaM2: 100 }],
    ["running", { propertyTax: undefined }, { communityFee: undefined }],
    ["utilities", { utilities: undefined }],
    ["instalment", { loan: { share: 0, rate: 0.03, years: 30 } }],
    ["cash", { costShare: undefined, place: undefined }],
    ["cash", { costShare: undefined, place: "otro" }],
    ["rent", { areaRent: undefined }],
  ])("%s: %j %j", (id, proofs, home) => expect(card(id, proofs, home)).toBeUndefined());
});

describe("other data, other words", () => {
  test.each<[string, Partial<HomeFacts>, string]>([
    ["area", { usableAreaM2: undefined }, "94 m² construidos"],
    ["rooms", { rooms: 2 }, "2 habitaciones"],
    ["bathrooms", { bathrooms: 3 }, "3 baños"],
    ["terrace", { terraceAreaM2: undefined }, "Terraza"],
    ["lift", { floor: 3 }, "Ascensor, y está en la planta 3"],
    ["lift", { floor: 1 }, "Ascensor, y está en la planta 1"],
    ["lift", { floor: -1 }, "Ascensor"],
    ["lift", { floor: undefined }, "Ascensor"],
    ["lift", { floor: 2, type: "chalet" }, "Ascensor"],
    ["condition", { condition: "obra_nueva" }, "Obra nueva"],
    ["energy", { energyRating: "A" }, "Certificado energético A"],
    ["energy", { energyRating: "D" }, "Certificado energético D"],
    // 2026 less 20.
    ["year", { yearBuilt: 2006 }, "Construida en 2006"],
    ["year", { yearBuilt: 2026 }, "Construida en 2026"],
    ["nearby", { nearby: ["Parque a 500 m"] }, "Cerca: Parque a 500 m"],
    ["heating", { heating: "aerotermia" }, "Calefacción: aerotermia"],
    ["running", { communityFee: undefined }, "26 € al mes de IBI"],
    ["rent", { communityFee: undefined }, "Alquiler de la zona, 1.400 € al mes: 5,3 % bruto sobre el precio"],
    // 1,400 · 12 / 160,000; less 1,272.
    [
      "rent",
      { price: 160_000 },
      "Alquiler de la zona, 1.400 € al mes: 10,5 % bruto sobre el precio, 9,7 % tras comunidad e IBI",
    ],
  ])("%s: %j", (id, home, expected) => expect(feature(id, {}, home)).toBe(expected));

  test.each<[string, Partial<ArgumentCase>, string]>([
    [
      "valued",
      { valuation: { low: 320_000, high: 350_000 } },
      "Precio dentro del rango valorado: 320.000 € a 350.000 €",
    ],
    [
      "valued",
      { valuation: { low: 300_000, high: 320_000 } },
      "Precio dentro del rango valorado: 300.000 € a 320.000 €",
    ],
    [
      "valued",
      { valuation: { low: 320_000.5, high: 350_000 } },
      "Precio por debajo del rango valorado: 320.001 € a 350.000 €",
    ],
    ["running", { propertyTax: undefined }, "80 € al mes de comunidad"],
    ["renovations", { renovations: [{ what: "tejado", hasInvoice: true }] }, "Ya hecho: tejado (con factura)"],
    [
      "instalment",
      // Without interest 160,000 over 20 years.
      { loan: { share: 0.5, rate: 0, years: 20 } },
      "Cuota de 667 € al mes con el 50 % financiado, a 20 años y al 0 %",
    ],
    [
      "instalment",
      { loan: { share: 0.8, rate: 0.0275, years: 30 } },
      "Cuota de 1.045 € al mes con el 80 % financiado, a 30 años y al 2,75 %",
    ],
    [
      "instalment",
      // The share in whole per cent, the rate with two decimals: 0.755 reads as 76 %, 0.03125 as 3.13 %.
      { loan: { share: 0.755, rate: 0.03125, years: 30 } },
      "Cuota de 1.035 € al mes con el 76 % financiado, a 30 años y al 3,13 %",
    ],
    // A fifth of the price, and 8 % of it.
    ["cash", { place: "MX", costShare: 0.08 }, "89.600 € de ahorro para firmar, con impuestos y gastos"],
  ])("%s: %j", (id, proofs, expected) => expect(feature(id, proofs)).toBe(expected));

  test.each<[string, Partial<ArgumentCase>, Partial<HomeFacts>, string[]]>([
    [
      "running",
      { communityFeeOn: undefined, propertyTaxYear: undefined },
      {},
      ["ficha: Gastos de comunidad, 80 € al mes", "ficha: IBI, 312 € al año"],
    ],
    ["energy", { certificateOn: undefined }, {}, ["ficha: Certificado energético, Letra B"]],
    [
      "valued",
      { valuation: { low: 330_000, high: 350_000 } },
      {},
      [
        "ficha: Precio, 320.000 €",
        "documento: Rango valorado, 330.000 € a 350.000 € (Valoración con comparables, 2026-11-22)",
      ],
    ],
    [
      "renovations",
      { renovations: [{ what: "tejado", hasInvoice: true }] },
      {},
      ["documento: Reforma, tejado (Factura, 2026-11-22)"],
    ],
    [
      "cash",
      { costShare: undefined, place: "CO" },
      {},
      [
        "oficial: Impuestos y gastos, la parte alta, 12.800 € (4 %) (Tablas del lugar, debajo, 2026-11-22)",
        "ficha: Precio, 320.000 €",
        "calculo: Hipoteca supuesta, 80 % a 30 años, al 3 % (Supuesto del formulario, 2026-11-22)",
      ],
    ],
    [
      "rent",
      { areaRent: { monthly: 1_400 }, propertyTax: undefined },
      { communityFee: undefined },
      ["ficha: Alquiler de la zona, 1.400 € al mes", "ficha: Precio, 320.000 €"],
    ],
    ["lift", {}, { floor: 2 }, ["ficha: Ascensor, Sí", "ficha: Planta, 2"]],
    ["terrace", {}, { terraceAreaM2: undefined }, ["ficha: Terraza, Sí"]],
    ["area", {}, { usableAreaM2: undefined }, ["ficha: Superficie construida, 94 m²"]],
  ])("%s rests on what is there: %j %j", (id, proofs, home, evidence) => {
    expect(card(id, proofs, home)!.evidence.map(lineOf)).toEqual(evidence);
  });
});

describe("the benefit for a buyer", () => {
  const benefit = (id: string, purpose: Purpose, proofs: Partial<ArgumentCase> = {}, home: Partial<HomeFacts> = {}) =>
    cards(purpose, proofs, home).find((one) => one.id === id)!.benefit;

  test("a room to work in leaves the others: of two one, of four three", () => {
    expect(benefit("rooms", "teletrabajo", {}, { rooms: 2 })).toBe(
      "Una puede ser el despacho, y queda otra para dormir.",
    );
    expect(benefit("rooms", "teletrabajo", {}, { rooms: 4 })).toBe("Una puede ser el despacho, y quedan 3.");
    expect(benefit("rooms", "primera")).toBe("Puedes dar a cada cuarto un uso distinto.");
    expect(benefit("rooms", "espacio")).toBe("Compáralas con las que tienes hoy, cuarto a cuarto.");
  });

  test("the mean of a province is called that", () => {
    const province = { official: { ...PROOFS.official!, level: "province" as const } };
    expect(benefit("official", "primera", province)).toBe(
      "Cada metro cuesta menos que la media oficial de la provincia, que no distingue barrios ni estados.",
    );
    expect(benefit("official", "primera")).toBe(
      "Cada metro cuesta menos que la media oficial del municipio, que no distingue barrios ni estados.",
    );
  });

  test("only an invoice says what works have cost", () => {
    expect(benefit("renovations", "invertir")).toBe(
      "Es obra que no tienes que pagar tú, y la factura dice cuánto costó.",
    );
    expect(benefit("renovations", "invertir", { renovations: [{ what: "cocina", hasInvoice: false }] })).toBe(
      "Es obra que no tienes que pagar tú.",
    );
    expect(benefit("renovations", "primera")).toBe("Es obra que no tienes que hacer tú.");
  });
});

test("papers and tables count half a point more; equal ones stay in the order of the rules", () => {
  expect(
    cards("primera").map(({ id, weight, isDocumented }) => `${id} ${weight}${isDocumented ? " y medio" : ""}`),
  ).toEqual([
    "valued 5 y medio",
    "running 5 y medio",
    "renovations 4 y medio",
    "official 4 y medio",
    "utilities 4 y medio",
    "condition 4",
    "nearby 4",
    "instalment 4",
    "cash 4",
    "energy 3 y medio",
    ...["area", "rooms", "terrace", "hasWardrobes", "hasAirConditioning", "isFurnished", "isExterior"].map(
      (id) => `${id} 3`,
    ),
    ...["lift", "hasParkingIncluded", "year"].map((id) => `${id} 3`),
    ...["bathrooms", "hasGarden", "hasPool", "hasStorageRoom", "heating"].map((id) => `${id} 2`),
    ...["plot", "views", "orientation", "isTopFloor", "hasDoorman"].map((id) => `${id} 1`),
  ]);
  expect(rankOf({ weight: 4, isDocumented: true } as ArgumentCard)).toBe(4.5);
  expect(rankOf({ weight: 4, isDocumented: false } as ArgumentCard)).toBe(4);
});
