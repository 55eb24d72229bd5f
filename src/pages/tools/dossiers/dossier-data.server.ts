import { partsOf, shownLight } from "#domain/tools/dossiers/dossier-parts.ts";
import { offeredFields, offeredLines } from "#domain/tools/dossiers/offered-fields.ts";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { readContact } from "#server/crm/contacts/read-contact.server.ts";
import { AppError } from "#server/platform/app-error.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { readHome } from "#server/portfolio/homes/read-home.server.ts";
import { deedOfDossier } from "#server/tools/dossiers/deed-of-dossier.server.ts";
import { findDossier, findPage, shownDossier } from "#server/tools/dossiers/dossier-rows.server.ts";
import { quoteTexts } from "#server/tools/dossiers/read-quotes.server.ts";
import { homeTitle } from "#ui/homes/home-text.ts";

/** Everything of a dossier that its page shows; undefined for one that the actor does not see. */
export async function dossierData({ database, now }: Services, actor: PersonActor, id: string) {
  const { db } = database;
  const row = await findDossier(db, actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") return undefined;
    throw error;
  });
  if (!row) return undefined;
  const dossier = await shownDossier(db, row);
  const parts = partsOf(dossier.documents);
  const [quotes, shownHome, shownContact, first, deed] = await Promise.all([
    quoteTexts(db, parts, dossier.review),
    dossier.homeId === null ? null : readHome(db, actor, dossier.homeId),
    dossier.contactId === null ? undefined : readContact(db, actor, dossier.contactId, now()),
    parts[0] ? findPage(db, parts[0].documentId, parts[0].from).catch(() => null) : null,
    deedOfDossier(db, actor, dossier.homeId, parts, isoDateInMadrid(now())),
  ]);
  // Either may have been handed to a colleague since, or thrown away.
  const home = shownHome && shownHome.deletedAt === null ? shownHome : null;
  const contact = shownContact && shownContact.deletedAt === null ? shownContact : null;
  return {
    dossier,
    light: shownLight(dossier.review, dossier.documents),
    quotes,
    first: first && parts[0] ? { documentId: parts[0].documentId, page: first.page, quote: null } : null,
    home: home && { id: home.id, title: homeTitle(home.home), seen: home.updatedAt },
    contact: contact && { id: contact.id, name: contact.fullName },
    fields: home ? offeredFields(parts, { ...home.home }) : [],
    lines: offeredLines(parts),
    deed,
  };
}
