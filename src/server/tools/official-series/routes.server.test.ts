import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { officialSeriesRoutes } from "./routes.server.ts";

const api = officialSeriesRoutes(testServices(await openTestDatabase()));

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
