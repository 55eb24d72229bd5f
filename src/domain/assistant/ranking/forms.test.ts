import { describe, expect, test } from "vitest";
import { formFit, formsOf } from "./forms.ts";

describe("forms of a question", () => {
  test.each([
    ["¿Cuánto cuesta el plan Agente?", "how-much"],
    ["kuanto cuesta", "how-much"],
    ["que precio tiene el plan red", "how-much"],
    ["¿Cuándo se borra lo de la papelera?", "when"],
    ["¿Cuánto tiempo se guarda?", "when"],
    ["¿Quién paga el ITP?", "who"],
    ["¿Dónde cambio mi contraseña?", "where"],
    ["¿Cuáles son los formatos?", "which"],
    ["¿Qué documentos necesito para vender?", "which"],
    ["komo importo mi cartera", "how"],
    ["¿Por qué no me sale el precio?", "why"],
    ["¿Qué es la nota simple?", "what"],
    ["¿Se puede pagar por año?", "yes-no"],
    ["tienen API?", "yes-no"],
  ] as const)("%s", (question, form) => {
    expect(formsOf(question)[0]).toBe(form);
  });

  test("a heap of words asks for no form", () => {
    expect(formsOf("contraseña olvidada")).toEqual([]);
  });

  test("a time is no amount", () => {
    expect(formsOf("cuánto tiempo dura la prueba")).not.toContain("how-much");
  });
});

test("a form fits, does not, or is not known", () => {
  expect(formFit(["when"], ["when", "how-much"])).toBe(1);
  expect(formFit(["when"], ["who"])).toBe(0);
  expect(formFit(["when"], undefined)).toBe(0.5);
  expect(formFit(["when"], [])).toBe(0.5);
  expect(formFit([], ["who"])).toBe(0.5);
});
