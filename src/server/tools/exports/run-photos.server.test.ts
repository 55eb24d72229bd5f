import { beforeAll, expect, test } from "vitest";
import { cma } from "#tools/cma/tool.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { photoWithPosition } from "../../../test/photo-bytes.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { masterKey } from "../../platform/images/photo-keys.server.ts";
import { photosOfRun } from "./run-photos.server.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const database = await openTestDatabase();
const services = testServices(database);

let cast: Cast;
let propertyId: string;
beforeAll(async () => {
  cast = await openCast(services);
  const [home] = await database.db
    .insert(properties)
    .values({
      ...cast.author.of,
      operation: "venta",
      type: "piso",
      country: "ES",
      currency: "EUR",
      status: "disponible",
      builtAreaM2: 80,
      priceCents: "20000000",
      updatedAt: NOW,
    })
    .returning();
  propertyId = home!.id;
  const variants = [{ widthPx: 640, heightPx: 480, format: "jpeg" as const, key: "a-photo", bytes: 1000 }];
  const [photo] = await database.db
    .insert(homePhotos)
    .values({ homeId: propertyId, position: 0, caption: "Salón", variants })
    .returning();
  await services.store.put(masterKey(photo!.id), await photoWithPosition(), { mediaType: "image/jpeg" });
});

test("a report about a home of the portfolio has its photos, for whoever sees that home", async () => {
  const agent = { ...personActor(cast.author.id), agency: { id: cast.agencyId, role: "agent" as const } };
  const photos = await photosOfRun(services, agent, cma, { propertyId });
  expect(photos).toEqual([
    {
      src: expect.stringMatching(/^data:image\/jpeg;base64,/),
      caption: expect.stringContaining("Salón"),
      isPlan: false,
    },
  ]);
});

test("nobody else gets them, nor does a paper without photos or a run about no home", async () => {
  const author = personActor(cast.author.id);
  expect(await photosOfRun(services, personActor(cast.rival.id), cma, { propertyId })).toEqual([]);
  expect(await photosOfRun(services, author, valuation, { propertyId })).toEqual([]);
  expect(await photosOfRun(services, author, cma, { propertyId: null })).toEqual([]);
});
