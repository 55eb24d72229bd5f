import { and, asc, eq, sql } from "drizzle-orm";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import type { AccountKind, ShownAccount, SocialService } from "#domain/tools/posts/publishing/social-accounts.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../../accounts/access/policies.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { socialAccounts } from "../../../platform/db/tables/tools-social.server.ts";
import type { Config } from "../../../platform/env.server.ts";
import type { AuthKeys } from "../../../platform/secrets/keys.server.ts";
import { linkedinAccounts, linkedinDialog } from "./connect-linkedin.server.ts";
import { metaAccounts, metaDialog } from "./connect-meta.server.ts";

/** Connected accounts: the way to their service and back, and their rows. */

export type AccountRow = typeof socialAccounts.$inferSelect;

/** One account as its service described it. */
export interface FoundAccount {
  kind: AccountKind;
  remoteId: string;
  name: string;
  token: string;
  expiresAt: Date | null;
}

const MOST_ACCOUNTS = 30;
/** A person may have to find a password or a telephone on the way. */
const TRIP_MS = 15 * 60_000;

type Parts = { config: Pick<Config, "social" | "publicUrl">; keys: Pick<AuthKeys, "seal" | "open">; now: Date };

const redirectUri = ({ publicUrl }: Pick<Config, "publicUrl">, service: SocialService) =>
  `${publicUrl}/api/social/callback/${service}`;

/** Publishing in an agency's name is given by those who lead it; each member may then schedule. */
export const mayConnect = ({ agency }: PersonActor): boolean => !agency || mayInAgency(agency.role, "connect-networks");

/** The services that this installation has a program at. */
export const offeredServices = ({ social }: Pick<Config, "social">): SocialService[] =>
  (["meta", "linkedin"] as const).filter((service) => social[service] !== undefined);

/** Where a person gives the access. @throws AppError NOT_FOUND without configuration, NOT_ALLOWED */
export function dialogOf({ config, keys, now }: Parts, actor: PersonActor, service: SocialService): string {
  if (!offeredServices(config).includes(service)) throw new AppError("NOT_FOUND");
  if (!mayConnect(actor)) throw new AppError("NOT_ALLOWED");
  const trip: Trip = {
    service,
    ownerId: actor.ownerId,
    agencyId: actor.agency?.id ?? null,
    until: now.getTime() + TRIP_MS,
  };
  const way = { state: keys.seal(JSON.stringify(trip)), redirectUri: redirectUri(config, service) };
  const { meta, linkedin } = config.social;
  if (service === "meta" && meta) return metaDialog(meta, way);
  if (service === "linkedin" && linkedin) return linkedinDialog(linkedin, way);
  throw new AppError("NOT_FOUND");
}

interface Trip {
  service: SocialService;
  ownerId: string;
  agencyId: string | null;
  until: number;
}

/**
 * The accounts behind a return. Its state is sealed and names the person: nobody can lead somebody else's browser into an account of their own.
 *
 * @throws AppError SOCIAL_RETURN where the return is too old, another's, or of another agency; NetworkError
 */
export async function accountsOfReturn(
  { config, keys, now }: Parts,
  actor: PersonActor,
  service: SocialService,
  { code, state }: { code: string; state: string },
): Promise<FoundAccount[]> {
  const trip = opened(keys, state);
  const isTheirs = trip?.ownerId === actor.ownerId && trip.agencyId === (actor.agency?.id ?? null);
  if (!trip || trip.service !== service || !isTheirs || trip.until < now.getTime() || !mayConnect(actor)) {
    throw new AppError("SOCIAL_RETURN");
  }
  const way = { code, redirectUri: redirectUri(config, service), now };
  const { meta, linkedin } = config.social;
  if (service === "meta" && meta) return await metaAccounts(meta, way);
  if (service === "linkedin" && linkedin) return await linkedinAccounts(linkedin, way);
  throw new AppError("NOT_FOUND");
}

function opened(keys: Pick<AuthKeys, "open">, state: string): Trip | null {
  try {
    return JSON.parse(keys.open(state)) as Trip;
  } catch {
    // Made up, or sealed by a server with another secret.
    return null;
  }
}

/** Keeps accounts; one that is there gets its new access. @throws AppError TOO_MANY_ACCOUNTS */
export async function keepAccounts(
  tx: Db,
  actor: PersonActor,
  found: readonly FoundAccount[],
  { keys, now }: Pick<Parts, "keys" | "now">,
): Promise<void> {
  const { ownerId, agencyId } = ownershipOf(actor);
  for (const { token, ...account } of found) {
    const fresh = {
      name: account.name.slice(0, 200),
      tokenSealed: keys.seal(token),
      expiresAt: account.expiresAt,
      expiryToldAt: null,
      refusedAt: null,
      lastError: null,
      updatedAt: now,
    };
    const remoteId = account.remoteId.slice(0, 200);
    const added = await tx
      .insert(socialAccounts)
      .values({ ownerId, agencyId, kind: account.kind, remoteId, ...fresh })
      .onConflictDoNothing()
      .returning({ id: socialAccounts.id });
    if (added.length > 0) continue;
    await tx
      .update(socialAccounts)
      .set(fresh)
      .where(
        and(
          sql`coalesce(${socialAccounts.agencyId}, ${socialAccounts.ownerId}) = ${agencyId ?? ownerId}`,
          eq(socialAccounts.kind, account.kind),
          eq(socialAccounts.remoteId, remoteId),
        ),
      );
  }
  if ((await tx.$count(socialAccounts, mayRead(actor, "socialAccount"))) > MOST_ACCOUNTS) {
    throw new AppError("TOO_MANY_ACCOUNTS");
  }
}

export async function listAccounts(db: Db, actor: PersonActor): Promise<AccountRow[]> {
  return await db
    .select()
    .from(socialAccounts)
    .where(mayRead(actor, "socialAccount"))
    .orderBy(asc(socialAccounts.kind), asc(socialAccounts.name), asc(socialAccounts.id))
    .limit(MOST_ACCOUNTS);
}

export const isExpired = ({ expiresAt, refusedAt }: Pick<AccountRow, "expiresAt" | "refusedAt">, now: Date): boolean =>
  refusedAt !== null || (expiresAt !== null && expiresAt <= now);

export const shownAccount = (row: AccountRow, now: Date): ShownAccount => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  isExpired: isExpired(row, now),
  lastSentAt: row.lastSentAt?.toISOString() ?? null,
  lastError: row.lastError,
});

/** Forgets an account and its access; what waits for it does not go out. @throws AppError NOT_FOUND, NOT_ALLOWED */
export async function removeAccount(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const gone = await tx
    .delete(socialAccounts)
    .where(and(eq(socialAccounts.id, id), mayChange(actor, "socialAccount")))
    .returning({ agencyId: socialAccounts.agencyId });
  if (gone.length === 0) throw new AppError("NOT_FOUND");
  // Thrown within the transaction: the row stays.
  if (gone[0]!.agencyId !== null && !mayConnect(actor)) throw new AppError("NOT_ALLOWED");
}
