import { afterEach, expect, test, vi } from "vitest";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import { seriesAtHand } from "./official-series.ts";

afterEach(() => vi.unstubAllGlobals());

const answers = (...outcomes: (() => Promise<Response>)[]) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return await outcomes[asked.length - 1]!();
  });
  return asked;
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test("a series is asked for once, and then at hand", async () => {
  const euribor = { id: "euribor", ...SHIPPED_SERIES.euribor };
  const asked = answers(async () => Response.json({ series: [euribor] }));
  expect(seriesAtHand([])).toEqual([]);
  expect(seriesAtHand(["euribor"])).toBeUndefined();
  expect(seriesAtHand(["euribor"])).toBeUndefined();
  await settled();
  expect(seriesAtHand(["euribor"])).toEqual([euribor]);
  expect(asked).toEqual(["/api/official-series?ids=euribor"]);
});

test("one that cannot be read is left out and asked for again", async () => {
  const series = { id: "bis-es", ...SHIPPED_SERIES["bis-es"] };
  const asked = answers(
    () => Promise.reject(new TypeError("offline")),
    async () => Response.json({ series: [series] }),
  );
  expect(seriesAtHand(["bis-es"])).toBeUndefined();
  await settled();
  expect(seriesAtHand(["bis-es"])).toEqual([]);
  await settled();
  expect(seriesAtHand(["bis-es"])).toEqual([JSON.parse(JSON.stringify(series))]);
  expect(asked).toHaveLength(2);
});
