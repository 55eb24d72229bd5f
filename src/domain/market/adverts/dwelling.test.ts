import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MARKET_CHANGES, MARKET_STATUSES } from "../market-home.ts";
import type { Advert, AdvertChange, AdvertRow } from "./advert.ts";
import { changesOf, firstDayOf, stateAfter, stepsOf } from "./changes.ts";
import { readCourse } from "./course.ts";
import { dwellingOf, joinTerms, MOST_TERMS } from "./dwelling.ts";

const ROW: AdvertRow = {
  externalId: "A-1",
  status: "activo",
  priceCents: 250_000_00,
  currency: "EUR",
  listedOn: "2026-03-01",
  closedOn: null,
  agencyName: "Casas Sol",
  phone: null,
  url: null,
  photoHashes: [],
  described: { operation: "venta", type: "piso", country: "ES", builtAreaM2: 80 },
};
const TODAY = "2026-06-10";
const on = (day: string, kind: AdvertChange["kind"], priceCents: number | null, advertId = "a"): AdvertChange => ({
  advertId,
  on: day,
  kind,
  priceCents,
});
const advert = (id: string, values: Partial<Advert> = {}): Advert => ({
  id,
  source: `portal-${id}`,
  externalId: id,
  agencyName: `Agencia ${id}`,
  status: "activo",
  priceCents: 250_000_00,
  currency: "EUR",
  listedOn: "2026-03-01",
  seenOn: TODAY,
  described: ROW.described,
  ...values,
});

describe("a change by the word of a sender", () => {
  test.each<[string, Partial<AdvertRow>, ReturnType<typeof changesOf>]>([
    ["is nothing where nothing changed", {}, []],
    ["is a lower price", { priceCents: 240_000_00 }, [{ on: TODAY, kind: "precio", priceCents: 240_000_00 }]],
    ["is no price where it is silent about it", { priceCents: null }, []],
    [
      "is the end of the offer",
      { status: "retirado", priceCents: 1 },
      [{ on: TODAY, kind: "retirada", priceCents: 250_000_00 }],
    ],
    ["is a reservation", { status: "reservado" }, [{ on: TODAY, kind: "reserva", priceCents: 250_000_00 }]],
    [
      "is the closing, on its own day and at the paid price",
      { status: "cerrado", closedOn: "2026-06-02", priceCents: 238_000_00 },
      [{ on: "2026-06-02", kind: "cierre", priceCents: 238_000_00 }],
    ],
    [
      "is never noted for a day to come",
      { status: "cerrado", closedOn: "2026-07-01" },
      [{ on: TODAY, kind: "cierre", priceCents: 250_000_00 }],
    ],
  ])("%s", (_, values, expected) => {
    expect(changesOf({ status: "activo", priceCents: 250_000_00 }, { ...ROW, ...values }, TODAY)).toEqual(expected);
  });

  test("brings a withdrawn home back, and reserves it on the same day", () => {
    const before = { status: "retirado", priceCents: 250_000_00 } as const;
    expect(changesOf(before, ROW, TODAY)).toEqual([{ on: TODAY, kind: "vuelta", priceCents: 250_000_00 }]);
    expect(changesOf(before, { ...ROW, status: "reservado", priceCents: 245_000_00 }, TODAY)).toEqual([
      { on: TODAY, kind: "vuelta", priceCents: 245_000_00 },
      { on: TODAY, kind: "reserva", priceCents: 245_000_00 },
    ]);
    expect(changesOf(before, { ...ROW, status: "retirado", priceCents: 1 }, TODAY)).toEqual([]);
  });

  test("of an unknown advert begins on its first day, whatever it is now", () => {
    const begun = { on: "2026-03-01", kind: "alta", priceCents: 250_000_00 };
    expect(changesOf(null, ROW, TODAY)).toEqual([begun]);
    expect(changesOf(null, { ...ROW, status: "retirado" }, TODAY)).toEqual([
      begun,
      { on: TODAY, kind: "retirada", priceCents: 250_000_00 },
    ]);
    // It closed before the day that it says it was first offered on: it was offered by then at the latest.
    expect(changesOf(null, { ...ROW, status: "cerrado", closedOn: "2026-02-01" }, TODAY)).toEqual([
      { ...begun, on: "2026-02-01" },
      { on: "2026-02-01", kind: "cierre", priceCents: 250_000_00 },
    ]);
    expect(changesOf(null, { ...ROW, listedOn: "2027-01-01" }, TODAY)).toEqual([{ ...begun, on: TODAY }]);
    expect(changesOf(null, { ...ROW, listedOn: null }, TODAY)).toEqual([{ ...begun, on: TODAY }]);
  });
});

describe("a dwelling over time", () => {
  test("has the lowest price of those that offer it, and goes only with the last of them", () => {
    const adverts = [advert("a"), advert("b")];
    const changes = [
      on("2026-03-01", "alta", 300, "a"),
      on("2026-04-01", "alta", 280, "b"),
      on("2026-05-01", "precio", 270, "a"),
      on("2026-05-10", "retirada", null, "a"),
      on("2026-05-20", "retirada", null, "b"),
      on("2026-06-01", "vuelta", 275, "b"),
      on("2026-06-05", "cierre", 262, "b"),
    ];
    expect(stepsOf(adverts, changes)).toMatchObject([
      { on: "2026-03-01", status: "activo", priceCents: 300 },
      { on: "2026-04-01", status: "activo", priceCents: 280 },
      { on: "2026-05-01", status: "activo", priceCents: 270 },
      { on: "2026-05-10", status: "activo", priceCents: 280 },
      { on: "2026-05-20", status: "retirado", priceCents: 280 },
      { on: "2026-06-01", status: "activo", priceCents: 275 },
      { on: "2026-06-05", status: "cerrado", priceCents: 262 },
    ]);
    const { status, priceCents, previousPriceCents, priceChangedOn, returnedOn, closedOn } = dwellingOf(
      adverts,
      changes,
    );
    // The prices of b went 280, 275; those of a are none of its changes, and the paid 262 is none of an asking price.
    expect({ status, priceCents, previousPriceCents, priceChangedOn, returnedOn, closedOn }).toEqual({
      status: "cerrado",
      priceCents: 262,
      previousPriceCents: 280,
      priceChangedOn: "2026-06-01",
      returnedOn: "2026-06-01",
      closedOn: "2026-06-05",
    });
  });

  test("is closed by the agency that has it, though an old advert still offers it", () => {
    const adverts = [advert("a", { source: "cartera", status: "cerrado" }), advert("b")];
    const changes = [
      on("2026-03-01", "alta", 300, "a"),
      on("2026-03-02", "alta", 290, "b"),
      on("2026-06-01", "cierre", 280, "a"),
    ];
    expect(dwellingOf(adverts, changes)).toMatchObject({
      status: "cerrado",
      priceCents: 280,
      closedOn: "2026-06-01",
      homeId: "a",
    });
  });

  test("is one step a day: a home that went and came back within a day never went", () => {
    const changes = [
      on("2026-03-01", "alta", 300),
      on("2026-04-01", "retirada", null),
      on("2026-04-01", "vuelta", 300),
    ];
    expect(stepsOf([advert("a")], changes)).toMatchObject([{ on: "2026-03-01", status: "activo", priceCents: 300 }]);
    expect(dwellingOf([advert("a")], changes).returnedOn).toBeNull();
  });

  describe("asks less only where one of its adverts does", () => {
    const asked = (...changes: AdvertChange[]) => {
      const ids = [...new Set(changes.map(({ advertId }) => advertId))];
      const { priceCents, previousPriceCents, priceChangedOn, course } = dwellingOf(
        ids.map((id) => advert(id)),
        changes,
      );
      const { firstCents } = readCourse(course).at(-1)!;
      return { now: priceCents, before: previousPriceCents, on: priceChangedOn, first: firstCents };
    };

    test("a second agency that asks 280 instead of 300 has lowered nothing", () =>
      expect(asked(on("2026-03-01", "alta", 300, "a"), on("2026-04-01", "alta", 280, "b"))).toEqual({
        now: 280,
        before: null,
        on: null,
        first: 280,
      }));

    test("the cheapest advert went from 290 to 270, whatever the other one asks", () =>
      expect(
        asked(
          on("2026-03-01", "alta", 300, "a"),
          on("2026-04-01", "alta", 290, "b"),
          on("2026-05-01", "precio", 270, "b"),
          on("2026-05-02", "precio", 275, "a"),
        ),
      ).toEqual({ now: 270, before: 290, on: "2026-05-01", first: 290 }));

    test("nor has it become dearer where the cheaper advert goes: the one that is left always asked 300", () =>
      expect(
        asked(
          on("2026-03-01", "alta", 300, "a"),
          on("2026-04-01", "alta", 280, "b"),
          on("2026-05-01", "retirada", 280, "b"),
        ),
      ).toEqual({ now: 300, before: null, on: null, first: 300 }));

    test("prices of one day are one: 300, then 250 and 290, are 300 before 290; back to 300, nothing happened", () => {
      const begun = [on("2026-03-01", "alta", 300), on("2026-04-01", "precio", 250)];
      expect(asked(...begun, on("2026-04-01", "precio", 290))).toMatchObject({ now: 290, before: 300, first: 300 });
      expect(asked(...begun, on("2026-04-01", "precio", 300))).toMatchObject({ now: 300, before: null, on: null });
    });

    test("a price that is mended on its first day is the first one", () =>
      expect(asked(on("2026-03-01", "alta", 3000), on("2026-03-01", "precio", 300))).toEqual({
        now: 300,
        before: null,
        on: null,
        first: 300,
      }));

    test("an advert that comes back for less has been lowered, and a paid price is no asking one", () =>
      expect(
        asked(on("2026-03-01", "alta", 300), on("2026-04-01", "cierre", 280), on("2026-05-01", "vuelta", 295)),
      ).toEqual({ now: 295, before: 300, on: "2026-05-01", first: 300 }));
  });

  test("compares no dollars with euros: the currency of the leading advert counts", () => {
    const adverts = [advert("a", { seenOn: "2026-06-01" }), advert("b", { currency: "USD", priceCents: 100 })];
    const changes = [on("2026-03-01", "alta", 300, "a"), on("2026-03-01", "alta", 100, "b")];
    expect(dwellingOf(adverts, changes)).toMatchObject({ currency: "USD", priceCents: 100, adverts: 2 });
  });
});

describe("the facts of a dwelling", () => {
  test("are those of the newest advert that states them, and a point stays whole", () => {
    const old = advert("a", {
      seenOn: "2026-06-01",
      described: {
        ...ROW.described,
        rooms: 3,
        floor: 2,
        latitude: 41.4,
        longitude: 2.1,
        features: 0b01,
        knownFeatures: 0b11,
      },
    });
    const fresh = advert("b", {
      described: { ...ROW.described, rooms: 4, builtAreaM2: 82, latitude: 41.5, features: 0b10, knownFeatures: 0b10 },
    });
    expect(dwellingOf([old, fresh], [])).toMatchObject({
      rooms: 4,
      floor: 2,
      builtAreaM2: 82,
      // The new one says no longitude, so its latitude alone is none.
      latitude: 41.4,
      longitude: 2.1,
      // Of the second feature the newer advert says yes, of the first only the older says something.
      features: 0b11,
      knownFeatures: 0b11,
      sources: ["Agencia b", "Agencia a"],
      adverts: 2,
    });
  });

  test("come from those that still offer it before those that do not", () => {
    const gone = advert("a", { status: "retirado", described: { ...ROW.described, rooms: 9 } });
    const there = advert("b", { seenOn: "2026-01-01", described: { ...ROW.described, rooms: 2 } });
    expect(dwellingOf([gone, there], [])).toMatchObject({
      rooms: 2,
      sources: ["Agencia b"],
      adverts: 1,
      seenOn: TODAY,
    });
    expect(dwellingOf([gone], [])).toMatchObject({ sources: ["Agencia a"], adverts: 0, isDemo: false });
  });

  test("are invented only where all of its adverts are", () => {
    const invented = advert("a", { described: { ...ROW.described, isDemo: true } });
    expect(dwellingOf([invented], []).isDemo).toBe(true);
    expect(dwellingOf([invented, advert("b")], []).isDemo).toBe(false);
  });
});

describe("which advert leads", () => {
  const leads = (one: Partial<Advert>, other: Partial<Advert>) => {
    const [first, second] = [advert("a", one), advert("b", other)];
    const titled = [first, second].map((each) => ({ ...each, described: { ...each.described, title: each.id } }));
    const { title } = dwellingOf(titled, []);
    expect(dwellingOf([...titled].reverse(), []).title).toBe(title);
    return title;
  };
  test("the one seen last, then the one listed last, then by the name of its sender, then by its own", () => {
    expect(leads({ seenOn: "2026-06-01" }, { seenOn: "2026-06-02" })).toBe("b");
    expect(leads({ listedOn: "2026-02-01" }, { listedOn: "2026-02-02" })).toBe("b");
    expect(leads({ source: "zeta" }, { source: "alfa" })).toBe("b");
    expect(leads({ source: "x", externalId: "2" }, { source: "x", externalId: "1" })).toBe("b");
    expect(leads({ source: "x", externalId: "1", seenOn: "2026-06-01" }, { source: "x", externalId: "2" })).toBe("b");
  });

  test("it is listed since the first of them and was seen with the last; twenty names at most, each once", () => {
    const adverts = Array.from({ length: 25 }, (_, i) =>
      advert(`${i}`, { listedOn: `2026-03-${String(30 - i).padStart(2, "0")}`, agencyName: `A${i % 22}` }),
    );
    const { listedOn, seenOn, sources } = dwellingOf(adverts, []);
    expect([listedOn, seenOn, sources.length]).toEqual(["2026-03-06", TODAY, 20]);
  });

  test("an agency without a name is called like the sender of the advert", () => {
    const sent = advert("a", { agencyName: null, described: { ...ROW.described, sender: "Portal Uno" } });
    expect(dwellingOf([sent], []).sources).toEqual(["Portal Uno"]);
  });

  test("features that no advert speaks of stay unknown", () => {
    const silent = advert("a");
    const told = advert("b", { described: { ...ROW.described, features: 0b110, knownFeatures: 0b110 } });
    expect(dwellingOf([silent], [])).toMatchObject({ features: 0, knownFeatures: 0 });
    expect(dwellingOf([silent, told], [])).toMatchObject({ features: 0b110, knownFeatures: 0b110 });
  });
});

describe("the history of a dwelling", () => {
  const historyOf = (...changes: AdvertChange[]) => {
    const { previousPriceCents, priceChangedOn, returnedOn, closedOn } = dwellingOf([advert("a")], changes);
    return [previousPriceCents, priceChangedOn, returnedOn, closedOn];
  };
  test("a price that nobody said before is no other price, and one that was withheld for a while is compared", () => {
    expect(historyOf(on("2026-03-01", "alta", null), on("2026-04-01", "precio", 280))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(historyOf(on("2026-03-01", "alta", 300), on("2026-04-01", "precio", 280))).toEqual([
      300,
      "2026-04-01",
      null,
      null,
    ]);
  });
  test("a home that was first seen withdrawn has not come back; one that closed twice closed on the first day", () => {
    expect(historyOf(on("2026-03-01", "alta", 300), on("2026-03-05", "reserva", 300))[2]).toBeNull();
    expect(
      historyOf(on("2026-03-01", "alta", 300), on("2026-04-01", "cierre", 280), on("2026-04-05", "cierre", 270))[3],
    ).toBe("2026-04-01");
    expect(
      historyOf(on("2026-03-01", "alta", 300), on("2026-04-01", "cierre", 280), on("2026-04-05", "vuelta", 300)),
    ).toEqual([null, null, "2026-04-05", null]);
  });
});

test("stems are each kept once, as many as there is room for", () => {
  expect(joinTerms(["a".repeat(1_499)])).toHaveLength(1_499);
  expect(joinTerms(["a".repeat(1_498), "b"])).toHaveLength(1_500);
  expect(joinTerms(["a".repeat(1_499), "b"])).toHaveLength(1_499);
  expect(joinTerms(["a".repeat(1_501)])).toBe("");
  expect(joinTerms(["sol", "mar", "", "sol"])).toBe("sol mar");
  const long = Array.from({ length: 400 }, (_, index) => `palabra${index}`);
  const text = joinTerms(long);
  expect(text.length).toBeLessThanOrEqual(MOST_TERMS);
  expect(long.join(" ").startsWith(`${text} `)).toBe(true);
});

describe("for any adverts and any order", () => {
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-05-${String(number).padStart(2, "0")}`);
  const price = fc.integer({ min: 1, max: 9 });
  const change = fc.record({
    on: day,
    kind: fc.constantFrom(...MARKET_CHANGES.filter((kind) => kind !== "alta")),
    priceCents: fc.option(price),
  });
  const histories = fc.array(fc.record({ begun: day, price, later: fc.array(change, { maxLength: 6 }) }), {
    minLength: 1,
    maxLength: 4,
  });

  const wholeOf = (given: { begun: string; price: number; later: Omit<AdvertChange, "advertId">[] }[]) =>
    given.map(({ begun, price, later }, index) => {
      const id = `${index}`;
      const changes = [
        on(begun, "alta", price, id),
        ...later.filter((one) => one.on >= begun).map((one) => ({ ...one, advertId: id })),
      ];
      changes.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
      const state = changes.reduce<ReturnType<typeof stateAfter> | undefined>(stateAfter, undefined)!;
      return { advert: advert(id, { ...state, listedOn: begun, seenOn: changes.at(-1)!.on }), changes };
    });

  test("the order in which adverts and their changes were heard of does not matter", () => {
    fc.assert(
      fc.property(histories, fc.infiniteStream(fc.nat()), (given, order) => {
        const wholes = wholeOf(given);
        const shuffled = wholes
          .map((whole) => ({ whole, at: order.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ whole }) => whole);
        const derive = (from: typeof wholes) =>
          dwellingOf(
            from.map(({ advert }) => advert),
            from.flatMap(({ changes }) => changes),
          );
        expect(derive(shuffled)).toEqual(derive(wholes));
      }),
    );
  });

  test("the last step is what the adverts say now", () => {
    fc.assert(
      fc.property(histories, (given) => {
        const wholes = wholeOf(given);
        const dwelling = dwellingOf(
          wholes.map(({ advert }) => advert),
          wholes.flatMap(({ changes }) => changes),
        );
        const offering = wholes.filter(({ advert: { status } }) => status === "activo");
        if (offering.length > 0) {
          expect(dwelling.status).toBe("activo");
          expect(dwelling.priceCents).toBe(Math.min(...offering.map(({ advert }) => advert.priceCents!)));
        } else expect(dwelling.status).not.toBe("activo");
        expect(dwelling.closedOn === null).toBe(dwelling.status !== "cerrado");
      }),
    );
  });

  test("saying the same twice is saying it once, and what was said is what is kept", () => {
    const row = fc.record({
      status: fc.constantFrom(...MARKET_STATUSES),
      priceCents: fc.option(price),
      listedOn: fc.option(day),
      closedOn: fc.option(day),
    });
    fc.assert(
      fc.property(fc.option(row), row, (first, second) => {
        const stated = (values: typeof second) => ({ ...ROW, ...values });
        const before = first
          ? changesOf(null, stated(first), "2026-05-20").reduce(stateAfter, undefined as never)
          : null;
        const after = changesOf(before, stated(second), "2026-05-28").reduce(
          stateAfter,
          (before ?? undefined) as never,
        );
        const now = after as ReturnType<typeof stateAfter>;
        if (
          before === null ||
          second.status !== "retirado" ||
          before.status === "activo" ||
          before.status === "reservado"
        ) {
          expect(now.status).toBe(second.status);
        }
        expect(changesOf(now, stated(second), "2026-05-28")).toEqual([]);
        expect(firstDayOf(stated(second), "2026-05-28") <= "2026-05-28").toBe(true);
      }),
    );
  });
});
