import { and, count, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { nameOrEmailOf } from "#domain/accounts/account/person-name.ts";
import { MOST_READING_S } from "#domain/tools/sharing/reading-time.ts";
import { endOfLink, type LinkDays, type LinkState, linkState } from "#domain/tools/sharing/share-link.ts";
import { tools } from "#tools/registry.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { isFirstView, takeReading, type ViewMark } from "../../accounts/limits/daily-views.server.ts";
import { HOME_COLUMNS, homeName } from "../../crm/contacts/deal-cards.server.ts";
import { tellChanges } from "../../platform/changes/tell-changes.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { shareLinkDays, shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import type { Cursor } from "../../platform/http/cursor.server.ts";
import { type AuthKeys, randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import type { ShareLink } from "./shared-page.server.ts";

/** Shared links, for their maker and their agency. */

/** The caller's own links, or all that they may see. */
export type Scope = "mine" | "agency";

export interface ListedLink {
  id: string;
  /** Null where the secret that sealed it is another: the link works, but its address cannot be read again. */
  address: string | null;
  /** The result that it shows; null where it shows a home. */
  runId: string | null;
  homeId: string | null;
  title: string;
  /** Name of the tool; `Vivienda` of a home. */
  toolTitle: string;
  label: string | null;
  hasPassword: boolean;
  state: LinkState;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
  views: number;
  lastViewAt: string | null;
  /** Seconds that they read it, together; 0 where nothing was measured, as of homes and reports. */
  readSeconds: number;
  /** Number of people who wrote from the page. */
  contacts: number;
  /** The person who shared it; null for the caller's own. */
  sharedBy: string | null;
}

/** @returns the row and the token, which is nowhere else in the open */
export async function addShareLink(
  tx: Db,
  shared: { runId: string; homeId?: null } | { homeId: string; runId?: null; isReport?: boolean },
  link: { ownerId: string; agencyId: string | null; label: string | null; passwordHash: string | null; days: LinkDays },
  { keys, now }: { keys: AuthKeys; now: Date },
): Promise<{ link: ShareLink; token: string }> {
  const token = randomToken();
  const [row] = await tx
    .insert(shareLinks)
    .values({
      ownerId: link.ownerId,
      // A link follows what it shows: a person who leaves their agency takes neither or both.
      agencyId: link.agencyId,
      ...shared,
      label: link.label,
      passwordHash: link.passwordHash,
      expiresAt: endOfLink(link.days, now),
      tokenHash: sha256(token),
      tokenSealed: keys.seal(token),
      createdAt: now,
    })
    .returning();
  return { link: row!, token };
}

/** Condition on the rows of a scope. */
function inScope(actor: PersonActor, scope: Scope): SQL {
  const readable = mayRead(actor, "shareLink");
  return scope === "mine" ? and(readable, eq(shareLinks.ownerId, actor.ownerId))! : readable;
}

interface ListParts {
  keys: AuthKeys;
  publicUrl: string;
  now: Date;
}

/** Newest first. @param filter one run's alone, or all of a scope */
export async function listShareLinks(
  db: Db,
  actor: PersonActor,
  { scope, before, limit, id }: { scope: Scope; before?: Cursor | undefined; limit: number; id?: string },
  parts: ListParts,
): Promise<{ links: ListedLink[]; next: Cursor | null }> {
  const isOlder =
    before &&
    or(lt(shareLinks.createdAt, before.at), and(eq(shareLinks.createdAt, before.at), lt(shareLinks.id, before.id)));
  const rows = await db
    .select({
      link: shareLinks,
      run: {
        title: toolRuns.title,
        toolId: toolRuns.toolId,
        deletedAt: toolRuns.deletedAt,
        purgedAt: toolRuns.purgedAt,
      },
      home: { ...HOME_COLUMNS, deletedAt: properties.deletedAt },
      owner: { email: users.email, metadata: users.metadata },
    })
    .from(shareLinks)
    .leftJoin(properties, eq(properties.id, shareLinks.homeId))
    .leftJoin(toolRuns, eq(toolRuns.id, shareLinks.runId))
    .innerJoin(users, eq(users.id, shareLinks.ownerId))
    .where(and(inScope(actor, scope), isOlder, id === undefined ? undefined : eq(shareLinks.id, id)))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const contacts = await countContacts(db, shown);
  const last = shown.at(-1)?.link;
  return {
    links: shown.map((row) => listed(row, contacts.get(row.link.id) ?? 0, actor, parts)),
    next: rows.length > limit && last ? { at: last.createdAt, id: last.id } : null,
  };
}

/** How many contacts each of these links has brought. */
async function countContacts(db: Db, rows: readonly { link: ShareLink }[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const counted = await db
    .select({ id: leads.shareLinkId, contacts: count() })
    .from(leads)
    .where(
      and(
        inArray(leads.ownerId, [...new Set(rows.map(({ link }) => link.ownerId))]),
        inArray(
          leads.shareLinkId,
          rows.map(({ link }) => link.id),
        ),
      ),
    )
    .groupBy(leads.shareLinkId);
  return new Map(counted.map(({ id, contacts }) => [id!, contacts]));
}

function listed(
  {
    link,
    run,
    home,
    owner,
  }: {
    link: ShareLink;
    run: Pick<ToolRun, "title" | "toolId" | "deletedAt" | "purgedAt"> | null;
    home: (Parameters<typeof homeName>[0] & { deletedAt: Date | null }) | null;
    owner: { email: string; metadata: Record<string, unknown> };
  },
  contacts: number,
  actor: PersonActor,
  { keys, publicUrl, now }: ListParts,
): ListedLink {
  return {
    id: link.id,
    address: addressOf(link, keys, publicUrl),
    runId: link.runId,
    homeId: link.homeId,
    title: run?.title ?? (home ? homeName(home).title : ""),
    toolTitle: run ? (tools.find(({ id }) => id === run.toolId)?.title ?? "") : link.isReport ? REPORT : "Vivienda",
    label: link.label,
    hasPassword: link.passwordHash !== null,
    state: linkState(link, run ?? home ?? GONE, now),
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt?.toISOString() ?? null,
    revokedAt: link.revokedAt?.toISOString() ?? null,
    views: link.views,
    lastViewAt: link.lastViewAt?.toISOString() ?? null,
    readSeconds: link.readSeconds,
    contacts,
    sharedBy: link.ownerId === actor.ownerId ? null : nameOrEmailOf(owner),
  };
}

const REPORT = "Informe al propietario";

export const shareAddress = (publicUrl: string, token: string) => `${publicUrl}/compartir/${token}`;

/** A link has a result or a home, which take it with them when they are erased. */
const GONE = { deletedAt: new Date(0) };

interface OpenPage {
  id: string;
  address: string;
  expiresAt: string | null;
}

/**
 * Address of a home's page that everybody may open, for the code on its papers: one without an end before one that ends, the later
 * before the sooner. Null where there is none, or each asks for a password.
 *
 * @param isReport the page of its reports, for its owner
 */
export async function openPageOf(
  db: Db,
  actor: PersonActor,
  homeId: string,
  parts: ListParts,
  options: { isReport?: boolean } = {},
): Promise<OpenPage | null> {
  return (await openPagesOf(db, actor, [homeId], parts, options)).get(homeId) ?? null;
}

/** The same of several homes; those without such a page are absent. */
export async function openPagesOf(
  db: Db,
  actor: PersonActor,
  homeIds: readonly string[],
  { keys, publicUrl, now }: ListParts,
  { isReport = false }: { isReport?: boolean } = {},
): Promise<Map<string, OpenPage>> {
  if (homeIds.length === 0) return new Map();
  const links = await db
    .selectDistinctOn([shareLinks.homeId])
    .from(shareLinks)
    .where(
      and(
        mayRead(actor, "shareLink"),
        inArray(shareLinks.homeId, [...homeIds]),
        eq(shareLinks.isReport, isReport),
        isNull(shareLinks.passwordHash),
        isNull(shareLinks.revokedAt),
        or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, now)),
      ),
    )
    // Without an end is null, and stands first.
    .orderBy(shareLinks.homeId, sql`${shareLinks.expiresAt} desc nulls first`, desc(shareLinks.createdAt));
  return new Map(
    links.flatMap((link): [string, OpenPage][] => {
      const address = addressOf(link, keys, publicUrl);
      return address && link.homeId
        ? [[link.homeId, { id: link.id, address, expiresAt: link.expiresAt?.toISOString() ?? null }]]
        : [];
    }),
  );
}

function addressOf({ tokenSealed }: ShareLink, keys: AuthKeys, publicUrl: string): string | null {
  try {
    return shareAddress(publicUrl, keys.open(tokenSealed));
  } catch {
    return null;
  }
}

const isHis = (actor: PersonActor, id: string) => and(mayChange(actor, "shareLink"), eq(shareLinks.id, id));

/** @returns whether there is such a link that is not revoked */
export async function changeShareLink(
  tx: Db,
  actor: PersonActor,
  id: string,
  change: { label?: string | null | undefined; passwordHash?: string | null | undefined; days?: LinkDays | undefined },
  now: Date,
): Promise<boolean> {
  const { label, passwordHash, days } = change;
  const set = { label, passwordHash, expiresAt: days === undefined ? undefined : endOfLink(days, now) };
  const isNothing = Object.values(set).every((value) => value === undefined);
  const which = and(isHis(actor, id), isNull(shareLinks.revokedAt));
  if (isNothing) return (await tx.$count(shareLinks, which)) > 0;
  const changed = await tx.update(shareLinks).set(set).where(which).returning({ id: shareLinks.id });
  return changed.length > 0;
}

/** Ends a link for good. @returns `false` when it was ended before; undefined when there is no such link */
export async function revokeShareLink(tx: Db, actor: PersonActor, id: string, now: Date): Promise<boolean | undefined> {
  const revoked = await tx
    .update(shareLinks)
    .set({ revokedAt: now })
    .where(and(isHis(actor, id), isNull(shareLinks.revokedAt)))
    .returning({ id: shareLinks.id });
  if (revoked.length > 0) return true;
  return (await existsForHim(tx, actor, id)) ? false : undefined;
}

export async function existsForHim(db: Db, actor: PersonActor, id: string): Promise<boolean> {
  return (await db.$count(shareLinks, isHis(actor, id))) > 0;
}

/** Deletes a link with its count; the people who wrote from it stay. @returns false when there is no such link */
export async function deleteShareLink(tx: Db, actor: PersonActor, id: string): Promise<boolean> {
  const gone = await tx.delete(shareLinks).where(isHis(actor, id)).returning({ id: shareLinks.id });
  return gone.length > 0;
}

/** Counts a browser once a day, by a mark that cannot be traced back to it. */
export async function countDailyView(tx: Db, view: { linkId: string; mark: ViewMark; now: Date }): Promise<void> {
  if (!(await isFirstView(tx, view.mark, view.now))) return;
  await tx
    .insert(shareLinkDays)
    .values({ linkId: view.linkId, day: isoDateInMadrid(view.now), views: 1 })
    .onConflictDoUpdate({
      target: [shareLinkDays.linkId, shareLinkDays.day],
      set: { views: sql`${shareLinkDays.views} + 1` },
    });
  await countView(tx, view.linkId, view.now);
}

/** Adds seconds of reading by a browser whose view counted. */
export async function addReading(
  tx: Db,
  { linkId, mark, seconds, now }: { linkId: string; mark: ViewMark; seconds: number; now: Date },
): Promise<void> {
  const counted = await takeReading(tx, mark, { seconds, most: MOST_READING_S }, now);
  if (counted === 0) return;
  await tx
    .update(shareLinks)
    .set({ readSeconds: sql`${shareLinks.readSeconds} + ${counted}` })
    .where(eq(shareLinks.id, linkId));
}

/** One more browser has seen it. */
async function countView(tx: Db, id: string, now: Date): Promise<void> {
  const [link] = await tx
    .update(shareLinks)
    .set({ views: sql`${shareLinks.views} + 1`, lastViewAt: now })
    .where(eq(shareLinks.id, id))
    .returning();
  if (!link) return;
  const { label, runId, views } = link;
  // The message is about a result; programs are told of homes by the messages about homes.
  if (runId === null) return;
  await tellChanges(tx, link, "shared_result.viewed", [{ linkId: id, label, runId, views }], now);
}
