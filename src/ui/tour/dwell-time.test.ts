import { expect, test } from "vitest";
import { createDwellCount } from "./dwell-time.ts";

test("each scene gets the time from its entry to the next one's", () => {
  const count = createDwellCount(true);
  count.enter("salon", 1_000);
  count.enter("cocina", 13_400);
  count.enter("salon", 20_000);
  expect(count.take(22_000)).toEqual([
    { id: "salon", seconds: 14 },
    { id: "cocina", seconds: 7 },
  ]);
});

test("a page that cannot be seen counts nothing", () => {
  const count = createDwellCount(true);
  count.enter("salon", 0);
  count.see(false, 5_000);
  count.see(true, 65_000);
  expect(count.take(68_000)).toEqual([{ id: "salon", seconds: 8 }]);
});

test("nothing is told twice, and less than a second waits for the next time", () => {
  const count = createDwellCount(true);
  count.enter("salon", 0);
  expect(count.take(600)).toEqual([]);
  expect(count.take(1_200)).toEqual([{ id: "salon", seconds: 1 }]);
  expect(count.take(1_500)).toEqual([]);
});

test("a tab left open counts for ten minutes at most", () => {
  const count = createDwellCount(true);
  count.enter("salon", 0);
  expect(count.take(3_600_000)).toEqual([{ id: "salon", seconds: 600 }]);
});
