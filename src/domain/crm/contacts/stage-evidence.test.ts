import { expect, test } from "vitest";
import { boundsOf } from "../../../test/schema-bounds.ts";
import { DEAL_KINDS, DEAL_STAGES } from "./contact-values.ts";
import { questionOf } from "./stage-evidence.ts";

test("the preparation of a home takes from one letter to 1,000 about what is ready", () => {
  const read = (ready: string) => questionOf("vendedor", "preparacion")!.schema.safeParse({ ready });
  expect(read("F").data).toEqual({ ready: "F" });
  expect(read("a".repeat(1000)).success).toBe(true);
  expect(read(" ").error?.issues[0]?.message).toBe("Cuenta qué está listo");
  expect(read("a".repeat(1001)).error?.issues[0]?.message).toBe("Usa como mucho 1.000 caracteres");
});

test("the bounds of what each stage of each trade asks for are as approved", () => {
  const lines = DEAL_KINDS.flatMap((kind) =>
    DEAL_STAGES.flatMap((stage) => {
      const question = questionOf(kind, stage);
      return question ? boundsOf(question.schema, stage) : [];
    }),
  );
  expect([...new Set(lines)].sort()).toMatchInlineSnapshot(`
    [
      "arras.amount minimum 0.01, maximum 1000000000",
      "arras.on maxLength 10",
      "contactado.how maxLength 500",
      "cualificado.budget minimum 1, maximum 1000000000",
      "cualificado.need maxLength 1000",
      "firmado.commission minimum 0, maximum 1000000000",
      "firmado.months minimum 1, maximum 120",
      "firmado.on maxLength 10",
      "firmado.price minimum 0.01, maximum 1000000000",
      "oferta.amount minimum 0.01, maximum 1000000000",
      "perdido.note maxLength 1000",
      "preparacion.ready minLength 1, maxLength 1000",
      "propuesta.feePercent minimum 0, maximum 100",
      "propuesta.price minimum 0.01, maximum 1000000000",
      "publicado.on maxLength 10",
      "publicado.where maxLength 500",
      "reserva.amount minimum 0.01, maximum 1000000000",
      "reserva.on maxLength 10",
      "solvencia.income minimum 1, maximum 1000000000",
      "solvencia.papers minLength 1, maxLength 1000",
      "valoracion.amount minimum 0.01, maximum 1000000000",
      "valoracion.on maxLength 10",
      "visita.on maxLength 16",
    ]
  `);
});
