import { expect, test } from "vitest";
import type { DemandLine } from "#domain/crm/contacts/dto.ts";
import { demandOfDeal, evidenceOfDemand, headOfDemand } from "./demand-words.ts";

const demand = (changes: Partial<DemandLine> = {}): DemandLine => ({
  id: "d1",
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
  operation: "venta",
  types: ["piso", "atico"],
  places: ["Ruzafa", "Gran Vía"],
  sought: null,
  currency: "EUR",
  zone: null,
  priceMinCents: null,
  priceMaxCents: 32_000_050,
  areaMinM2: 80,
  roomsMin: 3,
  roomsMax: null,
  bathroomsMin: null,
  musts: [],
  wishes: [],
  tolerance: 0.1,
  note: "Necesita ascensor.",
  isActive: true,
  matching: { count: 0, isCapped: false },
  ...changes,
});

test("a demand says what is looked for, where, and the most that it may cost", () => {
  expect(evidenceOfDemand(demand())).toEqual({
    need: "Compra: piso o ático, 80\u00a0m² o más, 3 hab. o más en Ruzafa, Gran Vía. Necesita ascensor.",
    budget: "320000,5",
  });
  expect(evidenceOfDemand(demand({ types: ["otro"], places: [] })).need).toMatch(/^Compra: otro tipo,/);
  const bare = demand({ types: [], places: [], priceMaxCents: null, areaMinM2: null, roomsMin: null, note: null });
  expect(evidenceOfDemand(bare)).toEqual({ need: "Compra: cualquier tipo de inmueble.", budget: "" });
});

test("a demand names what a home must have, and what is wished for", () => {
  const asked = demand({ types: ["piso"], musts: ["hasLift", "isExterior"], wishes: ["hasTerrace"] });
  expect(headOfDemand({ ...asked, priceMaxCents: null, areaMinM2: null })).toBe(
    "Compra: piso, 3 hab. o más, imprescindible ascensor y exterior, a ser posible terraza",
  );
});

test("rooms are told with both of their bounds", () => {
  const needOf = (roomsMin: number | null, roomsMax: number | null) =>
    evidenceOfDemand(demand({ types: ["piso"], places: [], areaMinM2: null, note: null, roomsMin, roomsMax })).need;
  expect(needOf(3, 3)).toBe("Compra: piso, 3 hab..");
  expect(needOf(2, 3)).toBe("Compra: piso, de 2 a 3 hab..");
  expect(needOf(null, 3)).toBe("Compra: piso, hasta 3 hab..");
});

test("a deal takes the newest demand of its own kind that is not paused", () => {
  const older = demand({ id: "old" });
  const newer = demand({ id: "new", createdAt: "2026-11-10T10:00:00.000Z" });
  const paused = demand({ id: "paused", createdAt: "2026-11-20T10:00:00.000Z", isActive: false });
  const letting = demand({ id: "let", operation: "alquiler" });
  const all = [older, newer, paused, letting];
  expect(demandOfDeal("comprador", all)?.id).toBe("new");
  expect(demandOfDeal("inquilino", all)?.id).toBe("let");
  expect(demandOfDeal("propietario", all)).toBeNull();
  expect(demandOfDeal("comprador", [letting])).toBeNull();
});
