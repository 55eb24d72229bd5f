import type { Clause } from "./clauses.ts";
import { featuresSaid } from "./fact-features.ts";
import { operationSaid } from "./fact-kinds.ts";
import { ownWords } from "./fact-sentences.ts";
import type { AskedSlot, Reading, Said } from "./said.ts";

/** Facts that only a question of the agent and its answer say together. */

const YES =
  /^ (si|claro|correcto|exacto|asi es|efectivamente|sip|sii|afirmativo|por supuesto|exactamente|eso es|tal cual|obvio|ya|aja) /;
/** Of the home of which the agent asked whether it is sold. */
export const FOR_SALE = / (en venta|a la venta) /;
/** «Ya no», «claro que no» begin like a yes. */
export const isYes = ({ line }: Clause): boolean => YES.test(line) && !/ (no|nada|tampoco) /.test(line);
/** Statements of «sí» alone in answer to a question of the agent. */
export function confirmed(
  clause: Clause,
  asked: ReadonlySet<AskedSlot>,
  own: readonly Said[],
  reading: Reading,
): (Said & { slot: AskedSlot })[] {
  const isForSale = asked.has("homeToSell") && FOR_SALE.test(clause.line);
  if (!isYes(clause) && !isForSale) return [];
  const said: (Said & { slot: AskedSlot })[] = [];
  const add = (slot: "financing" | "homeToSell", shown: string, text: string) =>
    said.push({ slot, kind: slot, shown, value: { type: "text", text }, certainty: 0.75 });
  if (asked.has("financing") && isYes(clause) && !own.some(({ kind }) => kind === "financing"))
    add("financing", "Con hipoteca", "Con hipoteca");
  if (asked.has("guarantee") && isYes(clause) && !own.some(({ kind }) => kind === "financing"))
    said.push({
      slot: "guarantee",
      kind: "financing",
      shown: "Con aval o garantía",
      value: { type: "text", text: ownWords(clause) },
      certainty: 0.75,
    });
  // «¿Queréis venderla?» «Sí.»
  if (asked.has("operation") && isYes(clause) && !own.some(({ kind }) => kind === "operation"))
    said.push({ slot: "operation", ...operationSaid(reading), certainty: 0.75 });
  if (asked.has("homeToSell")) add("homeToSell", "Tiene una vivienda que vender", ownWords(clause));
  return said;
}

/** A feature that the agent asked for. */
export interface AskedFeature {
  said: Said;
  message: number;
}

/** «¿Garaje?» «Sí, imprescindible»; «¿Acepta mascotas?» «Perros no». Each with the message of the question, or of the answer where it says all. */
export function featuresAnswered(
  clause: Clause,
  reading: Reading,
  asked: readonly AskedFeature[],
  own: readonly Said[],
): (Said & { message: number })[] {
  const isTold =
    YES.test(clause.line) &&
    !clause.isQuestion &&
    (reading.role === "buyer" || reading.role === "tenant" || asked.length === 1);
  // «¿De un piso o de dos?» «De un piso nada más.»
  const named = isTold || clause.isQuestion ? [] : featuresSaid(clause, reading.country);
  const refused = reading.isOwner
    ? named.filter(({ key, shown }) => asked.some(({ said: one }) => one.key === key && one.shown !== shown))
    : [];
  const told = isTold
    ? asked
    : asked.filter(
        ({ said: one }) =>
          named.some(({ shown }) => shown === one.shown) && !own.some(({ shown }) => shown === one.shown),
      );
  return [
    ...refused.map((one) => ({ ...one, message: clause.message })),
    ...told.map(({ said: one, message }) => ({ ...one, certainty: 0.75, message })),
  ];
}
