import { expect, test } from "vitest";
import { CARD_DESIGNS, CARDS, cardQuery } from "./window-card.ts";

test("one design shows up to four photos, the others one; two lie on their side", () => {
  expect(CARD_DESIGNS.map((design) => CARDS[design].photos)).toEqual([1, 1, 1, 1, 1, 4]);
  expect(CARD_DESIGNS.filter((design) => CARDS[design].isLandscape)).toEqual(["banda", "mosaico"]);
  expect(CARD_DESIGNS.filter((design) => CARDS[design].about.startsWith("Apaisado"))).toEqual(["banda", "mosaico"]);
});

test("an address without a choice is the first design on A4, and another word is none", () => {
  expect(cardQuery.parse({})).toEqual({ design: "fachada", paper: "A4" });
  expect(cardQuery.parse({ design: "arco", paper: "A3" })).toEqual({ design: "arco", paper: "A3" });
  expect(cardQuery.safeParse({ paper: "A5" }).success).toBe(false);
});
