import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { saleRecord } from "#domain/tools/price-position/price-history.ts";
import { marketPrices, pricePosition, verdictOf } from "#domain/tools/price-position/price-position.ts";
import { kaplanMeier } from "#domain/tools/price-position/sale-times.ts";
import { VERDICT_WORDS } from "#domain/tools/price-position/verdict-words.ts";
import { zoneDistance } from "#domain/tools/price-position/zone-outlier.ts";

const BRIEF = "Brief de herramientas, §1.2";
/** Twelve comparables with a deviation of 6 %: 1.7 · 0.06. */
const HALF_WIDTH = 0.102;
const z = (figure: number, around: readonly number[]) => {
  const distance = zoneDistance(figure, around);
  return distance?.kind === "distancia" ? distance.z : (distance?.kind ?? "sin datos");
};
const RELISTED = [
  { on: "2026-01-01", price: 310_000, reference: "A-12" },
  { on: "2026-02-10", price: null },
  { on: "2026-03-01", price: 299_000, reference: "B-7" },
];

/** Worked out by hand: the tests and the administration run them. */
export const PRICE_CHECK_CHECKS: readonly ToolCheck[] = [
  {
    id: "detector-precios-fuera",
    name: "Posición de un precio alto",
    source: `${BRIEF}: ln(290/250) / (1,7 · 6 %) = 0,1484 / 0,102`,
    input: "Valor 250.000 €, doce comparables, error típico 6 %; se pide 290.000 €",
    expected: 1.46,
    tolerance: 0.005,
    got: () => pricePosition(290_000, 250_000, HALF_WIDTH),
  },
  {
    id: "detector-precios-fuera-veredicto",
    name: "Veredicto de un precio alto",
    source: `${BRIEF}: 1,46 pasa de 1`,
    input: "Posición 1,46",
    expected: "Fuera de banda, por arriba",
    got: () => VERDICT_WORDS[verdictOf(pricePosition(290_000, 250_000, HALF_WIDTH))],
  },
  {
    id: "detector-precios-dentro",
    name: "Posición de un precio en mercado",
    source: `${BRIEF}: ln(262/250) / 0,102 = 0,0469 / 0,102`,
    input: "El mismo valor; se pide 262.000 €",
    expected: 0.46,
    tolerance: 0.005,
    got: () => pricePosition(262_000, 250_000, HALF_WIDTH),
  },
  {
    id: "detector-precios-dentro-veredicto",
    name: "Veredicto de un precio en mercado",
    source: `${BRIEF}: 0,46 no pasa de 0,5`,
    input: "Posición 0,46",
    expected: "En mercado",
    got: () => VERDICT_WORDS[verdictOf(pricePosition(262_000, 250_000, HALF_WIDTH))],
  },
  {
    id: "detector-precios-objetivo",
    name: "Precio más alto en mercado",
    source: "250.000 · e^(0,5 · 0,102) = 250.000 · 1,052323",
    input: "Valor 250.000 €, semiancho 0,102",
    expected: 263_081,
    tolerance: 0.5,
    unit: "€",
    got: () => marketPrices(250_000, HALF_WIDTH).high,
  },
  {
    id: "detector-precios-zona",
    name: "Distancia a la zona por m²",
    source: `${BRIEF}: mediana 3.050, MAD 50; 0,6745 · 1.150 / 50`,
    input: "4.200 €/m² frente a 2.900, 3.000, 3.050, 3.100 y 3.200",
    expected: 15.5,
    tolerance: 0.05,
    got: () => z(4200, [2900, 3000, 3050, 3100, 3200]),
  },
  {
    id: "detector-precios-sin-dispersion",
    name: "Zona sin dispersión",
    source: `${BRIEF}: MAD y desviación media, cero`,
    input: "4.200 €/m² frente a tres de 3.000",
    expected: "sin-dispersion",
    got: () => z(4200, [3000, 3000, 3000]),
  },
  {
    id: "detector-precios-republicado",
    name: "Días de una vivienda republicada",
    source: `${BRIEF}: 40 días con A-12 y 31 con B-7, una sola ficha`,
    input: "1 de enero, retirada el 10 de febrero, de nuevo el 1 de marzo; hoy 1 de abril",
    expected: 71,
    unit: "días",
    got: () => saleRecord(RELISTED, "2026-04-01")?.daysOnSale ?? "sin ficha",
  },
  {
    id: "detector-precios-kaplan-meier",
    name: "Parte que sigue a la venta (Kaplan–Meier)",
    source: "3/4 · 2/3",
    input: "Cierres a los 10, 20 y 30 días; una sigue a la venta a los 20",
    expected: 0.5,
    tolerance: 0.0005,
    got: () =>
      kaplanMeier([
        { days: 10, isClosed: true },
        { days: 20, isClosed: true },
        { days: 20, isClosed: false },
        { days: 30, isClosed: true },
      ])[1]!.share,
  },
];
