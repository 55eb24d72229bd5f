import { estimateIn } from "#domain/shared/format/estimates.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { type Amount, moneyOf, type Value, valueText } from "#domain/tools/description/value.ts";
import type { Range } from "#domain/tools/renovation/range.ts";
import type { Weighed } from "#domain/tools/renovation/renovation.ts";
import { isOwn, type RenovationResult, type WorkRow } from "./result.ts";

/** Sentences and figures that page, document and texts share. */

/** Under every result, and at the foot of every page of its PDF. */
export const NOTE =
  "Cálculo orientativo: ni es un presupuesto de obra ni promete un precio de venta. Pide tres presupuestos antes de decidir.";

/** Beside each other: what was measured, and what is said. */
export const MEASURED =
  "Frente a viviendas a reformar de la misma zona de 300 m, las reformadas se anunciaban entre un 11 y un 15 % más caras (Barcelona y Valencia, 2018).";
export const CLAIMED_LEAD =
  "Lo que se publica son diferencias brutas: mezclan barrio, edad y calidad. Aquí no se usan, o cuentan la mitad:";

export const CONFIDENCE_NAMES = { alta: "Alta", media: "Media", baja: "Baja" } as const;

/** Whether no set of works leaves more than the sale as it stands. */
export function doesNothing({ best }: RenovationResult): boolean {
  return best.ids.length === 0;
}

/** The works of a set as a sentence lists them: `pintura, suelo nuevo y baños nuevos`. Typed names stay as they were typed. */
export function namesOf(result: RenovationResult, ids: readonly string[]): string {
  const names = ids.map((id) => {
    const name = result.works.find((work) => work.id === id)?.name ?? "";
    return isOwn(id) ? name : lowerFirst(name);
  });
  return listed(names);
}

/** The works to do, in a line that begins with a capital letter: `Pintura y suelo nuevo`. */
export function headline(result: RenovationResult): string {
  if (doesNothing(result)) return "No hacer nada";
  const names = namesOf(result, result.best.ids);
  return names.charAt(0).toLocaleUpperCase("es") + names.slice(1);
}

/** The text with a small first letter, to stand within a sentence. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase("es") + text.slice(1);
}

/** An amount that nobody knows exactly: values after works, gains, and costs of the table. Null is not known. */
export function estimateOf(currency: string, amount: number | null, options: { isSigned?: boolean } = {}): Amount {
  return moneyOf(currency)(amount, { isEstimate: true, ...options });
}

/** An estimate from its worst to its best; the one amount where both read the same. */
export function rangeOf(currency: string, { low, high }: Pick<Range, "low" | "high">): Value {
  const [worst, best] = [estimateOf(currency, low), estimateOf(currency, high)];
  return valueText(worst) === valueText(best) ? worst : { low: worst, high: best };
}

/** Whether a cost is the price that somebody was given. What waiting costs meanwhile is an estimate. */
function isTypedCost({ isQuoted, lines }: WorkRow): boolean {
  return isQuoted && lines.every(({ id }) => id === "works");
}

/** The cost of a set of works: exact where each of its costs was typed, an estimate otherwise. */
export function costOf({ works, currency }: RenovationResult, { ids, cost }: Pick<Weighed, "ids" | "cost">): Amount {
  const isTyped = ids.every((id) => works.some((work) => work.id === id && isTypedCost(work)));
  return moneyOf(currency)(cost.usual, isTyped ? {} : { isEstimate: true });
}

/** The cost of the best set, its rise, and the rise that pays for it; where nothing is to be done, the reason. */
export function explainBest(result: RenovationResult): string {
  const { best, budget, criterion, works, currency } = result;
  if (works.length === 0) return "Con lo que sabemos de esta vivienda no hay ninguna obra que proponer.";
  if (doesNothing(result)) {
    const affordable = works.some(({ cost }) => cost.usual <= budget);
    const why = affordable
      ? criterion === "prudente"
        ? "Ninguna obra que cabe en el presupuesto gana en el caso prudente."
        : "Ninguna obra que cabe en el presupuesto sube el precio más de lo que cuesta."
      : "Ninguna obra cabe en el presupuesto.";
    return `${why} Vende la vivienda como está: vale ${moneyIn(currency)(result.value)}.`;
  }
  return `Cuesta ${valueText(costOf(result, best))} con IVA y suma unos ${estimateIn(currency)(best.uplift.usual)}. Se recupera si el precio sube al menos un ${formatPercent(best.breakEven)}.`;
}

/** The worst and the best case in words. Null where nothing is to be done. */
export function explainRange({ best, currency }: RenovationResult): string | null {
  if (best.ids.length === 0) return null;
  const signed = (amount: number) => valueText(estimateOf(currency, amount, { isSigned: true }));
  return best.net.low >= 0
    ? `Aun si todo sale mal a la vez, quedan ${signed(best.net.low)}; si sale bien, ${signed(best.net.high)}.`
    : `Si todo sale mal a la vez se pierden ${estimateIn(currency)(-best.net.low)}; si sale bien quedan ${signed(best.net.high)}.`;
}

/** Whether the seller's IRPF is taken off already, and how much of it. */
export function explainTax({ best, gainTax, currency }: RenovationResult): string {
  if (gainTax === null) return "Antes del IRPF de quien vende: escribe su tipo para contarlo.";
  return best.tax.usual > 0
    ? `Ya descontados ${estimateIn(currency)(best.tax.usual)} de IRPF, al ${formatPercent(gainTax)} de lo que sube el precio menos las mejoras con factura.`
    : `Con un tipo del ${formatPercent(gainTax)} no hay más IRPF.`;
}

/** The use of more money. */
export function explainCurve(result: RenovationResult): string {
  const { best, unlimited, budget, currency } = result;
  if (unlimited.ids.length === 0) return "Ningún presupuesto deja ganancia con estas cifras.";
  if (unlimited.net.usual <= best.net.usual + 1)
    return `Gastar más de ${valueText(costOf(result, best))} no añade ganancia: ${budget > best.cost.usual ? "guarda el resto del presupuesto" : "ya está todo lo que compensa"}.`;
  return `Con ${valueText(costOf(result, unlimited))} la ganancia llegaría a ${estimateIn(currency)(unlimited.net.usual)}: ${namesOf(result, unlimited.ids)}.`;
}

/**
 * A duration as builders say it: `pocos días`, `3 semanas`, `1,5 meses`.
 *
 * @param months not below zero; what is shorter than a week is some days, what is shorter than 0.9 of a month is in weeks
 */
export function monthsText(months: number): string {
  if (months < 0.25) return "pocos días";
  if (months < 0.9) {
    const weeks = Math.max(1, Math.round(months * 4.3));
    return weeks === 1 ? "1 semana" : `${formatNumber(weeks)} semanas`;
  }
  const rounded = Math.round(months * 2) / 2;
  return rounded === 1 ? "1 mes" : `${formatNumber(rounded, 1)} meses`;
}

/** Whether a work is in the chosen set, and if not, why it is not. */
export function stateOf(work: WorkRow, result: Pick<RenovationResult, "budget">): string {
  if (work.isChosen) return "elegida";
  if (work.isCovered) return "no se suma";
  if (work.net.usual <= 0) return "no compensa";
  if (work.cost.usual > result.budget) return "no cabe";
  return "fuera del conjunto";
}

/** The points that the offers of builders must cover, one part after another; none where nothing is to be done. */
export function orderParts(result: RenovationResult): { when: string; text: string }[] {
  if (doesNothing(result)) return [];
  const chosen = result.works.filter(({ isChosen }) => isChosen);
  return [
    { when: "Encargo para pedir presupuesto", text: `${result.homeTitle}.` },
    {
      when: "Trabajos",
      text: chosen.map(({ name, quantity }, i) => `${i + 1}. ${name}${quantity ? ` (${quantity})` : ""}.`).join("\n"),
    },
    { when: "Medidas estimadas", text: "Compruébalas en la visita." },
    {
      when: "En el presupuesto",
      text: "Precio de cada partida, IVA aparte, materiales con marca, plazo, forma de pago y garantía. Di si incluye la licencia y la retirada de escombros.",
    },
  ];
}

/** The order for builders as one text, a part to a line. */
export function orderText(result: RenovationResult): string {
  return orderParts(result)
    .map(({ when, text }) => `${when}: ${text}`)
    .join("\n");
}

/**
 * The rise by each chosen work beside the others: shares of the whole rise, in proportion to the rise of each alone.
 */
export function riseOf({ works, best }: RenovationResult): { label: string; amount: number }[] {
  const chosen = works.filter(({ isChosen }) => isChosen);
  const alone = chosen.reduce((sum, { uplift }) => sum + uplift.usual, 0);
  return chosen.map(({ name, uplift }) => ({
    label: name,
    amount: (best.uplift.usual * uplift.usual) / (alone || 1),
  }));
}

/** The chosen works' cost by what it goes to. */
export function costLines({ works }: RenovationResult): { label: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { isChosen, lines } of works)
    if (isChosen) for (const { label, amount } of lines) sums.set(label, (sums.get(label) ?? 0) + amount);
  return [...sums].map(([label, amount]) => ({ label, amount }));
}
