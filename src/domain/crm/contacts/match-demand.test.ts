import { describe, expect, test } from "vitest";
import { type Demand, type DemandedHome, matchesDemand } from "./match-demand.ts";

const home: DemandedHome = {
  operation: "venta",
  type: "piso",
  price: 240_000,
  builtAreaM2: 85,
  rooms: 3,
  bathrooms: 1,
  latitude: 39.46,
  longitude: -0.37,
  places: ["Ruzafa", "València"],
  flags: { hasLift: true, hasTerrace: null },
};
const demand: Demand = {
  operation: "venta",
  types: [],
  places: [],
  zone: null,
  priceMin: null,
  priceMax: null,
  areaMinM2: null,
  roomsMin: null,
  bathroomsMin: null,
  musts: [],
};
const zone: [number, number][] = [
  [-0.4, 39.4],
  [-0.3, 39.4],
  [-0.3, 39.5],
  [-0.4, 39.5],
];

describe("a home for somebody", () => {
  test("gives the reasons why it fits, and the data that nobody knows", () => {
    const wanted = {
      ...demand,
      types: ["piso"],
      places: ["ruzafa"],
      priceMax: 250_000,
      roomsMin: 3,
      musts: ["hasLift", "hasTerrace"],
    };
    expect(matchesDemand(home, wanted)).toEqual({
      fits: true,
      reasons: [
        "Es del tipo que busca",
        "Está en ruzafa",
        "Entra en su presupuesto",
        "Tiene las habitaciones que pide",
        "Ascensor",
      ],
      unknown: ["terraza"],
    });
  });

  test.each<[string, Partial<Demand>, Partial<DemandedHome>, boolean]>([
    ["another operation", { operation: "alquiler" }, {}, false],
    ["another kind", { types: ["chalet"] }, {}, false],
    ["too dear", { priceMax: 239_999 }, {}, false],
    ["too cheap to be it", { priceMin: 250_000 }, {}, false],
    ["to the cent", { priceMax: 240_000 }, {}, true],
    ["a price that nobody knows", { priceMax: 100_000 }, { price: null }, true],
    ["too small", { areaMinM2: 86 }, {}, false],
    ["without the lift", { musts: ["hasLift"] }, { flags: { hasLift: false } }, false],
    ["elsewhere", { places: ["Gandia"] }, {}, false],
    ["written otherwise", { places: ["Valencia"] }, {}, true],
    ["nowhere named", { places: ["Gandia"] }, { places: [] }, true],
    ["inside the drawn zone", { zone, places: ["Gandia"] }, {}, true],
    ["outside the drawn zone", { zone }, { latitude: 39.6 }, false],
    ["without coordinates", { zone }, { latitude: null }, true],
  ])("%s", (_what, wanted, other, fits) => {
    expect(matchesDemand({ ...home, ...other }, { ...demand, ...wanted }).fits).toBe(fits);
  });
});
