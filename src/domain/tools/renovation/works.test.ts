import { describe, expect, test } from "vitest";
import { INSIDE_SHARES } from "./uplift-facts.ts";
import { capsFor, effectOf, isUnfit, stepsLeft, type Work, type WorkCase, type WorkId, workFor } from "./works.ts";

/** A flat to be done up, of which all is known that the works ask for. */
function caseOf(home: Partial<WorkCase["home"]> = {}, more: Partial<WorkCase> = {}): WorkCase {
  return {
    home: {
      type: "piso",
      builtAreaM2: 80,
      bathrooms: 1,
      rooms: 3,
      floor: 3,
      condition: "a_reformar",
      hasLift: false,
      hasAirConditioning: false,
      energyRating: "E",
      ...home,
    },
    quality: "media",
    allowsStructural: true,
    allowsCommunity: true,
    communityHomes: 10,
    facadeM2: 300,
    ...more,
  };
}

function proposed(id: WorkId, ...of: Parameters<typeof caseOf>): Work {
  const work = workFor(id, caseOf(...of));
  if (isUnfit(work)) throw new Error(work.reason);
  return work;
}

const reason = (id: WorkId, ...of: Parameters<typeof caseOf>) => {
  const work = workFor(id, caseOf(...of));
  return isUnfit(work) ? work.reason : undefined;
};

describe("prices of a flat of 80 m², from the table: low, usual, high", () => {
  test.each<[WorkId, number, number, number]>([
    // 80 m² at 600, 800 and 800 €.
    ["integral", 48_000, 64_000, 64_000],
    ["cocina", 4_000, 8_100, 10_000],
    ["banos", 2_600, 5_500, 10_000],
    // 80 · 0.85 = 68 m² of floor at 25, 40 and 60 €.
    ["suelo", 1_700, 2_720, 4_080],
    // 80 · 2.8 = 224 m² of wall at 6, 8 and 12 €.
    ["pintura", 1_344, 1_792, 2_688],
    // 80 · 0.125 = 10 m² of windows at 300, 500 and 800 €.
    ["ventanas", 3_000, 5_000, 8_000],
    // 80/90 of 3,500, 5,000 and 7,000.
    ["electricidad", 3_111.11, 4_444.44, 6_222.22],
    ["fontaneria", 2_222.22, 3_555.56, 5_333.33],
    // One for each of three rooms and one for the living room.
    ["splits", 2_800, 4_000, 6_000],
    ["conductos", 4_000, 6_000, 8_000],
    ["segundoBano", 5_500, 8_000, 12_000],
    // A tenth of 30,000, 75,000 and 120,000.
    ["ascensor", 3_000, 7_500, 12_000],
    // 300 m² / 10 homes = 30 m² at 20, 35 and 45 €; with insulation at 50, 70 and 80 €.
    ["fachada", 600, 1_050, 1_350],
    ["sate", 1_500, 2_100, 2_400],
  ])("%s: %d, %d, %d", (id, low, usual, high) => {
    const { price } = proposed(id);
    expect(price.low).toBeCloseTo(low, 1);
    expect(price.usual).toBeCloseTo(usual, 1);
    expect(price.high).toBeCloseTo(high, 1);
  });

  test("two baths cost two, and a home of which nobody knows has one", () => {
    expect(proposed("banos", { bathrooms: 2 }).price.usual).toBe(11_000);
    expect(proposed("banos", { bathrooms: undefined }).price.usual).toBe(5_500);
    expect(proposed("banos", { bathrooms: 0 }).price.usual).toBe(5_500);
    expect(proposed("banos", { bathrooms: 2 }).quantity).toEqual({ amount: 2, unit: "baños" });
    expect(proposed("banos").quantity).toEqual({ amount: 1, unit: "baño" });
  });

  test("painting has a least price: 15 m² are 42 of wall, 252 to 504 €, and at least 500", () => {
    expect(proposed("pintura", { builtAreaM2: 15 }).price).toEqual({
      low: 500,
      usual: 500,
      high: expect.closeTo(504, 6),
    });
  });

  test("a house pays its façade alone", () => {
    expect(proposed("fachada", { type: "casa" }, { communityHomes: undefined }).price.usual).toBe(300 * 35);
  });
});

describe("why a work is not one for a home", () => {
  test.each<[WorkId, Partial<WorkCase["home"]>, Partial<WorkCase>, RegExp | undefined]>([
    ["cocina", { type: "local" }, {}, /viviendas/],
    ["cocina", { condition: "obra_nueva" }, {}, /obra nueva/],
    ["cocina", { condition: undefined }, {}, /Falta el estado/],
    ["cocina", { condition: "bueno" }, {}, undefined],
    ["integral", { condition: "bueno" }, {}, /buen estado/],
    ["splits", { hasAirConditioning: true }, {}, /Ya tiene/],
    ["splits", { hasAirConditioning: undefined }, {}, /Falta saber/],
    ["solar", {}, {}, /cubierta/],
    ["solar", { type: "chalet" }, {}, undefined],
    ["segundoBano", { bathrooms: undefined }, {}, /Falta el número/],
    ["segundoBano", { bathrooms: 0 }, {}, /Falta el primer/],
    ["segundoBano", { bathrooms: 2 }, {}, /más de uno/],
    ["segundoBano", { builtAreaM2: 59 }, {}, /60/],
    ["segundoBano", { builtAreaM2: 60 }, {}, undefined],
    ["segundoBano", {}, { allowsStructural: false }, /tabiques/],
    ["ascensor", { type: "casa" }, {}, /edificios/],
    ["ascensor", { hasLift: true }, {}, /Ya tiene/],
    ["ascensor", { hasLift: undefined }, {}, /Falta saber/],
    ["ascensor", { floor: undefined }, {}, /planta/],
    ["ascensor", {}, { allowsCommunity: false }, /comunidad/],
    ["ascensor", {}, { communityHomes: undefined }, /lo pagan/],
    ["sate", {}, { allowsCommunity: false }, /comunidad/],
    ["sate", { type: "casa" }, { allowsCommunity: false }, undefined],
    ["sate", {}, { facadeM2: undefined }, /fachada/],
    ["sate", {}, { communityHomes: undefined }, /la pagan/],
  ])("%s with %j %j", (id, home, more, expected) => {
    if (expected === undefined) expect(reason(id, home, more)).toBeUndefined();
    else expect(reason(id, home, more)).toMatch(expected);
  });
});

describe("the properties of a work", () => {
  test("permits: none for paint and split air, a technician for structure and façade, a minor one else", () => {
    const permits = (ids: WorkId[]) => ids.map((id) => proposed(id).permit);
    expect(permits(["pintura", "splits"])).toEqual(["none", "none"]);
    expect(permits(["segundoBano", "ascensor", "fachada", "sate"])).toEqual(["major", "major", "major", "major"]);
    expect(permits(["cocina", "integral", "conductos"])).toEqual(["minor", "minor", "minor"]);
  });

  test("mostly material are kitchen, windows and machines", () => {
    for (const id of ["cocina", "ventanas", "splits", "conductos"] as const)
      expect(proposed(id).isMostlyMaterial, id).toBe(true);
    for (const id of ["banos", "suelo", "pintura", "ascensor", "integral"] as const)
      expect(proposed(id).isMostlyMaterial, id).toBe(false);
  });

  test("upkeep is no improvement; what was not there is", () => {
    for (const id of ["cocina", "banos", "suelo", "pintura", "electricidad", "fontaneria", "fachada"] as const)
      expect(proposed(id).isImprovement, id).toBe(false);
    for (const id of ["integral", "ventanas", "splits", "segundoBano", "ascensor", "sate"] as const)
      expect(proposed(id).isImprovement, id).toBe(true);
  });

  test("steps of the label: insulation 2, windows and the whole 1, and never past A", () => {
    expect([proposed("sate").energySteps, proposed("ventanas").energySteps, proposed("integral").energySteps]).toEqual([
      2, 1, 1,
    ]);
    expect(proposed("fachada").energySteps).toBe(0);
    expect(proposed("sate", { energyRating: "B" }).energySteps).toBe(1);
    expect(proposed("sate", { energyRating: "A" }).energySteps).toBe(0);
    expect(proposed("sate", { energyRating: undefined }).energySteps).toBe(0);
    expect(["G", "E", "A", undefined].map(stepsLeft)).toEqual([6, 4, 0, undefined]);
  });

  test("all effects of a work add up", () => {
    const work = proposed("sate");
    const sum = Object.values(work.effects).reduce((total, { usual }) => total + usual, 0);
    expect(effectOf(work).usual).toBeCloseTo(sum, 12);
    expect(Object.keys(work.effects).sort()).toEqual(["energy", "outside"]);
  });

  test("the cap of the label is as many steps as are left", () => {
    const one = capsFor(caseOf({ energyRating: "B" }).home).energy!;
    const four = capsFor(caseOf({ energyRating: "E" }).home).energy!;
    expect(four.usual).toBeCloseTo(4 * one.usual, 12);
    expect(capsFor(caseOf({ energyRating: undefined }).home).energy).toEqual({ low: 0, usual: 0, high: 0 });
    const inside = (condition: "a_reformar" | "bueno") => capsFor(caseOf({ condition }).home).inside!.usual;
    expect(inside("a_reformar")).toBeGreaterThan(inside("bueno"));
  });
});

describe("beside each other", () => {
  test("a full refurbishment stands beside none of the works that it contains", () => {
    expect(proposed("integral").excludes).toEqual(Object.keys(INSIDE_SHARES));
    expect(proposed("cocina").excludes).toEqual([]);
  });
  test("one kind of air, one kind of façade", () => {
    expect([proposed("splits").excludes, proposed("conductos").excludes]).toEqual([["conductos"], ["splits"]]);
    expect([proposed("fachada").excludes, proposed("sate").excludes]).toEqual([["sate"], ["fachada"]]);
  });
});

describe("months, as parts of a whole flat", () => {
  test.each<[WorkId, number]>([
    ["integral", 1],
    ["cocina", 0.3],
    ["banos", 0.25],
    ["pintura", 0.1],
    ["segundoBano", 0.25],
    ["splits", 0],
    ["ascensor", 0],
    ["sate", 0],
  ])("%s: %d", (id, share) => expect(proposed(id).monthsShare).toBe(share));
});

describe("the groups that a work acts on", () => {
  test.each<[WorkId, string[]]>([
    ["integral", ["inside", "energy"]],
    ["cocina", ["inside"]],
    ["ventanas", ["inside", "energy"]],
    ["splits", ["air"]],
    ["conductos", ["air"]],
    ["segundoBano", ["bathroom"]],
    ["ascensor", ["lift"]],
    ["fachada", ["outside"]],
    ["sate", ["outside", "energy"]],
  ])("%s: %j, each with its source", (id, groups) => {
    const { effects, effectFacts } = proposed(id);
    expect(Object.keys(effects)).toEqual(groups);
    expect(effectFacts).toHaveLength(groups.length);
  });
  test("the label rises 1 % a step, 0 to 2, and nothing where there is none to rise to", () => {
    const { low, usual, high } = proposed("sate").effects.energy!;
    expect([low, usual, high].map(Math.expm1)).toEqual([0, expect.closeTo(0.0201, 9), expect.closeTo(0.0404, 9)]);
    expect(proposed("sate", { energyRating: "A" }).effects.energy).toBeUndefined();
    expect(proposed("ventanas", { energyRating: undefined }).effects.energy).toBeUndefined();
    expect(proposed("ventanas", { energyRating: undefined }).effectFacts).toHaveLength(1);
  });
  test("machines on a house's own ground: two steps of the label, and one", () => {
    const house = { type: "chalet", energyRating: "G" } as const;
    expect(proposed("aerotermia", house)).toMatchObject({ energySteps: 2, isMostlyMaterial: true, permit: "minor" });
    expect(proposed("solar", house)).toMatchObject({ energySteps: 1, isMostlyMaterial: true });
    expect(proposed("solar", { ...house, energyRating: "B" }).energySteps).toBe(1);
    expect(proposed("aerotermia", { ...house, energyRating: "B" }).energySteps).toBe(1);
  });
});

describe("caps", () => {
  test("of the inside what was measured of the state; of the air what the engine says", () => {
    const { inside, air } = capsFor(caseOf().home);
    expect(inside!.usual).toBe(0.12);
    expect(air!.high).toBe(0.05);
    expect(capsFor(caseOf({ condition: "bueno" }).home).inside!.usual).toBeCloseTo(0.04879, 5);
  });
  test("the full price by quality: 600, 800 and 1,200 a square metre", () => {
    const price = (quality: "basica" | "media" | "alta") => proposed("integral", {}, { quality }).price.usual;
    expect([price("basica"), price("media"), price("alta")]).toEqual([48_000, 64_000, 96_000]);
  });
  test("one apparatus for each room and one more; of rooms that nobody told, two", () => {
    expect(proposed("splits", { rooms: 1 }).quantity.amount).toBe(2);
    expect(proposed("splits", { rooms: undefined }).quantity).toEqual({ amount: 2, unit: "aparatos" });
    expect(proposed("splits", { rooms: 0 }).quantity.amount).toBe(1);
  });
  test("a lift is shared by the homes that pay, and its part is named", () =>
    expect(proposed("ascensor").quantity).toEqual({ amount: 0.1, unit: "parte de 10" }));
});

test("nothing of a shop, an office or another place is proposed, whatever is known of it", () => {
  for (const type of ["local", "oficina", "otro"] as const)
    for (const id of ["integral", "pintura", "splits", "ascensor", "sate"] as const)
      expect(reason(id, { type }), `${id} of ${type}`).toBe("Las tablas son de viviendas");
});

test("a home that is done up keeps the works inside, and a new one has none of them", () => {
  for (const id of ["cocina", "banos", "suelo", "pintura", "ventanas", "electricidad", "fontaneria"] as const) {
    expect(reason(id, { condition: "bueno" }), id).toBeUndefined();
    expect(reason(id, { condition: "obra_nueva" }), id).toBe("Es obra nueva");
  }
  expect(reason("splits", { condition: "obra_nueva" })).toBeUndefined();
});
