import { roundedEstimate, significantStep } from "#domain/shared/format/estimates.ts";
import { formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { type Block, paragraph, type Section } from "#domain/tools/description/description.ts";
import { count, moneyOf, valueText } from "#domain/tools/description/value.ts";
import { costLines, costOf, doesNothing, estimateOf, explainCurve, riseOf } from "./explain.ts";
import type { RenovationResult } from "./result.ts";
import { roundedParts } from "./rounded-parts.ts";

/**
 * From today's value to the one with the works, a step for each, all rounded to the last digit that the value shows. Nothing
 * where no work is done, or where what they add rounds away.
 */
export function riseSections(result: RenovationResult): Section[] {
  const { value, after, currency } = result;
  const step = significantStep(after.usual);
  const base = Math.round(value / step) * step;
  const total = roundedEstimate(after.usual);
  const steps = roundedParts(riseOf(result), total - base, step);
  if (steps.length === 0) return [];
  return [
    {
      id: "mejoras-subida",
      title: "De hoy a después",
      lead: `Un ${formatPercent(after.usual / value - 1)} más`,
      blocks: [
        {
          kind: "waterfall",
          caption: "Del valor de hoy al valor con la obra",
          unit: { kind: "money", currency },
          base: { label: "Vale hoy", amount: base },
          steps,
          total: { label: "Valdría", amount: total },
        },
        ...paragraph(
          base === value ? null : `Todo redondeado a ${moneyIn(currency)(step)}: la subida es una estimación.`,
          {
            tone: "small",
          },
        ),
      ],
      width: "half",
    },
  ];
}

/** The cost of the set, by its purposes. */
export function costSections(result: RenovationResult): Section[] {
  const { best, currency } = result;
  if (doesNothing(result)) return [];
  const total = costOf(result, best);
  const isEstimate = total.unit.kind === "money" && total.unit.isEstimate === true;
  const money = moneyOf(currency);
  const { usual } = best.cost;
  const exact = costLines(result);
  const lines = isEstimate ? roundedParts(exact, roundedEstimate(usual), significantStep(usual)) : exact;
  return [
    {
      id: "mejoras-coste",
      title: `Cuesta ${valueText(total)}`,
      lead: "Todo el conjunto, por partes",
      blocks: [
        {
          kind: "figures",
          items: [
            ...lines.map(({ label, amount }) => ({ label, value: money(amount) })),
            { label: "Total", value: total, isTotal: true },
          ],
          on: ["page", "pdf", "text"],
        },
        ...paragraph(
          isEstimate
            ? "Los precios publicados no siempre dicen qué incluyen: cuenta con un 20 % arriba o abajo hasta tener presupuestos."
            : null,
          { tone: "small" },
        ),
      ],
      width: "half",
    },
  ];
}

/** The largest gain that each budget allows. On paper it is a stair with the own budget on it. */
export function curveSection(result: RenovationResult): Section {
  const lead = explainCurve(result);
  return {
    id: "mejoras-curva",
    title: "Si el presupuesto cambia",
    lead,
    blocks: result.unlimited.ids.length === 0 ? [] : curveBlocks(result, lead),
  };
}

function curveBlocks({ curve, currency, criterion }: RenovationResult, summary: string): Block[] {
  const money = moneyOf(currency);
  return [
    {
      kind: "lines",
      title: "Lo que deja cada presupuesto",
      subtitle: criterion === "prudente" ? "Ganancia del mejor conjunto, caso prudente" : "Ganancia del mejor conjunto",
      summary,
      xName: "Presupuesto",
      xUnit: { kind: "money", currency, isShort: true },
      unit: estimateOf(currency, 0).unit,
      x: curve.map(({ budget }) => budget),
      series: [{ name: "Ganancia", values: curve.map(({ net }) => net) }],
      isFromZero: true,
      on: ["page"],
    },
    { kind: "drawing", name: "budget-curve", on: ["pdf"] },
    {
      kind: "table",
      name: "Presupuesto y ganancia",
      columns: [{ title: "Presupuesto" }, { title: "Gasto" }, { title: "Ganancia" }, { title: "Obras" }],
      rows: curve.map((point) => [money(point.budget), money(point.spent), money(point.net), count(point.works)]),
      on: ["sheet"],
    },
  ];
}
