import { expect, test } from "vitest";
import { checkedHomeSchema } from "#domain/portfolio/homes/home.ts";
import { portalStates, type ReadOutlet } from "#domain/portfolio/portals/portal-states.ts";
import { conditionTag, onceAvailable } from "./portal-words.ts";

const outlet = (name: string, more: Partial<ReadOutlet> = {}): ReadOutlet => ({
  id: name,
  name,
  portal: "otro",
  operation: null,
  lastReadAt: null,
  ...more,
});
const statesOf = (values: object, outlets: ReadOutlet[]) => {
  const home = {
    operation: "venta",
    type: "piso",
    status: "captacion",
    town: "Jávea",
    province: "Alicante",
    ...values,
  };
  return portalStates({ home: checkedHomeSchema.parse(home), photos: 0 }, outlets, []);
};

test("before a home is available, each reader that takes it is named, and each that does not with the reason", () => {
  const outlets = [outlet("Mi web"), outlet("Inmoportal"), outlet("Alquileres", { operation: "alquiler" })];
  expect(onceAvailable(statesOf({ price: 1, features: ["Ascensor"] }, outlets))).toEqual([
    { tone: "info", text: "Al guardar se publicará en Mi web e Inmoportal." },
  ]);
  expect(onceAvailable(statesOf({}, [outlet("Mi web"), outlet("Kyero", { portal: "kyero" })]))).toEqual([
    { tone: "warning", text: "No se publicará en Mi web y Kyero: le falta precio y descripción o características." },
  ]);
  expect(onceAvailable(statesOf({}, []))).toEqual([]);
});

test("one datum is singular", () => {
  expect(conditionTag({ condition: "lacking", missing: 1 }).text).toBe("Le falta un dato");
  expect(conditionTag({ condition: "lacking", missing: 3 }).text).toBe("Le faltan 3 datos");
});
