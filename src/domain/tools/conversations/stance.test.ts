import { expect, test } from "vitest";
import { type Clause, scanOfText } from "./clauses.ts";
import { asserted, type Stance, stancesOf } from "./stance.ts";

const clauseOf = (text: string): Clause => {
  const scan = scanOfText(text);
  const line = ` ${scan.tokens.map(({ word }) => word).join(" ")} `;
  return { message: 0, author: 0, side: "client", text, scan, line, isQuestion: false };
};
/** The pieces of a text that are meant so. */
const wordsOf = (text: string, isSo: (stance: Stance) => boolean) => {
  const clause = clauseOf(text);
  return clause.scan.tokens.flatMap((token, at) => (isSo(stancesOf(clause)[at]!) ? [token.text] : [])).join(" ");
};

test.each([
  ["No me han aprobado la hipoteca", "me han aprobado la hipoteca"],
  ["Horta no, Sant Andreu sí", "Horta"],
  ["Horta ni loco, Sant Andreu vale", "Horta loco"],
  ["perros no quiero, gatos sí", "perros quiero"],
  ["300.000 no los pago", "300.000 los pago"],
  ["busco en Triana y en Nervión no", "en Nervión"],
  ["No, tengo la hipoteca aprobada", ""],
  ["no hay problema, busco piso", ""],
  ["no quiero pagar más de 420", "quiero pagar"],
  ["por menos de 300.000 no la vendemos", ""],
  ["si no vendo no compro", "compro"],
  ["no quiero piscina pero sí garaje", "quiero piscina"],
  ["¿es en Triana, no?", ""],
])("of %j these are denied: %j", (text, denied) => expect(wordsOf(text, ({ denier }) => denier >= 0)).toBe(denied));

test.each([
  ["ojalá tuviera 100.000 ahorrados", "ojalá tuviera 100.000 ahorrados"],
  ["si me toca la lotería, pago al contado", "si me toca la lotería pago al contado"],
  ["quisiera una casa que tuviera jardín", ""],
])("of %j these are only wished: %j", (text, wished) =>
  expect(wordsOf(text, ({ isUnreal }) => isUnreal).replace(" ,", "")).toBe(wished),
);

test.each([
  ["si me aprueban la hipoteca, compramos", "si me aprueban la hipoteca"],
  ["si tengo la hipoteca aprobada", ""],
  ["sí, aprobada", ""],
  ["ascensor si o si", ""],
  ["con garaje si puede ser", ""],
])("of %j these are a condition: %j", (text, words) =>
  expect(wordsOf(text, ({ isConditional }) => isConditional)).toBe(words),
);

test.each([
  ["antes me parecía caro", "antes me parecía caro"],
  ["tenemos que vender antes el nuestro", ""],
  ["antes de junio", ""],
])("of %j these are past: %j", (text, past) => expect(wordsOf(text, ({ isPast }) => isPast)).toBe(past));

test.each([
  ["mi hermana se divorcia y busca piso", "mi hermana se divorcia y busca piso"],
  ["mi cuñado tiene 200.000, yo 30.000", "mi cuñado tiene 200.000"],
  ["mi mujer quiere ascensor", ""],
  ["busco piso para mi madre", ""],
  ["mi papá me presta para el enganche", ""],
])("of %j these are of somebody else: %j", (text, others) =>
  expect(wordsOf(text, ({ isOfOther }) => isOfOther)).toBe(others),
);

test("a pattern that denies itself is said, and another place of the same words is found", () => {
  expect(asserted(clauseOf("no necesito hipoteca"), / no necesito hipoteca /)).not.toBeNull();
  expect(asserted(clauseOf("no quiero vender, bueno sí quiero vender"), / quiero vender /)?.index).toBeGreaterThan(10);
  expect(asserted(clauseOf("no quiero vender"), / quiero vender /)).toBeNull();
});
