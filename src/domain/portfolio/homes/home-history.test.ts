import { expect, test } from "vitest";
import { type HomeEvent, stepsOf } from "./home-history.ts";

const event = (at: string, changes: HomeEvent["changes"]): HomeEvent => ({
  at,
  origin: "mano",
  kind: "cambio",
  changes,
});

test("a price that never changed counts since the home is known", () => {
  expect(stepsOf("price", [event("2026-02-01", { rooms: [2, 3] })], "2026-01-01", 200_000)).toEqual([
    { at: "2026-01-01", value: 200_000 },
  ]);
});

test("prices follow each other, in any order of the events", () => {
  const events = [
    event("2026-03-01", { price: [195_000, 190_000] }),
    event("2026-02-01", { price: [200_000, 195_000] }),
  ];
  expect(stepsOf("price", events, "2026-01-01", 190_000)).toEqual([
    { at: "2026-01-01", value: 200_000 },
    { at: "2026-02-01", value: 195_000 },
    { at: "2026-03-01", value: 190_000 },
  ]);
});

test("a home that began without a price has none before its first", () => {
  const events = [event("2026-01-01", { price: [null, 200_000] }), event("2026-02-01", { price: [200_000, null] })];
  expect(stepsOf("price", events, "2026-01-01", null)).toEqual([
    { at: "2026-01-01", value: 200_000 },
    { at: "2026-02-01", value: null },
  ]);
});
