import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sameValue } from "../../shared/keeping/same-value.ts";
import { likenessOf } from "./duplicates.ts";
import { type Home, homeSchema } from "./home.ts";
import {
  changesBetween,
  checkChangedHome,
  HOME_TRASH_DAYS,
  homesAct,
  MOST_HOMES_AT_ONCE,
  statusChange,
  withStatus,
} from "./home-changes.ts";
import { readZone } from "./zone.ts";

const home = (fields: Record<string, unknown> = {}): Home =>
  homeSchema.parse({ type: "piso", price: 200_000, ...fields }) as Home;

describe("a change of a home that was stored with a fault", () => {
  const before = home({ operation: "venta", postalCode: "99999", price: 200_000 });
  const outcome = (values: object) => {
    const checked = checkChangedHome(before, Object.assign({}, before, values));
    return "issues" in checked ? checked.issues.map(({ path }) => path.join(".")) : checked.home;
  };

  test("is taken where it touches another field, and the fault stays as it was", () => {
    expect(outcome({ price: "190.000" })).toMatchObject({ price: 190_000, postalCode: "99999" });
  });

  test("is refused where it touches the fault and does not mend it", () => {
    expect(outcome({ postalCode: "98888" })).toEqual(["postalCode"]);
    expect(outcome({ postalCode: "46006" })).toMatchObject({ postalCode: "46006" });
    expect(outcome({ postalCode: "" })).toMatchObject({ price: 200_000 });
  });

  test("is refused in the words of whoever asks, where they have some of their own", () => {
    const told = (customError?: () => string) => {
      const checked = checkChangedHome(before, Object.assign({}, before, { title: {} }), customError);
      return "issues" in checked ? checked.issues.map(({ message }) => message) : [];
    };
    expect(told(() => "Así no")).toContain("Así no");
    expect(told()).not.toContain("Así no");
    expect(told().length).toBeGreaterThan(0);
  });

  test("is refused for a new fault, also one that joins two fields, of which the other was changed", () => {
    expect(outcome({ rooms: "muchas" })).toContain("rooms");
    expect(outcome({ status: "cerrado" })).toEqual(["closedOn"]);
    expect(outcome({ usableAreaM2: 90, builtAreaM2: 80 })).toEqual(["usableAreaM2"]);
  });
});

describe("differences", () => {
  test("fields before and after, null for unknown; unchanged ones are not named", () => {
    expect(changesBetween(home({ rooms: 2 }), home({ rooms: 3, bathrooms: 1 }))).toEqual({
      rooms: [2, 3],
      bathrooms: [null, 1],
    });
    expect(changesBetween(home({ rooms: 2 }), home())).toEqual({ rooms: [2, null] });
    expect(changesBetween(home(), home())).toEqual({});
  });

  test.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [1, "1", false],
    [null, {}, false],
    [{}, null, false],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[1, 2], [1], false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: undefined }, { a: 1, c: undefined }, true],
    [["x"], { 0: "x" }, false],
    [{ a: [1] }, { a: [1] }, true],
    [{ a: [1] }, { a: [2] }, false],
  ])("%j and %j: %j", (a, b, expected) => expect(sameValue(a, b)).toBe(expected));

  test("a copy is the same, whatever it is, and the order of the two does not matter", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(sameValue(a, structuredClone(a))).toBe(true);
        expect(sameValue(a, b)).toBe(sameValue(b, a));
      }),
    );
  });
});

describe("a change of status", () => {
  const closing = { status: "cerrado", closedOn: "2026-11-21", closedPrice: 190_000 } as const;

  test("a closing needs its date and its price", () => {
    expect(statusChange.safeParse(closing).success).toBe(true);
    expect(statusChange.safeParse({ ...closing, closedOn: "" }).success).toBe(false);
    expect(statusChange.safeParse({ ...closing, closedPrice: "" }).success).toBe(false);
    expect(statusChange.safeParse({ ...closing, closedPrice: 0 }).success).toBe(false);
    expect(statusChange.safeParse({ status: "disponible" }).success).toBe(true);
  });

  test("closing day and price go when it is offered again", () => {
    const closed = withStatus(home(), closing);
    expect(closed).toMatchObject(closing);
    const offered = withStatus(closed, { status: "disponible", closedOn: undefined, closedPrice: undefined });
    expect(offered).not.toHaveProperty("closedOn");
    expect(offered).not.toHaveProperty("closedPrice");
    expect(offered.status).toBe("disponible");
  });

  test("one act is on one to two hundred homes, and closes none", () => {
    const ids = (count: number) => Array.from({ length: count }, () => "0190f7c2-0000-7000-8000-000000000001");
    const takes = (count: number) => homesAct.safeParse({ act: "trash", ids: ids(count) }).success;
    expect([0, 1, 200, 201].map(takes)).toEqual([false, true, true, false]);
    expect(homesAct.safeParse({ act: "status", ids: ids(1), status: "cerrado" }).success).toBe(false);
  });
});

describe("one dwelling or two, at the bounds", () => {
  const base = {
    operation: "venta",
    type: "piso",
    reference: null,
    cadastralReference: null,
    sourceId: null,
    latitude: 40,
    longitude: -3,
    address: "Calle Mayor 5",
    builtAreaM2: 100,
    rooms: 3,
    bathrooms: 1,
    floor: 2,
    price: 200_000,
  };
  const score = (other: Partial<typeof base>, mine: Partial<typeof base> = {}) =>
    likenessOf({ ...base, floor: 9, ...mine }, { ...base, floor: 9, ...other })?.score ?? 0;
  /** Without the rooms and the floor, so that nothing is above the most that is not certain. */
  const bare = { rooms: null, floor: null, bathrooms: null } as unknown as Partial<typeof base>;
  const alike = (other: Partial<typeof base>) => score({ ...bare, ...other }, bare);

  test("place 0.3, address 0.3, size 0.15, type 0.05, price 0.1: 0.9", () => expect(alike({})).toBeCloseTo(0.9, 9));

  test("60 m are near, 61 are not: 0.6 less", () => {
    // A degree of latitude is 111,195 m.
    expect(alike({ latitude: 40 + 59.9 / 111_195 })).toBeCloseTo(0.9, 9);
    expect(alike({ latitude: 40 + 60.5 / 111_195 })).toBe(0);
    // On the 40th parallel a degree of longitude is 85,180 m.
    expect(alike({ longitude: -3 + 59.5 / 85_180 })).toBeCloseTo(0.9, 9);
    expect(alike({ longitude: -3 + 61 / 85_180 })).toBe(0);
  });

  test("2 % of the size is the same size; more is 0.35 less", () => {
    expect(alike({ builtAreaM2: 98 })).toBeCloseTo(0.9, 9);
    expect(alike({ builtAreaM2: 97.9 })).toBe(0);
  });

  test("15 % of the price is like it; more is 0.25 less", () => {
    expect(alike({ price: 170_000 })).toBeCloseTo(0.9, 9);
    expect(alike({ price: 169_000 })).toBeCloseTo(0.65, 9);
  });

  test("another number is 0.6 less than the same address", () => {
    expect(alike({ address: "Calle Mayor 7" })).toBe(0);
    expect(alike({ address: "Calle Mayor 5, 2.º B" })).toBeCloseTo(0.8, 9);
  });

  test("never certain, however much is equal", () => expect(score({})).toBe(0.99));
});

describe("a drawn zone", () => {
  test("corners lie on the earth, and the way does not cross itself", () => {
    expect(readZone("40,-3;40,-2;41,-2")).toHaveLength(3);
    expect(readZone("90,180;-90,180;0,-180")).not.toBeNull();
    expect(readZone("91,0;40,-2;41,-2")).toBeNull();
    expect(readZone("40,181;40,-2;41,-2")).toBeNull();
    expect(readZone("40,-3;40,-2")).toBeNull();
    expect(readZone("40,-3;x,-2;41,-2")).toBeNull();
    // A bow tie; the same corners in another order are a square.
    expect(readZone("40,-3;41,-2;40,-2;41,-3")).toBeNull();
    expect(readZone("40,-3;40,-2;41,-2;41,-3")).toHaveLength(4);
    // Straight back upon itself, and a corner twice.
    expect(readZone("40,-3;40,-1;40,-2;41,-2")).toBeNull();
    expect(readZone("40,-3;40,-3;41,-2;41,-3")).toBeNull();
  });
});

test("one act changes 200 homes, and a home stays in the trash for 30 days", () => {
  expect([MOST_HOMES_AT_ONCE, HOME_TRASH_DAYS]).toEqual([200, 30]);
});
