import { describe, expect, test } from "vitest";
import { USUAL_HOURS } from "../../crm/contacts/business-hours.ts";
import { allHold, type FlowFacts, holds } from "./conditions.ts";
import { imagineRun } from "./dry-run.ts";
import { fillText, unknownVariables } from "./fill-text.ts";
import { type Condition, everyStep, type FlowDocument, flowDocument, type Step, type Wait } from "./flow-document.ts";
import { problemsOf } from "./flow-problems.ts";
import { FLOW_RECIPES, findRecipe } from "./flow-recipes.ts";
import { conditionsWords, type FlowNames, flowLines, stepWords, triggerWords, waitWords } from "./flow-words.ts";
import { insertStep, moveStep, newStep, removeStep, replaceStep } from "./step-edits.ts";
import { lineChanges } from "./version-changes.ts";
import { waitUntil } from "./wait-until.ts";

const facts: FlowFacts = {
  source: "idealista",
  places: ["Ruzafa", "46006"],
  price: 240_000,
  drop: 0.05,
  documentKind: null,
  operation: "venta",
  contact: {
    roles: ["comprador"],
    tags: ["Frío"],
    hasEmail: true,
    hasPhone: false,
    hasConsent: false,
    hasAnswered: false,
  },
  deal: null,
  isAttended: false,
  hasOwner: true,
  home: null,
  isOpenNow: true,
  gone: null,
};
const asks = (field: Condition["field"], more: Partial<Condition> = {}): Condition => ({
  field,
  is: "es",
  values: [],
  min: undefined,
  max: undefined,
  ...more,
});
const NAMES: FlowNames = {
  people: new Map([["7c9e6679-7425-40de-944b-e07fc1f90ae7", "Ana"]]),
  webhooks: new Map(),
  sequences: new Map(),
};

describe("conditions", () => {
  test.each([
    ["a portal", asks("origen", { values: ["portales"] }), true],
    ["another source", asks("origen", { values: ["chat"] }), false],
    ["a place, without accents and case", asks("zona", { values: ["RUZAFA"] }), true],
    ["half a word of a place", asks("zona", { values: ["Ruza"] }), false],
    ["a tag, without its accent", asks("etiqueta", { values: ["frio"] }), true],
    ["a price within bounds", asks("precio", { min: 200_000, max: 240_000 }), true],
    ["a price above them", asks("precio", { max: 239_999 }), false],
    ["a fall of 5 % where 5 are asked", asks("bajada", { min: 5 }), true],
    ["a fall of 5 % where 6 are asked", asks("bajada", { min: 6 }), false],
    ["no telephone", asks("telefono", { is: "no" }), true],
    ["the stage of a deal that is not there", asks("etapa", { values: ["nuevo"] }), null],
    ["the same denied", asks("etapa", { is: "no", values: ["nuevo"] }), null],
  ])("%s", (_name, condition, expected) => expect(holds(condition, facts)).toBe(expected));

  test("an unknown thing meets no list, and one of several is enough where one is asked", () => {
    const unknown = asks("etapa", { is: "no", values: ["nuevo"] });
    expect(allHold({ match: "todas", conditions: [unknown] }, facts)).toBe(false);
    expect(allHold({ match: "alguna", conditions: [unknown, asks("correo")] }, facts)).toBe(true);
    expect(allHold({ match: "todas", conditions: [] }, facts)).toBe(true);
  });
});

describe("waits in Madrid", () => {
  const times = { timeZone: "Europe/Madrid", openingHours: USUAL_HOURS, holidays: [] };
  const until = (wait: Wait, from: string) => waitUntil(wait, new Date(from), times).toISOString();

  test("two days keep the clock across the change of the hour: Saturday 18:00 to Monday 18:00", () => {
    const wait = { for: "tiempo", amount: 2, unit: "dias", openOnly: false } as const;
    expect(until(wait, "2026-10-24T16:00:00Z")).toBe("2026-10-26T17:00:00.000Z");
  });
  test("a day that ends while it is closed ends at the opening: Friday 18:00 and a day is Monday at nine", () => {
    const wait = { for: "tiempo", amount: 1, unit: "dias", openOnly: true } as const;
    expect(until(wait, "2026-11-27T17:00:00Z")).toBe("2026-11-30T08:00:00.000Z");
  });
  test("from Monday to Friday at 9:30, asked on Friday at ten, is Monday", () => {
    const wait = { for: "dia", weekdays: [0, 1, 2, 3, 4], at: "09:30" } satisfies Wait;
    expect(until(wait, "2026-11-27T09:00:00Z")).toBe("2026-11-30T08:30:00.000Z");
  });
  test("at an hour of any day, asked before it, is today; asked at it, tomorrow", () => {
    const wait = { for: "dia", weekdays: [], at: "18:00" } satisfies Wait;
    expect(until(wait, "2026-11-27T16:59:00Z")).toBe("2026-11-27T17:00:00.000Z");
    expect(until(wait, "2026-11-27T17:00:00Z")).toBe("2026-11-28T17:00:00.000Z");
  });
});

test("a recipe reads as one", () => {
  expect(flowLines(findRecipe("saludo-portal")!.document, NAMES)).toEqual([
    "Cuando entra un contacto, si viene de un portal",
    "Espera 10 minutos de horario de trabajo",
    "Escribe un correo al contacto: «Hemos recibido tu mensaje sobre {vivienda}»",
    "Crea la tarea «Llamar a {contacto}» para su responsable, para dentro de 1 hora",
    "Espera a que el contacto responda, como mucho 2 días",
    "Si no ha respondido y aún no le hemos contestado",
    "  Entonces:",
    "    Pon la etiqueta «frío»",
    "    Avisa a su responsable: «{contacto} no ha contestado en dos días»",
  ]);
});

test("gaps are said as gaps", () => {
  expect(conditionsWords({ match: "alguna", conditions: [asks("origen"), asks("precio", { min: 100_000 })] })).toBe(
    "viene de … o el precio está en 100.000\u00a0€ o más",
  );
  expect(stepWords({ ...newStep("accion", "a", "asignar") }, NAMES)).toBe(
    "Asigna el contacto según las reglas de reparto",
  );
  expect(waitWords({ for: "dia", weekdays: [0, 1, 2, 3, 4], at: "10:00" })).toBe(
    "Espera a las 10:00 de lunes a viernes",
  );
  expect(triggerWords({ event: "mandate.expiring", days: 1, match: "todas", conditions: [] })).toBe(
    "Cuando va a vencer un encargo, 1 día antes",
  );
});

describe("problems", () => {
  test.each(FLOW_RECIPES.map(({ id, document }) => [id, document] as const))("%s has none", (_id, document) => {
    expect(problemsOf(document, NAMES)).toEqual([]);
  });

  test("are told at their steps", () => {
    const steps: Step[] = [
      newStep("accion", "a"),
      { ...newStep("filtro", "b"), kind: "filtro", match: "todas", conditions: [] },
      newStep("si", "c"),
      newStep("accion", "d", "compradores"),
      newStep("accion", "e", "webhook"),
    ];
    const document: FlowDocument = {
      trigger: { event: "contact.cold", days: 1, match: "todas", conditions: [] },
      steps,
    };
    expect(problemsOf(document, NAMES).map(({ at }) => at)).toEqual(["trigger", "a", "b", "c", "d", "e"]);
    expect(problemsOf({ ...document, steps: [] }, NAMES).map(({ at }) => at)).toEqual(["trigger", "steps"]);
  });
});

test("words in braces are filled in, and no brace of ours leaves the house", () => {
  expect(fillText("Hola, {nombre}: {vivienda} baja a {precio}", { nombre: "Marta", precio: "200.000 €" })).toBe(
    "Hola, Marta: la vivienda baja a 200.000 €",
  );
  expect(fillText("Hola, {nombre}.", {})).toBe("Hola.");
  expect(unknownVariables("{contacto} y {dni}")).toEqual(["dni"]);
});

test("steps are inserted, moved, replaced and removed, also within branches", () => {
  const document: FlowDocument = {
    trigger: findRecipe("resena")!.document.trigger,
    steps: [newStep("si", "a"), newStep("fin", "b")],
  };
  const yes = { of: "a", branch: "yes" } as const;
  const more = insertStep(insertStep(document, yes, 0, newStep("espera", "c")), yes, 1, newStep("fin", "d"));
  const ids = (of: FlowDocument) => [...everyStep(of.steps)].map(({ step }) => step.id).join("");
  expect(ids(more)).toBe("acdb");
  expect(ids(moveStep(more, yes, "d", 0))).toBe("adcb");
  expect(ids(moveStep(more, { of: null }, "b", 0))).toBe("bacd");
  expect(ids(removeStep(more, "c"))).toBe("adb");
  expect(ids(removeStep(more, "a"))).toBe("b");
  expect(
    [...everyStep(replaceStep(more, newStep("fin", "c")).steps)].find(({ step }) => step.id === "c")?.step.kind,
  ).toBe("fin");
  expect(ids(document)).toBe("ab");
});

test("versions are compared line by line", () => {
  expect(lineChanges(["a", "b", "c"], ["a", "x", "c", "d"]).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "igual a",
    "quitada b",
    "nueva x",
    "igual c",
    "nueva d",
  ]);
});

test("a document has bounds: steps, depth, ids of their own", () => {
  const base = findRecipe("resena")!.document;
  const leaf = (id: string): Step => ({ id, kind: "fin" });
  const many = Array.from({ length: 41 }, (_, index) => leaf(`s${index}`));
  expect(flowDocument.safeParse({ ...base, steps: many }).success).toBe(false);
  expect(flowDocument.safeParse({ ...base, steps: [leaf("a"), leaf("a")] }).success).toBe(false);
  const nested = (depth: number): Step =>
    depth === 0
      ? leaf("x")
      : { id: `n${depth}`, kind: "si", match: "todas", conditions: [], yes: [nested(depth - 1)], no: [] };
  expect(flowDocument.safeParse({ ...base, steps: [nested(3)] }).success).toBe(true);
  expect(flowDocument.safeParse({ ...base, steps: [nested(4)] }).success).toBe(false);
});

test("a dry run ends a wait by what came afterwards", () => {
  const { document } = findRecipe("saludo-portal")!;
  const imagined = imagineRun(document, {
    facts,
    times: { timeZone: "Europe/Madrid", openingHours: USUAL_HOURS, holidays: [] },
    startsAt: new Date("2026-11-23T09:00:00Z"),
    later: [{ event: "contact.heard", at: new Date("2026-11-23T12:00:00Z") }],
    tell: ({ do: kind }) => kind,
  });
  expect(
    imagined.starts && imagined.lines.map(({ outcome, at }) => `${outcome} ${at.toISOString().slice(11, 16)}`),
  ).toEqual([
    "espera 09:00",
    "vence 09:10",
    "hecho 09:10",
    "hecho 09:10",
    "espera 09:10",
    "llega 12:00",
    "si 12:00",
    "hecho 12:00",
    "hecho 12:00",
  ]);
});
