import { expect, test } from "vitest";
import { seededRandom } from "#domain/shared/stats/random.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { inventHistory } from "./invented-history.ts";

const TODAY = Date.parse("2026-11-26");
const HOMES = 8_000;
const MEAN_DAYS = 150;
const DAYS = 730;

/** From and until when each home is offered by an advert, in days before today. */
const spans = Array.from({ length: HOMES }, (_, number) => {
  const home = {
    described: { operation: "venta" as const, type: "piso" as const, country: "ES" },
    price: 200_000,
    currency: "EUR",
  };
  const random = seededRandom(number + 1);
  const { adverts, changes } = inventHistory(home, { number, random, today: TODAY, makeId: () => "a" });
  const ago = (day: string) => (TODAY - Date.parse(day)) / DAY_MS;
  const [{ status }] = adverts as [(typeof adverts)[0]];
  const isOver = status === "cerrado" || status === "retirado";
  const first = changes.reduce((day, { on }) => (on < day ? on : day), changes[0]!.on);
  const last = changes.reduce((day, { on }) => (on > day ? on : day), changes[0]!.on);
  return { from: ago(first), until: isOver ? ago(last) : 0, status };
});

test("as many homes are offered on any day of two years: 8,000 · 150 ÷ (730 + 150) = 1,364, give or take a tenth", () => {
  const expected = (HOMES * MEAN_DAYS) / (DAYS + MEAN_DAYS);
  expect(expected).toBeCloseTo(1_363.6, 1);
  for (const day of [1, 30, 90, 180, 365, 545, 725]) {
    const offered = spans.filter(({ from, until }) => from >= day && until < day).length;
    expect([day, Math.abs(offered / expected - 1) < 0.1]).toEqual([day, true]);
  }
});

test("as many end in the first year as in the second, some three in five of them by a sale", () => {
  const ended = spans.filter(({ status }) => status === "cerrado" || status === "retirado");
  const late = ended.filter(({ until }) => until <= DAYS / 2).length;
  expect(late / ended.length).toBeGreaterThan(0.47);
  expect(late / ended.length).toBeLessThan(0.53);
  const sold = ended.filter(({ status }) => status === "cerrado").length;
  expect(sold / ended.length).toBeGreaterThan(0.59);
  expect(sold / ended.length).toBeLessThan(0.65);
});

test("homes that ended had been offered for 150 days in the mean", () => {
  const ended = spans.filter(({ status }) => status === "cerrado" || status === "retirado");
  const mean = ended.reduce((sum, { from, until }) => sum + from - until, 0) / ended.length;
  expect(mean).toBeGreaterThan(135);
  expect(mean).toBeLessThan(165);
});
