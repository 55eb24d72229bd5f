import { formatArea, formatDate } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { PURPOSE_NAMES } from "#domain/tools/arguments/purposes.ts";
import { spoken } from "#domain/tools/arguments/script.ts";
import type { ArgumentsResult } from "./result.ts";
import type { ArgumentsInput } from "./schema.ts";
import { proofText } from "./words.ts";

/** The result as plain text, to paste anywhere. For who shows the home, not for who buys it. */
export function textOf(result: ArgumentsResult): string {
  const { cards, script, objections, weakPoints, questions, missing, refused } = result;
  const sections: string[][] = [
    [`ARGUMENTOS: ${result.homeName.toLocaleUpperCase("es")}`, `Para: ${PURPOSE_NAMES[result.purpose]}`],
    refused.length > 0 ? ["NO SE DICE", ...refused.map(({ title, excerpt }) => `${title}: «${excerpt ?? ""}»`)] : [],
    ["ARGUMENTOS", ...cards.map((card, i) => `${i + 1}. ${spoken(card)}\n   Prueba: ${proofText(card)}. ${card.show}`)],
    script.length > 0 ? ["GUION DE UN MINUTO", ...script.map(({ title, say }) => `${title}: ${say}`)] : [],
    objections.length > 0
      ? ["OBJECIONES", ...objections.map(({ quote, answer, ask }) => `«${quote}»\n   ${answer}\n   ${ask}`)]
      : [],
    weakPoints.length > 0
      ? ["LO QUE CONVIENE RECONOCER", ...weakPoints.map(({ title, answer }) => `${title}. ${answer}`)]
      : [],
    ["PREGUNTAS", ...questions],
    missing.length > 0 ? ["QUÉ FALTA", ...missing.map(({ add, gain }) => `${add}: ${gain}.`)] : [],
    [`Preparado el ${formatDate(result.date)}. Solo con lo que la vivienda tiene.`],
  ];
  return sections
    .filter((lines) => lines.length > 1 || lines[0]?.startsWith("Preparado"))
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

const LONGEST_MESSAGE = 700;
/** A loan and a yield that are supposed belong into a conversation, not into a message. */
const NOT_WRITTEN = ["instalment", "cash", "rent"];
const MOST_POINTS = 6;

/** For WhatsApp, to the buyer: what the home has, the best first. A line that does not fit is left out whole. */
export function messageOf(result: ArgumentsResult, { home }: ArgumentsInput): string {
  const price = result.price === null ? "" : `, ${moneyIn(result.currency)(result.price)}`;
  const head = `*${result.homeName}, ${formatArea(home.builtAreaM2)}${price}*`;
  const foot = "Todo se comprueba en la visita o con sus papeles. ¿Qué dato te falta?";
  const points = result.cards
    .filter(({ id }) => !NOT_WRITTEN.includes(id))
    .slice(0, MOST_POINTS)
    .map(({ feature }) => `- ${feature}`);
  const lines = [head];
  for (const point of points) {
    if ([...lines, point, foot].join("\n").length <= LONGEST_MESSAGE) lines.push(point);
  }
  return [...lines, foot].join("\n").slice(0, LONGEST_MESSAGE);
}
