import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { identities, users } from "../../platform/db/tables/accounts.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { findUser, findUserByEmail, type UserRow } from "../people/accounts.server.ts";
import { type Caller, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { closeWaysIn } from "./close-ways-in.server.ts";
import type { ProviderPerson } from "./google.server.ts";
import { notifyOwner } from "./notify-owner.server.ts";
import { isBanned } from "./sessions.server.ts";

/** Finds our account of a person at the provider. */

const PROVIDER = "google";

interface Arrival {
  person: ProviderPerson;
  caller: Caller;
  now: Date;
}

/**
 * The account of somebody who signs in: the one that has the identity, else the one with the verified address, else a new
 * one.
 *
 * @throws AuthError `provider_email_needs_verification`, `signup_disabled`, `user_banned`
 */
export async function accountOf(tx: Db, services: AccountServices, arrival: Arrival): Promise<UserRow> {
  const { person, now } = arrival;
  mustBeVerified(person);
  const [known] = await tx
    .update(identities)
    .set({ data: identityData(person), lastSignInAt: now, updatedAt: now })
    .where(and(eq(identities.provider, PROVIDER), eq(identities.subject, person.subject)))
    .returning();
  const user = known
    ? await findUser(tx, known.userId)
    : ((await adopt(tx, services, arrival)) ?? (await create(tx, services, arrival)));
  if (!user || isBanned(user, now)) throw new AuthError(400, "user_banned", "User is banned");
  return user;
}

/**
 * Adds the identity to the signed-in account.
 *
 * @throws AuthError `identity_already_exists` and the like
 */
export async function linkTo(tx: Db, services: AccountServices, userId: string, arrival: Arrival): Promise<UserRow> {
  const { person, now } = arrival;
  const user = await findUser(tx, userId);
  if (!user || isBanned(user, now)) throw new AuthError(400, "user_banned", "User is banned");
  const [known] = await tx
    .select({ id: identities.id })
    .from(identities)
    .where(and(eq(identities.provider, PROVIDER), eq(identities.subject, person.subject)));
  if (known) throw new AuthError(422, "identity_already_exists", "Identity is already linked to an account");
  mustBeVerified(person);
  await insertIdentity(tx, user.id, arrival);
  await notifyOwner(tx, services, user, googleAdded(arrival));
  return user;
}

const googleAdded = ({ person }: Arrival) => ({ kind: "googleAdded", googleEmail: person.email }) as const;

function mustBeVerified(person: ProviderPerson): void {
  if (person.isEmailVerified) return;
  throw new AuthError(422, "provider_email_needs_verification", "The provider has not verified this email address");
}

/** The account with the same address, if there is one. Both sides have verified it, or it is emptied first. */
async function adopt(tx: Db, services: AccountServices, arrival: Arrival): Promise<UserRow | undefined> {
  const found = await findUserByEmail(tx, arrival.person.email);
  if (!found) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.id, found.id)).for("no key update");
  if (!user) return undefined;
  if (isBanned(user, arrival.now)) throw new AuthError(400, "user_banned", "User is banned");
  const ours = user.emailConfirmedAt ? user : await takeOver(tx, user, arrival);
  await insertIdentity(tx, user.id, arrival);
  if (user.emailConfirmedAt) await notifyOwner(tx, services, user, googleAdded(arrival));
  return ours;
}

/**
 * An account that was opened with an address and never confirmed may be anybody's: its password, name, links and
 * factors would let that person in again once the owner of the address uses it.
 */
async function takeOver(tx: Db, user: UserRow, { person, caller, now }: Arrival): Promise<UserRow> {
  await closeWaysIn(tx, user.id);
  const [taken] = await tx
    .update(users)
    .set({
      passwordHash: null,
      metadata: metadataOf(person),
      newEmail: null,
      emailConfirmedAt: now,
      confirmationSentAt: null,
      recoverySentAt: null,
      updatedAt: now,
    })
    .where(eq(users.id, user.id))
    .returning();
  const detail = { provider: PROVIDER, tookOverUnconfirmed: true };
  await recordEvent(tx, { kind: "email_confirmed", userId: user.id, caller, detail, at: now });
  return taken!;
}

async function create(tx: Db, { config }: AccountServices, arrival: Arrival): Promise<UserRow> {
  const { person, caller, now } = arrival;
  if (!config.auth.isSignupOpen) throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  const [user] = await tx
    .insert(users)
    .values({
      email: person.email,
      emailConfirmedAt: now,
      metadata: metadataOf(person),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await recordEvent(tx, { kind: "signup", userId: user!.id, caller, detail: { provider: PROVIDER }, at: now });
  await insertIdentity(tx, user!.id, arrival);
  return user!;
}

async function insertIdentity(tx: Db, userId: string, { person, caller, now }: Arrival): Promise<void> {
  await tx.insert(identities).values({
    userId,
    provider: PROVIDER,
    subject: person.subject,
    data: identityData(person),
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await recordEvent(tx, { kind: "identity_linked", userId, caller, detail: { provider: PROVIDER }, at: now });
}

const metadataOf = ({ firstName, lastName }: ProviderPerson) => ({
  ...(firstName ? { first_name: firstName } : {}),
  ...(lastName ? { last_name: lastName } : {}),
});

const identityData = ({ subject, email, isEmailVerified, firstName, lastName, picture }: ProviderPerson) => ({
  sub: subject,
  email,
  email_verified: isEmailVerified,
  phone_verified: false,
  full_name: [firstName, lastName].filter(Boolean).join(" "),
  ...(picture ? { avatar_url: picture } : {}),
});
