import { describe, expect, test } from "vitest";
import { DEAL_STAGES } from "./contact-values.ts";
import { checkMove, furthestStage, missingStages, type StageEvidence } from "./stages.ts";

const spoken: StageEvidence = { contactado: { how: "Me llamó" } };
const seen: StageEvidence = { ...spoken, cualificado: { need: "Piso en Ruzafa" }, visita: { on: "2026-11-20T18:00" } };

describe("a move", () => {
  test("to oferta without amount is blocked, at its field", () => {
    expect(checkMove("oferta", seen, {})).toEqual({
      isAllowed: false,
      issues: [{ path: "evidence.oferta.amount", message: "Indica el importe de la oferta" }],
    });
    expect(checkMove("oferta", seen, { oferta: { amount: "" } }).isAllowed).toBe(false);
    expect(checkMove("oferta", seen, { oferta: { amount: "0" } }).isAllowed).toBe(false);
  });

  test("to oferta with an amount, as people type it, goes on", () => {
    const move = checkMove("oferta", seen, { oferta: { amount: "250.000" } });
    expect(move).toEqual({ isAllowed: true, evidence: { ...seen, oferta: { amount: 250_000 } } });
  });

  test("that skips asks for everything between that nothing proves", () => {
    expect(missingStages("arras", spoken)).toEqual(["cualificado", "visita", "oferta", "arras"]);
    const move = checkMove("visita", {}, { visita: { on: "2026-11-21" } });
    expect(move).toEqual({
      isAllowed: false,
      issues: [
        { path: "evidence.contactado.how", message: "Cuenta cómo habéis hablado, o elige la llamada o el mensaje" },
        { path: "evidence.cualificado.need", message: "Indica qué busca, su presupuesto o el inmueble que vende" },
      ],
    });
  });

  test("back asks for nothing and keeps earlier evidence", () => {
    expect(checkMove("contactado", seen, {})).toEqual({ isAllowed: true, evidence: seen });
    expect(checkMove("nuevo", seen, {})).toEqual({ isAllowed: true, evidence: seen });
    expect(checkMove("visita", seen, {}).isAllowed).toBe(true);
  });

  test("to perdido asks why, and for nothing else", () => {
    expect(checkMove("perdido", {}, {})).toEqual({
      isAllowed: false,
      issues: [{ path: "evidence.perdido.reason", message: "Elige el motivo" }],
    });
    const lost = checkMove("perdido", spoken, { perdido: { reason: "precio" } });
    expect(lost).toMatchObject({ isAllowed: true, evidence: { ...spoken, perdido: { reason: "precio" } } });
  });

  test("out of perdido forgets why", () => {
    const move = checkMove("contactado", { ...spoken, perdido: { reason: "precio", note: undefined } }, {});
    expect(move).toEqual({ isAllowed: true, evidence: spoken });
  });

  test.each([
    ["arras", { amount: 5000 }, "evidence.arras.on"],
    ["arras", { amount: 5000, on: "2026-02-30" }, "evidence.arras.on"],
    ["firmado", { price: 240_000, on: "2026-12-01" }, "evidence.firmado.commission"],
    ["firmado", { on: "2026-12-01", commission: 0 }, "evidence.firmado.price"],
    ["visita", { on: "mañana" }, "evidence.visita.on"],
    ["cualificado", {}, "evidence.cualificado.need"],
    ["contactado", { how: "  " }, "evidence.contactado.how"],
  ] as const)("to %s with %j is refused at %s", (stage, given, path) => {
    const kept = Object.fromEntries(DEAL_STAGES.map((one) => [one, {}])) as StageEvidence;
    delete kept[stage];
    const move = checkMove(stage, kept, { [stage]: given });
    expect(move.isAllowed ? [] : move.issues.map((issue) => issue.path)).toEqual([path]);
  });
});

test("how far a deal came leaves its loss aside", () => {
  expect(furthestStage(["nuevo", "visita", "contactado", "perdido"])).toBe("visita");
  expect(furthestStage([])).toBe("nuevo");
});
