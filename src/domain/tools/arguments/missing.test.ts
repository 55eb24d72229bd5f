import { describe, expect, test } from "vitest";
import type { HomeFacts } from "../writing/facts.ts";
import { TODAY } from "./arguments.test-data.ts";
import type { ArgumentCase } from "./case.ts";
import { missingOf } from "./missing.ts";
import { PURPOSES, type Purpose } from "./purposes.ts";

interface Given {
  proofs?: Partial<ArgumentCase>;
  home?: Partial<HomeFacts>;
}

/** The input that answers each question. */
const ANSWERS: Record<string, Given> = {
  precio: { home: { price: 200_000 } },
  comunidad: { home: { communityFee: 80 } },
  ibi: { proofs: { propertyTax: 312 } },
  valoracion: { proofs: { valuation: { low: 180_000, high: 220_000 } } },
  lugar: { proofs: { place: "ES-VC" } },
  alquiler: { proofs: { areaRent: { monthly: 900 } } },
  certificado: { home: { energyRating: "E" } },
  ascensor: { home: { hasLift: false } },
  distancias: { home: { nearby: ["Metro a 4 minutos"] } },
  utiles: { home: { usableAreaM2: 80 } },
  reformas: { proofs: { renovations: [{ what: "cocina", hasInvoice: false }] } },
  presupuesto: { proofs: { works: { low: 1, high: 2 } } },
  facturas: { proofs: { utilities: 120 } },
  competencia: { proofs: { competitors: [{ name: "Otra", price: 1, areaM2: 1 }] } },
};

/** A flat in Spain of which nothing is known but that it is to be renovated. */
function missing(purpose: Purpose, ...given: Given[]): string[] {
  const bare: ArgumentCase = {
    today: TODAY,
    purpose,
    homeKind: "usada",
    loan: { share: 0.8, rate: 0.03, years: 30 },
    home: { operation: "venta", type: "piso", country: "ES", currency: "EUR", condition: "a_reformar" },
    renovations: [],
    competitors: [],
  };
  const home: ArgumentCase["home"] = Object.assign({}, bare.home, ...given.map((one) => one.home));
  const proofs: Partial<ArgumentCase> = Object.assign({}, ...given.map((one) => one.proofs));
  return missingOf({ ...bare, ...proofs, home }).map(({ id }) => id);
}

/** All questions in their order: six at a time, answered, until none is left. */
function allMissing(purpose: Purpose): string[] {
  const asked: string[] = [];
  for (;;) {
    const next = missing(purpose, ...asked.map((id) => ANSWERS[id]!));
    if (next.length === 0) return asked;
    asked.push(...next);
  }
}

/**
 * The question that gains most comes first; of equals the order of the list decides. Weights from 5 to 1 are parted by
 * bars.
 */
const ORDERS: Record<Purpose, string> = {
  primera:
    "precio comunidad valoracion lugar presupuesto | ibi distancias | certificado ascensor reformas facturas | utiles competencia",
  espacio:
    "precio | valoracion utiles presupuesto | comunidad ibi lugar ascensor competencia | certificado distancias reformas facturas",
  teletrabajo:
    "precio | valoracion facturas | comunidad ibi certificado distancias presupuesto | lugar ascensor utiles reformas competencia",
  invertir:
    "precio comunidad alquiler reformas presupuesto | ibi valoracion lugar distancias | certificado ascensor competencia | utiles",
  segunda:
    "precio comunidad ibi | valoracion distancias presupuesto | lugar ascensor reformas facturas | certificado utiles competencia | alquiler",
  comodidad:
    "precio ascensor distancias presupuesto | comunidad valoracion reformas | ibi certificado facturas | lugar utiles competencia",
};

test.each(PURPOSES)("the questions in their order: %s", (purpose) => {
  expect(allMissing(purpose)).toEqual(ORDERS[purpose].split(/[ |]+/));
});

test("six at a time", () => {
  expect(missing("primera")).toEqual(["precio", "comunidad", "valoracion", "lugar", "presupuesto", "ibi"]);
});

describe("a question is answered by its datum alone, and only where it makes sense", () => {
  const others = (id: string) => Object.entries(ANSWERS).flatMap(([other, given]) => (other === id ? [] : [given]));
  const isAsked = (id: string, purpose: Purpose = "invertir", ...more: Given[]) =>
    missing(purpose, ...others(id), ...more).includes(id);

  test.each(Object.keys(ANSWERS).filter((id) => id !== "facturas"))("%s", (id) => {
    expect(isAsked(id)).toBe(true);
    expect(isAsked(id, "invertir", ANSWERS[id]!)).toBe(false);
  });

  test.each<[string, Purpose, Given]>([
    // Nobody but an investor, and a little whoever looks for a second home, hears of rents; an investor pays no bills.
    ["alquiler", "primera", {}],
    ["alquiler", "espacio", {}],
    ["alquiler", "teletrabajo", {}],
    ["alquiler", "comodidad", {}],
    ["facturas", "invertir", {}],
    ["ibi", "primera", { home: { country: "MX" } }],
    ["lugar", "primera", { proofs: { costShare: 0.1 } }],
    ["certificado", "primera", { home: { energyStatus: "en_tramite" } }],
    ["ascensor", "primera", { home: { type: "chalet" } }],
    ["reformas", "primera", { home: { condition: "obra_nueva" } }],
    ["presupuesto", "primera", { home: { condition: "bueno" } }],
    ["presupuesto", "primera", { home: { condition: undefined } }],
  ])("%s is not asked of %s with %j", (id, purpose, given) => expect(isAsked(id, purpose, given)).toBe(false));

  test("an empty list of places nearby is none; bills are asked of the people who live there", () => {
    expect(isAsked("distancias", "invertir", { home: { nearby: [] } })).toBe(true);
    expect(isAsked("facturas", "teletrabajo")).toBe(true);
    expect(isAsked("alquiler", "segunda")).toBe(true);
  });
});

test("in words: what to do, and what it would allow to say", () => {
  const home = { operation: "venta", type: "piso", country: "ES", currency: "EUR", price: 1, communityFee: 1 } as const;
  const [first] = missingOf({
    today: TODAY,
    purpose: "segunda",
    homeKind: "usada",
    loan: { share: 0.8, rate: 0.03, years: 30 },
    home,
    renovations: [],
    competitors: [],
  });
  expect(first).toEqual({
    id: "ibi",
    add: "Añade el recibo del IBI",
    gain: "podrás dar el gasto fijo del mes, entero",
  });
});
