import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { officialSeries } from "../../platform/db/tables/tools-runs.server.ts";
import { officialSeriesRoutes } from "./routes.server.ts";

const database = await openTestDatabase();
const api = officialSeriesRoutes(testServices(database));

test("series come in the order asked for, each once; unknown ids are left out", async () => {
  const answer = await api.request("/?ids=prices-es,bis-es,bis-es,bis-xx,constructor");
  const { series } = (await answer.json()) as { series: { id: string; points: unknown[] }[] };
  expect(series.map(({ id }) => id)).toEqual(["prices-es", "bis-es"]);
  expect(series[0]!.points.length).toBeGreaterThan(90);
  expect(answer.headers.get("cache-control")).toContain("max-age");
});

test("nothing asked, nothing answered", async () => {
  expect(await (await api.request("/")).json()).toEqual({ series: [] });
});

test("known are the series that ship with values, and one that was read since", async () => {
  const known = async () => ((await (await api.request("/known")).json()) as { ids: string[] }).ids;
  const before = await known();
  expect(before).toContain("bis-es");
  expect(before).toContain("ine-ipv-es");
  expect(before).not.toContain("ine-ipv-es-ct");
  const { db } = database;
  const read = { fetchedAt: new Date(), dueAt: new Date() };
  await db.insert(officialSeries).values({ ...read, id: "ine-ipv-es-ct", points: [["2026-T2", 150]] });
  await db.insert(officialSeries).values({ ...read, id: "ine-ipv-es-an", points: [] });
  expect((await known()).filter((id) => !before.includes(id))).toEqual(["ine-ipv-es-ct"]);
});
