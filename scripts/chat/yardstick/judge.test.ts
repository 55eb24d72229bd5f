import { describe, expect, test } from "vitest";
import { judge, wayOf } from "./judge.ts";
import { readQuestions } from "./question.ts";

const said = (text: string, hasForm = false) => ({ text, hasForm });

describe("the way of an answer is read off its words", () => {
  test.each([
    ["La cuota es de 843,21 € al mes.", false, "answer"],
    ["Con ese ahorro falta un dato. ¿A cuántos años?", false, "ask"],
    ["No lo sé: no encuentro la respuesta en las páginas de Umbral.", false, "decline"],
    ["No puedo darte datos de otra persona.", false, "guard"],
    ["Deja tus datos y te llamamos.", true, "offer"],
  ])("%s", (text, hasForm, way) => expect(wayOf(said(text, hasForm))).toBe(way));
});

describe("an answer is right", () => {
  const turn = { user: "", way: "answer", figures: [{ value: 843.21, unit: "EUR", within: 0.1 }] };
  test("with the figure in any notation, near its currency", () => {
    for (const text of ["Son 843,21 € al mes.", "Pagas 843.21 euros.", "Unos 843 € al mes."])
      expect(judge(turn, said(text)).faults).toEqual([]);
  });
  test("but not with another currency, another figure, or none", () => {
    for (const text of ["Son 843,21 UF al mes.", "Son 1.843,21 € al mes.", "Depende del banco."])
      expect(judge(turn, said(text)).isRight).toBe(false);
  });
  test("where it says all that it must and nothing that it must not, accents aside", () => {
    const asked = { user: "", way: "answer", says: ["treinta días|30 dias"], never: ["sesenta"] };
    expect(judge(asked, said("Se guarda 30\u00a0días.")).isRight).toBe(true);
    expect(judge(asked, said("Se guarda 30 días, o sesenta.")).faults).toEqual(["says sesenta"]);
    expect(judge(asked, said("Se guarda un tiempo.")).isRight).toBe(false);
  });
  test("in any of the ways that are right", () => {
    const asked = { user: "", way: "ask|decline" };
    expect(judge(asked, said("¿De qué país?")).isRight).toBe(true);
    expect(judge(asked, said("No lo sé.")).isRight).toBe(true);
    expect(judge(asked, said("Son 3 €.")).faults).toEqual(["answer in place of ask|decline"]);
  });
});

test("every question can be judged, and about a third of them is kept apart", () => {
  const questions = readQuestions();
  const apart = questions.filter(({ isKeptApart }) => isKeptApart).length;
  expect(questions.length).toBeGreaterThan(400);
  expect(apart / questions.length).toBeGreaterThan(0.27);
  expect(apart / questions.length).toBeLessThan(0.4);
});
