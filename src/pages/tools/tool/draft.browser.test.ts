import { beforeEach, expect, test } from "vitest";
import { typedOver } from "../../shared/form-values.ts";
import { aboutOf, forgetDraftAbout, readDraft, readDraftAbout, saveDraft, saveDraftAbout } from "./draft.ts";

const kept = new Map<string, string>();
/** A browser's store: its entries are members of the object, as `Object.keys` reads them. */
const store = new Proxy({} as Storage, {
  get: (_, name) =>
    name === "getItem"
      ? (key: string) => kept.get(key) ?? null
      : name === "setItem"
        ? (key: string, value: string) => kept.set(key, value)
        : (key: string) => kept.delete(key),
  ownKeys: () => [...kept.keys()],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
});

beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, "localStorage", { value: store, configurable: true });
});

const HOME = "vivienda=1";
const START = { price: "320000", monthlyRent: "", home: { rooms: "3", floor: "" } };

test("words typed over a home come back over what is known of it today", () => {
  saveDraftAbout("roi", HOME, START, { ...START, monthlyRent: "1300", home: { rooms: "4", floor: "" } });
  // The price fell and the floor was written down meanwhile; nobody had typed either.
  const fresh = { price: "310000", monthlyRent: "", home: { rooms: "3", floor: "2" } };
  expect(readDraftAbout("roi", HOME, fresh)).toEqual({
    price: "310000",
    monthlyRent: "1300",
    home: { rooms: "4", floor: "2" },
  });
});

test("each home has its own, apart from the empty form, and each tool", () => {
  saveDraft("roi", { price: "1" });
  saveDraftAbout("roi", HOME, START, { ...START, monthlyRent: "1300" });
  expect(readDraft("roi")).toEqual({ price: "1" });
  expect(readDraftAbout("roi", "vivienda=2", START)).toBeUndefined();
  expect(readDraftAbout("capacity", HOME, START)).toBeUndefined();
  forgetDraftAbout("roi", HOME);
  expect(readDraftAbout("roi", HOME, START)).toBeUndefined();
  expect(readDraft("roi")).toEqual({ price: "1" });
});

test("a form that holds what it began with, or again does, keeps nothing", () => {
  saveDraftAbout("roi", HOME, START, { ...START, notes: undefined, other: { rooms: "" } });
  expect(kept.size).toBe(0);
  saveDraftAbout("roi", HOME, START, { ...START, price: "1" });
  expect(kept.size).toBe(1);
  saveDraftAbout("roi", HOME, START, START);
  expect(kept.size).toBe(0);
});

test("an emptied control is something typed, and a list is taken whole", () => {
  expect(typedOver(START, { ...START, price: "" }, START)).toEqual({ ...START, price: "" });
  expect(typedOver({ rows: ["a", "b"] }, { rows: ["a"] }, { rows: ["a", "b", "c"] })).toEqual({ rows: ["a"] });
});

test("the twenty-first draft takes the place of the oldest", () => {
  for (let n = 1; n <= 21; n++) {
    saveDraftAbout("roi", `vivienda=${n}`, START, { ...START, price: String(n) });
    // Each is a millisecond older than the next.
    const key = [...kept.keys()].at(-1)!;
    kept.set(key, kept.get(key)!.replace(/"at":\d+/, `"at":${n}`));
  }
  expect(kept.size).toBe(20);
  expect(readDraftAbout("roi", "vivienda=1", START)).toBeUndefined();
  expect(readDraftAbout("roi", "vivienda=2", START)).toMatchObject({ price: "2" });
});

test("text that another program wrote there is no draft", () => {
  kept.set("umbral-draft:about:roi:vivienda=1", "{");
  expect(readDraftAbout("roi", HOME, START)).toBeUndefined();
});

test("the address names what fills a form, whatever else stands in it", () => {
  expect(aboutOf(new URLSearchParams("utm_source=x&contacto=c&vivienda=v"))).toBe("vivienda=v&contacto=c");
  expect(aboutOf(new URLSearchParams("resultado=r"))).toBe("");
});
