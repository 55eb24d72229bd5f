import { eq } from "drizzle-orm";
import { VISIT_PATH } from "#domain/tools/tours/tour-address.ts";
import { TOUR_LEAD_SOURCE } from "#domain/tools/tours/tour-lead.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { tourLeads, tours } from "../../platform/db/tables/tools-tours.server.ts";
import { keepVisitorLead, type VisitorLead } from "../landings/keep-visitor-lead.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { countLead } from "./count-visits.server.ts";
import type { VisitedRow } from "./visit-rows.server.ts";

/**
 * Keeps what a visitor sent and makes it a contact of the tour's people.
 *
 * @param sent `sceneId` is the scene of the tour where the visitor stood; null where it is not known
 * @returns "full" where too many came this hour
 */
export const takeTourLead = (
  services: ToolServices,
  row: VisitedRow,
  { sceneId, ...sent }: VisitorLead & { sceneId: string | null },
): Promise<"kept" | "full"> =>
  keepVisitorLead(
    services,
    {
      id: row.id,
      path: `${VISIT_PATH}/${row.id}`,
      title: row.title,
      kind: "recorrido",
      source: TOUR_LEAD_SOURCE,
      interestedIn: "vivienda",
      // A tour belongs to one person until this ends, also at the instant at which an agency hands it over.
      async ownerOf(tx) {
        const [owner] = await tx
          .select({ ownerId: tours.ownerId, agencyId: tours.agencyId, homeId: tours.homeId, user: users })
          .from(tours)
          .innerJoin(users, eq(users.id, tours.ownerId))
          .where(eq(tours.id, row.id))
          .for("share");
        return owner;
      },
      async note(tx, leadId, { homeId }) {
        await tx.insert(tourLeads).values({ leadId, tourId: row.id, sceneId, homeId });
        await countLead(tx, row.id, services.now());
        return null;
      },
    },
    sent,
  );
