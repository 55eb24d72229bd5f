import { expect, test } from "vitest";
import { LONGEST_QUERY, MOST_FOUND, SHORTEST_QUERY } from "./found-rows.ts";

test("a search has 2 to 100 letters and shows five rows of each kind", () => {
  expect([SHORTEST_QUERY, LONGEST_QUERY, MOST_FOUND]).toEqual([2, 100, 5]);
});
