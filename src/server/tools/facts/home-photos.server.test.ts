import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { printOf } from "#domain/tools/advert-review/reviewed.test-data.ts";
import { advertReview } from "#tools/advert-review/tool.ts";
import { addRow } from "../../../test/rows.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor, visitorActor } from "../../accounts/access/actor.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { calculateRun } from "../runs/run-tool.server.ts";
import { photosOfAsked } from "./home-photos.server.ts";

/** The photos of a home as the review of its advert gets them, over the real database. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const LOOK = { fingerprint: printOf("a"), brightness: 120, sharpness: 400, shadows: 0, lights: 0.1, tilt: 1.2 };
const READY = [{ widthPx: 480, heightPx: 360, format: "avif" as const, key: "a", bytes: 1 }];

async function homeWithPhotos() {
  const { id: ownerId } = await insertUser(db);
  const homeId = await addRow(services, "home", { ownerId, agencyId: null });
  const common = { homeId, widthPx: 1600, heightPx: 1200, variants: READY };
  await db.insert(homePhotos).values([
    { ...common, position: 1, room: "salon", look: LOOK },
    { ...common, position: 0, room: "bano", caption: "Baño reformado", look: { ...LOOK, fingerprint: printOf("b") } },
    // Not measured whole yet, and not ready yet.
    { ...common, position: 2, look: { fingerprint: null, brightness: 1, sharpness: 1 } },
    { ...common, position: 3, look: LOOK, variants: [] },
  ]);
  return { actor: personActor(ownerId), homeId };
}

test("are those that are ready and measured, in their order, with the caption or the room as their name", async () => {
  const { actor, homeId } = await homeWithPhotos();
  const found = await photosOfAsked(db, { actor, homeId });
  expect(found).toMatchObject({
    homeId,
    photos: [
      { name: "Baño reformado", room: "bano", look: { tilt: LOOK.tilt } },
      { name: "Salón", room: "salon", widthPx: 1600, heightPx: 1200 },
    ],
  });
});

test("are nobody else's: another person, a visitor, nobody at all, and a home in the trash get none", async () => {
  const { actor, homeId } = await homeWithPhotos();
  const { id: stranger } = await insertUser(db);
  expect(await photosOfAsked(db, { actor: personActor(stranger), homeId })).toBeNull();
  expect(await photosOfAsked(db, { actor: visitorActor("6c0e8f64-1111-4222-8333-444455556666"), homeId })).toBeNull();
  expect(await photosOfAsked(db, null)).toBeNull();
  expect(await photosOfAsked(db, { actor })).toBeNull();
  await db.update(properties).set({ deletedAt: new Date() }).where(eq(properties.id, homeId));
  expect(await photosOfAsked(db, { actor, homeId })).toBeNull();
});

test("are judged by the review of the home's advert, and its order names their rows", async () => {
  const { actor, homeId } = await homeWithPhotos();
  const input = { home: { operation: "venta", type: "piso", builtAreaM2: 80 }, text: "Piso con terraza." };
  const run = async (asker: { actor: typeof actor; homeId?: string }) =>
    (await calculateRun(services, advertReview, input, asker)).result as ReturnType<typeof advertReview.run>;
  const { photos, photosOf, order } = await run({ actor, homeId });
  expect(photos.map(({ room }) => room)).toEqual(["bano", "salon"]);
  expect(photosOf).toBe(homeId);
  expect(order.map(({ id }) => photos.find((photo) => photo.id === id)!.room)).toEqual(["salon", "bano"]);
  expect((await run({ actor })).photosOf).toBeNull();
});
