import type { Community } from "../../shared/places/tax-places.ts";
import { NOTARY_SCALE, REGISTRY_SCALE, tariffAmount } from "../../tools/tax/notary-registry.ts";
import { type PurchaseQuestion, purchaseCosts } from "../../tools/tax/purchase-costs.ts";
import type { HandCheck } from "./hand-check.ts";

const DAY = "2026-11-21";
const CENT = 0.005;
const SCALES = "Tarifas autonómicas vigentes el 21/11/2026";

function taxOf(place: Community, price: number, extra: Partial<PurchaseQuestion> = {}): number {
  const answer = purchaseCosts({ place, isNew: false, date: DAY, hasMortgage: false, ...extra });
  if (answer.kind !== "known") throw new Error(answer.kind);
  return answer.breakdown(price).lines[0]!.amount;
}

const transfer = (
  id: string,
  name: string,
  place: Community,
  price: number,
  expected: number,
  extra: Partial<PurchaseQuestion> & { worked?: string } = {},
): HandCheck => {
  const { worked, ...question } = extra;
  return {
    id: `itp-${id}`,
    group: "Impuestos y gastos",
    name: `ITP, ${name}`,
    source: worked ?? SCALES,
    input: `Vivienda usada de ${price.toLocaleString("es-ES")} €`,
    expected,
    tolerance: CENT,
    unit: "€",
    got: () => taxOf(place, price, question),
  };
};

const tariff = (id: string, name: string, value: number, expected: number, got: () => number): HandCheck => ({
  id: `arancel-${id}`,
  group: "Impuestos y gastos",
  name,
  source: "Arancel, tramo a tramo",
  input: `Valor de ${value.toLocaleString("es-ES")} €`,
  expected,
  tolerance: CENT,
  unit: "€",
  got,
});

export const TAX_CHECKS: readonly HandCheck[] = [
  transfer("ct-700", "Cataluña por tramos", "ES-CT", 700_000, 71_000, { worked: "Brief de herramientas, §1.3" }),
  transfer("ct-1200", "Cataluña por tramos", "ES-CT", 1_200_000, 129_000),
  transfer("ib-700", "Illes Balears por tramos", "ES-IB", 700_000, 60_000),
  transfer("ar-700", "Aragón por tramos", "ES-AR", 700_000, 59_750),
  transfer("as-350", "Asturias por tramos", "ES-AS", 350_000, 28_500),
  transfer("vc-hasta-mayo", "Comunitat Valenciana, 10 % hasta el 31 de mayo de 2026", "ES-VC", 200_000, 20_000, {
    date: "2026-05-31",
  }),
  transfer("vc-desde-junio", "Comunitat Valenciana, 9 % desde el 1 de junio de 2026", "ES-VC", 200_000, 18_000, {
    date: "2026-06-01",
  }),
  transfer("md-habitual", "Madrid, vivienda habitual", "ES-MD", 200_000, 10_800, {
    reliefId: "itp-md-habitual",
    worked: "200.000 · 6 % menos el 10 % de la cuota",
  }),
  transfer("ib-familia", "Illes Balears, tipo reducido", "ES-IB", 300_000, 7_790.93, {
    reliefId: "itp-ib-familia",
    worked: "270.151,20 · 2 % + 29.848,80 · 8 %",
  }),
  transfer("an-referencia", "Andalucía, manda el valor de referencia", "ES-AN", 200_000, 17_500, {
    referenceValue: 250_000,
    worked: "250.000 · 7 %",
  }),
  {
    id: "iva-ceuta",
    group: "Impuestos y gastos",
    name: "Sin dato no se inventa",
    source: "Ceuta no tiene fila de vivienda nueva",
    input: "Vivienda nueva en Ceuta",
    expected: "sin dato",
    got: () =>
      purchaseCosts({ place: "ES-CE", isNew: true, date: DAY, hasMortgage: true }).kind === "no-tax-data"
        ? "sin dato"
        : "un importe",
  },
  tariff("notaria-200", "Notaría", 200_000, 358.44, () => tariffAmount(NOTARY_SCALE.value, 200_000)),
  tariff("registro-200", "Registro", 200_000, 186.21, () => tariffAmount(REGISTRY_SCALE.value, 200_000)),
  tariff("notaria-1000", "Notaría", 1_000_000, 678.64, () => tariffAmount(NOTARY_SCALE.value, 1_000_000)),
  tariff("registro-minimo", "Registro, mínimo", 0, 24.04, () => tariffAmount(REGISTRY_SCALE.value, 0)),
];
