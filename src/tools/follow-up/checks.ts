import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { contactSlot } from "#domain/tools/follow-up/contact-hours.ts";
import { planFollowUp } from "./engine.ts";
import { openSteps } from "./result.ts";
import { followUpInput } from "./schema.ts";

const open = (values: Record<string, unknown>, today: string) =>
  openSteps(planFollowUp(followUpInput.parse({ startedOn: "2026-11-23", ...values }), { today }));

const check = (id: string, rest: Omit<ToolCheck, "id" | "source">): ToolCheck => ({
  id: `seguimiento-${id}`,
  source: "Brief de herramientas, §2",
  unit: "",
  referenceMs: 1,
  ...rest,
});

export const FOLLOW_UP_CHECKS: readonly ToolCheck[] = [
  check("sabado", {
    name: "Sábado por la noche pasa al lunes",
    input: "Sábado 21 de noviembre de 2026, 21:00",
    expected: "2026-11-23T09:00",
    got: () => contactSlot("2026-11-21T21:00"),
  }),
  check("ritmo", {
    name: "Días del ritmo",
    input: "Empieza el lunes 23 de noviembre de 2026",
    expected: "23, 24, 26, 30, 07, 23",
    got: () =>
      open({}, "2026-11-23")
        .map(({ at }) => at.slice(8, 10))
        .join(", "),
  }),
  check("respuesta", {
    name: "La respuesta cancela el resto",
    input: "Responde el 24; un paso hecho",
    expected: 0,
    got: () => open({ done: 1, repliedOn: "2026-11-24" }, "2026-11-24").length,
  }),
  check("perdidos", {
    name: "Los pasos perdidos se juntan en uno",
    input: "Un paso hecho; hoy es 9 de diciembre",
    expected: "d14 2026-12-09, d30 2026-12-23",
    got: () =>
      open({ done: 1 }, "2026-12-09")
        .map(({ offset, at }) => `d${offset} ${at.slice(0, 10)}`)
        .join(", "),
  }),
];
