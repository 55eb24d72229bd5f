import { expect, test } from "vitest";
import { type Home, homeSchema } from "./home.ts";
import { changesBetween, homesAct, statusChange, withStatus } from "./home-changes.ts";
import { differingFields, mergedHome } from "./merge-homes.ts";

const home = (values: object): Home => homeSchema.parse({ operation: "venta", type: "piso", ...values });

test("the known, the fuller and else the newer value of two homes stays", () => {
  const kept = home({
    title: "Piso",
    rooms: 3,
    price: 200_000,
    descriptions: { es: "Luminoso" },
    features: ["Ascensor"],
  });
  const removed = home({
    title: "Piso con vistas al mar",
    bathrooms: 2,
    price: 190_000,
    descriptions: { es: "Piso luminoso y reformado" },
  });
  expect(mergedHome(kept, removed, "removed", {})).toEqual(
    home({
      title: "Piso con vistas al mar",
      rooms: 3,
      bathrooms: 2,
      price: 190_000,
      descriptions: { es: "Piso luminoso y reformado" },
      features: ["Ascensor"],
    }),
  );
  expect(mergedHome(kept, removed, "kept", { bathrooms: "kept", rooms: "removed" })).toMatchObject({ price: 200_000 });
  expect(mergedHome(kept, removed, "kept", { bathrooms: "kept", rooms: "removed" })).not.toHaveProperty("rooms");
  expect(differingFields(kept, kept, "kept")).toEqual([]);
});

test("a merged home keeps the rules of its fields", () => {
  const kept = home({ builtAreaM2: 80, usableAreaM2: 70, status: "disponible" });
  const removed = home({ builtAreaM2: 60, status: "cerrado", closedOn: "2026-03-01", closedPrice: 150_000 });
  expect(mergedHome(kept, removed, "removed", {})).toEqual(
    home({ builtAreaM2: 60, status: "cerrado", closedOn: "2026-03-01", closedPrice: 150_000 }),
  );
  expect(mergedHome(kept, removed, "removed", { closedOn: "kept" })).toMatchObject({ closedOn: "2026-03-01" });
  expect(mergedHome(kept, removed, "kept", {})).toEqual(kept);
});

test("changes are listed field by field; unknown values are null", () => {
  const before = home({ price: 200_000, rooms: 2, descriptions: { es: "a", en: "b" } });
  const after = home({ price: 190_000, bathrooms: 1, descriptions: { en: "b", es: "a" } });
  expect(changesBetween(before, after)).toEqual({ price: [200_000, 190_000], rooms: [2, null], bathrooms: [null, 1] });
});

test("a closing asks for its date and its price; offering the home again forgets both", () => {
  expect(statusChange.safeParse({ status: "cerrado" }).error!.issues.map(({ path }) => path.join("."))).toEqual([
    "closedOn",
    "closedPrice",
  ]);
  const closing = statusChange.parse({ status: "cerrado", closedOn: "2026-10-20", closedPrice: "340.000" });
  const closed = withStatus(home({ price: 350_000 }), closing);
  expect(closed).toMatchObject({ status: "cerrado", closedOn: "2026-10-20", closedPrice: 340_000, price: 350_000 });
  expect(withStatus(closed, statusChange.parse({ status: "disponible" }))).toEqual(home({ price: 350_000 }));
});

test("several homes are not closed at once", () => {
  const ids = ["00000000-0000-4000-8000-000000000001"];
  expect(homesAct.safeParse({ act: "status", status: "cerrado", ids }).success).toBe(false);
  expect(homesAct.safeParse({ act: "status", status: "retirado", ids }).success).toBe(true);
  expect(homesAct.safeParse({ act: "trash", ids: [] }).success).toBe(false);
});

test("a usable area as large as the built one stays with it, a larger one goes", () => {
  const merged = (usableAreaM2: number) => mergedHome(home({ builtAreaM2: 90 }), home({ usableAreaM2 }), "kept", {});
  expect(merged(90)).toMatchObject({ builtAreaM2: 90, usableAreaM2: 90 });
  expect(merged(91)).not.toHaveProperty("usableAreaM2");
});

test("a closed home keeps date and price of its closing, whichever side it is and whatever was chosen for them", () => {
  const open = home({ status: "disponible", price: 200_000 });
  const closed = home({ status: "cerrado", price: 200_000, closedOn: "2026-03-01", closedPrice: 150_000 });
  expect(mergedHome(open, closed, "kept", { status: "removed", closedOn: "kept", closedPrice: "kept" })).toEqual(
    closed,
  );
  expect(mergedHome(closed, open, "kept", { status: "kept", closedOn: "removed", closedPrice: "removed" })).toEqual(
    closed,
  );
  const withoutPrice = home({ status: "cerrado", price: 200_000, closedOn: "2026-03-01" });
  expect(mergedHome(open, withoutPrice, "kept", { status: "removed", closedOn: "kept" })).toStrictEqual(withoutPrice);
});

test.each<[string, unknown, unknown, unknown]>([
  // The newer value is the one of the removed home, so that "kept" here is said by its fulness alone.
  ["a longer text of several words", { title: "Piso con vistas al mar" }, { title: "Piso con vistas" }, "kept"],
  ["a shorter text of several words", { title: "Piso con vistas" }, { title: "Piso con vistas al mar" }, "removed"],
  ["two texts of equal length", { title: "Piso de lujo" }, { title: "Piso de sol!" }, "removed"],
  ["one word, which is a name and not fuller by being longer", { title: "Apartamento" }, { title: "Piso" }, "removed"],
  ["a longer list", { features: ["Ascensor", "Trastero"] }, { features: ["Garaje"] }, "kept"],
  ["a shorter list", { features: ["Garaje"] }, { features: ["Ascensor", "Trastero"] }, "removed"],
  [
    "longer texts in the languages",
    { descriptions: { es: "Luminoso", en: "Bright" } },
    { descriptions: { es: "Luminoso" } },
    "kept",
  ],
  ["numbers, of which a larger one says no more", { price: 1_000_000 }, { price: 90_000 }, "removed"],
])("of %s the suggestion is as worked out", (_, kept, removed, suggested) => {
  expect(
    differingFields(home(kept as object), home(removed as object), "removed").map((field) => field.suggested),
  ).toEqual([suggested]);
});
