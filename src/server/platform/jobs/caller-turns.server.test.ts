import { expect, test } from "vitest";
import { CallerTurns } from "./caller-turns.server.ts";

const LIMITS = { places: 2, visitorsPlaces: 1, mostOfCaller: 30, longestWaitMs: 25_000, busy: "DRAWING_BUSY" } as const;

/** Drawings that end when they are told to, and the order in which they began. */
function studio(places = LIMITS.places as number) {
  let ms = 0;
  const turns = new CallerTurns({ ...LIMITS, places }, () => ms);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const draw = (name: string, caller: string, isVisitor: boolean) =>
    turns.take(
      async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.set(name, end));
        return name;
      },
      { caller, isVisitor },
    );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    visitor: (name: string, network = "net") => draw(name, network, true),
    person: (name: string, account = "ana") => draw(name, account, false),
    settled,
    end: async (name: string) => {
      ends.get(name)!();
      await settled();
    },
    wait: (seconds: number) => {
      ms += seconds * 1_000;
    },
  };
}

test("visitors have one of two places, and a person with an account begins at once beside them", async () => {
  const { begun, visitor, person, settled, end } = studio();
  void visitor("v1");
  void visitor("v2", "other net");
  await settled();
  expect(begun).toEqual(["v1"]);
  void person("p1");
  await settled();
  expect(begun).toEqual(["v1", "p1"]);
  void person("p2", "bea");
  await end("v1");
  // The place that a visitor leaves goes to the person who waits, not to the visitor who waited longer.
  expect(begun).toEqual(["v1", "p1", "p2"]);
  await end("p1");
  expect(begun).toEqual(["v1", "p1", "p2", "v2"]);
});

test("a caller has one place at most, and somebody else's many drawings hold nobody up", async () => {
  const { begun, person, settled, end } = studio();
  for (const name of ["a1", "a2", "a3", "a4"]) void person(name, "ana");
  await settled();
  expect(begun).toEqual(["a1"]);
  void person("b1", "bea");
  await settled();
  expect(begun).toEqual(["a1", "b1"]);
  void person("c1", "carla");
  await end("a1");
  expect(begun).toEqual(["a1", "b1", "c1"]);
  await end("b1");
  expect(begun).toEqual(["a1", "b1", "c1", "a2"]);
});

test("a person who asks again and again goes before a visitor once", async () => {
  const { begun, visitor, person, settled, end, wait } = studio(1);
  void person("a1");
  void person("a2");
  await settled();
  wait(1);
  void visitor("v1");
  void person("b1", "bea");
  wait(1);
  await end("a1");
  expect(begun).toEqual(["a1", "b1"]);
  wait(1);
  await end("b1");
  // Neither has been served since the visitor came but Bea: Ana comes once more.
  expect(begun).toEqual(["a1", "b1", "a2"]);
  void person("a3");
  wait(1);
  await end("a2");
  expect(begun).toEqual(["a1", "b1", "a2", "v1"]);
  await end("v1");
  expect(begun.at(-1)).toBe("a3");
});

test("a caller whose own works wait in great numbers is told of their own limit", async () => {
  const { person, settled } = studio();
  for (let i = 0; i <= 30; i++) void person(`a${i}`, "ana");
  await settled();
  await expect(person("one too many", "ana")).rejects.toMatchObject({ code: "RATE_LIMIT" });
});

test("one visitor leaves room for the others", async () => {
  const { visitor, settled } = studio();
  for (let i = 0; i <= 10; i++) void visitor(`v${i}`, "one net").catch(() => {});
  await settled();
  await expect(visitor("one too many", "one net")).rejects.toMatchObject({ code: "RATE_LIMIT" });
  const other = visitor("other", "other net");
  await settled();
  expect(await Promise.race([other.catch(({ code }) => code), settled().then(() => "waits")])).toBe("waits");
});

test("too many waiting visitors are refused, and so is whoever waited too long; people are not refused for them", async () => {
  const { visitor, person, settled, end, wait } = studio();
  void visitor("first");
  const waiting = Array.from({ length: 30 }, (_, i) => visitor(`v${i}`, `net ${i}`).catch(({ code }) => code));
  await expect(visitor("one too many", "last net")).rejects.toMatchObject({ code: "DRAWING_BUSY" });
  const own = person("p1");
  await settled();
  wait(26);
  await end("first");
  expect(await Promise.all(waiting)).toEqual(Array(30).fill("DRAWING_BUSY"));
  await end("p1");
  expect(await own).toBe("p1");
});

test("a drawing that fails leaves its place to the next", async () => {
  const turns = new CallerTurns(LIMITS);
  const fails = async () => {
    throw new Error("no font");
  };
  const visitor = { caller: "net", isVisitor: true };
  await expect(turns.take(fails, visitor)).rejects.toThrow("no font");
  expect(await turns.take(async () => "drawn", visitor)).toBe("drawn");
});
