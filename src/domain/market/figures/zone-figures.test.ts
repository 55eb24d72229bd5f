import { describe, expect, test } from "vitest";
import { addDays } from "../../shared/time/local-time.ts";
import { courseOf } from "../adverts/course.ts";
import { isClearChange } from "./months.ts";
import { classOf, quantileBounds } from "./quarters.ts";
import { type ZoneFigures, zoneFigures } from "./zone-figures.ts";
import { homeWith, TODAY, times, zoneIn, zoneOf } from "./zone-homes.test-data.ts";

const figuresOf = (homes: Parameters<typeof zoneOf>[0], months = 12): ZoneFigures =>
  zoneFigures(zoneOf(homes), { operation: "venta", today: TODAY, months });

const onOffer = (price: number, more = {}) => homeWith([["2026-06-01", "activo", price]], more);
const soldFor = (paid: number, asked = 200_000, on = "2026-10-15") =>
  homeWith([
    ["2026-05-01", "activo", asked],
    [on, "cerrado", paid],
  ]);

describe("the worked examples of the brief", () => {
  test("120 homes on offer and 30 sales a month are 4.0 months: 120 · 12 ÷ 360", () => {
    const homes = [...times(120, () => onOffer(200_000)), ...times(360, () => soldFor(190_000))];
    const { offer, closings } = figuresOf(homes);
    expect(offer.active).toBe(120);
    expect(closings.count).toBe(360);
    expect(closings.supply).toEqual({ kind: "months", months: 4, closings: 360 });
  });

  test("ratios of 95, 102 and 160 %, five times each: the mean of ten is 98.5 %, five are left out", () => {
    const homes = times(5, () => [soldFor(95_000, 100_000), soldFor(102_000, 100_000), soldFor(160_000, 100_000)]);
    expect(figuresOf(homes.flat()).closings.saleToList).toEqual({
      kind: "share",
      share: expect.closeTo(0.985, 12),
      n: 10,
      excluded: 5,
    });
  });

  test("nine records give no median, but their number; without a closing there are no sales and nothing is infinite", () => {
    const { offer, closings } = figuresOf(times(9, () => onOffer(200_000)));
    expect(offer.unitPrice).toEqual({ kind: "too-few", n: 9 });
    expect(closings.supply).toEqual({ kind: "no-sales" });
    expect(closings.saleToList).toEqual({ kind: "no-sales" });
  });
});

describe("asking prices of today", () => {
  test("ten homes of 100 m² at 100,000 to 1,000,000 €: the median is 5,500 €/m², of asking prices alone", () => {
    const homes = [...times(10, (i) => onOffer((i + 1) * 100_000)), ...times(40, () => soldFor(10_000))];
    expect(figuresOf(homes).offer.unitPrice).toMatchObject({ kind: "spread", n: 10, median: 5500 });
  });

  test("homes without an area or a price count as offers and not for the price by square metre", () => {
    const homes = [...times(10, () => onOffer(200_000)), onOffer(900_000, { builtAreaM2: null })];
    const { offer } = figuresOf(homes);
    expect(offer.active).toBe(11);
    expect(offer.unitPrice).toMatchObject({ n: 10, median: 2000 });
    expect(offer.price).toMatchObject({ n: 11 });
  });

  test("those in another currency are left out and counted", () => {
    const homes = [...times(10, () => onOffer(200_000)), ...times(3, () => onOffer(5, { currency: "USD" }))];
    expect(figuresOf(homes)).toMatchObject({ currency: "EUR", otherCurrencies: 3, homes: 10 });
  });

  test("a cheaper second agency is no drop: of ten homes two were lowered, four are offered by another for less", () => {
    const lowered = homeWith([
      ["2026-06-01", "activo", 200_000],
      ["2026-07-01", "activo", 190_000],
    ]);
    // Offered for 200,000; since July another agency, which never asked another price, offers it for 190,000.
    const offeredTwice = { ...lowered, course: `${lowered.course},19000000` };
    const homes = [lowered, lowered, ...times(4, () => offeredTwice), ...times(4, () => onOffer(200_000))];
    expect(figuresOf(homes).offer.drops).toMatchObject({ n: 10, share: 0.2, medianFall: expect.closeTo(0.05, 12) });
  });

  test("four of ten ask less than at first: 40 %; a fall of 200,000 to 180,000 is a tenth", () => {
    const fallen = times(4, () =>
      homeWith([
        ["2026-03-01", "activo", 200_000],
        ["2026-07-01", "activo", 180_000],
      ]),
    );
    expect(figuresOf([...fallen, ...times(6, () => onOffer(200_000))]).offer.drops).toEqual({
      kind: "drops",
      n: 10,
      share: 0.4,
      medianFall: expect.closeTo(0.1, 12),
    });
  });

  test("a yield is that of the zone's own rents: 12 · 10 ÷ 2,000 = 6 %", () => {
    const rents = times(10, () => onOffer(1_000, { operation: "alquiler" }));
    const { yield: grossYield, offer } = figuresOf([...rents, ...times(10, () => onOffer(200_000))]);
    expect(grossYield).toEqual({ kind: "yield", share: expect.closeTo(0.06, 12), rents: 10, sales: 10 });
    expect(offer.active).toBe(10);
  });
});

describe("over time", () => {
  test("a home offered on 10 September, reserved in October and sold on 5 November counts in September alone", () => {
    const home = homeWith([
      ["2026-09-10", "activo", 200_000],
      ["2026-10-20", "reservado", 200_000],
      ["2026-11-05", "cerrado", 195_000],
    ]);
    const course = figuresOf(
      times(10, () => home),
      6,
    ).course.slice(-4);
    expect(course.map(({ month, active, listed, closed }) => [month, active, listed, closed])).toEqual([
      ["2026-08", 0, 0, 0],
      ["2026-09", 10, 10, 0],
      ["2026-10", 0, 0, 0],
      ["2026-11", 0, 0, 10],
    ]);
    expect(course[1]!.asked).toMatchObject({ median: 2000, n: 10 });
    expect(course[3]!.paid).toMatchObject({ median: 1950, n: 10 });
  });

  test("the price of a month is the one asked at its end, and the present month ends today", () => {
    const homes = times(10, () =>
      homeWith([
        ["2026-08-01", "activo", 200_000],
        ["2026-10-15", "activo", 180_000],
      ]),
    );
    const { course } = figuresOf(homes, 6);
    const asked = course.map(({ asked: figure }) => (figure.kind === "spread" ? figure.median : null));
    expect(asked).toEqual([null, null, null, 2000, 2000, 1800, 1800]);
    expect(course.at(-1)).toMatchObject({ month: "2026-11", until: TODAY });
    expect(course[0]).toMatchObject({ month: "2026-05", until: "2026-05-31" });
  });

  test("a closing counts from the day a year before today on, the day before does not", () => {
    const closedOn = (on: string) => soldFor(190_000, 200_000, on);
    const homes = ["2025-11-25", "2025-11-26", TODAY].map((on) =>
      homeWith([
        ["2025-01-01", "activo", 200_000],
        [on, "cerrado", 190_000],
      ]),
    );
    expect(figuresOf([...homes, closedOn("2026-11-26")]).closings.count).toBe(3);
  });

  test("days to the closing are those from the first offer on, a break included", () => {
    const homes = times(10, () =>
      homeWith([
        ["2026-01-01", "activo", 200_000],
        ["2026-02-01", "retirado", 200_000],
        ["2026-03-01", "activo", 200_000],
        ["2026-04-11", "cerrado", 190_000],
      ]),
    );
    // 31 + 28 + 31 + 10.
    expect(figuresOf(homes).closings.days).toMatchObject({ n: 10, median: 100 });
  });

  test("the index follows the price of the same home when later offers are larger ones", () => {
    const listed = (on: string, areaM2: number, level: number) =>
      homeWith([[on, "activo", 2000 * areaM2 * level]], { builtAreaM2: areaM2 });
    const homes = [
      ...times(40, (i) => listed("2026-05-10", 60 + i, 1)),
      ...times(40, (i) => listed("2026-08-10", 90 + i, 1.1)),
    ];
    const { index } = figuresOf(homes);
    expect(index).toMatchObject({ kind: "index", points: [{ period: "2026-T2", n: 40, level: 100 }, { n: 40 }] });
    if (index.kind === "index") expect(index.points[1]!.level).toBeCloseTo(110, 0);
  });
});

test("a home that two agencies offer counts once, and two equal flats of one agency are two", () => {
  const flat = (pool: string, more = {}) => onOffer(200_000, { pool, rooms: 3, floor: 2, ...more });
  const homes = [...times(9, (i) => onOffer(100_000 + i, {})), flat("common"), flat("other"), flat("other")];
  const zone = zoneFigures(zoneIn(["common", "other"], homes), { operation: "venta", today: TODAY, months: 12 });
  // 9, the flat of both, and the second flat of the other: 11 of the 12 offers.
  expect(zone).toMatchObject({
    homes: 11,
    repeated: 1,
    otherCurrencies: 0,
    offer: { active: 11, unitPrice: { n: 11 } },
  });
  const apart = [flat("common"), flat("other", { floor: 3 })];
  expect(
    zoneFigures(zoneIn(["common", "other"], apart), { operation: "venta", today: TODAY, months: 12 }),
  ).toMatchObject({
    homes: 2,
    repeated: 0,
  });
});

describe("quarters and opportunities", () => {
  test("each quarter has its own median and its number; those without a name are in none", () => {
    const homes = [
      ...times(10, () => onOffer(200_000, { quarter: "Ruzafa" })),
      ...times(5, () => onOffer(250_000, { quarter: "ruzafa" })),
      ...times(9, () => onOffer(300_000, { quarter: "Benimaclet" })),
      onOffer(100_000, { quarter: null }),
    ];
    const { quarters } = figuresOf(homes);
    expect(quarters.map(({ name, active, unitPrice }) => [name, active, unitPrice.kind])).toEqual([
      ["Benimaclet", 9, "too-few"],
      ["Ruzafa", 15, "spread"],
    ]);
  });

  test("of the prices 1 to 10, fifths end at 2.8, 4.6, 6.4 and 8.2; each class holds two", () => {
    const values = times(10, (i) => i + 1);
    const bounds = quantileBounds(values, 5);
    expect(bounds.map((bound) => Number(bound.toFixed(6)))).toEqual([2.8, 4.6, 6.4, 8.2]);
    expect(times(5, (place) => values.filter((value) => classOf(value, bounds) === place).length)).toEqual([
      2, 2, 2, 2, 2,
    ]);
    expect(quantileBounds([7, 7, 7], 5)).toEqual([]);
    expect(quantileBounds([7, 9], 2)).toEqual([8]);
    // A value on a bound belongs to the class above it.
    expect([7.9, 8, 8.1].map((value) => classOf(value, [8]))).toEqual([0, 1, 1]);
  });

  test("from −0.5 on a home is one; its yield rests on the rents of its quarter, or of the zone where those are fewer than ten", () => {
    const rents = [
      ...times(10, () => onOffer(1_000, { operation: "alquiler", quarter: "Ruzafa" })),
      ...times(2, () => onOffer(2_000, { operation: "alquiler", quarter: "Benimaclet" })),
    ];
    const sales = [
      ...times(8, () => onOffer(300_000, { position: 0, isValued: true, expectedFrom: 12 })),
      onOffer(200_000, { position: -0.5, isValued: true, expectedFrom: 12 }),
      onOffer(120_000, { position: -1.2, isValued: true, expectedFrom: 12, quarter: "Benimaclet" }),
      onOffer(100_000, { position: -0.49, isValued: true, expectedFrom: 12 }),
      homeWith([["2026-06-01", "reservado", 50_000]], { position: -2, isValued: true, expectedFrom: 12 }),
    ];
    const { opportunities } = figuresOf([...rents, ...sales]);
    expect(opportunities).toMatchObject({ kind: "opportunities", judged: 11, found: 2 });
    if (opportunities.kind !== "opportunities") return;
    const [far, near] = opportunities.shown;
    // The median of ten rents of 10 €/m² and two of 20 is 10: 12 · 10 · 100 ÷ 120,000 = 10 %.
    expect(far).toMatchObject({ rents: 12, isOfQuarter: false, grossYield: expect.closeTo(0.1, 6) });
    expect(near).toMatchObject({ rents: 10, isOfQuarter: true, grossYield: expect.closeTo(0.06, 6) });
  });

  test("with nine homes of a known position there are none", () =>
    expect(
      figuresOf(times(9, () => onOffer(100_000, { position: -0.9, isValued: true, expectedFrom: 12 }))).opportunities,
    ).toEqual({
      kind: "too-few",
      n: 9,
      waiting: 0,
      thin: 0,
    }));

  test("of twenty homes on sale ten are judged by ten comparables, four by nine, two by none, and four wait", () => {
    const judged = (from: number | null) => ({
      position: from === null ? null : -0.9,
      isValued: true,
      expectedFrom: from,
    });
    const homes = [
      ...times(10, () => onOffer(100_000, judged(10))),
      ...times(4, () => onOffer(100_000, judged(9))),
      ...times(2, () => onOffer(100_000, judged(null))),
      ...times(4, () => onOffer(100_000)),
      // Without an area there is nothing to wait for.
      onOffer(100_000, { builtAreaM2: null }),
    ];
    expect(figuresOf(homes).opportunities).toMatchObject({ judged: 10, found: 10, thin: 6, waiting: 4 });
  });
});

describe("at the borders", () => {
  const offeredOn = (on: string, price = 200_000) => homeWith([[on, "activo", price]]);
  const novemberOf = (homes: Parameters<typeof figuresOf>[0]) => figuresOf(homes).course.at(-1)!;

  test("a month has its first and its last day: 1 and 26 November are in the present one, 31 October is not", () => {
    expect(novemberOf(["2026-10-31", "2026-11-01", TODAY].map((on) => offeredOn(on))).listed).toBe(2);
    const closed = ["2026-10-31", "2026-11-01", TODAY].map((on) => soldFor(190_000, 200_000, on));
    expect(novemberOf(closed).closed).toBe(2);
    const october = figuresOf(["2026-10-01", "2026-10-31", "2026-11-01"].map((on) => offeredOn(on))).course.at(-2)!;
    expect([october.month, october.until, october.listed]).toEqual(["2026-10", "2026-10-31", 2]);
  });

  test("offers of the period begin a year before today", () => {
    expect(figuresOf(["2025-11-25", "2025-11-26", TODAY].map((on) => offeredOn(on))).offer.listed).toBe(2);
  });

  test("a home without a price counts in its month, and not for what is asked or paid", () => {
    const homes = [...times(10, () => soldFor(190_000)), homeWith([["2026-05-01", "activo", 0], ["2026-10-15", "cerrado", 0]])]; // biome-ignore format: one line
    const month = figuresOf(homes).course.find(({ month: one }) => one === "2026-10")!;
    expect(month.closed).toBe(11);
    expect(month.paid).toMatchObject({ n: 10 });
    expect(figuresOf(homes).closings).toMatchObject({ count: 11, saleToList: { n: 10 } });
  });

  test("a closing that was corrected later closed on the first day, at the corrected price", () => {
    const homes = times(10, () =>
      homeWith([
        ["2026-01-01", "activo", 200_000],
        ["2026-02-10", "cerrado", 190_000],
        ["2026-06-01", "cerrado", 180_000],
      ]),
    );
    const { closings } = figuresOf(homes);
    expect(closings.days).toMatchObject({ median: 40 });
    expect(closings.saleToList).toMatchObject({ share: expect.closeTo(0.9, 12) });
  });

  test("a reserved home's price is an asking one, a withdrawn one's is none", () => {
    const fell = (status: "reservado" | "retirado") =>
      homeWith([["2026-06-01", "activo", 200_000], ["2026-07-01", status, 150_000], ["2026-08-01", "activo", 200_000], ["2026-09-01", status, 100_000], ["2026-10-01", "activo", 200_000]]); // biome-ignore format: one line
    for (const status of ["reservado", "retirado"] as const) {
      expect(figuresOf(times(10, () => fell(status))).offer.drops).toMatchObject({ share: 0, medianFall: null });
    }
    const last = times(10, () => homeWith([["2026-06-01", "activo", 200_000], ["2026-07-01", "reservado", 150_000]])); // biome-ignore format: one line
    expect(figuresOf(last).offer).toMatchObject({ active: 0, reserved: 10 });
  });

  test("a quarter lies in the middle of its homes that have a position", () => {
    const homes = [
      onOffer(200_000, { quarter: "Ruzafa", latitude: 39.4, longitude: -0.3 }),
      onOffer(200_000, { quarter: "Ruzafa", latitude: 39.6, longitude: -0.5 }),
      onOffer(200_000, { quarter: "Ruzafa", latitude: null, longitude: null }),
      onOffer(200_000, { quarter: "Sin mapa", latitude: null, longitude: null }),
    ];
    const [ruzafa, other] = figuresOf(homes).quarters;
    expect([ruzafa!.latitude, ruzafa!.longitude]).toEqual([expect.closeTo(39.5, 6), expect.closeTo(-0.4, 6)]);
    expect(other).toMatchObject({ latitude: null, longitude: null });
  });

  test("a home without an area or price is no opportunity, though the rents are known", () => {
    const rents = times(10, () => onOffer(1_000, { operation: "alquiler" }));
    const known = { isValued: true, expectedFrom: 12 };
    const judged = times(10, () => onOffer(300_000, { position: 0, ...known }));
    const yieldOf = (more: object, price = 100_000) => {
      const { opportunities } = figuresOf([...rents, ...judged, onOffer(price, { position: -1, ...known, ...more })]);
      return opportunities.kind === "opportunities" ? opportunities.shown[0]?.grossYield : undefined;
    };
    // 12 · 10 · 100 ÷ 100,000.
    expect(yieldOf({})).toBeCloseTo(0.12, 6);
    expect(yieldOf({ builtAreaM2: null })).toBeUndefined();
    expect(yieldOf({ priceCents: null })).toBeUndefined();
  });

  test("a home that is said to cost nothing has no price: it counts as an offer and in no figure of prices", () => {
    const known = { isValued: true, expectedFrom: 12, position: -1 };
    const homes = [
      ...times(10, () => onOffer(300_000, known)),
      onOffer(0, known),
      onOffer(300_000, { ...known, builtAreaM2: 0 }),
    ];
    const { offer, opportunities } = figuresOf(homes);
    expect(offer.active).toBe(12);
    expect(offer.unitPrice).toMatchObject({ n: 10 });
    expect(opportunities).toMatchObject({ kind: "opportunities", judged: 10, found: 10, thin: 0, waiting: 0 });
    const rents = times(9, () => onOffer(1_000, { operation: "alquiler" }));
    const free = onOffer(0, { operation: "alquiler" });
    expect(figuresOf([...homes, ...rents, free]).opportunities).toMatchObject({
      shown: expect.arrayContaining([expect.objectContaining({ rents: 9, grossYield: null })]),
    });
  });

  test("homes far below their value come first, equals by their number, and two hundred and forty are shown at most", () => {
    const homes = times(300, (i) =>
      onOffer(200_000, { position: i < 150 ? -1 : -2, isValued: true, expectedFrom: 12 }),
    );
    const { opportunities } = figuresOf(homes);
    if (opportunities.kind !== "opportunities") throw new Error("three hundred are judged");
    expect([opportunities.found, opportunities.shown.length]).toEqual([300, 240]);
    expect(opportunities.shown.map(({ number }) => number)).toEqual([
      ...times(150, (i) => i + 151),
      ...times(90, (i) => i + 1),
    ]);
  });

  test("the index takes offers of nine quarters of the year up to today; kinds of homes differ in it", () => {
    const listed = (on: string, more = {}) => homeWith([[on, "activo", 200_000]], more);
    const at = (on: string) => times(10, () => listed(on));
    const { index } = figuresOf(["2024-09-30", "2024-10-01", "2026-10-01"].flatMap(at));
    expect(index).toMatchObject({
      kind: "index",
      points: [
        { period: "2024-T4", n: 10 },
        { period: "2026-T4", n: 10 },
      ],
    });
    // Houses cost half as much by square metre as flats, and come later: the price of the same home stands still.
    const flats = times(20, () => listed("2026-05-10"));
    const mixed = [...flats, ...times(20, () => listed("2026-05-10", { type: "casa", builtAreaM2: 200 }))];
    const later = [...times(10, () => listed("2026-08-10")), ...times(30, () => listed("2026-08-10", { type: "casa", builtAreaM2: 200 }))]; // biome-ignore format: one line
    const held = figuresOf([...mixed, ...later]).index;
    if (held.kind === "index") expect(held.points[1]!.level).toBeCloseTo(100, 1);
    expect(held.kind).toBe("index");
  });
});

test("an empty zone has no figure and no error", () => {
  const figures = figuresOf([]);
  expect(figures).toMatchObject({ homes: 0, currency: null, quarters: [], index: { kind: "too-few", n: 0 } });
  expect(figures.course).toHaveLength(13);
});

test("homes whose history nobody wrote count for what they are now", () => {
  const bare = { priceCents: 20_000_000, course: null, listedOn: addDays(TODAY, -9) };
  const { offer, course } = figuresOf(times(10, () => bare));
  expect(offer.unitPrice).toMatchObject({ n: 10, median: 2000 });
  expect(offer.days).toEqual({ kind: "too-few", n: 0 });
  expect(course.at(-1)!.active).toBe(0);
});

describe("homes that a file brought without a day of publication", () => {
  const undated = (price: number) =>
    homeWith([[TODAY, "activo", price]], {
      course: courseOf([{ on: TODAY, status: "activo", priceCents: price * 100 }], false),
    });

  test("are on offer and in today's price, and neither new nor in a month of the course", () => {
    const { offer, course } = figuresOf([...times(20, () => onOffer(200_000)), ...times(300, () => undated(300_000))]);
    expect([offer.active, offer.undated]).toEqual([320, 300]);
    expect(offer.unitPrice).toMatchObject({ median: 3_000 });
    expect(course.at(-1)).toMatchObject({ active: 20, listed: 0, asked: { n: 20, median: 2_000 } });
    expect(offer.listed).toBe(20);
  });

  test("four more than 28 are no clear change, 300 more are one", () => {
    expect(isClearChange(28, 32)).toBe(false);
    expect(isClearChange(28, 328)).toBe(true);
    expect(isClearChange(400, 300)).toBe(true);
  });
});
