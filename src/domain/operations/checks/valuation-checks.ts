import {
  type Listing,
  listingSchema,
  type Property,
  type PropertyInput,
  propertySchema,
} from "../../shared/listing/property.ts";
import { adjustedPrice, adjustmentLines } from "../../tools/valuation/adjustments.ts";
import { sellerNet } from "../../tools/valuation/seller-net.ts";
import { subjectFromProperty } from "../../tools/valuation/subject.ts";
import type { ValuedHome } from "../../tools/valuation/types.ts";
import { valueHome } from "../../tools/valuation/value-home.ts";
import type { HandCheck } from "./hand-check.ts";

const BRIEF = "Brief de herramientas, §1.1";
const DAY = "2026-11-21";
const place = { latitude: 41.39, longitude: 2.16 };
const home = (fields: Partial<PropertyInput> = {}): Property =>
  propertySchema.parse({ builtAreaM2: 80, ...place, ...fields } as PropertyInput);
const adjusted = (subject: Partial<PropertyInput>, comparable: Partial<PropertyInput>, price: number) =>
  adjustedPrice(
    price,
    adjustmentLines(subjectFromProperty(home(subject)), subjectFromProperty(home(comparable)), price),
  );

/** In metres east and north of the home. */
function closing(id: string, price: number, [east, north]: readonly [number, number]): Listing {
  const latitude = place.latitude + north / 111_195;
  const longitude = place.longitude + east / (111_195 * Math.cos((place.latitude * Math.PI) / 180));
  return listingSchema.parse({ id, price, builtAreaM2: 80, evidence: "cierre", date: DAY, latitude, longitude });
}
/** In the corners of a triangle with equal sides, so that each weighs the same. */
function threeClosings(): ValuedHome {
  const comparables = [
    closing("a", 240_000, [0, 200]),
    closing("b", 250_000, [173.205, -100]),
    closing("c", 260_000, [-173.205, -100]),
  ];
  const result = valueHome({ subject: home(), comparables, today: DAY });
  if (result.kind !== "value") throw new Error(result.kind);
  return result;
}

const check = (
  id: string,
  rest: Omit<HandCheck, "id" | "group" | "source" | "unit"> & { unit?: string; source?: string },
) => ({
  id: `valoracion-${id}`,
  group: "Valoración",
  source: BRIEF,
  unit: "€",
  ...rest,
});
const CLOSINGS = "Cierres de hoy a 240.000, 250.000 y 260.000 €, iguales a la vivienda y a 200 m de ella";

export const VALUATION_CHECKS: readonly HandCheck[] = [
  check("superficie", {
    name: "Ajuste por superficie",
    input: "Testigo de 100 m² a 300.000 €; vivienda de 80 m²",
    expected: 253_769,
    tolerance: 0.5,
    got: () => adjusted({ builtAreaM2: 80 }, { builtAreaM2: 100 }, 300_000),
  }),
  check("ascensor", {
    name: "Ajuste por ascensor en un tercero",
    unit: "",
    input: "Testigo sin ascensor; vivienda con ascensor",
    expected: 1.1853,
    tolerance: 0.00005,
    got: () => adjusted({ floor: 3, hasLift: true }, { floor: 3, hasLift: false }, 1),
  }),
  check("reforma", {
    name: "Ajuste por estado",
    source: "Coeficientes de la rejilla, docs/valuation.md",
    input: "Testigo a reformar a 200.000 €; vivienda en buen estado",
    expected: 225_499,
    tolerance: 0.5,
    got: () => adjusted({ condition: "bueno" }, { condition: "a_reformar" }, 200_000),
  }),
  check("tres-cierres", {
    name: "Valor con tres cierres",
    input: CLOSINGS,
    source: "Media geométrica: raíz cúbica de 240.000 · 250.000 · 260.000",
    expected: 249_866.6,
    // The corners lie on a globe, so that the weights are equal to some millionths; and a price some per cent off pulls
    // a little less than its distance, by which the lower one, 4.03 % off, weighs less than the upper one, 3.98 % off.
    tolerance: 2,
    got: () => threeClosings().value,
    referenceMs: 1,
  }),
  check("rango", {
    name: "El rango del 80 % abre igual por arriba que por abajo: bajo × alto / valor²",
    unit: "",
    source: "docs/valuation.md, Ranges",
    input: CLOSINGS,
    expected: 1,
    tolerance: 0.000001,
    got: () => {
      const { range80, value } = threeClosings();
      return (range80.low * range80.high) / value ** 2;
    },
    referenceMs: 1,
  }),
  check("orientativo", {
    name: "Con tres comparables, se dice que es orientativo",
    unit: "",
    input: CLOSINGS,
    expected: "Solo 3 comparables: el valor es orientativo.",
    got: () => threeClosings().confidence.reasons[0] ?? "ninguna",
    referenceMs: 1,
  }),
  check("dos-comparables", {
    name: "Con dos comparables no hay valor",
    unit: "",
    source: "Decisión de producto: tres comparables como mínimo",
    input: "Cierres de hoy a 240.000 y 250.000 €",
    expected: "faltan comparables",
    got: () => {
      const comparables = [closing("a", 240_000, [0, 200]), closing("b", 250_000, [0, -200])];
      const { kind } = valueHome({ subject: home(), comparables, today: DAY });
      return kind === "too-few-comparables" ? "faltan comparables" : kind;
    },
  }),
  check("neto", {
    name: "Lo que queda a quien vende",
    input: "250.000 €, honorarios del 4 % más 21 % de IVA, plusvalía 2.000, deuda 80.000",
    expected: 155_900,
    tolerance: 0.005,
    got: () => sellerNet(250_000, { feeRate: 0.04, vatRate: 0.21, landGainTax: 2000, debt: 80_000 }),
  }),
];
