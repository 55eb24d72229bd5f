import fc from "fast-check";
import { expect, test } from "vitest";
import { type Listing, listingSchema } from "../../shared/listing/property.ts";
import { checkList } from "./check-list.ts";
import { checkPrice } from "./check-price.ts";
import { listCsv } from "./list-csv.ts";
import { type ListRow, listRow, MOST_LIST_ROWS, readList, refusedRow } from "./list-rows.ts";

const TODAY = "2026-11-21";
const advert = (i: number, price: number, [latitude, longitude]: readonly [number, number]): Listing => ({
  ...(listingSchema.parse({
    id: `fila-${i}`,
    price,
    builtAreaM2: 80,
    rooms: 3,
    evidence: "oferta",
  } as never) as Listing),
  latitude,
  longitude,
});
/** Nine homes in a grid of 220 m, all asked at 200,000 but the middle one. */
const nine = (middle: number) =>
  Array.from({ length: 9 }, (_, i) =>
    advert(i + 2, i === 4 ? middle : 200_000, [41.65 + 0.002 * Math.floor(i / 3), -0.89 + 0.002 * (i % 3)]),
  );

test("the one of nine that asks twice as much is out of the band, and the eight are in the market", () => {
  const verdicts = [...checkList(nine(400_000), { today: TODAY })].map(({ check }) =>
    check.kind === "checked" ? check.verdict : check.kind,
  );
  expect(verdicts[4]).toBe("muy-alto");
  expect(verdicts.filter((_, i) => i !== 4)).toEqual(Array(8).fill("en-mercado"));
});

test("each is checked against all others within reach, as if one had been asked about alone", () => {
  const place = fc.tuple(
    fc.double({ min: 41.6, max: 41.66, noNaN: true }),
    fc.double({ min: -0.95, max: -0.85, noNaN: true }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, fc.integer({ min: 100_000, max: 400_000 })), { minLength: 1, maxLength: 30 }),
      (homes) => {
        const adverts = homes.map(([at, price], i) => advert(i, price, at));
        for (const { advert: one, check } of checkList(adverts, { today: TODAY })) {
          const alone = checkPrice({ advert: one, comparables: adverts, today: TODAY });
          expect(check.kind).toBe(alone.kind);
          if (check.kind === "checked" && alone.kind === "checked") {
            expect(check.position).toBeCloseTo(alone.position, 9);
          }
        }
      },
    ),
    { numRuns: 25 },
  );
});

test("homes of another town, and one without a position, have no verdict", () => {
  const far = advert(20, 200_000, [40.4, -3.7]);
  const { latitude: _, longitude: __, ...unplaced } = advert(21, 200_000, [41.65, -0.89]);
  const checks = [...checkList([...nine(200_000), far, unplaced], { today: TODAY })].map(({ check }) => check);
  expect(checks.slice(9)).toMatchObject([
    { kind: "too-few-comparables", found: 0 },
    { kind: "too-few-comparables", found: 0 },
  ]);
});

const LIST = `Dirección;m²;Habitaciones;Precio;Latitud;Longitud
Calle A 1;80;3;200.000 €;41,6501;-0,8901
Calle B 2;80;3;;41,6502;-0,8902
Calle C 3;80;3;210.000 €;;`;

test("a list is read by its lines, and a row without price or position is told with its reason", () => {
  const { adverts, refused } = readList(LIST, "2026-11-22");
  expect(adverts.map(({ id, address, price }) => [id, address, price])).toEqual([["fila-2", "Calle A 1", 200_000]]);
  expect(refused.map(({ line }) => line)).toEqual([3, 4]);
  expect(refused[0]!.reason).toContain("precio");
  const [row] = [...checkList(adverts, { today: TODAY })].map(listRow);
  expect(row).toMatchObject({ line: 2, name: "Calle A 1", verdict: null, comparables: 0 });
  expect(row?.reason).toContain("0 de 3 comparables");
  expect(refusedRow(refused[1]!)).toMatchObject({
    line: 4,
    price: null,
    reason: expect.stringMatching(/^No se ha leído: /),
  });
});

test("five thousand rows are read, and the rest is told", () => {
  const rows = Array.from({ length: MOST_LIST_ROWS + 2 }, (_, i) => `Calle ${i};80;200.000 €;41,65;-0,89`);
  const { adverts, problem } = readList(`Dirección;m²;Precio;Latitud;Longitud\n${rows.join("\n")}`, "2026-11-22");
  expect(adverts).toHaveLength(5000);
  expect(problem).toBe("Se leen 5.000 filas como mucho. 2 filas se quedan sin leer.");
});

test("the sheet holds each row with its verdict, and a name that begins a formula is only text", () => {
  const row: ListRow = {
    line: 2,
    name: "=HYPERLINK()",
    areaM2: 80.5,
    price: 299_000,
    currency: "EUR",
    verdict: "muy-alto",
    value: 250_000.4,
    low: 220_000.6,
    high: 280_000,
    position: 1.4567,
    comparables: 12,
    repeats: [3, 9],
    reason: null,
  };
  const [, first, second] = listCsv([row, refusedRow({ line: 3, reason: "falta el precio" })]).split("\r\n");
  expect(first).toBe(`2;"'=HYPERLINK()";80,5;299000;EUR;Fuera de banda, por arriba;250000;220001;280000;1,46;12;3, 9;`);
  expect(second).toBe("3;Fila 3;;;;Sin veredicto;;;;;0;;No se ha leído: falta el precio");
});
