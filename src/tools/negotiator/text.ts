import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import {
  counterTitle,
  daysText,
  explainBest,
  explainBreakEven,
  explainCounter,
  explainMissing,
  FINANCING_NAMES,
  lineText,
  scriptOf,
} from "./explain.ts";
import type { NegotiationResult } from "./result.ts";

/** For who sells: which offer, what to answer, what is left and what to say. */
export function textOf(result: NegotiationResult): string {
  const money = moneyIn(result.currency);
  const { offers, ladder, sale, fallback } = result;
  const missing = explainMissing(sale);
  const sections = [
    [result.homeName ? `NEGOCIACIÓN: ${result.homeName}` : "NEGOCIACIÓN", counterTitle(result), explainCounter(result)],
    offers.length > 0 ? ["OFERTAS, DE MÁS A MENOS NETO ESPERADO", ...offers.flatMap(offerLines)] : [],
    fallback ? [`Si no cierra ninguna: ${money(fallback.price)}, netos ${money(fallback.net)}.`] : [],
    ["ESCALERA", ladder.map(({ price }) => money(price)).join(" · ")],
    [
      `LO QUE QUEDA DE ${money(sale.price)}`,
      ...sale.lines.map((line) => `${lineText(line)}: ${money(-line.amount)}`),
      `Neto: ${money(sale.net)}`,
      ...(missing ? [missing] : []),
    ],
    ["GUION", ...scriptOf(result).map(({ when, say }) => `${when}: «${say}»`)],
    [`Datos a ${formatDate(result.date)}. Cálculo orientativo: la probabilidad de cierre la pones tú.`],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");

  function offerLines(offer: (typeof offers)[number], index: number): string[] {
    const strength = offer.strength === null ? "" : ` Solidez ${formatNumber(offer.strength)} de 100.`;
    return [
      `${index + 1}. ${offer.name}: ofrece ${money(offer.price)}, neto esperado ${money(offer.expectedNet)}.`,
      `   ${FINANCING_NAMES[offer.financing]}, ${daysText(offer.days)}, señal ${money(offer.deposit)}, cierre ${formatPercent(offer.probability)}.${strength}`,
      ...[explainBreakEven(offer, offers[0]!)].flatMap((line) => (line === null ? [] : [`   ${line}`])),
    ];
  }
}

const LONGEST = 700;

/** For WhatsApp to who sells. Names may be long: offers are left out from the last until it fits. */
export function messageOf(result: NegotiationResult): string {
  const money = moneyIn(result.currency);
  const { offers } = result;
  const head = [
    result.homeName === null ? "" : `${result.homeName}.`,
    offers.length > 1 ? explainBest(result) : "",
    offers.length > 0 ? "Neto esperado:" : "",
  ];
  const tail = [
    `${counterTitle(result)}. ${explainCounter(result)}`,
    `Cálculo orientativo a ${formatDate(result.date)}.`,
  ];
  const lines = offers.map(({ name, price, expectedNet }) => `· ${name}, ${money(price)}: ${money(expectedNet)}`);
  for (let shown = lines.length; shown >= 0; shown--) {
    const text = [...head, ...lines.slice(0, shown), ...tail].filter((line) => line !== "").join("\n");
    if (text.length <= LONGEST) return text;
  }
  return tail.join("\n").slice(0, LONGEST);
}
