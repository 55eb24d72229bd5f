import { type CitedFigures, citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import type { MessageDto } from "#domain/assistant/chat/dto.ts";
import type { Understanding } from "#domain/assistant/chat/intents.ts";
import { type Conversion, conversionIn, converted } from "#domain/assistant/finance/read-conversion.ts";
import type { ToolAnswer } from "../assistant-tool.server.ts";

const CURRENCY = /d[oó]lar|euro|peso|soles|\buf\b/i;
const NAMES: Readonly<Record<string, string>> = { EUR: "euro", USD: "dólar", UF: "UF" };

/** A sum in another currency at the rate that the person names; without one the reason why it is not converted. Null where nobody asks for it. */
export function conversionAnswer(
  messages: readonly MessageDto[],
  { operation, scenarios }: Pick<Understanding, "operation" | "scenarios">,
): ToolAnswer | null {
  // After a calculation its result is meant, unless the message has a sum and a currency of its own.
  const last = messages.at(-1)!.content;
  if (scenarios.length > 0 && (operation !== null || !CURRENCY.test(last))) return null;
  const own = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const before = own.slice(-4, -1).reduce<Conversion | null>((last, text) => conversionIn(text, last) ?? last, null);
  const conversion = conversionIn(own.at(-1)!, before);
  if (!conversion) return null;
  const result = converted(conversion);
  const cited = citedFigures();
  if (!result)
    return {
      text: "No puedo convertir de una moneda a otra: el tipo de cambio de hoy no lo tengo aquí, y con uno viejo te daría una cifra falsa. Dime el cambio que te dan y lo calculo con él.",
      figures: [],
      isDone: false,
    };
  const { amount, from, to } = conversion;
  const other = result.of === from ? to : from;
  const { share } = conversion;
  if (share) {
    const part = (result.value * share.percent) / 100;
    const whole = moneyOf(cited, result.value, to);
    const [taken, left] = [moneyOf(cited, part, to), moneyOf(cited, result.value - part, to)];
    const percent = cited.percent(share.percent / 100, 2);
    return {
      text: share.isTakenOff
        ? `Quedan ${left}: ${whole} menos el ${percent}, que son ${taken}.`
        : `El ${percent} de ${whole} son ${taken}; quedan ${left}.`,
      figures: cited.figures,
      isDone: true,
    };
  }
  return {
    text: `${moneyOf(cited, amount, from)} son ${moneyOf(cited, result.value, to)} con el cambio que has dicho: ${cited.money(result.rate, other, 2)} por ${NAMES[result.of] ?? result.of}. El cambio de hoy no lo tengo aquí, y el banco cobra además por cambiar.`,
    figures: cited.figures,
    isDone: true,
  };
}

const moneyOf = (cited: CitedFigures, amount: number, currency: string) =>
  cited.money(amount, currency, Number.isInteger(amount) ? 0 : 2);
