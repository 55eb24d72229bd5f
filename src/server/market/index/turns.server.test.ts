import { expect, test } from "vitest";
import { Turns } from "./turns.server.ts";

/** A clock that only the work moves on. */
function turnsWithClock() {
  let at = 0;
  const done: string[] = [];
  const turns = new Turns(() => at);
  const ask = (caller: string, ms: number, name = caller) =>
    turns.take(caller, () => {
      at += ms;
      done.push(name);
      return name;
    });
  return { ask, done, wait: (ms: number) => (at += ms) };
}

test("one caller with a hundred heavy questions holds up another one by no more than the question under way", async () => {
  const { ask, done } = turnsWithClock();
  const heavy = Array.from({ length: 30 }, (_, i) => ask("crawler", 100, `crawler ${i}`));
  const light = [ask("agent", 5, "agent 0"), ask("agent", 5, "agent 1")];
  await Promise.all([...heavy, ...light]);
  // Both have asked for nothing before, and the crawler came first; from then on it has spent more than the agent ever does.
  expect(done.slice(0, 3)).toEqual(["crawler 0", "agent 0", "agent 1"]);
  expect(done).toHaveLength(32);
});

test("time that was spent long ago no longer counts: after a minute both are as new", async () => {
  const { ask, done, wait } = turnsWithClock();
  await ask("crawler", 1_000);
  wait(60_000);
  // 1,000 ms are worth 1,000 / 2^12 = 0.24 ms by then: less than the one that was spent just now.
  await ask("agent", 1);
  await Promise.all([ask("agent", 1, "agent"), ask("crawler", 1, "crawler")]);
  expect(done.slice(2)).toEqual(["crawler", "agent"]);
});

test("whoever waits longer than five seconds is told so, and the next ones are served", async () => {
  const { ask } = turnsWithClock();
  const asked = [ask("one", 5_001), ask("two", 1), ask("two", 1)];
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(outcomes[1]).toMatchObject({ reason: { code: "MARKET_BUSY" } });
  await expect(ask("two", 1)).resolves.toBe("two");
});

test("the sixty-first question that one caller has waiting is refused at once; another caller's is taken", async () => {
  const { ask } = turnsWithClock();
  const asked = Array.from({ length: 61 }, () => ask("crawler", 1));
  const outcomes = await Promise.allSettled([...asked, ask("agent", 1)]);
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
  expect(outcomes.at(-1)?.status).toBe("fulfilled");
});

test("work that fails is its caller's failure alone", async () => {
  const turns = new Turns();
  const failing = turns.take("one", () => {
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  await expect(turns.take("two", () => 2)).resolves.toBe(2);
});
