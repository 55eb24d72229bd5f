import { and, eq, inArray, isNull } from "drizzle-orm";
import type { AgentCard } from "#domain/accounts/agency/agent-card.ts";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { planMap } from "#domain/tools/tours/plan-map.ts";
import { publishTour } from "#domain/tools/tours/publish-tour.ts";
import type { PublishedTour, TourBrand } from "#domain/tools/tours/published-tour.ts";
import type { Tour } from "#domain/tools/tours/tour.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { floorPlans } from "../../platform/db/tables/tools-plans.server.ts";
import { tourPanoramas } from "../../platform/db/tables/tools-tours.server.ts";
import { plansNamedBy } from "./named-by-tour.server.ts";
import { publishedPanoramaOf } from "./panoramas/panorama-tiles.server.ts";
import { filesOfTour } from "./panoramas/tour-files.server.ts";

/** A tour's document as its viewer reads it. Addresses are relative to the folder of the tour. */

export const PANORAMAS = "panoramas/";
export const LOGO = "logo.png";

interface Addresses {
  readonly brand: TourBrand | null;
  readonly formAddress: string | null;
  readonly dwellAddress: string | null;
}

/** @returns null where no scene has its tiles */
export async function resolveTour(
  db: Db,
  tourId: string,
  document: Tour,
  given: Addresses,
): Promise<PublishedTour | null> {
  const [rows, files, plans] = await Promise.all([
    db
      .select({
        id: tourPanoramas.id,
        version: tourPanoramas.version,
        sizes: tourPanoramas.sizes,
        covers: tourPanoramas.covers,
        tilesFileId: tourPanoramas.tilesFileId,
      })
      .from(tourPanoramas)
      .where(eq(tourPanoramas.tourId, tourId)),
    filesOfTour(db, tourId),
    plansOf(db, document),
  ]);
  return publishTour(document, {
    ...given,
    panoramas: new Map(
      rows.flatMap((row) => {
        const panorama = publishedPanoramaOf(row, PANORAMAS);
        return panorama ? [[row.id, panorama] as const] : [];
      }),
    ),
    files: new Map(files.map(({ id, sizeBytes }) => [id, { address: `archivos/${id}`, bytes: sizeBytes }])),
    planMap: (planId, levelId) => {
      const level = plans.get(planId)?.levels.find(({ id }) => id === levelId);
      return level ? planMap(level) : null;
    },
    nadirPicture: given.brand?.logo ?? null,
  });
}

/** The floor plans under the tour by their ids; one that lies in the trash is shown no longer. */
async function plansOf(db: Db, document: Tour): Promise<ReadonlyMap<string, FloorPlan>> {
  const ids = plansNamedBy(document);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: floorPlans.id, document: floorPlans.document })
    .from(floorPlans)
    .where(and(inArray(floorPlans.id, ids), isNull(floorPlans.deletedAt)));
  return new Map(rows.map((row) => [row.id, row.document]));
}

/** The people of the tour, as their card names them. */
export function brandOf(card: AgentCard | undefined): TourBrand | null {
  const agency = card?.brand?.name || card?.name;
  if (!card || !agency) return null;
  return {
    agency,
    person: card.brand ? card.name || null : null,
    phone: card.brand?.phone || card.phone,
    email: card.brand?.email || card.email,
    logo: card.brand?.logo ? LOGO : null,
    colour: card.brand?.colour ?? null,
    url: card.brand?.website || null,
  };
}
