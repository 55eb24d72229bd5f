import { expect, test } from "vitest";
import { checkedHomeSchema, type HomeInput } from "../homes/home.ts";
import { type PortalState, portalStates, type ReadOutlet } from "./portal-states.ts";
import type { ShownPublication } from "./publications.ts";

const GOOD: Partial<HomeInput> = {
  price: 250_000,
  town: "Valencia",
  province: "Valencia",
  status: "disponible",
  features: ["Ascensor"],
};
const leaving = (values: Partial<HomeInput>) => ({
  home: checkedHomeSchema.parse({ operation: "venta", type: "piso", ...GOOD, ...values }),
  photos: 1,
});
const outlet = (more: Partial<ReadOutlet> = {}): ReadOutlet => ({
  id: "k",
  name: "Kyero",
  portal: "kyero",
  operation: null,
  lastReadAt: null,
  ...more,
});
const read: ShownPublication = { id: "p", portal: "kyero", outletId: "k", url: null, since: "2026-11-03" };
const conditionOf = (states: readonly PortalState[], name = "Kyero") =>
  states.find((one) => one.name === name)?.condition;

test.each([
  ["goes out with the next reading", {}, outlet(), [], "next"],
  ["is there since the portal read it", {}, outlet(), [read], "published"],
  ["goes with the next reading once it lacks a datum", { price: undefined }, outlet(), [read], "leaving"],
  ["goes with the next reading once it is withdrawn", { status: "retirado" }, outlet(), [read], "leaving"],
  ["waits for its status", { status: "captacion" }, outlet(), [], "ready"],
  ["is not sent to an outlet of rentals", {}, outlet({ operation: "alquiler" }), [], "out"],
  ["lacks what the portal demands", { town: undefined }, outlet(), [], "lacking"],
] as const)("a home %s", (_, values, one, publications, condition) => {
  expect(conditionOf(portalStates(leaving(values as Partial<HomeInput>), [one], publications))).toBe(condition);
});

test("Kyero is shown without an outlet for it, and not twice with one", () => {
  const names = (outlets: ReadOutlet[]) => portalStates(leaving({}), outlets, []).map(({ name }) => name);
  expect(names([])).toEqual(["Kyero", "idealista", "Fotocasa y Habitaclia"]);
  expect(names([outlet({ name: "El portal" })])).toEqual(["El portal", "idealista", "Fotocasa y Habitaclia"]);
  expect(names([outlet({ name: "Mi web", portal: "otro" })])).toEqual([
    "Mi web",
    "Kyero",
    "idealista",
    "Fotocasa y Habitaclia",
  ]);
});

test("a note of Habitaclia stands at Fotocasa's list; a missing datum does not undo what an agent noted", () => {
  const noted: ShownPublication = { id: "n", portal: "habitaclia", outletId: null, url: null, since: "2026-11-03" };
  const states = portalStates(leaving({ price: undefined }), [], [noted]);
  expect(states.find(({ portal }) => portal === "fotocasa")).toMatchObject({
    condition: "published",
    publication: noted,
  });
  expect(conditionOf(states, "idealista")).toBe("lacking");
});
