import { beforeAll, expect, test } from "vitest";
import { OUTSIDE_SPAIN } from "#domain/tools/valuation/placed-home.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { calculateRun } from "../runs/run-tool.server.ts";

const database = await openTestDatabase();
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
const HERE = "latitude=37.38&longitude=-5.98&operation=venta&type=piso&country=ES&currency=EUR&areaM2=80";

let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
  for (const floor of [1, 2]) {
    await database.db.insert(properties).values({
      ownerId: cast.author.id,
      agencyId: cast.agencyId,
      operation: "venta",
      type: "piso",
      country: "ES",
      currency: "EUR",
      status: "disponible",
      builtAreaM2: 80,
      floor,
      latitude: 37.38,
      longitude: -5.98,
      priceCents: "20000000",
    });
  }
});

const ask = (cookie: string, query = HERE) => app.request(`/api/valuation-evidence?${query}`, { headers: { cookie } });

test("the agency's own homes are counted for its people, and for nobody else", async () => {
  const usable = async (who: "author" | "rival" | "user" | "anonymous") => {
    const response = await ask(cast[who].cookie);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    return ((await response.json()) as { usable: number }).usable;
  };
  expect(await usable("author")).toBe(2);
  for (const who of ["rival", "user", "anonymous"] as const) expect(await usable(who)).toBe(0);
});

test("there is an orientation in Sevilla, and a refusal in the sea; a question without a place is refused", async () => {
  const { cookie } = cast.user;
  expect(await (await ask(cookie)).json()).toMatchObject({ needed: 3, without: "orientation" });
  const sea = HERE.replace("37.38", "40").replace("-5.98", "2.16");
  expect(await (await ask(cookie, sea)).json()).toMatchObject({ usable: 0, without: "outside" });
  expect((await ask(cookie, "type=piso")).status).toBe(422);
});

test("a run at a point in the sea is refused at its field, as by the form", async () => {
  const home = { builtAreaM2: "80", latitude: "40,0", longitude: "2,16", country: "ES" };
  const run = calculateRun(services, valuation, { home, removedIds: [] });
  await expect(run).rejects.toMatchObject({
    code: "INVALID_INPUT",
    issues: [{ path: "home.latitude", message: OUTSIDE_SPAIN }],
  });
});
