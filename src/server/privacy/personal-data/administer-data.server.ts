import { eq, sql } from "drizzle-orm";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import { mayAsStaff } from "#domain/accounts/account/staff-rights.ts";
import type { Viewer } from "../../accounts/access/viewer.server.ts";
import { type Act, administer } from "../../accounts/auth/administer.server.ts";
import { type Caller, recordEvent } from "../../accounts/auth/audit.server.ts";
import { isBanned } from "../../accounts/auth/sessions.server.ts";
import { findSession, findUser, findUserByEmail, rolesOf } from "../../accounts/people/accounts.server.ts";
import { lockAdmins } from "../../accounts/people/roles.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencyInvitations } from "../../platform/db/tables/accounts-agencies.server.ts";
import { mails, toolErrors } from "../../platform/db/tables/platform.server.ts";
import { demoRequests, leads } from "../../platform/db/tables/site-leads.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { accountSections, withHead } from "./account-document.server.ts";
import { beforeErasing } from "./before-erasing.server.ts";
import { eraseAccount } from "./erase-account.server.ts";
import { eraseAddress, eraseFromRuns } from "./erase-address.server.ts";
import { jsonDocument, type Section } from "./json-document.server.ts";
import { contactsOfAddress, countContactsOf } from "./kept-contacts.server.ts";
import {
  errorsThatMention,
  formsOf,
  invitationsTo,
  mailsTo,
  marketReportsTo,
  proposalsTo,
  runsThatMention,
  signaturesAskedOf,
} from "./kept-rows.server.ts";
import { threadsOfAddress } from "./kept-threads.server.ts";
import { errorMentions, findMentioningRuns, mentionOfAddress } from "./mentions.server.ts";

/** Acts of staff for a person who asks for their data: they show, hand out and erase the rows of an address. */

/** The member of staff who acts. */
interface Staff {
  viewer: Viewer;
  caller: Caller;
}

/** The numbers of rows that are kept of an address. */
export interface Kept {
  account: { id: string; name: string } | null;
  leads: number;
  demoRequests: number;
  /** Contacts with this address, of Umbral or of anybody. */
  contacts: number;
  mails: number;
  invitations: number;
  errors: number;
  /** Results of anybody that mention it; those of its own account are not counted here. */
  mentions: number;
}

/** @param email lower case */
export async function keptOf({ database: { db } }: ToolServices, email: string): Promise<Kept> {
  const user = await findUserByEmail(db, email);
  const sought = [mentionOfAddress(email)];
  let mentions = 0;
  for await (const ids of findMentioningRuns(db, sought)) mentions += ids.length;
  return {
    account: user ? { id: user.id, name: fullNameOf(user.metadata) } : null,
    leads: await db.$count(leads, sql`lower(${leads.email}) = ${email}`),
    demoRequests: await db.$count(demoRequests, sql`lower(${demoRequests.email}) = ${email}`),
    contacts: await countContactsOf(db, email),
    mails: await db.$count(mails, sql`lower(${mails.to}) = ${email} or lower(${mails.replyTo}) = ${email}`),
    invitations: await db.$count(agencyInvitations, eq(agencyInvitations.email, email)),
    errors: await db.$count(toolErrors, errorMentions(sought)),
    mentions,
  };
}

/** All of it as the text of one JSON document. Handing it out is written down, without the address. */
export async function addressDocument(
  services: ToolServices,
  staff: Staff,
  email: string,
): Promise<AsyncGenerator<string>> {
  const { db } = services.database;
  const user = await findUserByEmail(db, email);
  await recordEvent(db, {
    kind: "personal_data_downloaded",
    userId: user?.id ?? null,
    actorId: staff.viewer.userId,
    caller: staff.caller,
    at: services.now(),
  });
  return jsonDocument(withHead(services, addressSections(services, email, user)));
}

async function* addressSections(
  services: ToolServices,
  email: string,
  user: Awaited<ReturnType<typeof findUserByEmail>>,
): AsyncGenerator<Section> {
  const { db } = services.database;
  yield ["address", email];
  if (user) yield* accountSections(services, user);
  else {
    yield ["account", null];
    yield ["forms", await formsOf(db, email)];
    yield ["mails", await mailsTo(db, email)];
    yield ["invitations", await invitationsTo(db, email)];
    yield ["signaturesAskedOf", await signaturesAskedOf(db, email)];
    yield ["proposalsReceived", await proposalsTo(db, email)];
    yield ["monthlyMarketReports", await marketReportsTo(db, email)];
  }
  yield ["asContact", contactsOfAddress(db, email)];
  yield ["asVisitor", threadsOfAddress(db, email)];
  yield ["errors", await errorsThatMention(db, email)];
  yield ["mentions", runsThatMention(db, email)];
}

/**
 * Erases all of it, the account too. Once more changes nothing.
 *
 * @throws AppError NOT_ALLOWED for a manager, LAST_ADMIN, INVALID_INPUT for one's own address, PAYMENT_SERVICE_DOWN
 */
export async function eraseKept(services: ToolServices, staff: Staff, email: string): Promise<void> {
  const { database, now } = services;
  await mustBeAdmin(database.db, staff, now());
  const user = await findUserByEmail(database.db, email);
  if (user?.id === staff.viewer.userId) throw fault("Tu propia cuenta la eliminas en «Seguridad y datos»");
  if (user) await beforeErasing(services, user.id);
  await eraseFromRuns(database.db, email);
  await database.db.transaction(async (tx) => {
    await lockAdmins(tx);
    await mustBeAdmin(tx, staff, now());
    await eraseAddress(services, tx, { email, now: now() });
    await recordEvent(tx, {
      kind: "personal_data_erased",
      userId: null,
      actorId: staff.viewer.userId,
      caller: staff.caller,
      at: now(),
    });
  });
}

/**
 * An administrator deletes somebody's account.
 *
 * @throws AppError NOT_ALLOWED for a manager, NOT_FOUND, LAST_ADMIN, INVALID_INPUT for one's own, PAYMENT_SERVICE_DOWN
 */
export async function deleteUser(services: ToolServices, act: Act): Promise<void> {
  const { database, now } = services;
  const { viewer, userId, caller } = act;
  await mustBeAdmin(database.db, act, now());
  if (userId === viewer.userId) throw fault("Tu propia cuenta la eliminas en «Seguridad y datos»");
  if (!(await findUser(database.db, userId))) throw new AppError("NOT_FOUND");
  await beforeErasing(services, userId);
  await administer(services, act, "erase-people", async ({ tx, now: at }) => {
    if (!(await eraseAccount(services, tx, { id: userId, now: at }))) throw new AppError("LAST_ADMIN");
    await recordEvent(tx, { kind: "account_deleted", userId: null, actorId: viewer.userId, caller, at });
  });
}

/** @throws AppError UNAUTHORIZED, NOT_FOUND or NOT_ALLOWED: rights may have gone since the request began */
async function mustBeAdmin(db: Db, { viewer }: Staff, now: Date): Promise<void> {
  const live = await findSession(db, viewer.sessionId);
  if (!live || isBanned(live.user, now)) throw new AppError("UNAUTHORIZED");
  const roles = await rolesOf(db, viewer.userId);
  if (roles.length === 0) throw new AppError("NOT_FOUND");
  if (!mayAsStaff(roles, "erase-people")) throw new AppError("NOT_ALLOWED");
}

const fault = (message: string) => new AppError("INVALID_INPUT", [{ path: "email", message }]);
