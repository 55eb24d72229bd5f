import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { scoreProspect } from "#domain/tools/prospecting/score.ts";
import { planProspecting } from "./engine.ts";
import { prospectingInput } from "./schema.ts";

const TODAY = "2026-11-23";
const MARGIN = 0.15;

const first = (row: Record<string, unknown>) =>
  planProspecting(prospectingInput.parse({ prospects: [{ name: "Ana", phone: "600000001", ...row }] }), {
    today: TODAY,
    optedOut: [],
  }).prospects[0]!;

const check = (id: string, rest: Omit<ToolCheck, "id" | "source">): ToolCheck => ({
  id: `captacion-${id}`,
  source: "Brief de herramientas, §2",
  referenceMs: 1,
  ...rest,
});

/** Cases of points and columns, worked out by hand. */
export const PROSPECTING_CHECKS: readonly ToolCheck[] = [
  check("cien", {
    name: "Motivo 5, espera lo que vale, hoy",
    input: "Motivo 5; 200.000 € sobre 200.000 €; 0 días",
    expected: 100,
    got: () => scoreProspect({ motive: 5, expectation: 200_000, value: 200_000, days: 0 }, MARGIN).score,
  }),
  check("mes", {
    name: "Un mes sin hablar",
    input: "Lo mismo, a los 30 días",
    expected: 87.5,
    got: () => scoreProspect({ motive: 5, expectation: 190_000, value: 200_000, days: 30 }, MARGIN).score,
  }),
  check("tope", {
    name: "Espera un 15 % de más: sin puntos de precio",
    input: "Motivo 5; 230.000 € sobre 200.000 €; 0 días",
    expected: 65,
    got: () => Math.round(scoreProspect({ motive: 5, expectation: 230_000, value: 200_000, days: 0 }, MARGIN).score),
  }),
  check("registro", {
    name: "Quien no quiere llamadas no recibe ninguna",
    input: "Motivo 5, con exclusiva vencida y visita pedida; no llamar",
    expected: "no-llamar",
    got: () => first({ motive: 5, leadOn: TODAY, optedOut: "si", wantsVisit: "si", address: "Calle Cuba, 3" }).action,
  }),
  check("exclusiva", {
    name: "Con exclusiva de otra agencia se espera",
    input: "Motivo 5, hoy; exclusiva hasta hoy",
    expected: "esperar",
    got: () => first({ motive: 5, leadOn: TODAY, exclusiveUntil: TODAY }).action,
  }),
];
