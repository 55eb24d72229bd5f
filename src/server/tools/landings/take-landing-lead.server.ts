import { eq } from "drizzle-orm";
import type { Variant } from "#domain/tools/landings/landing-document.ts";
import { LANDING_LEAD_SOURCE } from "#domain/tools/landings/landing-lead.ts";
import { homeName } from "../../crm/contacts/deal-cards.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { landingLeads, landings } from "../../platform/db/tables/tools-landings.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { countLead } from "./count-views.server.ts";
import { keepVisitorLead, type VisitorLead } from "./keep-visitor-lead.server.ts";
import { homesOf } from "./landing-facts.server.ts";
import { type FoundPage, PAGE_PATH } from "./landing-rows.server.ts";

/** Keeps what a visitor sent and makes it a contact of the page's people. @returns "full" where too many came this hour */
export const takeLandingLead = (
  services: ToolServices,
  { row, document }: Pick<FoundPage, "row" | "document">,
  { variant, ...sent }: VisitorLead & { variant: Variant },
): Promise<"kept" | "full"> =>
  keepVisitorLead(
    services,
    {
      id: row.id,
      path: `${PAGE_PATH}/${row.slug}`,
      title: row.title,
      kind: "pagina",
      source: LANDING_LEAD_SOURCE,
      interestedIn: document.purpose,
      // A page belongs to one person until this ends, also at the instant at which an agency hands it over.
      async ownerOf(tx) {
        const [owner] = await tx
          .select({ ownerId: landings.ownerId, agencyId: landings.agencyId, user: users })
          .from(landings)
          .innerJoin(users, eq(users.id, landings.ownerId))
          .where(eq(landings.id, row.id))
          .for("share");
        return owner;
      },
      async note(tx, leadId) {
        const [home] = document.purpose === "agencia" ? [] : await homesOf(tx, row, document.homes);
        await tx.insert(landingLeads).values({ leadId, landingId: row.id, variant, homeId: home?.id ?? null });
        await countLead(tx, { landingId: row.id, variant, isTest: document.test.isOn }, services.now());
        return home ? homeName(home).title : null;
      },
    },
    sent,
  );
