import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEAL_KINDS, DEAL_STAGES, LOSS_REASONS, WIN_REASONS } from "./contact-values.ts";
import { questionOf } from "./stage-evidence.ts";
import {
  guessTrade,
  isOpenStage,
  stageAfter,
  stageName,
  stagesOf,
  stillDays,
  TRADES,
  taskOf,
  wayOf,
} from "./trades.ts";

describe.each(DEAL_KINDS)("the trade %s", (kind) => {
  test("passes its stages in the order of the common list, so that one list says how far any deal has come", () => {
    const places = stagesOf(kind).map((stage) => DEAL_STAGES.indexOf(stage));
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(stagesOf(kind)[0]).toBe("nuevo");
    expect(stagesOf(kind).slice(-2)).toEqual(["firmado", "perdido"]);
  });

  test("starts with shares that rise from stage to stage and stay below one", () => {
    const priors = TRADES[kind].open.map(({ prior }) => prior);
    expect(priors).toEqual([...new Set(priors)].sort((a, b) => a - b));
    expect(priors.every((prior) => prior > 0 && prior < 1)).toBe(true);
  });

  test("has a task and a question at every stage but the first, and neither asks what its way does not have", () => {
    for (const stage of wayOf(kind).slice(1)) {
      expect(taskOf(kind, stage)).not.toBe("");
      expect(questionOf(kind, stage)?.fields.length).toBeGreaterThan(0);
    }
    expect(taskOf(kind, "nuevo")).toBe("");
    expect(questionOf(kind, "nuevo")).toBeUndefined();
    for (const stage of DEAL_STAGES) {
      if (!stagesOf(kind).includes(stage)) expect(questionOf(kind, stage)).toBeUndefined();
    }
  });

  test("is lost and won for reasons of the closed lists, each once, with another one at the end", () => {
    const { losses, wins } = TRADES[kind];
    for (const [reasons, all] of [
      [losses, LOSS_REASONS],
      [wins, WIN_REASONS],
    ] as const) {
      expect(new Set(reasons).size).toBe(reasons.length);
      expect(reasons.every((reason) => (all as readonly string[]).includes(reason))).toBe(true);
      expect(reasons.at(-1)).toBe("otro");
    }
  });
});

describe("the ways", () => {
  test("are those of an agency", () => {
    const names = (kind: (typeof DEAL_KINDS)[number]) => stagesOf(kind).map((stage) => stageName(kind, stage));
    expect(names("propietario")).toEqual([
      "Nuevo",
      "Contacto",
      "Valoración presentada",
      "Propuesta",
      "Encargo firmado",
      "Perdida",
    ]);
    expect(names("inquilino")).toEqual([
      "Solicitud",
      "Contactado",
      "Visita",
      "Solvencia",
      "Reserva",
      "Contrato",
      "Perdido",
    ]);
    expect(names("vendedor")).toEqual([
      "Encargo",
      "Preparación",
      "Publicado",
      "Visitas",
      "Oferta",
      "Arras",
      "Vendido",
      "Perdido",
    ]);
    expect(names("comprador")).toEqual([
      "Nuevo",
      "Contactado",
      "Cualificado",
      "Visita",
      "Oferta",
      "Arras",
      "Firmado",
      "Perdido",
    ]);
  });

  test("give every loss reason and every win reason to some trade", () => {
    expect(new Set(DEAL_KINDS.flatMap((kind) => TRADES[kind].losses))).toEqual(new Set(LOSS_REASONS));
    expect(new Set(DEAL_KINDS.flatMap((kind) => TRADES[kind].wins))).toEqual(new Set(WIN_REASONS));
  });

  test("are walked stage by stage to the signature", () => {
    expect(stageAfter("propietario", "nuevo")).toBe("contactado");
    expect(stageAfter("propietario", "propuesta")).toBe("firmado");
    expect(stageAfter("propietario", "firmado")).toBeNull();
    expect(stageAfter("propietario", "perdido")).toBeNull();
    // A stage of another trade leads nowhere.
    expect(stageAfter("propietario", "oferta")).toBeNull();
  });

  test("name a stage of another trade plainly", () => {
    expect(stageName("propietario", "arras")).toBe("Arras");
    expect(stageName("propietario", "firmado")).toBe("Encargo firmado");
  });

  test("are open until their two ends", () => {
    expect(DEAL_STAGES.filter((stage) => !isOpenStage(stage))).toEqual(["firmado", "perdido"]);
  });
});

/** Of each open stage the supposed share of deals that are won from it, and the days after which a deal in it is still. */
const DECIDED: Record<(typeof DEAL_KINDS)[number], Record<string, [prior: number, restDays: number]>> = {
  comprador: {
    nuevo: [0.05, 2],
    contactado: [0.1, 7],
    cualificado: [0.2, 14],
    visita: [0.3, 14],
    oferta: [0.5, 10],
    arras: [0.9, 90],
  },
  vendedor: {
    nuevo: [0.4, 7],
    preparacion: [0.45, 14],
    publicado: [0.5, 45],
    visita: [0.55, 45],
    oferta: [0.7, 10],
    arras: [0.9, 90],
  },
  inquilino: {
    nuevo: [0.1, 1],
    contactado: [0.15, 5],
    visita: [0.25, 7],
    solvencia: [0.5, 5],
    reserva: [0.9, 15],
  },
  propietario: { nuevo: [0.05, 2], contactado: [0.15, 14], valoracion: [0.35, 10], propuesta: [0.6, 10] },
  plataforma: {
    nuevo: [0.05, 2],
    contactado: [0.1, 7],
    cualificado: [0.2, 14],
    visita: [0.3, 14],
    oferta: [0.5, 14],
  },
};

test.each(DEAL_KINDS)("the stages of %s begin with the shares and the days of rest that were decided", (kind) => {
  expect(Object.fromEntries(TRADES[kind].open.map(({ stage, prior, restDays }) => [stage, [prior, restDays]]))).toEqual(
    DECIDED[kind],
  );
  for (const { stage, restDays } of TRADES[kind].open)
    expect([stillDays(kind, stage, restDays), stillDays(kind, stage, restDays + 1)]).toEqual([0, 1]);
});

describe("a deal that rests", () => {
  test("a proposal of a mandate rests ten days: on day 10 it is not still, after 13.9 days it has been for 3", () => {
    expect(stillDays("propietario", "propuesta", 10)).toBe(0);
    expect(stillDays("propietario", "propuesta", 10.9)).toBe(0);
    expect(stillDays("propietario", "propuesta", 13.9)).toBe(3);
  });

  test("is never still at the ends of its way or at a stage of another trade", () => {
    expect(stillDays("comprador", "firmado", 4000)).toBe(0);
    expect(stillDays("comprador", "perdido", 4000)).toBe(0);
    expect(stillDays("propietario", "arras", 4000)).toBe(0);
  });

  test("rests for a count of days that grows with time and is never negative", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DEAL_KINDS),
        fc.constantFrom(...DEAL_STAGES),
        fc.double({ min: 0, max: 5000, noNaN: true }),
        (kind, stage, days) => {
          const still = stillDays(kind, stage, days);
          expect(Number.isInteger(still) && still >= 0).toBe(true);
          expect(stillDays(kind, stage, days + 1)).toBeGreaterThanOrEqual(still);
        },
      ),
    );
  });
});

describe("the trade of a new deal", () => {
  const none = { roles: [], demands: [], home: null };
  const guessed = (clues: Partial<Parameters<typeof guessTrade>[0]>) => guessTrade({ ...none, ...clues });

  test("is the mandate for an owner's own home, and a purchase or a lease for another", () => {
    expect(guessed({ home: { isTheirs: true, operation: "venta" } })).toBe("propietario");
    expect(guessed({ roles: ["propietario"], home: { isTheirs: false, operation: "venta" } })).toBe("comprador");
    expect(guessed({ home: { isTheirs: false, operation: "alquiler" } })).toBe("inquilino");
    expect(guessed({ home: { isTheirs: false, operation: null } })).toBe("comprador");
  });

  test("is the sale of an owner's home whose mandate is signed; a home to let stays with its owner", () => {
    const signed = { isTheirs: true, isMandated: true };
    expect(guessed({ home: { ...signed, operation: "venta" } })).toBe("vendedor");
    expect(guessed({ home: { ...signed, operation: "alquiler" } })).toBe("propietario");
    expect(guessed({ home: { ...signed, isTheirs: false, operation: "venta" } })).toBe("comprador");
  });

  test("follows demands before roles, and a purchase where both are sought", () => {
    expect(guessed({ roles: ["propietario"], demands: ["venta"] })).toBe("comprador");
    expect(guessed({ demands: ["alquiler", "alquiler"] })).toBe("inquilino");
    expect(guessed({ demands: ["alquiler", "venta"] })).toBe("comprador");
  });

  test("follows roles where nothing else is known, and is a purchase without any", () => {
    expect(guessed({ roles: ["comprador", "propietario"] })).toBe("propietario");
    expect(guessed({ roles: ["inquilino"] })).toBe("inquilino");
    expect(guessed({ roles: ["inquilino", "comprador"] })).toBe("comprador");
    expect(guessed({})).toBe("comprador");
  });
});

test("only a lease is paid by the month, and only a mandate brings no commission by itself", () => {
  expect(DEAL_KINDS.filter((kind) => TRADES[kind].isMonthly)).toEqual(["inquilino"]);
  expect(DEAL_KINDS.filter((kind) => !TRADES[kind].isPaid)).toEqual(["propietario"]);
});
