import { createHash } from "node:crypto";
import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { HomeName, ReadNotice, TakenNotice } from "#domain/crm/contacts/dto.ts";
import { readNotice, toText } from "#domain/crm/contacts/portal-notices.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { inboundMails } from "../../platform/db/tables/crm-inbox.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { HOME_COLUMNS, homeName } from "./deal-cards.server.ts";
import { type CrmScope, enterCrmScope } from "./scopes.server.ts";
import { takeIn } from "./take-in.server.ts";

/** Notices of portals, pasted or forwarded: read, kept, and made contacts of. The same one twice is one. */

export interface GivenNotice {
  /** Text or HTML. */
  text: string;
  subject?: string | undefined;
  from?: string | undefined;
  /** The mail's own id, where it has one. */
  messageId?: string | undefined;
}

const LONGEST = 100_000;

/**
 * The CRM scope whose address received a mail.
 *
 * @returns null where agency and person are gone
 */
export async function findCrmScope(db: Db, scope: string): Promise<CrmScope> {
  const isAgency = (await db.$count(agencies, eq(agencies.id, scope))) > 0;
  return {
    scope,
    agencyId: isAgency ? scope : null,
    personId: isAgency ? null : scope,
    isHouse: scope === HOUSE_AGENCY_ID,
  };
}

/** The notice as it was understood; nothing is kept. */
export async function showNotice(db: Db, crmScope: CrmScope, given: GivenNotice): Promise<TakenNotice> {
  const notice = readNotice(given);
  const home = await homeOf(db, crmScope, notice);
  return { notice, home: home && homeName(home), taken: null };
}

/** Keeps the notice and makes a contact of it; one that names nobody is kept alone. */
export async function takeNotice(
  db: Db,
  crmScope: CrmScope,
  given: GivenNotice,
  { now, by }: { now: Date; by: string | null },
): Promise<TakenNotice & { mailId: string }> {
  const notice = readNotice(given);
  const text = toText(given.text).slice(0, LONGEST);
  const messageKey = given.messageId?.slice(0, 500) || createHash("sha256").update(text).digest("hex");
  return await db.transaction(async (tx) => {
    await enterCrmScope(tx, crmScope);
    const home = await homeOf(tx, crmScope, notice);
    const name: HomeName | null = home && homeName(home);
    const [mail] = await tx
      .insert(inboundMails)
      .values({
        ownerId: by ?? crmScope.personId ?? crmScope.scope,
        agencyId: crmScope.agencyId,
        scope: crmScope.scope,
        messageKey,
        portal: notice.portal,
        subject: given.subject?.slice(0, 500) ?? null,
        text,
        parsed: { ...notice },
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: inboundMails.id });
    if (!mail) {
      const is = and(eq(inboundMails.scope, crmScope.scope), eq(inboundMails.messageKey, messageKey));
      const [before] = await tx.select().from(inboundMails).where(is);
      const { id, contactId, dealId } = before!;
      const taken =
        contactId && dealId ? { mailId: id, contactId, dealId, isNewContact: false, isRepeated: true } : null;
      return { notice, home: name, mailId: id, taken };
    }
    if (!notice.email && !notice.phone) return { notice, home: name, mailId: mail.id, taken: null };
    const operation = (home?.operation as ReadNotice["operation"]) ?? notice.operation;
    const taken = await takeIn(tx, crmScope, {
      name: notice.name,
      email: notice.email,
      phone: notice.phone,
      source: notice.portal ?? "correo",
      consent: null,
      event: {
        kind: "correo_portal",
        text: notice.message,
        data: { mailId: mail.id, reference: notice.reference, doubts: notice.doubts },
      },
      deal: {
        kind: operation === "alquiler" ? "inquilino" : "comprador",
        title: name?.title ?? (notice.reference ? `Pregunta por ${notice.reference}` : "Pregunta de un portal"),
        homeId: home?.id ?? null,
        amount: home?.priceCents ? { cents: home.priceCents, currency: home.currency } : null,
        about: {
          operation: operation ?? undefined,
          places: home ? [home.placeName, home.town, home.locationDetail].filter((place) => place !== null) : [],
          postalCode: home?.postalCode ?? undefined,
          price: home?.priceCents ? Number(home.priceCents) / 100 : undefined,
          currency: home?.currency,
          homeOwnerId: home?.ownerId ?? undefined,
        },
      },
      at: now,
    });
    const { contactId, dealId } = taken;
    await tx.update(inboundMails).set({ contactId, dealId }).where(eq(inboundMails.id, mail.id));
    const { isNewContact } = taken;
    return {
      notice,
      home: name,
      mailId: mail.id,
      taken: { mailId: mail.id, contactId, dealId, isNewContact, isRepeated: false },
    };
  });
}

/** The home whose reference it names; the newest where several have it. */
async function homeOf(db: Db, { agencyId, personId }: CrmScope, { reference }: ReadNotice) {
  if (!reference) return null;
  const whose: SQL =
    agencyId === null
      ? and(eq(properties.ownerId, personId!), isNull(properties.agencyId))!
      : eq(properties.agencyId, agencyId);
  const [home] = await db
    .select({
      ...HOME_COLUMNS,
      operation: properties.operation,
      ownerId: properties.ownerId,
      locationDetail: properties.locationDetail,
      postalCode: properties.postalCode,
      priceCents: properties.priceCents,
      currency: properties.currency,
    })
    .from(properties)
    .where(
      and(
        whose,
        isNull(properties.deletedAt),
        isNull(properties.mergedIntoId),
        or(sql`lower(${properties.reference}) = ${reference.toLowerCase()}`, eq(properties.externalId, reference)),
      ),
    )
    .orderBy(desc(properties.updatedAt))
    .limit(1);
  return home ?? null;
}
