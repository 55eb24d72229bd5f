import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEAL_KINDS, DEAL_STAGES, type DealKind, type DealStage } from "./contact-values.ts";
import type { StageEvidence } from "./stage-evidence.ts";
import { amountOf, checkMove, furthestStage, missingStages, placeInTrade, stageOnWay } from "./stages.ts";
import { stagesOf } from "./trades.ts";

const spoken: StageEvidence = { contactado: { how: "Me llamó" } };
const seen: StageEvidence = { ...spoken, cualificado: { need: "Piso en Ruzafa" }, visita: { on: "2026-11-20T18:00" } };

const deal = (kind: DealKind, stage: DealStage, evidence: StageEvidence = {}) => ({ kind, stage, evidence });
const buyer = (stage: DealStage, evidence: StageEvidence = {}) => deal("comprador", stage, evidence);

describe("a move", () => {
  test("to oferta without amount is blocked, at its field", () => {
    expect(checkMove(buyer("visita", seen), "oferta", {})).toEqual({
      isAllowed: false,
      issues: [{ path: "evidence.oferta.amount", message: "Indica el importe de la oferta" }],
    });
    expect(checkMove(buyer("visita", seen), "oferta", { oferta: { amount: "" } }).isAllowed).toBe(false);
    expect(checkMove(buyer("visita", seen), "oferta", { oferta: { amount: "0" } }).isAllowed).toBe(false);
  });

  test("to oferta with an amount, as people type it, goes on", () => {
    const move = checkMove(buyer("visita", seen), "oferta", { oferta: { amount: "250.000" } });
    expect(move).toEqual({ isAllowed: true, evidence: { ...seen, oferta: { amount: 250_000 } } });
  });

  test("that skips asks for everything between that nothing proves", () => {
    expect(missingStages(buyer("contactado", spoken), "arras")).toEqual(["cualificado", "visita", "oferta", "arras"]);
    expect(checkMove(buyer("nuevo"), "visita", { visita: { on: "2026-11-21" } })).toEqual({
      isAllowed: false,
      issues: [
        {
          path: "evidence.contactado.how",
          message: "Cuenta cómo fue la conversación, o elige la llamada o el mensaje",
        },
        { path: "evidence.cualificado.need", message: "Indica qué busca, su presupuesto o el inmueble que vende" },
      ],
    });
  });

  test("asks nothing about stages that a deal of an earlier time has passed without evidence", () => {
    expect(missingStages(deal("vendedor", "oferta", { oferta: { amount: 250_000 } }), "arras")).toEqual(["arras"]);
    expect(missingStages(deal("vendedor", "oferta"), "oferta")).toEqual(["oferta"]);
  });

  test("back asks for nothing and keeps earlier evidence", () => {
    expect(checkMove(buyer("visita", seen), "contactado", {})).toEqual({ isAllowed: true, evidence: seen });
    expect(checkMove(buyer("visita", seen), "nuevo", {})).toEqual({ isAllowed: true, evidence: seen });
    expect(checkMove(buyer("visita", seen), "visita", {}).isAllowed).toBe(true);
  });

  test("takes new answers about a stage that was passed, and refuses wrong ones", () => {
    const given = { contactado: { how: "Por correo" } };
    expect(checkMove(buyer("visita", seen), "visita", given)).toEqual({
      isAllowed: true,
      evidence: { ...seen, contactado: { how: "Por correo" } },
    });
    expect(checkMove(buyer("visita", seen), "visita", { contactado: {} }).isAllowed).toBe(false);
  });

  test("to perdido asks why, and for nothing else", () => {
    expect(checkMove(buyer("nuevo"), "perdido", {})).toEqual({
      isAllowed: false,
      issues: [{ path: "evidence.perdido.reason", message: "Elige el motivo" }],
    });
    const lost = checkMove(buyer("contactado", spoken), "perdido", { perdido: { reason: "precio" } });
    expect(lost).toMatchObject({ isAllowed: true, evidence: { ...spoken, perdido: { reason: "precio" } } });
  });

  test("to perdido takes the reasons of its trade alone", () => {
    const lose = (kind: DealKind, reason: string) =>
      checkMove(deal(kind, "nuevo"), "perdido", { perdido: { reason } }).isAllowed;
    expect([lose("propietario", "vende_solo"), lose("comprador", "vende_solo")]).toEqual([true, false]);
    expect([lose("comprador", "financiacion"), lose("propietario", "financiacion")]).toEqual([true, false]);
    expect([lose("inquilino", "solvencia"), lose("vendedor", "solvencia")]).toEqual([true, false]);
  });

  test("out of perdido forgets why, and asks for what nothing proves", () => {
    const lost = buyer("perdido", { ...spoken, perdido: { reason: "precio", note: undefined } });
    expect(checkMove(lost, "contactado", {})).toEqual({ isAllowed: true, evidence: spoken });
    expect(missingStages(lost, "visita")).toEqual(["cualificado", "visita"]);
  });

  test("to a stage of another trade is refused at the stage", () => {
    expect(checkMove(deal("propietario", "nuevo"), "arras", { arras: { amount: 1, on: "2026-11-26" } })).toEqual({
      isAllowed: false,
      issues: [{ path: "stage", message: "Este tipo de trato no pasa por esa etapa" }],
    });
  });

  test.each([
    ["comprador", "arras", { amount: 5000 }, "arras.on"],
    ["comprador", "arras", { amount: 5000, on: "2026-02-30" }, "arras.on"],
    ["comprador", "firmado", { price: 240_000, on: "2026-12-01" }, "firmado.commission"],
    ["comprador", "firmado", { on: "2026-12-01", commission: 0 }, "firmado.price"],
    ["comprador", "visita", { on: "mañana" }, "visita.on"],
    ["comprador", "cualificado", {}, "cualificado.need"],
    ["comprador", "contactado", { how: "  " }, "contactado.how"],
    ["propietario", "valoracion", { amount: 310_000 }, "valoracion.on"],
    ["propietario", "propuesta", { price: "" }, "propuesta.price"],
    ["propietario", "firmado", { on: "2026-11-26", mandate: "exclusiva" }, "firmado.months"],
    ["propietario", "firmado", { on: "2026-11-26", months: 6 }, "firmado.mandate"],
    ["propietario", "firmado", { mandate: "exclusiva", months: 6 }, "firmado.on"],
    ["inquilino", "solvencia", { papers: " " }, "solvencia.papers"],
    ["inquilino", "reserva", { on: "2026-11-26" }, "reserva.amount"],
    ["inquilino", "firmado", { price: 950, on: "2026-11-26" }, "firmado.commission"],
    ["vendedor", "preparacion", {}, "preparacion.ready"],
    ["vendedor", "publicado", { where: "idealista" }, "publicado.on"],
  ] as const)("of a %s to %s with %j is refused at %s", (kind, to, given, path) => {
    const before = stagesOf(kind)[stagesOf(kind).indexOf(to) - 1]!;
    const move = checkMove(deal(kind, before), to, { [to]: given });
    expect(move.isAllowed ? [] : move.issues.map((issue) => issue.path)).toEqual([`evidence.${path}`]);
  });

  test("to the mandate takes its day, its kind and its months, typed or not", () => {
    const given = { firmado: { on: "2026-11-26", mandate: "exclusiva", months: "6" } };
    expect(checkMove(deal("propietario", "propuesta"), "firmado", given)).toMatchObject({
      isAllowed: true,
      evidence: { firmado: { on: "2026-11-26", mandate: "exclusiva", months: 6 } },
    });
  });
});

test("the amount of a deal is the last one that somebody named", () => {
  expect(amountOf({})).toBeUndefined();
  expect(amountOf({ valoracion: { amount: 300, on: "2026-11-01" } })).toBe(300);
  const proposed = { valoracion: { amount: 300, on: "2026-11-01" }, propuesta: { price: 320, feePercent: undefined } };
  expect(amountOf(proposed)).toBe(320);
  expect(amountOf({ ...proposed, oferta: { amount: 290 } })).toBe(290);
  expect(amountOf({ oferta: { amount: 290 }, firmado: { on: "2026-11-26", price: 285 } })).toBe(285);
});

test("how far a deal came leaves its loss and stages of other trades aside", () => {
  expect(furthestStage("comprador", ["nuevo", "visita", "contactado", "perdido"])).toBe("visita");
  expect(furthestStage("comprador", [])).toBe("nuevo");
  expect(furthestStage("propietario", ["nuevo", "arras", "valoracion"])).toBe("valoracion");
});

describe("a deal of the time when all trades passed the stages of a purchase", () => {
  test("of a buyer stays where it is", () => {
    for (const stage of stagesOf("comprador")) {
      expect(placeInTrade({ kind: "comprador", stage, evidence: seen })).toEqual({
        kind: "comprador",
        stage,
        evidence: seen,
      });
    }
  });

  test.each([
    ["cualificado", "contactado"],
    ["visita", "valoracion"],
    ["nuevo", "nuevo"],
    ["perdido", "perdido"],
  ] as const)("of an owner without an offer is a mandate that is sought: %s is %s", (stage, now) => {
    expect(placeInTrade({ kind: "propietario", stage, evidence: seen })).toEqual({
      kind: "propietario",
      stage: now,
      evidence: seen,
    });
  });

  test.each([
    ["oferta", { ...seen, oferta: { amount: 250_000 } }],
    ["arras", { ...seen, oferta: { amount: 250_000 }, arras: { amount: 5000, on: "2026-11-26" } }],
    ["firmado", { firmado: { price: 240_000, on: "2026-11-26", commission: 7200 } }],
    ["perdido", { oferta: { amount: 250_000 } }],
  ] as const)("of an owner with an offer or a price is the sale of their home, at %s as before", (stage, evidence) => {
    expect(placeInTrade({ kind: "propietario", stage, evidence })).toEqual({ kind: "vendedor", stage, evidence });
  });

  test("of an owner with a mandate stays a mandate", () => {
    const evidence = { firmado: { on: "2026-11-26", mandate: "exclusiva", months: 6, price: 310_000 } };
    expect(placeInTrade({ kind: "propietario", stage: "firmado", evidence })).toEqual({
      kind: "propietario",
      stage: "firmado",
      evidence,
    });
  });

  test("of a tenant keeps what was paid as a reservation", () => {
    const paid = { amount: 950, on: "2026-11-26" };
    expect(placeInTrade({ kind: "inquilino", stage: "arras", evidence: { arras: paid } })).toEqual({
      kind: "inquilino",
      stage: "reserva",
      evidence: { reserva: paid },
    });
    expect(stageOnWay("inquilino", "oferta")).toBe("solvencia");
    expect(stageOnWay("inquilino", "cualificado")).toBe("contactado");
    expect(stageOnWay("plataforma", "arras")).toBe("oferta");
  });

  test("comes to a stage of its trade, and stays there the next time", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DEAL_KINDS),
        fc.constantFrom(...DEAL_STAGES),
        fc.subarray(["contactado", "visita", "oferta", "arras", "firmado"]),
        (kind, stage, proven) => {
          const evidence = Object.fromEntries(proven.map((one) => [one, { amount: 1, on: "2026-11-26" }]));
          const now = placeInTrade({ kind, stage, evidence });
          expect(stagesOf(now.kind)).toContain(now.stage);
          expect(placeInTrade(now)).toEqual(now);
        },
      ),
    );
  });
});
