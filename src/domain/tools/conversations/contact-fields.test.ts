import { expect, test } from "vitest";
import { HOME_TYPE_NAMES, SOUGHT_OPERATION_NAMES } from "#content/home-names.ts";
import type { DemandLine } from "../../crm/contacts/dto.ts";
import { demandWith, offeredFields, spokenOf } from "./contact-fields.ts";
import type { Fact, FactKind } from "./summary.ts";

const fact = (kind: FactKind, shown: string, value: Fact["value"] = null, message = 0): Fact => ({
  kind,
  shown,
  value,
  messages: [message],
  replaced: [],
  certainty: 0.9,
});
const NAMES = { types: HOME_TYPE_NAMES, operations: SOUGHT_OPERATION_NAMES };
const KNOWN_DEMAND: DemandLine = {
  id: "6f1d3a52-6a0e-4a53-9d54-0a3a5c1d2e01",
  createdAt: "2025-03-01T09:00:00.000Z",
  updatedAt: "2025-03-01T09:00:00.000Z",
  operation: "venta",
  types: [],
  places: ["Benimaclet"],
  sought: null,
  zone: null,
  priceMinCents: null,
  priceMaxCents: 20_000_000,
  currency: "EUR",
  areaMinM2: null,
  roomsMin: 2,
  roomsMax: null,
  bathroomsMin: null,
  musts: ["hasLift"],
  wishes: [],
  tolerance: 0,
  note: "Sin prisa",
  isActive: true,
  matching: { count: 0, isCapped: false },
};
const FACTS = [
  fact("operation", "Compra", { type: "text", text: "venta" }),
  fact("budget", "hasta 250.000 €", { type: "money", min: null, max: 250_000, currency: "EUR" }, 4),
  fact("zone", "Ruzafa", { type: "places", names: ["Ruzafa"] }),
  fact("features", "Con ascensor", { type: "text", text: "ascensor" }),
  fact("deadline", "antes de septiembre"),
  fact("phone", "612 345 678"),
];

test("facts are read as contact and demand hold them; what has no field is a note", () => {
  expect(spokenOf({ facts: FACTS }, "ES")).toEqual({
    phone: "+34612345678",
    email: null,
    role: "comprador",
    demand: {
      operation: "venta",
      types: [],
      places: ["Ruzafa"],
      price: { min: null, max: 250_000, currency: "EUR" },
      rooms: null,
      areaMinM2: null,
      musts: [],
      wishes: ["hasLift"],
      note: "Plazo: antes de septiembre",
    },
  });
});

test("whoever sells is an owner and looks for nothing; whoever rents is a tenant", () => {
  const of = (shown: string) => spokenOf({ facts: [fact("operation", shown)] }, "ES");
  expect(of("Vender su piso")).toMatchObject({ role: "propietario", demand: { operation: null } });
  expect(of("Alquilar")).toMatchObject({ role: "inquilino", demand: { operation: "alquiler" } });
});

test("each field names its message, and a number that is known in another form is the same", () => {
  const known = { roles: ["comprador"] as const, points: [{ kind: "telefono", value: "+34612345678" }] as const };
  const offered = offeredFields({ facts: FACTS }, "ES", known, null, NAMES);
  expect(offered.find(({ field }) => field === "price")).toMatchObject({ messages: [4], current: null, isSame: false });
  expect(offered.filter(({ isSame }) => isSame).map(({ field }) => field)).toEqual(["phone", "role"]);
});

test("types and operation are offered as the product calls them", () => {
  const facts = [fact("propertyType", "ático", { type: "text", text: "atico" }), ...FACTS];
  const offered = offeredFields({ facts }, "ES", null, null, NAMES);
  const proposed = (field: string) => offered.find((one) => one.field === field)?.proposed;
  expect([proposed("types"), proposed("operation"), proposed("role")]).toEqual(["Ático", "Compra", "Comprador"]);
});

test("only ticked fields stand in the demand", () => {
  const { demand } = spokenOf({ facts: FACTS }, "ES");
  const form = demandWith(demand, new Set(["price"]), null);
  expect(form).toMatchObject({ priceMax: 250_000, currency: "EUR" });
  expect(form.places).toBeUndefined();
  expect(form.note).toBeUndefined();
});

test("a budget alone makes the search of a tenant one for rent, and changes no search that is known", () => {
  const facts = [
    fact("operation", "Alquilar"),
    fact("budget", "900 €", { type: "money", min: null, max: 900, currency: "EUR" }),
  ];
  const { demand } = spokenOf({ facts }, "ES");
  expect(demandWith(demand, new Set(["price"]), null)).toMatchObject({ operation: "alquiler", priceMax: 900 });
  expect(demandWith(demand, new Set(["price"]), { ...KNOWN_DEMAND, operation: "venta" }).operation).toBe("venta");
});

test("all wished features count, refused ones do not, and an owner by their own words is no buyer", () => {
  const wished = [
    fact("features", "con terraza", { type: "text", text: "terraza" }),
    fact("features", "con ascensor", { type: "text", text: "ascensor" }),
    fact("features", "sin piscina", { type: "text", text: "no piscina" }),
  ];
  expect(spokenOf({ facts: wished }, "ES").demand.wishes.toSorted()).toEqual(["hasLift", "hasTerrace"]);
  const owner = fact("operation", "alquilar su vivienda", { type: "text", text: "alquiler" });
  expect(spokenOf({ facts: [owner] }, "ES")).toMatchObject({ role: "propietario", demand: { operation: null } });
  expect(spokenOf({ facts: [fact("operation", "vender", { type: "text", text: "vender" })] }, "ES").role).toBe(
    "propietario",
  );
});

test("a note keeps the client's own words behind the kind of motive", () => {
  const motive = fact("motive", "Inversión", { type: "text", text: "para invertir, no para vivir" });
  expect(spokenOf({ facts: [motive] }, "ES").demand.note).toMatch(/: Inversión \(«para invertir, no para vivir»\)$/);
});

test("a feature without which somebody takes no home is a must, and is told as one", () => {
  const facts = [fact("features", "con ascensor, imprescindible", { type: "text", text: "ascensor" })];
  const { demand } = spokenOf({ facts }, "ES");
  expect(demand).toMatchObject({ musts: ["hasLift"], wishes: [] });
  expect(demandWith(demand, new Set(["wishes"]), null)).toMatchObject({ musts: ["hasLift"], wishes: [] });
});
