import { describe, expect, test } from "vitest";
import { amountsIn } from "../../shared/spoken/amounts.ts";
import type { Intent, SlotName, Slots } from "./intents.ts";
import { priceSlots } from "./price-slots.ts";
import { scan } from "./scan.ts";

interface Context {
  asked?: SlotName | null;
  operation?: Slots["operation"];
  variety?: string | null;
}
const slots = (text: string, intent: Intent, { asked = null, operation, variety = null }: Context = {}) =>
  priceSlots(amountsIn(scan(text), variety), { intent, asked, operation, variety });

describe("an amount without a name, by what somebody wants", () => {
  test.each<[string, Intent, Slots]>([
    ["200.000", "value_home", { price: 200_000 }],
    ["200", "value_home", {}],
    ["250", "find_home", { price: 250_000 }],
    ["15", "find_home", { price: 15_000 }],
    ["14", "find_home", {}],
    ["200.000", "question", {}],
    ["200.000", "plans", {}],
  ])("«%s» in %s", (text, intent, expected) => expect(slots(text, intent)).toEqual(expected));
});

describe("an amount in answer to a question", () => {
  test.each<[string, SlotName, Slots]>([
    ["200", "price", { price: 200_000 }],
    ["200", "priceMax", { priceMax: 200_000 }],
    ["200", "priceMin", { priceMin: 200_000 }],
  ])("«%s» where %s is asked", (text, asked, expected) => {
    expect(slots(text, "value_home", { asked })).toEqual(expected);
  });
});

describe("a price", () => {
  test.each<[string, Slots]>([
    ["hasta 200 mil", { priceMax: 200_000 }],
    ["más de 200 mil", { priceMin: 200_000 }],
    ["presupuesto 200 mil", { priceMax: 200_000 }],
    ["quiero gastar 200 mil", { priceMax: 200_000 }],
    ["puedo pagar 200 mil", { priceMax: 200_000 }],
    ["puedo invertir 200 mil", { priceMax: 200_000 }],
    ["presu 200 mil", { priceMax: 200_000 }],
    ["piso de 200 mil", { price: 200_000 }],
    ["entre 180 y 220 mil", { priceMin: 180_000, priceMax: 220_000 }],
    ["entre 180 y 220", { priceMin: 180_000, priceMax: 220_000 }],
    ["200 mil euros", { price: 200_000, currency: "EUR" }],
  ])("of a home that is looked for: %s", (text, expected) => expect(slots(text, "find_home")).toEqual(expected));

  test("of any other task there are no bounds", () => {
    expect(slots("piso de hasta 200 mil", "value_home")).toEqual({ price: 200_000 });
    expect(slots("presupuesto 200 mil", "value_home")).toEqual({ price: 200_000 });
  });
  test("of a rent it is what it says, by the month too", () => {
    expect(slots("hasta 950", "find_home", { operation: "alquiler" })).toEqual({ priceMax: 950 });
    expect(slots("precio de 950 al mes", "value_home", { operation: "alquiler" })).toEqual({ price: 950 });
    expect(slots("piso de 950 al mes", "value_home", { operation: "venta" })).toEqual({});
    expect(slots("un piso por 950 al mes", "find_home")).toEqual({ price: 950_000 });
  });
  test.each([
    ["CO", "20", 20_000_000],
    ["CO", "19", 19_000],
    ["CO", "300", 300_000_000],
    ["MX", "3", 3_000_000],
    ["MX", "29", 29_000_000],
    ["MX", "30", 30_000],
    ["ES", "250", 250_000],
    ["ES", "14", 14],
  ])("short in the Spanish of %s: «%s» is %d", (variety, text, price) => {
    expect(slots(text, "find_home", { asked: "price", variety })).toEqual({ price });
  });
});

test.each(["gano 2.000 al mes", "40.000 ahorrados", "una hipoteca de 150.000", "pago 250 del coche"])(
  "no price: %s",
  (text) => expect(slots(text, "find_home")).toEqual({}),
);
