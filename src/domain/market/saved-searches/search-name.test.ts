import { expect, test } from "vitest";
import { searchName } from "./search-name.ts";

const chip = (part: "types" | "rooms" | "features" | "price" | "places", label: string) => ({ part, label });

test("the place is in the name, though chips tell it last, and what does not fit in sixty signs is left out", () => {
  const chips = [
    chip("types", "Piso"),
    chip("rooms", "3 habitaciones"),
    chip("features", "Ascensor"),
    chip("price", "Compra · hasta 260.000 €"),
    chip("places", "Sevilla"),
  ];
  // 4 + 3 + 7 + 3 + 14 + 3 + 8 = 42; with the price it would have 69.
  expect(searchName(chips)).toBe("Piso · Sevilla · 3 habitaciones · Ascensor");
});

test("a short condition behind a long one still stands; a search of everything says so", () => {
  const long = chip("features", "Con una característica larguísima que no cabe en ningún nombre");
  expect(searchName([chip("types", "Piso"), long, chip("rooms", "2 habitaciones")])).toBe("Piso · 2 habitaciones");
  expect(searchName([long])).toBe(long.label);
  expect(searchName([])).toBe("Todo el mercado");
});
