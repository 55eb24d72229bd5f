import { expect, test } from "vitest";
import { assetHash, isHeldOut, subjectFromRow } from "./rows.ts";
import { CellError, parseTable } from "./table.ts";

test("cells, quotes, empty cells and missing columns", () => {
  const table = parseTable('a,b,c\r\n1,"x, ""y""\nz",\n\n2,,7\n');
  expect(table.rowCount).toBe(2);
  expect([table.number("a", 0), table.text("b", 0)]).toEqual([1, 'x, "y"\nz']);
  expect(table.number("c", 0)).toBeNaN();
  expect(table.number("missing", 0)).toBeNaN();
  // The quoted cell takes a line of its own, and an empty line follows.
  expect([table.line(0), table.line(1), table.number("c", 1)]).toEqual([2, 5, 7]);
});

test("text in a column of numbers is an error that names the column", () => {
  const table = parseTable("ROOMNUMBER\ntres\n");
  expect(() => table.number("ROOMNUMBER", 0)).toThrow(CellError);
  expect(() => table.number("ROOMNUMBER", 0)).toThrow("ROOMNUMBER no es un número: «tres»");
});

test("a row of the training data: the cadastre's year, else a believable one of the advertiser; unknown stays unknown", () => {
  const header =
    "CONSTRUCTEDAREA,LATITUDE,LONGITUDE,CADCONSTRUCTIONYEAR,CONSTRUCTIONYEAR,FLATLOCATIONID,PERIOD,HASLIFT";
  const table = parseTable(
    `${header}\n80,41.4,2.1,1950,1980,2,201809,1\n80,41.4,2.1,,2093,,,\n80,41.4,2.1,,1980,1,201803,0\n`,
  );
  expect(subjectFromRow(table, 0)).toMatchObject({
    areaM2: 80,
    yearBuilt: 1950,
    isExterior: 0,
    quarter: 3,
    hasLift: 1,
  });
  const bare = subjectFromRow(table, 1);
  expect([bare.yearBuilt, bare.isExterior, bare.quarter, bare.hasLift, bare.rooms].every(Number.isNaN)).toBe(true);
  expect(subjectFromRow(table, 2)).toMatchObject({ yearBuilt: 1980, isExterior: 1, quarter: 1, hasLift: 0 });
});

test("a dwelling's side of the split is the data's hash rule with our salt", () => {
  // printf 'umbral:A1' | sha256sum
  expect(assetHash("umbral:", "A1").toString(16)).toBe("56b85677");
  const heldOut = Array.from({ length: 4000 }, (_, i) => `A${i}`).filter(isHeldOut).length;
  expect(heldOut / 4000).toBeCloseTo(0.15, 1);
});
