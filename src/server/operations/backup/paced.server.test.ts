import { expect, test } from "vitest";
import { paced } from "./paced.server.ts";

async function* parts(count: number) {
  for (let part = 1; part <= count; part++) yield part;
}

/** Takes some milliseconds of the thread for each part. */
async function work(restShare: number, ms: number) {
  const rests: number[] = [];
  const taken: number[] = [];
  const pauses = async (rest: number) => {
    rests.push(rest);
  };
  for await (const part of paced(parts(6), restShare, pauses)) {
    taken.push(part);
    const until = performance.now() + ms;
    while (performance.now() < until);
  }
  return { rests, taken };
}

test("every part comes, in its order", async () => {
  expect((await work(1, 0)).taken).toEqual([1, 2, 3, 4, 5, 6]);
});

test("after each part that took 12 ms it rests at least 12 ms at a share of 1, and 24 at a share of 2", async () => {
  const once = await work(1, 12);
  expect(once.rests).toHaveLength(6);
  for (const rest of once.rests) expect(rest).toBeGreaterThanOrEqual(12);
  for (const rest of (await work(2, 12)).rests) expect(rest).toBeGreaterThanOrEqual(24);
});

test("it does not rest at a share of 0", async () => {
  expect((await work(0, 12)).rests).toEqual([]);
});
