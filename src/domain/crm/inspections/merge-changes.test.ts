import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  beginSending,
  type DeviceCopy,
  openConflicts,
  shownFields,
  withAnswer,
  withChoice,
  withRetries,
  withTyped,
} from "./device-copy.ts";
import { type Change, emptyDocument, type InspectionDocument } from "./inspection-document.ts";
import { mergeChanges } from "./merge-changes.ts";

const AT = "2026-11-27T10:00:00.000Z";
const change = (rest: Partial<Change>): Change => ({
  id: "c1",
  path: "visit.notes",
  value: "con vistas",
  was: "",
  at: AT,
  device: "Android (a1b2)",
  ...rest,
});

describe("one change", () => {
  test("is done where its base still stands", () => {
    const { document, taken } = mergeChanges(emptyDocument(), [change({})], AT);
    expect(document.fields).toEqual({ "visit.notes": "con vistas" });
    expect(document.stamps["visit.notes"]).toEqual({ at: AT, device: "Android (a1b2)" });
    expect(taken).toEqual(["c1"]);
  });

  test("that says what stands already changes nothing", () => {
    const document = emptyDocument({ "visit.notes": "con vistas" });
    expect(mergeChanges(document, [change({ was: "otra cosa" })], AT).document).toBe(document);
  });

  test("over another value waits beside it", () => {
    const document = emptyDocument({ "visit.notes": "sin vistas" });
    const merged = mergeChanges(document, [change({})], AT).document;
    expect(merged.fields["visit.notes"]).toBe("sin vistas");
    expect(merged.conflicts).toEqual([
      { id: "c1", path: "visit.notes", value: "con vistas", at: AT, device: "Android (a1b2)", receivedAt: AT },
    ]);
  });

  test("of the device whose value waits goes on in its place", () => {
    const document = emptyDocument({ "visit.notes": "sin vistas" });
    const more = change({ id: "c2", was: "con vistas", value: "con vistas al mar" });
    const { conflicts } = mergeChanges(document, [change({}), more], AT).document;
    expect(conflicts.map(({ id, value }) => [id, value])).toEqual([["c1", "con vistas al mar"]]);
  });

  test("settles a conflict, and not where somebody has written since", () => {
    const waiting = mergeChanges(emptyDocument({ "visit.notes": "sin vistas" }), [change({})], AT).document;
    const choice = change({ id: "c3", was: "sin vistas", settles: "c1" });
    const settled = mergeChanges(waiting, [choice], AT).document;
    expect([settled.fields["visit.notes"], settled.conflicts]).toEqual(["con vistas", []]);
    const later = mergeChanges(waiting, [change({ id: "c4", was: "sin vistas", value: "a un patio" })], AT).document;
    expect(mergeChanges(later, [choice], AT).document).toBe(later);
  });

  test.each([
    ["owner.secret", "x", "no conoce ese dato"],
    ["home.toString", "x", "no conoce ese dato"],
    ["room.A B.name", "x", "no conoce ese dato"],
    ["room.r1.constructor", "x", "no conoce ese dato"],
    ["owner.price", "9".repeat(65), "como mucho 64"],
  ])("of %s is refused with a sentence", (path, value, message) => {
    const { refused, document } = mergeChanges(emptyDocument(), [change({ path, value })], AT);
    expect(refused[0]?.message).toContain(message);
    expect(document.fields).toEqual({});
  });
});

describe("the bounds of a document", () => {
  let count = 0;
  const typed = (path: string, value: string, was = "") => change({ id: `t${++count}`, path, value, was });
  const merge = (document: InspectionDocument, changes: Change[]) => mergeChanges(document, changes, AT);
  const rooms = (many: number) =>
    merge(
      emptyDocument(),
      Array.from({ length: many }, (_, i) => typed(`room.r${i}.kind`, "bano")),
    ).document;

  test("sixty rooms stand at once; one that is removed makes room for another, and not for both", () => {
    const full = rooms(60);
    const late = merge(full, [typed("room.late.kind", "bano"), typed("room.r1.areaM2", "4")]);
    expect(late.refused.map(({ message }) => message)).toEqual(["Una visita tiene como mucho 60 estancias"]);
    expect(late.taken).toHaveLength(1);
    const freed = merge(full, [typed("room.r1.removed", "si"), typed("room.late.kind", "bano")]);
    expect(freed.refused).toEqual([]);
    expect(merge(freed.document, [typed("room.r1.removed", "", "si")]).refused).toHaveLength(1);
  });

  test("forty defects stand in one room, and others in the next", () => {
    const defects = (room: string, many: number) =>
      Array.from({ length: many }, (_, i) => typed(`defect.${room}-${i}.room`, room));
    const merged = merge(rooms(2), [...defects("r0", 41), ...defects("r1", 40)]);
    expect(merged.refused.map(({ message }) => message)).toEqual(["Una estancia tiene como mucho 40 defectos"]);
    const moved = merge(merged.document, [typed("defect.r0-0.room", "r1", "r0")]);
    expect(moved.refused).toHaveLength(1);
    expect(moved.document).toBe(merged.document);
  });

  test("two hundred photos stand", () => {
    const photos = Array.from({ length: 201 }, (_, i) => typed(`photo.p${i}.order`, String(i)));
    expect(merge(emptyDocument(), photos).taken).toHaveLength(200);
  });

  test("text beyond a megabyte is refused where it stands and where it waits, and emptying makes room", () => {
    const long = "ñ".repeat(2_000);
    const notes = rooms(60);
    const more = Array.from({ length: 600 }, (_, i) => typed(`check.c${i}.note`, long.slice(0, 600)));
    const full = merge(notes, [...more, ...Array.from({ length: 60 }, (_, i) => typed(`room.r${i}.note`, long))]);
    expect(full.refused.length).toBeGreaterThan(0);
    expect(full.refused[0]!.message).toContain("1\u00a0MB");
    expect(Buffer.byteLength(JSON.stringify(full.document))).toBeLessThanOrEqual(1_000_000);
    const disagreeing = typed("visit.notes", long.repeat(2), "otra");
    expect(merge(full.document, [disagreeing]).refused).toHaveLength(1);
    const emptied = merge(full.document, [
      typed("check.c0.note", "", long.slice(0, 600)),
      typed("visit.notes", "cabe"),
    ]);
    expect(emptied.refused).toEqual([]);
  });

  test("no change holds anything up in a document of a megabyte", () => {
    const one = Array.from({ length: 60 }, (_, i) => typed(`room.r${i}.note`, "a".repeat(2_000)));
    const checks = Array.from({ length: 1_200 }, (_, i) => typed(`check.c${i}.note`, "a".repeat(600)));
    const { document } = merge(rooms(60), [...one, ...checks]);
    expect(JSON.stringify(document).length).toBeGreaterThan(900_000);
    const startedAt = performance.now();
    merge(
      document,
      Array.from({ length: 200 }, (_, i) => typed(`room.r${i % 60}.name`, `${i}`)),
    );
    expect(performance.now() - startedAt).toBeLessThan(400);
  });
});

test("the same change twice in one call is one change", () => {
  const twice = mergeChanges(emptyDocument(), [change({}), change({ value: "otra", was: "con vistas" })], AT);
  expect(twice.taken).toEqual(["c1"]);
  expect(twice.document.fields["visit.notes"]).toBe("con vistas");
});

test("a choice settles no conflict of another field", () => {
  const waiting = mergeChanges(
    emptyDocument({ "owner.price": "100" }),
    [change({ path: "owner.price", value: "200" })],
    AT,
  );
  const { document } = mergeChanges(waiting.document, [change({ id: "c2", settles: "c1" })], AT);
  expect(document.fields["visit.notes"]).toBe("con vistas");
  expect(document.conflicts.map(({ value }) => value)).toEqual(["200"]);
});

test("a refused change waits, and goes again when it is asked for", () => {
  const typed = withTyped(
    { base: emptyDocument(), pending: [] },
    { path: "owner.price", value: "9", id: "c1", at: AT, device: "a" },
  );
  const { copy } = beginSending(typed);
  const refused = withAnswer(copy, {
    document: emptyDocument(),
    taken: [],
    refused: [{ id: "c1", message: "No cabe" }],
  });
  expect(beginSending(refused).changes).toEqual([]);
  expect(shownFields(refused)).toEqual({ "owner.price": "9" });
  expect(beginSending(withRetries(refused)).changes.map(({ id, value }) => [id, value])).toEqual([["c1", "9"]]);
});

type Step =
  | { kind: "type"; device: 0 | 1; path: string; value: string }
  | { kind: "send"; device: 0 | 1; isAnswerLost: boolean }
  | { kind: "choose"; device: 0 | 1; takesOther: boolean };
const device = fc.constantFrom<0 | 1>(0, 1);
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant("type" as const),
      device,
      path: fc.constantFrom("visit.notes", "owner.price", "room.r1.areaM2"),
      value: fc.constantFrom("", "a", "b", "c", "d"),
    }),
    fc.record({ kind: fc.constant("send" as const), device, isAnswerLost: fc.boolean() }),
    fc.record({ kind: fc.constant("choose" as const), device, takesOther: fc.boolean() }),
  ),
  { maxLength: 40 },
) as fc.Arbitrary<Step[]>;

/** Two devices and a server that does each change once. */
function play(plan: readonly Step[]) {
  let server: InspectionDocument = emptyDocument();
  const known = new Set<string>();
  const seenBases = new Set<string>();
  const chosenAway = new Set<string>();
  const copies: [DeviceCopy, DeviceCopy] = [
    { base: server, pending: [] },
    { base: server, pending: [] },
  ];
  let count = 0;
  const made = (who: 0 | 1) => ({ id: `c${++count}`, at: AT, device: `equipo ${who}` });
  const send = (who: 0 | 1, isAnswerLost = false) => {
    const { copy, changes } = beginSending(copies[who]);
    copies[who] = copy;
    const fresh = changes.filter(({ id }) => !known.has(id));
    const merged = mergeChanges(server, fresh, AT);
    server = merged.document;
    for (const { id, path, was } of fresh) {
      known.add(id);
      seenBases.add(`${path} ${was}`);
    }
    if (isAnswerLost) return;
    copies[who] = withAnswer(copies[who], { document: server, refused: [], taken: changes.map(({ id }) => id) });
  };
  for (const step of plan) {
    if (step.kind === "type") copies[step.device] = withTyped(copies[step.device], { ...step, ...made(step.device) });
    else if (step.kind === "send") send(step.device, step.isAnswerLost);
    else {
      const [conflict] = openConflicts(copies[step.device]);
      if (!conflict) continue;
      const { path, value } = conflict;
      chosenAway.add(`${path} ${value}`);
      chosenAway.add(`${path} ${shownFields(copies[step.device])[path] ?? ""}`);
      const choice = { conflictId: conflict.id, takesOther: step.takesOther, ...made(step.device) };
      copies[step.device] = withChoice(copies[step.device], choice);
    }
  }
  const lastTyped = copies.map(shownFields);
  // Twice each: what one sends last, the other has not heard of yet.
  for (const who of [0, 1, 0, 1] as const) send(who);
  return { server, copies, lastTyped, seenBases, chosenAway, send, get: () => server };
}

test("two devices end with the same document, whatever the order", () => {
  fc.assert(
    fc.property(steps, (plan) => {
      const { server, copies } = play(plan);
      expect(copies[0].pending).toEqual([]);
      expect(copies[0].base).toEqual(server);
      expect(copies[1].base).toEqual(server);
    }),
  );
});

test("no typed value is lost: it stands, waits to be chosen, or somebody saw it and wrote over it", () => {
  fc.assert(
    fc.property(steps, (plan) => {
      const { server, lastTyped, seenBases, chosenAway } = play(plan);
      for (const fields of lastTyped) {
        for (const [path, value] of Object.entries(fields)) {
          const isKept =
            (server.fields[path] ?? "") === value ||
            server.conflicts.some((conflict) => conflict.path === path && conflict.value === value) ||
            seenBases.has(`${path} ${value}`) ||
            chosenAway.has(`${path} ${value}`);
          expect(isKept, `${path} = ${value}`).toBe(true);
        }
      }
    }),
  );
});

test("sending again changes nothing", () => {
  fc.assert(
    fc.property(steps, (plan) => {
      const played = play(plan);
      played.send(0);
      played.send(1);
      expect(played.get()).toBe(played.server);
    }),
  );
});
