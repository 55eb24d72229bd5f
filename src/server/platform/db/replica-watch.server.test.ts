import { beforeEach, expect, test, vi } from "vitest";
import { type ReplicaState, watchReplica } from "./replica-watch.server.ts";

let at = 0;
let state: ReplicaState;
const look = vi.fn(async () => state);
const tell = vi.fn();
const watch = () => watchReplica({ look, tell, now: () => at });
const NEAR: ReplicaState = { isFollowing: true, isLevel: false, behindS: 2 };

beforeEach(() => {
  at = 0;
  state = NEAR;
  look.mockReset().mockImplementation(async () => state);
  tell.mockReset();
});

/** Asks, lets the look that follows end, and asks again. */
async function asked(one: ReturnType<typeof watch>): Promise<boolean> {
  one.mayRead();
  await one.settled();
  return one.mayRead();
}

test.each([
  ["some seconds behind", NEAR, true],
  ["half a minute behind", { ...NEAR, behindS: 30 }, true],
  ["further behind", { ...NEAR, behindS: 31 }, false],
  ["level with a primary that has written nothing for an hour", { ...NEAR, isLevel: true, behindS: 3_600 }, true],
  ["one that has applied nothing since its start", { ...NEAR, behindS: null }, false],
  ["one that was promoted", { isFollowing: false, isLevel: true, behindS: 0 }, false],
] as const)("%s: %j is read: %s", async (_name, found, isRead) => {
  state = found;
  expect(await asked(watch())).toBe(isRead);
});

test("the first reader, and one after a long quiet, read the primary and do not wait", async () => {
  const one = watch();
  expect(one.mayRead()).toBe(false);
  await one.settled();
  expect(one.mayRead()).toBe(true);
  at += 15_001;
  expect(one.mayRead()).toBe(false);
  await one.settled();
  expect(one.mayRead()).toBe(true);
});

test("looks every five seconds while somebody reads, one at a time", async () => {
  const one = watch();
  for (; at < 60_000; at += 500) {
    one.mayRead();
    one.mayRead();
    await one.settled();
  }
  expect(look).toHaveBeenCalledTimes(11);
});

test("a failure sends everybody to the primary for half a minute, whatever a look under way says", async () => {
  const one = watch();
  expect(await asked(one)).toBe(true);
  at += 6_000;
  one.mayRead();
  one.failed(new Error("gone"));
  expect(await asked(one)).toBe(false);
  at += 29_999;
  expect(await asked(one)).toBe(false);
  at += 1;
  expect(await asked(one)).toBe(true);
  expect(tell.mock.calls.map(([to]) => to)).toEqual(["replica", "primary", "replica"]);
});

test("a look that fails is a failure", async () => {
  look.mockRejectedValueOnce(new Error("refused"));
  const one = watch();
  expect(await asked(one)).toBe(false);
  at += 30_001;
  expect(await asked(one)).toBe(true);
});
