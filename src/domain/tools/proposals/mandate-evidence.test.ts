import { expect, test } from "vitest";
import { mandateEvidence } from "./mandate-evidence.ts";
import { EXAMPLE_PROPOSAL } from "./worked-example.ts";

const signed = { ...EXAMPLE_PROPOSAL, title: "Propuesta para Ruzafa" };

test("an accepted proposal answers what the stages of a mandate ask for, as a form would", () => {
  const document = {
    ...signed,
    value: { ...signed.value, price: 345_000 },
    fee: { ...signed.fee, kind: "porcentaje" as const, percent: 3.5 },
    terms: { ...signed.terms, isExclusive: false, months: 6 },
  };
  expect(mandateEvidence(document, "2026-11-27")).toEqual({
    contactado: { how: "Ha aceptado la propuesta «Propuesta para Ruzafa»." },
    valoracion: { amount: "345000", on: "2026-11-27" },
    propuesta: { price: "345000", feePercent: "3,5" },
    firmado: { mandate: "no_exclusiva", months: "6" },
  });
});

test("answers that the proposal does not hold are left out, never guessed", () => {
  const document = {
    ...signed,
    value: { ...signed.value, price: null },
    fee: { ...signed.fee, kind: "fijo" as const, percent: 3 },
    terms: { ...signed.terms, isExclusive: null, months: null },
  };
  expect(mandateEvidence(document, "2026-11-27")).toEqual({
    contactado: { how: "Ha aceptado la propuesta «Propuesta para Ruzafa»." },
    firmado: {},
  });
});
