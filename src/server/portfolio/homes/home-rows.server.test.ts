import { expect, test } from "vitest";
import { fullHome } from "#domain/portfolio/homes/full-home.test-data.ts";
import { homeSchema } from "#domain/portfolio/homes/home.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { columnsOfHome, homeOfRow, searchTextOfHome } from "./home-rows.server.ts";

const database = await openTestDatabase();

const FULL = fullHome();

test("a home comes back from its row as it went in: with every field, or only the required ones", async () => {
  const least = homeSchema.parse({ operation: "alquiler", type: "terreno" });
  for (const home of [FULL, least]) {
    const [row] = await database.db
      .insert(properties)
      .values({ ownerId: "00000000-0000-4000-8000-000000000001", ...columnsOfHome(home) })
      .returning();
    expect(homeOfRow(row!)).toEqual(home);
  }
  expect(Object.keys(FULL).sort()).toEqual(Object.keys(homeSchema.shape).sort());
});

test("the search knows folded words, and a reference as one word too", () => {
  expect(searchTextOfHome({ reference: "V-102", title: "Ático ñ 3º", town: "L'Hospitalet" })).toBe(
    "v 102 v102 atico n 3o l hospitalet",
  );
  expect(searchTextOfHome({ title: "Edificio Bjørn" })).toBe("edificio bjorn");
  expect(searchTextOfHome({})).toBe("");
});
