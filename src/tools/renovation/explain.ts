import { formatNumber, formatPercent, formatSignedMoney } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { Range } from "#domain/tools/renovation/range.ts";
import type { RenovationResult, WorkRow } from "./result.ts";

export const NOTE =
  "Cálculo orientativo: ni es un presupuesto de obra ni promete un precio de venta. Pide tres presupuestos antes de decidir.";

/** Beside each other: what was measured, and what is said. */
export const MEASURED =
  "Frente a viviendas a reformar de la misma zona de 300 m, las reformadas se anunciaban entre un 11 y un 15 % más caras (Barcelona y València, 2018).";
export const CLAIMED_LEAD =
  "Lo que se publica son diferencias brutas: mezclan barrio, edad y calidad. Aquí no se usan, o cuentan la mitad:";

export function doesNothing({ best }: RenovationResult): boolean {
  return best.ids.length === 0;
}

/** `pintura, suelo nuevo y baños nuevos`. */
export function namesOf(result: RenovationResult, ids: readonly string[]): string {
  const names = ids.map((id) => lowerFirst(result.works.find((work) => work.id === id)?.name ?? ""));
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} y ${names.at(-1)}`;
}

export function headline(result: RenovationResult): string {
  if (doesNothing(result)) return "No hacer nada";
  const names = namesOf(result, result.best.ids);
  return names.charAt(0).toLocaleUpperCase("es") + names.slice(1);
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase("es") + text.slice(1);
}

export function explainBest(result: RenovationResult): string {
  const money = moneyIn(result.currency);
  const { best, budget, criterion, works } = result;
  if (works.length === 0) return "Con lo que sabemos de esta vivienda no hay ninguna obra que proponer.";
  if (doesNothing(result)) {
    const affordable = works.some(({ cost }) => cost.usual <= budget);
    const why = affordable
      ? criterion === "prudente"
        ? "Ninguna obra que cabe en el presupuesto gana en el caso prudente."
        : "Ninguna obra que cabe en el presupuesto sube el precio más de lo que cuesta."
      : "Ninguna obra cabe en el presupuesto.";
    return `${why} Vende la vivienda como está: vale ${money(result.value)}.`;
  }
  return `Cuesta ${money(best.cost.usual)} con IVA y suma unos ${money(best.uplift.usual)}. Se recupera si el precio sube al menos un ${formatPercent(best.breakEven)}.`;
}

/** What the worst case would leave: the range in words. */
export function explainRange({ best, currency }: RenovationResult): string | null {
  if (best.ids.length === 0) return null;
  const signed = (amount: number) => formatSignedMoney(amount, currency);
  return best.net.low >= 0
    ? `Aun si todo sale mal a la vez, quedan ${signed(best.net.low)}; si sale bien, ${signed(best.net.high)}.`
    : `Si todo sale mal a la vez se pierden ${moneyIn(currency)(-best.net.low)}; si sale bien quedan ${signed(best.net.high)}.`;
}

export function explainTax({ best, gainTax, currency }: RenovationResult): string {
  if (gainTax === null) return "Antes del IRPF de quien vende: escribe su tipo para contarlo.";
  return best.tax.usual > 0
    ? `Ya descontados ${moneyIn(currency)(best.tax.usual)} de IRPF, al ${formatPercent(gainTax)} de lo que sube el precio menos las mejoras con factura.`
    : `Con un tipo del ${formatPercent(gainTax)} no hay más IRPF.`;
}

/** What more money would change. */
export function explainCurve(result: RenovationResult): string {
  const { best, unlimited, budget, currency } = result;
  const money = moneyIn(currency);
  if (unlimited.ids.length === 0) return "Ningún presupuesto deja ganancia con estas cifras.";
  if (unlimited.net.usual <= best.net.usual + 1)
    return `Gastar más de ${money(best.cost.usual)} no añade ganancia: ${budget > best.cost.usual ? "guarda el resto del presupuesto" : "ya está todo lo que compensa"}.`;
  return `Con ${money(unlimited.cost.usual)} la ganancia llegaría a ${money(unlimited.net.usual)}: ${namesOf(result, unlimited.ids)}.`;
}

export function monthsText(months: number): string {
  if (months < 0.25) return "pocos días";
  if (months < 0.9)
    return `${formatNumber(Math.max(1, Math.round(months * 4.3)))} semanas`.replace(/^1 semanas/, "1 semana");
  const rounded = Math.round(months * 2) / 2;
  return rounded === 1 ? "1 mes" : `${formatNumber(rounded, 1)} meses`;
}

export function rangeText({ low, high }: Range, currency: string): string {
  return `${formatNumber(low)} a ${moneyIn(currency)(high)}`;
}

export function roiText(roi: number | null): string {
  return roi === null ? "–" : formatPercent(roi);
}

/** `Elegida`, or why it is not. */
export function stateOf(work: WorkRow, result: RenovationResult): string {
  if (work.isChosen) return "elegida";
  if (work.isCovered) return "no se suma";
  if (work.net.usual <= 0) return "no compensa";
  if (work.cost.usual > result.budget) return "no cabe";
  return "fuera del conjunto";
}

/** For builders: what to price, measured, and what the offer must say. Null where nothing is to be done. */
export function orderOf(result: RenovationResult): string | null {
  if (doesNothing(result)) return null;
  const chosen = result.works.filter(({ isChosen }) => isChosen);
  return [
    `Encargo para pedir presupuesto: ${result.homeTitle}.`,
    "Trabajos:",
    ...chosen.map(({ name, quantity }, i) => `${i + 1}. ${name}${quantity ? ` (${quantity})` : ""}.`),
    "Medidas estimadas: compruébalas en la visita.",
    "En el presupuesto: precio de cada partida, IVA aparte, materiales con marca, plazo, forma de pago y garantía. Di si incluye la licencia y la retirada de escombros.",
  ].join("\n");
}

export const CONFIDENCE_NAMES = { alta: "Alta", media: "Media", baja: "Baja" } as const;

/** What each chosen work adds beside the others: shares of the whole rise, as each would add alone. */
export function riseOf({ works, best }: RenovationResult): { name: string; amount: number }[] {
  const chosen = works.filter(({ isChosen }) => isChosen);
  const alone = chosen.reduce((sum, { uplift }) => sum + uplift.usual, 0);
  return chosen.map(({ name, uplift }) => ({ name, amount: (best.uplift.usual * uplift.usual) / (alone || 1) }));
}

/** The chosen works' cost by what it goes to. */
export function costLines({ works }: RenovationResult): { label: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { isChosen, lines } of works)
    if (isChosen) for (const { label, amount } of lines) sums.set(label, (sums.get(label) ?? 0) + amount);
  return [...sums].map(([label, amount]) => ({ label, amount }));
}
