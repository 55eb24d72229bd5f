import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { USUAL_HOURS } from "../../crm/contacts/business-hours.ts";
import type { FlowFacts } from "./conditions.ts";
import { countSteps, everyStep, type FlowDocument, flowDocument, type Step } from "./flow-document.ts";
import {
  advance,
  beginAt,
  beginRun,
  MOST_ACTION_TRIES,
  type RunInput,
  type RunState,
  stepAfter,
} from "./flow-engine.ts";
import { FLOW_RECIPES, findRecipe } from "./flow-recipes.ts";

const times = { timeZone: "Europe/Madrid", openingHours: USUAL_HOURS, holidays: [] };
const facts: FlowFacts = {
  source: "idealista",
  places: ["Ruzafa", "Valencia"],
  price: 200_000,
  drop: null,
  documentKind: null,
  operation: "venta",
  contact: { roles: ["comprador"], tags: [], hasEmail: true, hasPhone: true, hasConsent: false, hasAnswered: false },
  deal: { kind: "comprador", stage: "nuevo", isOpen: true },
  isAttended: false,
  hasOwner: true,
  home: null,
  isOpenNow: true,
  gone: null,
};
const greeting = findRecipe("saludo-portal")!.document;
const [first, mail, task, pause, branch] = greeting.steps as [Step, Step, Step, Step, Step];

/** Goes on until the run waits or ends. */
function play(document: FlowDocument, from: RunState, now: Date, known = facts) {
  const lines: string[] = [];
  const effects: string[] = [];
  let state = from;
  while (state.phase === "sigue") {
    let turn = advance(document, state, { kind: "paso", facts: known, times, now });
    if (turn.effect) {
      effects.push(turn.effect.action.do);
      turn = advance(document, turn.state, { kind: "hecho", note: "" });
    }
    if (turn.line) lines.push(`${turn.line.stepId} ${turn.line.outcome}`);
    state = turn.state;
  }
  return { state, lines, effects };
}

describe("the greeting of a portal's lead", () => {
  // Friday 27 November 2026, 20:00 in Madrid: closed until Monday at nine.
  const friday = new Date("2026-11-27T19:00:00Z");

  test("ten minutes of work after Friday evening are Monday at 9:10", () => {
    const { state, effects } = play(greeting, beginRun(greeting), friday);
    expect(state).toMatchObject({ phase: "espera", stepId: first.id, dueAt: new Date("2026-11-30T08:10:00Z") });
    expect(effects).toEqual([]);
  });

  test("then it writes, makes the task, and waits two days for an answer", () => {
    const { state } = play(greeting, beginRun(greeting), friday);
    const monday = new Date("2026-11-30T08:10:00Z");
    const woken = advance(greeting, state, { kind: "hora", now: monday });
    const next = play(greeting, woken.state, monday);
    expect(next.effects).toEqual(["correo", "tarea"]);
    expect(next.lines).toEqual([`${mail.id} hecho`, `${task.id} hecho`, `${pause.id} espera`]);
    expect(next.state).toMatchObject({ waitsFor: "contact.heard", dueAt: new Date("2026-12-02T08:10:00Z") });
  });

  const waiting: RunState = {
    phase: "espera",
    stepId: pause.id,
    dueAt: new Date("2026-12-02T08:10:00Z"),
    waitsFor: "contact.heard",
    tries: 0,
    reason: null,
  };
  const on = new Date("2026-12-01T10:00:00Z");

  test("an answer ends the wait, and nobody is called cold", () => {
    const woken = advance(greeting, waiting, { kind: "suceso", event: "contact.heard", now: on });
    expect(woken.line).toMatchObject({ outcome: "llega" });
    const answered = { ...facts, contact: { ...facts.contact!, hasAnswered: true } };
    const end = play(greeting, woken.state, on, answered);
    expect(end).toMatchObject({ effects: [], lines: [`${branch.id} no`], state: { phase: "terminado" } });
  });

  test("an answer that came before the wait is not waited for", () => {
    const answered = { ...facts, contact: { ...facts.contact!, hasAnswered: true } };
    const { state, lines } = play(greeting, beginAt(greeting, pause.id)!, on, answered);
    expect(lines).toEqual([`${pause.id} llega`, `${branch.id} no`]);
    expect(state.phase).toBe("terminado");
  });

  test("silence for two days makes them cold", () => {
    const late = new Date("2026-12-02T08:10:00Z");
    const woken = advance(greeting, waiting, { kind: "hora", now: late });
    expect(play(greeting, woken.state, late).effects).toEqual(["etiqueta", "aviso"]);
  });

  test("too early, or another event, changes nothing", () => {
    for (const input of [
      { kind: "hora", now: on },
      { kind: "suceso", event: "visit.done", now: on },
      { kind: "hecho", note: "" },
    ] as RunInput[]) {
      expect(advance(greeting, waiting, input)).toEqual({ state: waiting, effect: null, line: null });
    }
  });

  test("a contact that is gone ends it with the reason", () => {
    const gone = { ...facts, gone: "El contacto está en la papelera" };
    const { state, effects } = play(greeting, beginAt(greeting, task.id)!, on, gone);
    expect(state).toMatchObject({ phase: "terminado", reason: "El contacto está en la papelera" });
    expect(effects).toEqual([]);
  });
});

test("a failing action is tried again after 1 minute, 10, an hour and six, then given up", () => {
  let state = beginAt(greeting, task.id)!;
  let now = new Date("2026-11-30T09:00:00Z");
  const pauses: number[] = [];
  for (;;) {
    const acting = advance(greeting, state, { kind: "paso", facts, times, now });
    expect(acting.effect?.stepId).toBe(task.id);
    const failed = advance(greeting, acting.state, { kind: "fallo", note: "No va", isFinal: false, now });
    state = failed.state;
    if (state.phase === "fallido") break;
    pauses.push((state.dueAt!.getTime() - now.getTime()) / 60_000);
    now = state.dueAt!;
    state = advance(greeting, state, { kind: "hora", now }).state;
  }
  expect(pauses).toEqual([1, 10, 60, 360]);
  expect(state).toMatchObject({ tries: MOST_ACTION_TRIES, reason: "No va", stepId: task.id });
});

test("after the last step of a branch comes the step after the branch", () => {
  const leaf = (id: string): Step => ({ id, kind: "fin" });
  const inner: Step = {
    id: "c",
    kind: "si",
    match: "todas",
    conditions: [],
    yes: [leaf("d")],
    no: [leaf("e")],
  };
  const outer: Step = { id: "b", kind: "si", match: "todas", conditions: [], yes: [inner], no: [] };
  const document: FlowDocument = { ...greeting, steps: [leaf("a"), outer, leaf("f")] };
  const next = (id: string) => stepAfter(document, id);
  expect([next("a"), next("b"), next("c"), next("d"), next("e"), next("f")]).toEqual(["b", "f", "f", "f", "f", null]);
});

const condition = fc.record({
  field: fc.constantFrom("responde" as const, "correo" as const, "abierto" as const, "horario" as const),
  is: fc.constantFrom("es" as const, "no" as const),
  values: fc.constant([] as string[]),
  min: fc.constant(undefined),
  max: fc.constant(undefined),
});
const conditions = fc.array(condition, { minLength: 1, maxLength: 2 });
const match = fc.constantFrom("todas" as const, "alguna" as const);
const { steps: anySteps } = fc.letrec<{ steps: Step[]; step: Step }>((tie) => ({
  steps: fc.array(tie("step"), { maxLength: 4 }),
  step: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.record({ id: fc.constant(""), kind: fc.constant("fin" as const) }),
    fc.record({ id: fc.constant(""), kind: fc.constant("filtro" as const), match, conditions }),
    fc.record({
      id: fc.constant(""),
      kind: fc.constant("espera" as const),
      wait: fc.oneof(
        fc.record({
          for: fc.constant("tiempo" as const),
          amount: fc.integer({ min: 1, max: 300 }),
          unit: fc.constantFrom("minutos" as const, "horas" as const, "dias" as const),
          openOnly: fc.boolean(),
        }),
        fc.record({
          for: fc.constant("dia" as const),
          weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
          at: fc.constant("09:30"),
        }),
        fc.record({
          for: fc.constant("suceso" as const),
          event: fc.constant("contact.heard" as const),
          amount: fc.integer({ min: 1, max: 300 }),
          unit: fc.constant("dias" as const),
        }),
      ),
    }),
    fc.record({
      id: fc.constant(""),
      kind: fc.constant("accion" as const),
      action: fc.constant({ do: "nota" as const, text: "x" }),
    }),
    fc.record({
      id: fc.constant(""),
      kind: fc.constant("si" as const),
      match,
      conditions,
      yes: tie("steps"),
      no: tie("steps"),
    }),
  ),
}));

/** Gives each step an id of its own. */
function numbered(steps: readonly Step[], next = { id: 0 }): Step[] {
  return steps.map((step) => {
    const id = `s${next.id++}`;
    return step.kind === "si"
      ? { ...step, id, yes: numbered(step.yes, next), no: numbered(step.no, next) }
      : { ...step, id };
  });
}
const anyDocument = anySteps
  .map((steps): FlowDocument => ({ trigger: greeting.trigger, steps: numbered(steps) }))
  .filter(({ steps }) => countSteps(steps) <= 40);

const anyFacts = fc
  .record({ hasAnswered: fc.boolean(), hasEmail: fc.boolean(), isOpen: fc.boolean(), isOpenNow: fc.boolean() })
  .map(({ hasAnswered, hasEmail, isOpen, isOpenNow }) => ({
    ...facts,
    isOpenNow,
    contact: { ...facts.contact!, hasAnswered, hasEmail },
    deal: { ...facts.deal!, isOpen },
  }));

test("every run ends, takes each step at most once, in the order of reading, and never waits into the past", () => {
  fc.assert(
    fc.property(
      anyDocument,
      anyFacts,
      fc.infiniteStream(fc.constantFrom("hecho", "omitido", "llega", "hora")),
      (document, known, choices) => {
        const order = [...everyStep(document.steps)].map(({ step }) => step.id);
        let state = beginRun(document);
        let now = new Date("2026-11-27T12:00:00Z");
        let last = -1;
        const acted = new Set<string>();
        for (let turns = 0; state.phase !== "terminado"; turns++) {
          expect(turns).toBeLessThanOrEqual(2 * order.length + 1);
          const choice = choices.next().value;
          if (state.phase === "sigue") {
            const place = order.indexOf(state.stepId!);
            expect(place).toBeGreaterThan(last);
            last = place;
            const turn = advance(document, state, { kind: "paso", facts: known, times, now });
            state = turn.state;
            if (turn.effect) {
              expect(acted.has(turn.effect.stepId)).toBe(false);
              acted.add(turn.effect.stepId);
              // The same input once more is no second effect.
              expect(advance(document, state, { kind: "paso", facts: known, times, now }).effect).toBeNull();
              state = advance(document, state, { kind: choice === "omitido" ? "omitido" : "hecho", note: "" }).state;
            }
          } else {
            expect(state.dueAt!.getTime()).toBeGreaterThan(now.getTime());
            const isEarly = choice === "llega" && state.waitsFor !== null;
            if (isEarly) state = advance(document, state, { kind: "suceso", event: state.waitsFor!, now }).state;
            else {
              now = state.dueAt!;
              state = advance(document, state, { kind: "hora", now }).state;
            }
            expect(state.phase).not.toBe("espera");
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

test("a state that went through the database goes on alike", () => {
  fc.assert(
    fc.property(anyDocument, anyFacts, (document, known) => {
      const now = new Date("2026-11-27T12:00:00Z");
      const { state } = play(document, beginRun(document), now, known);
      const kept = JSON.parse(JSON.stringify(state)) as RunState;
      const read = { ...kept, dueAt: kept.dueAt && new Date(kept.dueAt) };
      const due = new Date("2028-01-01T00:00:00Z");
      const again = JSON.parse(JSON.stringify(document)) as FlowDocument;
      expect(advance(again, read, { kind: "hora", now: due })).toEqual(
        advance(document, state, { kind: "hora", now: due }),
      );
    }),
    { numRuns: 100 },
  );
});

test("the recipes are whole documents", () => {
  for (const { document } of FLOW_RECIPES)
    expect(flowDocument.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
});
