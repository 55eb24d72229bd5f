import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { type HandCheck, runCheck, valueText } from "#domain/operations/checks/hand-check.ts";
import { HAND_CHECKS } from "./check-list.ts";
import { tools } from "./registry.ts";

const clock = () => performance.now();

test.each(HAND_CHECKS.map((check) => [`${check.group}: ${check.name}, ${check.input}`, check] as const))(
  "%s",
  (_name, check) => {
    const result = runCheck(check, clock);
    expect(result, result.got).toMatchObject({ id: check.id, isRight: true });
  },
);

test("each check has an id of its own, and names its subject", () => {
  expect(new Set(HAND_CHECKS.map(({ id }) => id)).size).toBe(HAND_CHECKS.length);
  for (const { id, source, input, name } of HAND_CHECKS) {
    expect(id).toMatch(/^[a-zA-Z0-9-]+$/);
    for (const text of [source, input, name]) expect(text.length, id).toBeGreaterThan(2);
  }
  // Each tool, and the engines that tools share.
  expect(new Set(HAND_CHECKS.map(({ group }) => group)).size).toBeGreaterThan(tools.length + 2);
});

test("the hand checks of a tool stand under the title of its card, unless it names an engine", () => {
  const groupOf = new Map(HAND_CHECKS.map(({ id, group }) => [id, group]));
  expect(groupOf.get("negociador-orden")).toBe("Negociador virtual");
  for (const { title, checks } of tools) {
    for (const { id, group } of checks) expect(groupOf.get(id)).toBe(group ?? title);
  }
});

test("a wrong figure and a failing engine are not right, and show their outcome", () => {
  const check: HandCheck = { id: "x", group: "g", name: "n", source: "s", input: "i", expected: 2, got: () => 2.1 };
  expect(runCheck(check, clock)).toMatchObject({ isRight: false, got: "2,1" });
  expect(runCheck({ ...check, tolerance: 0.2 }, clock).isRight).toBe(true);
  expect(runCheck({ ...check, got: () => "2" }, clock).isRight).toBe(false);
  expect(runCheck({ ...check, got: () => Number.NaN }, clock)).toMatchObject({ isRight: false, got: "NaN" });
  const failing = () => {
    throw new Error("sin datos");
  };
  expect(runCheck({ ...check, got: failing }, clock)).toMatchObject({ isRight: false, got: "falla: sin datos" });
  expect(valueText(-1234.5, 0.005)).toBe("−1.234,5");
});
