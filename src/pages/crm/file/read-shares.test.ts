import { expect, test } from "vitest";
import { readShares } from "./read-shares.ts";

function typed(rows: readonly [personId: string, percent: string][]): FormData {
  const form = new FormData();
  for (const [row, [personId, percent]] of rows.entries()) {
    form.set(`shares.${row}.personId`, personId);
    form.set(`shares.${row}.percent`, percent);
  }
  return form;
}

test("rows are read as people type them", () => {
  expect(
    readShares(
      typed([
        ["ana", "66,67"],
        ["luis", "33.33"],
      ]),
    ),
  ).toEqual([
    { personId: "ana", percent: 66.67 },
    { personId: "luis", percent: 33.33 },
  ]);
});

test("an empty row is nobody; one without a number is refused later, as zero", () => {
  expect(
    readShares(
      typed([
        ["ana", ""],
        ["", ""],
        ["luis", "100"],
      ]),
    ),
  ).toEqual([
    { personId: "ana", percent: 0 },
    { personId: "luis", percent: 100 },
  ]);
  expect(readShares(new FormData())).toEqual([]);
});
