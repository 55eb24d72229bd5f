import { type CitedFigures, citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import type { Operation, Scenario, Slots } from "#domain/assistant/chat/intents.ts";
import { exchanged } from "#domain/assistant/finance/exchange.ts";
import { INTENT_OF_TARGET } from "#domain/assistant/finance/finance-targets.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { Headline, ToolAnswer } from "../../assistant-tool.server.ts";

/** Answers out of calculations of before: again, side by side, in another currency. */

type Run = (scenario: Scenario) => Promise<ToolAnswer>;

/**
 * The answer to an operation; null where the calculations lead to no figure.
 *
 * @param scenarios oldest first; of two cases of one message the last one is the first case
 */
export async function operationAnswer(
  operation: Operation,
  scenarios: readonly Scenario[],
  run: Run,
): Promise<ToolAnswer | null> {
  const last = scenarios.at(-1);
  if (!last) return null;
  switch (operation.kind) {
    case "recall": {
      const wanted = operation.which === "first" ? scenarios[0]! : (scenarios.at(-2) ?? last);
      return await run(wanted);
    }
    case "difference": {
      const before = operation.with === "first" ? scenarios[0] : scenarios.at(-2);
      if (!before) return null;
      // Both by the same figure, as it was asked for last.
      const isSameTask = INTENT_OF_TARGET[before.target] === INTENT_OF_TARGET[last.target];
      const common = operation.target ?? (isSameTask ? last.target : null);
      const as = (scenario: Scenario) => (common ? { ...scenario, target: common } : scenario);
      return await side([as(before), as(last)], run, true);
    }
    case "both":
      return await side([last, { ...last, slots: { ...last.slots, ...operation.other } as Slots }], run, false);
    case "convert":
      return inCurrency(await run(last), operation, last.slots);
  }
}

const written = (cited: CitedFigures, { amount, unit, currency, isExact }: Headline): string => {
  if (unit === "percent") return cited.percent(amount, 2);
  if (unit === "years") return `${cited.number(amount, 1)} años`;
  return cited.money(amount, currency, isExact ? 2 : 0);
};

/** Two calculations beside each other, and how far they lie apart. */
async function side(
  pair: readonly [Scenario, Scenario],
  run: Run,
  isDifferenceFirst: boolean,
): Promise<ToolAnswer | null> {
  const answers = [await run(pair[0]), await run(pair[1])] as const;
  const [one, other] = [answers[0].headline, answers[1].headline];
  if (!one || !other || one.unit !== other.unit) return answers[1].isDone ? answers[1] : null;
  const cited = citedFigures();
  const apart = Math.abs(other.amount - one.amount);
  const far =
    one.unit === "percent" ? `${cited.number(apart * 100, 2)} puntos` : written(cited, { ...other, amount: apart });
  const more =
    other.amount === one.amount
      ? "Los dos casos dan lo mismo."
      : `Son ${far} ${other.amount > one.amount ? "más en el segundo" : "más en el primero"}.`;
  const [first, second] = [written(cited, one), written(cited, other)];
  const lines = isDifferenceFirst
    ? [`La diferencia es de ${far}: ${first} en el primer caso y ${second} en el segundo.`]
    : [`Primer caso: ${first}. Segundo caso: ${second}. ${more}`, firstLine(answers[0]), firstLine(answers[1])];
  return {
    ...answers[1],
    text: lines.join("\n"),
    figures: [...cited.figures, ...answers[0].figures, ...answers[1].figures],
  };
}

const firstLine = ({ text }: ToolAnswer): string => text.split("\n")[0]!;

/** The last figure in another currency, at the price that was told now or before. */
function inCurrency(
  answer: ToolAnswer,
  { into, rate, of }: Extract<Operation, { kind: "convert" }>,
  { exchangeRate, exchangeOf }: Slots,
): ToolAnswer | null {
  const { headline } = answer;
  if (headline?.unit !== "money" || headline.currency === undefined) return null;
  const price = rate ?? exchangeRate;
  if (price === undefined)
    return {
      text: "El tipo de cambio de hoy no lo tengo aquí, y con uno viejo te daría una cifra falsa. Dime el cambio que te dan y lo calculo con él. ¿A cuánto está el cambio entre las dos monedas?",
      figures: [],
      isDone: false,
    };
  const told = of ?? exchangeOf;
  const value = exchanged(headline.amount, headline.currency, into, { rate: price, of: told });
  if (value === undefined) return null;
  const cited = citedFigures();
  const decimals = into === "UF" || value < 10_000 ? 2 : 0;
  return {
    ...answer,
    text: `${written(cited, headline)} son ${cited.money(value, into, decimals)} con el cambio que has dicho, ${cited.quote(formatNumber(price, 2))}. El cambio de hoy no lo tengo aquí.`,
    figures: cited.figures,
  };
}
