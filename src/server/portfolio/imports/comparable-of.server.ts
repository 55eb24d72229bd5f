import type { FeedProblem, FeedRow } from "#domain/portfolio/feeds/feed-row.ts";
import type { Home } from "#domain/portfolio/homes/home.ts";
import { type Listing, listingSchema } from "#domain/shared/listing/property.ts";
import { fieldIssues } from "../../platform/app-error.server.ts";

/**
 * A home of a feed as market evidence: its asking price, or the paid one where it closed, with the day. Comparables are
 * narrower than homes: a warehouse, or a home without price, surface or position, proves nothing for a flat.
 *
 * @param today date for a price without one
 */
export function comparableOf(
  { home, evidence }: FeedRow & { home: Home },
  { id, source, today }: { id: string; source: string; today: string },
): { listing: Listing; isDated: boolean } | { problems: FeedProblem[] } {
  const isClosed = home.closedPrice !== undefined && home.closedOn !== undefined;
  const stated = evidence?.date ?? (isClosed ? home.closedOn : home.listedOn);
  if (stated !== undefined && stated > today) {
    return { problems: [{ path: "date", message: "La fecha del precio es posterior a hoy: no prueba nada todavía" }] };
  }
  const parsed = listingSchema.safeParse({
    ...home,
    id,
    price: isClosed ? home.closedPrice : home.price,
    evidence: evidence?.kind ?? (isClosed ? "cierre" : "oferta"),
    date: stated ?? today,
    source: evidence?.source ?? source.slice(0, 80),
  });
  if (!parsed.success) return { problems: fieldIssues(parsed.error.issues) };
  const { latitude, longitude } = parsed.data;
  if (latitude === undefined || longitude === undefined) {
    return { problems: [{ path: "latitude", message: "Sin posición no sirve de comparable" }] };
  }
  return { listing: parsed.data, isDated: stated !== undefined };
}
