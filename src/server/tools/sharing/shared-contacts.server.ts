import { createHash } from "node:crypto";
import { and, desc, eq, gte, lt, or } from "drizzle-orm";
import { wantsNotice } from "#domain/accounts/account/notices.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { SHARED_HOME, SHARED_LEAD_SOURCE, type SharedLead } from "#domain/tools/sharing/shared-lead.ts";
import { tools } from "#tools/registry.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { HOME_COLUMNS, homeName } from "../../crm/contacts/deal-cards.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import type { Cursor } from "../../platform/http/cursor.server.ts";
import type { Scope } from "./share-links.server.ts";
import type { ShareLink } from "./shared-page.server.ts";

/** People who wrote to an agent from a page that they shared. */

export interface ListedContact {
  id: string;
  createdAt: string;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  marketingConsent: boolean;
  /** The result that they saw; the tool for a deleted link. */
  about: string;
  /** The link's own name. */
  label: string | null;
}

/** Data by which the writing browser is recognised. */
interface Sender {
  ipAddress: string | null;
  userAgent: string | null;
  locale: string | null;
}

/**
 * Keeps a message. The row's id comes from the form's own id and its contents, so that a repetition finds the row.
 *
 * @returns its id; null when it was kept before
 */
export async function addSharedLead(
  tx: Db,
  link: ShareLink,
  /** Id of the tool, or `SHARED_HOME`. */
  about: string,
  lead: SharedLead,
  sender: Sender,
  now: Date,
): Promise<string | null> {
  const { full_name, email, phone, message, marketing_consent } = lead;
  const added = await tx
    .insert(leads)
    .values({
      id: idOf([link.id, lead.form_id, full_name, email, phone ?? "", message ?? ""]),
      createdAt: now,
      email,
      fullName: full_name,
      phone,
      message,
      marketingConsent: marketing_consent,
      consentDate: marketing_consent ? now : null,
      source: SHARED_LEAD_SOURCE,
      interestedIn: [about],
      pagesVisited: [],
      timeOnSiteS: 0,
      ...sender,
      lastVisitAt: now,
      ownerId: link.ownerId,
      agencyId: link.agencyId,
      shareLinkId: link.id,
    })
    .onConflictDoNothing()
    .returning({ id: leads.id });
  return added[0]?.id ?? null;
}

/** A UUID that these words always make. */
function idOf(parts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** How many have written to somebody in the last hour, from all their pages. */
export async function countRecentContacts(db: Db, ownerId: string, now: Date): Promise<number> {
  return await db.$count(
    leads,
    and(eq(leads.ownerId, ownerId), gte(leads.createdAt, new Date(now.getTime() - HOUR_MS))),
  );
}

/** Newest first. */
export async function listContacts(
  db: Db,
  actor: PersonActor,
  { scope, before, limit }: { scope: Scope; before?: Cursor | undefined; limit: number },
): Promise<{ contacts: ListedContact[]; next: Cursor | null }> {
  const rows = await db
    .select({ lead: leads, title: toolRuns.title, home: HOME_COLUMNS, label: shareLinks.label })
    .from(leads)
    .leftJoin(shareLinks, eq(shareLinks.id, leads.shareLinkId))
    .leftJoin(toolRuns, eq(toolRuns.id, shareLinks.runId))
    .leftJoin(properties, eq(properties.id, shareLinks.homeId))
    .where(
      and(
        mayRead(actor, "lead"),
        eq(leads.source, SHARED_LEAD_SOURCE),
        scope === "mine" ? eq(leads.ownerId, actor.ownerId) : undefined,
        before && or(lt(leads.createdAt, before.at), and(eq(leads.createdAt, before.at), lt(leads.id, before.id))),
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.lead;
  return {
    contacts: shown.map(({ lead, title, home, label }) => ({
      id: lead.id,
      createdAt: lead.createdAt.toISOString(),
      name: lead.fullName ?? "",
      email: lead.email,
      phone: lead.phone,
      message: lead.message,
      marketingConsent: lead.marketingConsent,
      about: title ?? (home ? homeName(home).title : aboutWithoutLink(lead.interestedIn[0])),
      label,
    })),
    next: rows.length > limit && last ? { at: last.createdAt, id: last.id } : null,
  };
}

const aboutWithoutLink = (about: string | undefined): string =>
  about === SHARED_HOME ? "Vivienda" : (tools.find(({ id }) => id === about)?.title ?? "");

/** @returns false when there is no such contact */
export async function deleteContact(db: Db, actor: PersonActor, id: string): Promise<boolean> {
  const gone = await db
    .delete(leads)
    .where(and(mayChange(actor, "lead"), eq(leads.id, id), eq(leads.source, SHARED_LEAD_SOURCE)))
    .returning({ id: leads.id });
  return gone.length > 0;
}

/**
 * The link as it is now, with where its owner's mail goes. It stays so until the transaction ends: a contact belongs to
 * the link's owner, also at the instant at which an agency hands it over.
 */
export async function lockLink(tx: Db, id: string): Promise<{ link: ShareLink; to: string | null } | undefined> {
  const [kept] = await tx
    .select({ link: shareLinks, owner: users })
    .from(shareLinks)
    .innerJoin(users, eq(users.id, shareLinks.ownerId))
    .where(eq(shareLinks.id, id))
    .for("share");
  if (!kept) return undefined;
  const { link, owner } = kept;
  return { link, to: wantsNotice(owner.metadata, "contactos", "correo") ? owner.email : null };
}
