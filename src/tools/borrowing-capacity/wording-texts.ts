import { formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { keepsSentences } from "#domain/shared/wording/keep.ts";
import type { WordingText } from "#domain/shared/wording/wording-text.ts";
import { bindingName, explainBinding, explainStress, explainTarget, shownCosts } from "./explain.ts";
import type { CapacityResult } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

const RESERVATION = "Cálculo orientativo: la oferta la hace el banco.";

/** Texts that a model may rephrase: the highest price, and its reasons. That the bank decides stays word by word. */
export function wordingOf(result: CapacityResult, { years }: CapacityInput): WordingText[] {
  if (result.kind !== "capacity") return [];
  const money = moneyIn(result.currency);
  const { operation, target } = result;
  const sentences = [
    `Precio máximo en ${result.placeName}: ${money(result.price)}.`,
    `${bindingName(result)}. ${explainBinding(result)}`,
    target ? explainTarget(target, result.currency) : "",
    operation.loan > 0
      ? `Hipoteca de ${money(operation.loan)} a ${years} años: ${money(operation.instalment)} al mes, el ${formatPercent(operation.incomeShare)} de los ingresos. ${explainStress(result)}`
      : "",
    `Impuestos y gastos: ${money(shownCosts(operation).total)}. Ahorro que hace falta: ${money(operation.ownFunds)}.`,
    RESERVATION,
  ];
  const text = sentences.filter((sentence) => sentence !== "").join(" ");
  return [{ id: "explicacion", label: "Explicación para quien compra", text, accepts: keepsSentences(RESERVATION) }];
}
