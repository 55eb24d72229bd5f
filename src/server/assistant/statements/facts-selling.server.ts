import type { Statement } from "#domain/assistant/answers/statement.ts";
import { type DatedFact, factOn } from "#domain/shared/dated-fact.ts";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { SALE_COMMISSION } from "#domain/tools/investment/rental-facts.ts";
import {
  GAIN_ABATEMENT,
  HIGHEST_LAND_GAIN_RATE,
  LAND_GAIN_COEFFICIENTS,
  MORTGAGE_CANCELLATION,
  NON_RESIDENT_RATE,
  NON_RESIDENT_WITHHOLDING,
  OVER_65_EXEMPTION,
  REINVESTMENT_EXEMPTION,
  SAVINGS_SCALE,
} from "#domain/tools/sale-costs/sale-facts.ts";
import { scaleInWords, sourced } from "./dated-words.server.ts";
import { factsOn } from "./fact.server.ts";
import { stated } from "./stated.server.ts";

const onSelling = factsOn({
  url: "/blog/gastos-de-vender",
  title: "Lo que paga quien vende: plusvalía, IRPF y gastos",
});

/**
 * Taxes and costs of selling, from the dated tables.
 *
 * @param today ISO date: rows that are not in force then are no facts
 */
export function sellingFacts(today: string): Statement[] {
  const now = <T>(
    rows: readonly DatedFact<T>[],
    make: (fact: DatedFact<T>) => Statement | Statement[],
  ): Statement[] => {
    const fact = factOn(rows, today);
    return fact ? [make(fact)].flat() : [];
  };
  const yearsOf = (years: number) =>
    years === 0 ? "menos de un año" : years === 1 ? "1 año" : years === 20 ? "20 años o más" : `${years} años`;
  return [
    ...now(HIGHEST_LAND_GAIN_RATE, (fact) =>
      onSelling(
        "sale.land-gain-rate",
        "plusvalía municipal, IIVTNU",
        "tipo máximo",
        `El tipo de la plusvalía municipal es como mucho el ${formatPercent(fact.value)}: cada ayuntamiento fija el suyo. ${sourced(fact)}`,
        {
          forms: ["how-much"],
          keywords: "impuesto terrenos ayuntamiento porcentaje",
          asked: [
            "cuánto es la plusvalía municipal",
            "qué porcentaje tiene la plusvalía",
            "tipo máximo de la plusvalía municipal",
          ],
        },
      ),
    ),
    ...now(LAND_GAIN_COEFFICIENTS, (fact) => [
      ...stated(
        onSelling,
        `
sale.land-gain-coefficients · plusvalía municipal, IIVTNU · coeficientes · which how-much
Coeficientes máximos de la plusvalía municipal, por años completos:\n${fact.value.map((value, years) => `${yearsOf(years)}: ${formatNumber(value, 2)}`).join("\n")}\n${sourced(fact)}
? coeficientes de la plusvalía municipal | tabla de coeficientes de la plusvalía
`,
      ),
      ...fact.value.map((value, years) =>
        onSelling(
          `sale.land-gain-coefficient-${years}`,
          "coeficiente de la plusvalía municipal",
          yearsOf(years),
          `El coeficiente máximo de la plusvalía municipal para ${yearsOf(years)} es ${formatNumber(value, 2)} del valor catastral del suelo. Tu ayuntamiento puede tenerlo más bajo.`,
          {
            forms: ["how-much"],
            asked: [
              `coeficiente de la plusvalía con ${yearsOf(years)}`,
              `plusvalía municipal si compré hace ${yearsOf(years)}`,
            ],
          },
        ),
      ),
    ]),
    ...stated(
      onSelling,
      `
sale.land-gain-how · plusvalía municipal, IIVTNU · cómo se calcula · how what
La plusvalía municipal se calcula de dos maneras y se paga la menor: la objetiva, valor catastral del suelo por el coeficiente de los años y por el tipo del ayuntamiento; y la real, la ganancia por la parte del suelo en el valor catastral y por el mismo tipo. Sin ganancia no se paga, pero se declara.
? cómo se calcula la plusvalía municipal | qué es la plusvalía municipal | si vendo con pérdida pago plusvalía

sale.land-gain-when · plusvalía municipal, IIVTNU · plazo y quién · when who
La plusvalía municipal la paga quien vende, en treinta días hábiles desde la venta. Si quien vende no reside en España, responde quien compra.
? qué plazo hay para pagar la plusvalía | quién paga la plusvalía municipal | la plusvalía la paga el comprador o el vendedor
`,
    ),
    ...now(SAVINGS_SCALE, (fact) =>
      onSelling(
        "sale.income-tax",
        "IRPF de la venta, ganancia patrimonial",
        "cuánto se paga",
        `La ganancia de vender paga en el IRPF ${scaleInWords(fact.value)}. ${sourced(fact)}`,
        {
          forms: ["how-much", "which"],
          keywords: "hacienda renta impuesto ganancia venta piso declaración",
          asked: [
            "cuánto se paga a Hacienda por vender un piso",
            "qué IRPF paga la ganancia de una venta",
            "impuesto por vender una casa",
            "tramos del IRPF del ahorro",
          ],
        },
      ),
    ),
    ...now(OVER_65_EXEMPTION, (fact) =>
      onSelling(
        "sale.over-65",
        "IRPF de la venta, mayores de 65 años",
        "exención",
        `Quien tiene más de 65 años y vende su vivienda habitual no paga IRPF por la ganancia. ${sourced(fact)}`,
        {
          forms: ["yes-no", "how-much", "who"],
          asked: [
            "los mayores de 65 pagan por vender su casa",
            "exención de mayores de 65 al vender",
            "tengo 70 años, pago impuestos si vendo mi piso",
          ],
        },
      ),
    ),
    ...now(REINVESTMENT_EXEMPTION, (fact) =>
      onSelling(
        "sale.reinvestment",
        "IRPF de la venta, reinversión",
        "exención",
        `Quien reinvierte lo obtenido en otra vivienda habitual no paga IRPF por la ganancia. ${sourced(fact)}`,
        {
          forms: ["yes-no", "when", "what"],
          asked: [
            "si compro otra casa pago por la ganancia",
            "exención por reinversión en vivienda habitual",
            "cuánto tiempo tengo para reinvertir",
            "vendo para comprar otra, pago IRPF",
          ],
        },
      ),
    ),
    ...now(GAIN_ABATEMENT, (fact) =>
      onSelling(
        "sale.abatement",
        "IRPF de la venta, casa antigua",
        "reducción por compra anterior a 1995",
        `Si la vivienda se compró antes del 31 de diciembre de 1994, parte de la ganancia hasta 2006 se reduce un ${formatPercent(fact.value.perYear, 2)} por cada año que pasa de ${fact.value.freeYears}, con un límite de ${formatMoney(fact.value.limit)} por vendedor. ${sourced(fact)}`,
        {
          forms: ["how-much", "yes-no"],
          asked: [
            "compré mi casa en 1990, pago menos al vender",
            "coeficientes de abatimiento",
            "vender un piso comprado antes de 1995",
          ],
        },
      ),
    ),
    ...now(NON_RESIDENT_RATE, (fact) =>
      onSelling(
        "sale.non-resident",
        "no residente que vende, IRNR",
        "cuánto paga",
        `Quien vende sin residir en España paga el ${formatPercent(fact.value)} de la ganancia. ${sourced(fact)}`,
        {
          forms: ["how-much"],
          asked: ["qué impuesto paga un no residente al vender", "soy extranjero y vendo mi casa en España"],
        },
      ),
    ),
    ...now(NON_RESIDENT_WITHHOLDING, (fact) =>
      onSelling(
        "sale.withholding",
        "no residente que vende, retención",
        "cuánto retiene quien compra",
        `Quien compra a un no residente retiene el ${formatPercent(fact.value)} del precio y lo ingresa. ${sourced(fact)}`,
        {
          forms: ["how-much", "who", "yes-no"],
          asked: [
            "retención del 3 % al no residente",
            "el comprador tiene que retener algo si el vendedor es extranjero",
            "cuánto se retiene a un vendedor no residente",
          ],
        },
      ),
    ),
    ...now(MORTGAGE_CANCELLATION, (fact) =>
      onSelling(
        "sale.cancellation",
        "cancelación de hipoteca",
        "cuánto cuesta",
        `Cancelar en el Registro una hipoteca pagada cuesta unos ${formatMoney(fact.value)}. ${sourced(fact)}`,
        {
          forms: ["how-much"],
          asked: [
            "cuánto cuesta cancelar la hipoteca",
            "gastos de cancelación registral",
            "certificado de deuda cero precio",
          ],
        },
      ),
    ),
    ...now(SALE_COMMISSION, (fact) =>
      onSelling(
        "sale.commission",
        "honorarios de agencia, comisión de venta",
        "cuánto son",
        `Los honorarios de venta son libres; lo usual es un ${formatPercent(fact.value, 2)} del precio, IVA incluido. ${sourced(fact)}`,
        {
          forms: ["how-much", "who"],
          keywords: "comisión corretaje agente inmobiliaria cobra porcentaje",
          asked: [
            "cuánto cobra una inmobiliaria por vender",
            "comisión de la agencia",
            "qué honorarios tiene un agente",
            "cuánto se lleva la inmobiliaria",
          ],
        },
      ),
    ),
    ...stated(
      onSelling,
      `
sale.which · gastos e impuestos de vender · cuáles hay · which what
Quien vende paga los honorarios de la agencia, la plusvalía municipal, el IRPF de la ganancia, el certificado energético y, si hay hipoteca, su cancelación.
? qué impuestos paga quien vende | gastos de vender un piso | qué paga el vendedor | cuánto me queda si vendo mi casa
`,
    ),
  ];
}
