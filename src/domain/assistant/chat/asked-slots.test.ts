import { describe, expect, test } from "vitest";
import { askedSlots } from "./asked-slots.ts";
import type { SlotName, Slots } from "./intents.ts";
import { scan } from "./scan.ts";

describe("alone, in answer to a question", () => {
  const answer = (slot: SlotName, text: string) =>
    askedSlots(scan(text), { asked: [slot], known: {}, askedFeature: null, stated: {}, isCorrection: false })[slot];

  test.each<[SlotName, least: number, most: number]>([
    ["areaM2", 8, 100_000],
    ["rooms", 0, 20],
    ["baths", 0, 15],
    ["years", 1, 50],
    ["age", 18, 99],
    ["ratePercent", 0, 60],
  ])("%s is a number from %d to %d", (slot, least, most) => {
    expect([answer(slot, String(least)), answer(slot, String(most))]).toEqual([least, most]);
    expect(answer(slot, String(most + 1))).toBeUndefined();
    if (least > 0) expect(answer(slot, String(least - 1))).toBeUndefined();
  });

  test("the floor is a number up to 60, an ordinal, or the ground floor", () => {
    expect(["60", "61", "tercero", "bajo", "ninguno"].map((text) => answer("floor", text))).toEqual([
      60,
      undefined,
      3,
      0,
      undefined,
    ]);
  });

  test("nothing is no debt and no savings; of years it is no answer", () => {
    expect(["no", "nada", "ninguna", "cero"].map((text) => answer("monthlyDebts", text))).toEqual([0, 0, 0, 0]);
    expect(answer("savings", "no tengo nada")).toBe(0);
    expect(answer("years", "no")).toBeUndefined();
  });
});

describe("a correction means the earlier number that is nearest", () => {
  const corrected = (text: string, known: Slots) =>
    askedSlots(scan(text), { asked: [], known, askedFeature: null, stated: {}, isCorrection: true });
  const known: Slots = { areaM2: 90, years: 25, rooms: 3 };

  test.each<[string, Slots]>([
    ["no, 80", { areaM2: 80 }],
    ["no, perdona, 30", { years: 30 }],
    ["mejor 2", { rooms: 2 }],
    // The last one counts.
    ["no 85 sino 95", { areaM2: 95 }],
    // Money is somebody else's, and so is what is too far from all: ln(301 / 91) = 1.196 is near, ln(303 / 91) = 1.203 is not.
    ["no, 80 euros", {}],
    ["no, 300", { areaM2: 300 }],
    ["no, 302", {}],
    ["no, 1000", {}],
  ])("«%s»: %j", (text, slots) => expect(corrected(text, known)).toEqual(slots));
});
