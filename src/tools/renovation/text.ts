import { formatDate, formatPercent, formatSignedMoney } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { WordingText } from "#domain/shared/wording/wording-text.ts";
import {
  CONFIDENCE_NAMES,
  explainBest,
  explainCurve,
  explainRange,
  explainTax,
  headline,
  MEASURED,
  monthsText,
  NOTE,
  orderOf,
  rangeText,
  roiText,
  stateOf,
} from "./explain.ts";
import type { RenovationResult } from "./result.ts";

export function textOf(result: RenovationResult): string {
  const { best, currency, works, after, value, unfit } = result;
  const money = moneyIn(currency);
  const signed = (amount: number) => formatSignedMoney(amount, currency);
  const order = orderOf(result);
  const sections: (string | null)[][] = [
    [
      `MEJORAS ANTES DE VENDER: ${result.homeTitle}`,
      `Lo mejor con ${money(result.budget)}: ${headline(result)}.`,
      explainBest(result),
      explainRange(result),
      best.ids.length > 0 ? explainTax(result) : null,
      best.months > 0 ? `Plazo, una obra tras otra: ${monthsText(best.months)}.` : null,
    ],
    [
      "ANTES Y DESPUÉS",
      `Hoy: ${money(value)}`,
      `Con la obra: ${money(after.usual)} (de ${rangeText(after, currency)})`,
    ],
    works.length === 0
      ? []
      : [
          "OBRA A OBRA, SOLA CADA UNA",
          ...works.map(
            (work, i) =>
              `${i + 1}. ${work.name} (${stateOf(work, result)}): cuesta ${money(work.cost.usual)}, suma ${money(work.uplift.usual)}, queda ${signed(work.net.usual)} (${rangeText(work.net, currency)}), retorno ${roiText(work.roi)}. Confianza ${CONFIDENCE_NAMES[work.confidence].toLowerCase()}.`,
          ),
          "No hacer nada: cuesta 0, queda 0.",
        ],
    ["SI EL PRESUPUESTO CAMBIA", explainCurve(result)],
    unfit.length === 0 ? [] : ["SIN PROPONER", ...unfit.map(({ name, reason }) => `${name}: ${reason}.`)],
    order === null ? [] : ["ENCARGO", order],
    [`${MEASURED} La prensa habla de un ${formatPercent(0.24)}, sin descontar barrio ni calidad.`],
    [`Datos a ${formatDate(result.date)}. ${NOTE}`],
  ];
  return sections
    .map((lines) => lines.filter((line) => line !== null))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

const LONGEST = 700;

/** For WhatsApp to the owner. */
export function messageOf(result: RenovationResult): string {
  const { best, currency, value, after, homeTitle } = result;
  const money = moneyIn(currency);
  const lines = [
    `${homeTitle.slice(0, 120)}.`,
    `Lo que más compensa antes de vender: ${headline(result)}.`,
    explainBest(result),
    ...(best.ids.length > 0
      ? [
          `De ${money(value)} a unos ${money(after.usual)}: quedan ${formatSignedMoney(best.net.usual, currency)}.`,
          explainRange(result) ?? "",
        ]
      : []),
    `Orientativo, a ${formatDate(result.date)}: pide presupuestos.`,
  ];
  const text = lines.join("\n");
  return text.length <= LONGEST ? text : [lines[0], ...lines.slice(2)].join("\n").slice(0, LONGEST);
}

/** The order for builders may be said better; its measures stay. */
export function wordingOf(result: RenovationResult): WordingText[] {
  const order = orderOf(result);
  return order === null ? [] : [{ id: "encargo", label: "Encargo de obra", text: order, most: 1500 }];
}
