import { expect, test } from "vitest";
import { servedAs } from "../http/caller-in-hand.server.ts";
import { quickFirst } from "./quick-first.server.ts";

function works() {
  const done: string[] = [];
  let ms = 0;
  const does = quickFirst<string, string>(
    {
      quick: async (given) => {
        done.push(`quick ${given}`);
        return given.startsWith("long") ? "too much" : given;
      },
      patient: async (given) => {
        done.push(`patient ${given}`);
        return given;
      },
    },
    () => ms,
  );
  const by = (caller: string, given: string, isLong = false) =>
    servedAs(caller, () => does(given, { isLong }), { hasAccount: true });
  const wait = (minutes: number) => {
    ms += minutes * 60_000;
  };
  return { done, by, wait };
}

test("short work is done quickly, long work goes on patiently, and whoever sent it does not hold the quick way again", async () => {
  const { done, by, wait } = works();
  expect(await by("ana", "short")).toBe("short");
  expect(await by("ana", "long")).toBe("long");
  expect(await by("ana", "long again")).toBe("long again");
  await by("bea", "short of bea");
  expect(done).toEqual(["quick short", "quick long", "patient long", "patient long again", "quick short of bea"]);
  wait(11);
  await by("ana", "short later");
  expect(done.at(-1)).toBe("quick short later");
});

test("work that is known to be long never begins in the quick way, and nobody is remembered for it", async () => {
  const { done, by } = works();
  await by("ana", "year", true);
  await by("ana", "short");
  expect(done).toEqual(["patient year", "quick short"]);
});
