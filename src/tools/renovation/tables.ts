import type { ResultTable } from "#domain/tools/description/description-sheets.ts";
import { CONFIDENCE_NAMES, stateOf } from "./explain.ts";
import type { RenovationResult } from "./result.ts";

const whole = (amount: number) => Math.round(amount);
const percent = (fraction: number | null) => (fraction === null ? null : Math.round(fraction * 1e4) / 100);

/** Raw values for spreadsheets: money in currency units, shares in percent. */
export function tablesOf(result: RenovationResult): ResultTable[] {
  const { works, curve, currency } = result;
  const money = (name: string) => `${name} (${currency})`;
  const three = (name: string) => [money(name), money(`${name}, mínimo`), money(`${name}, máximo`)];
  return [
    {
      name: "Obras",
      columns: [
        "Obra",
        "Medida",
        "Elección",
        ...three("Coste"),
        ...three("Subida"),
        ...three("Ganancia"),
        "Retorno (%)",
        "Equilibrio (%)",
        money("Compensa desde un valor de"),
        "Meses",
        "Confianza",
        "Por qué",
      ],
      rows: works.map((work) => [
        work.name,
        work.quantity || null,
        stateOf(work, result),
        ...[work.cost, work.uplift, work.net].flatMap(({ low, usual, high }) => [usual, low, high].map(whole)),
        percent(work.roi),
        percent(work.breakEven),
        work.breakEvenValue === null ? null : whole(work.breakEvenValue),
        Math.round(work.months * 10) / 10,
        CONFIDENCE_NAMES[work.confidence],
        work.why,
      ]),
    },
    {
      name: "Coste por partes",
      columns: ["Obra", "Concepto", money("Importe")],
      rows: works.flatMap(({ name, lines }) => lines.map((line) => [name, line.label, whole(line.amount)])),
    },
    {
      name: "Presupuesto y ganancia",
      columns: [money("Presupuesto"), money("Gasto"), money("Ganancia"), "Obras"],
      rows: curve.map((point) => [whole(point.budget), whole(point.spent), whole(point.net), point.works]),
    },
  ];
}
