import { expect, test } from "vitest";
import { demandsForHome } from "./rank.ts";
import { EXAMPLE_DEMANDS, EXAMPLE_HOME } from "./worked-example.ts";

test("the example shows a full score, half a tolerance, something to confirm and two that nearly fit", () => {
  const { fits, near } = demandsForHome(EXAMPLE_HOME, EXAMPLE_DEMANDS);
  expect(fits.map(({ of, match }) => [of.name, Math.round(match.score!), match.unknown])).toEqual([
    ["Compradora A", 100, []],
    ["Comprador B", 85, []],
    ["Compradora C", 85, ["garaje incluido"]],
  ]);
  // 238,000 and a tenth are 261,800: the home is 700 dearer.
  expect(near.map(({ of, match }) => [of.name, match.kind === "near" && match.missing.slice(0, 10)])).toEqual([
    ["Comprador D", "le falta 1"],
    ["Compradora E", "supera pre"],
  ]);
});

test("the line under the example's title tells the facts that it is matched by", () => {
  const { places, builtAreaM2, rooms, bathrooms, price, line, title } = EXAMPLE_HOME;
  const dots = String(price).replace(/(\d{3})$/, ".$1");
  expect(line).toBe(`${places[1]} · ${builtAreaM2} m² · ${rooms} hab. · ${bathrooms} baños · ${dots}\u00a0€`);
  expect(title).toContain(places[0]);
});
