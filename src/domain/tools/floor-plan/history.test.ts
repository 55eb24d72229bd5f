import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { redo, startHistory, undo } from "../document-history.ts";
import { type PlanHistory, recordCommand } from "./history.ts";
import { planOf } from "./levels.test-data.ts";

const hash = ({ document }: PlanHistory) => createHash("sha256").update(JSON.stringify(document)).digest("hex");

const drawn = (count: number) => {
  let history: PlanHistory = startHistory(planOf());
  for (let at = 0; at < count; at++)
    history = recordCommand(history, {
      do: "draw-wall",
      levelId: "p0",
      id: `w${at}`,
      from: { x: at * 300, y: -2000 },
      to: { x: at * 200 - 900, y: 3000 },
      thicknessMm: 100,
      kind: "tabique",
    }).history;
  return history;
};

const times = (count: number, history: PlanHistory, step: (history: PlanHistory) => PlanHistory) =>
  Array.from({ length: count }).reduce<PlanHistory>((at) => step(at), history);

test("fifty times undone and redone, a plan has the same hash", () => {
  const history = drawn(50);
  expect(history.done).toHaveLength(50);
  const undone = times(50, history, undo);
  expect(undone.document).toEqual(planOf());
  expect(hash(times(50, undone, redo))).toBe(hash(history));
});

test("a new command ends what could be redone, a refused one does not", () => {
  const history = undo(drawn(3));
  const refused = recordCommand(history, { do: "remove-level", levelId: "p0" });
  expect(refused.answer).toEqual({ kind: "refused", reason: "Un plano tiene al menos una planta." });
  expect(refused.history).toBe(history);
  const named = recordCommand(history, { do: "set-plan", title: "Ático" }).history;
  expect(named.undone).toEqual([]);
  expect(redo(named)).toBe(named);
});

test("memory is bounded: of 400 steps the last 300 can be undone", () => {
  let history: PlanHistory = startHistory(planOf());
  for (let at = 0; at < 400; at++) history = recordCommand(history, { do: "set-plan", title: `Título ${at}` }).history;
  expect(times(400, history, undo).document.title).toBe("Título 99");
});

test("at its ends a history stays the same object", () => {
  const history: PlanHistory = startHistory(planOf());
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
});
