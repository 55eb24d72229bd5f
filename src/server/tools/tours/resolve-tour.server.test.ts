import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "#domain/tools/floor-plan/example-plan.ts";
import { summaryOfPlan } from "#domain/tools/plan-editing/plan-summary.ts";
import { emptyTour } from "#domain/tools/tours/empty-tour.ts";
import type { Tour } from "#domain/tools/tours/tour.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { floorPlans } from "../../platform/db/tables/tools-plans.server.ts";
import { tourPanoramas, tours } from "../../platform/db/tables/tools-tours.server.ts";
import { resolveTour } from "./resolve-tour.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const { user } = await signedInPerson(services);
const bare = { brand: null, formAddress: null, dwellAddress: null };

test("a level shows the map of its floor plan until that is thrown away; a missing logo blurs the tripod", async () => {
  const [plan] = await db
    .insert(floorPlans)
    .values({ ownerId: user.id, title: "Piso", document: EXAMPLE_PLAN, summary: summaryOfPlan(EXAMPLE_PLAN) })
    .returning();
  const begun = emptyTour("Piso");
  const [tour] = await db.insert(tours).values({ ownerId: user.id, title: "Piso", document: begun }).returning();
  const [file] = await db
    .insert(files)
    .values({
      ownerId: user.id,
      name: "t",
      mediaType: "image/webp",
      sizeBytes: 3,
      sha256: "0".repeat(64),
      storageKey: `files/${tour!.id}`,
    })
    .returning();
  const [panorama] = await db
    .insert(tourPanoramas)
    .values({
      tourId: tour!.id,
      name: "salon.jpg",
      origin: "foto",
      state: "lista",
      sizeBytes: 3,
      turnOf: user.id,
      version: 1,
      tilesFileId: file!.id,
      tileStarts: [0, 1, 3],
      sizes: [{ widthPx: 512, heightPx: 256 }],
      covers: { fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 },
    })
    .returning();
  const levelId = EXAMPLE_PLAN.levels[0]!.id;
  const document: Tour = {
    ...begun,
    levels: [
      { id: "a", name: "Planta", map: { kind: "plano", planId: plan!.id, levelId } },
      { id: "b", name: "Otra", map: { kind: "plano", planId: plan!.id, levelId: "no-existe" } },
    ],
    nadir: { kind: "logo", radiusDegrees: 20 },
    scenes: [
      {
        id: "salon",
        name: "Salón",
        panoramaId: panorama!.id,
        origin: "foto",
        levelId: "a",
        at: { x: 0, y: 0 },
        headingDegrees: 0,
        eyeMm: 1500,
        levelling: { pitch: 0, roll: 0 },
        start: { yaw: 0, pitch: 0, fov: 75 },
        links: [],
        hotspots: [],
      },
    ],
  };
  const shown = await resolveTour(db, tour!.id, document, bare);
  expect(shown!.levels[0]!.map!.rooms.map(({ name }) => name)).toContain("Cocina");
  expect(shown!.levels[1]!.map).toBeNull();
  expect(shown!.nadir).toEqual({ kind: "difuminado", radiusDegrees: 20 });

  await db.update(floorPlans).set({ deletedAt: services.now() }).where(eq(floorPlans.id, plan!.id));
  expect((await resolveTour(db, tour!.id, document, bare))!.levels[0]!.map).toBeNull();
});
