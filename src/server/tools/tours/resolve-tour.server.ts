import { eq } from "drizzle-orm";
import type { AgentCard } from "#domain/accounts/agency/agent-card.ts";
import { publishTour } from "#domain/tools/tours/publish-tour.ts";
import type { PublishedTour, TourBrand } from "#domain/tools/tours/published-tour.ts";
import type { Tour } from "#domain/tools/tours/tour.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { tourPanoramas } from "../../platform/db/tables/tools-tours.server.ts";
import { publishedPanoramaOf } from "./panoramas/panorama-tiles.server.ts";
import { filesOfTour } from "./panoramas/tour-files.server.ts";

/** A tour's document as its viewer reads it. Addresses are relative to the folder of the tour. */

const PANORAMAS = "panoramas/";
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
  const [rows, files] = await Promise.all([
    db.select().from(tourPanoramas).where(eq(tourPanoramas.tourId, tourId)),
    filesOfTour(db, tourId),
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
    planMap: () => null,
    nadirPicture: given.brand?.logo ?? null,
  });
}

/** Whose tour it is, as their card says it. */
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
