import { expect, test } from "vitest";
import { pageCount } from "./page-count.server.ts";

const pages = async (page: number, rows: number, all: number) => {
  let counted = 0;
  const found = await pageCount({ page, perPage: 10, rows }, async () => {
    counted += 1;
    return all;
  });
  return { found, counted };
};

test("a page that is not full is the last one, and nothing is counted for it", async () => {
  expect(await pages(1, 0, 0)).toEqual({ found: 1, counted: 0 });
  expect(await pages(1, 9, 9)).toEqual({ found: 1, counted: 0 });
  expect(await pages(3, 1, 21)).toEqual({ found: 3, counted: 0 });
});

test("a full page, and an empty one behind the end, ask for the whole", async () => {
  expect(await pages(1, 10, 10)).toEqual({ found: 1, counted: 1 });
  expect(await pages(1, 10, 11)).toEqual({ found: 2, counted: 1 });
  expect(await pages(9, 0, 21)).toEqual({ found: 3, counted: 1 });
  expect(await pages(2, 0, 0)).toEqual({ found: 1, counted: 1 });
});
