import { expect, test } from "vitest";
import { withPlaceOfWords } from "./place-of-words.server.ts";

test.each(["Ruzafa, València", "ruzafa", "Chamberí, Madrid", "46006"])(
  "«%s» means one place, whose point the home gets",
  (placeName) => {
    const { latitude, longitude } = withPlaceOfWords({
      placeName,
      country: "ES",
      latitude: undefined,
      longitude: undefined,
    });
    expect([typeof latitude, typeof longitude]).toEqual(["number", "number"]);
  },
);

test.each([
  ["Centro", "ES"],
  // A town is too wide for a point of a home.
  ["Benidorm", "ES"],
  ["Ruzafa, València", "MX"],
  ["", "ES"],
])("«%s» in %s leaves the home without a point", (placeName, country) => {
  const home = { placeName, country, latitude: undefined, longitude: undefined };
  expect(withPlaceOfWords(home as Parameters<typeof withPlaceOfWords>[0])).toEqual(home);
});

test("a point that is known stays", () => {
  const home = { placeName: "Ruzafa, València", country: "ES" as const, latitude: 39.5, longitude: -0.4 };
  expect(withPlaceOfWords(home)).toBe(home);
});
