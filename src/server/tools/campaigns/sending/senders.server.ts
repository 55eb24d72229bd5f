import { createPublicKey, generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import { and, asc, eq } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import type { SenderForm, ShownSender } from "#domain/tools/campaigns/sending/sender-form.ts";
import { type PersonActor, scopeOf } from "../../../accounts/access/actor.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../../accounts/access/policies.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../../platform/clock.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { mailSenders } from "../../../platform/db/tables/tools-campaigns.server.ts";
import type { Config } from "../../../platform/env.server.ts";
import { allowsPrivate } from "../../../platform/outgoing/connect.server.ts";
import { type AuthKeys, randomToken, sha256 } from "../../../platform/secrets/keys.server.ts";
import type { MailPaper, SenderRow } from "./build-mail.server.ts";
import { MAIL_PORTS, type MailServerAddress } from "./smtp-line.server.ts";

/** The addresses that campaigns are sent from. */

const MOST_SENDERS = 20;

/** Whether mails go by it: by the agency's own server, or, for Umbral itself, by that of the installation. */
export const canSend = (
  { smtpHost, agencyId }: Pick<SenderRow, "smtpHost" | "agencyId">,
  { smtpUrl }: Pick<Config, "smtpUrl">,
) => smtpHost !== null || (agencyId === HOUSE_AGENCY_ID && smtpUrl !== undefined);

const opened = (keys: Pick<AuthKeys, "open">, sealed: string | null): string | null => {
  try {
    return sealed === null ? null : keys.open(sealed);
  } catch {
    // Sealed by a server with another secret.
    return null;
  }
};

/** The mail server of a sender that `canSend`. */
export function serverOf(
  keys: Pick<AuthKeys, "open">,
  sender: SenderRow,
  { smtpUrl }: Pick<Config, "smtpUrl">,
): MailServerAddress {
  if (sender.smtpHost !== null) {
    return {
      host: sender.smtpHost,
      port: sender.smtpPort!,
      isSecure: sender.smtpIsSecure,
      // A password never goes over an open line, but within the network of an installation that allows its own.
      needsTls: !allowsPrivate(),
      user: sender.smtpUser,
      password: opened(keys, sender.smtpPasswordSealed),
      isGiven: true,
    };
  }
  const url = new URL(smtpUrl!);
  const isSecure = url.protocol === "smtps:";
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    needsTls: false,
    user: url.username === "" ? null : decodeURIComponent(url.username),
    password: url.password === "" ? null : decodeURIComponent(url.password),
    isGiven: false,
  };
}

export function dkimOf(keys: Pick<AuthKeys, "open">, { dkimSelector, dkimKeySealed }: SenderRow): MailPaper["dkim"] {
  const privateKey = opened(keys, dkimKeySealed);
  return dkimSelector === null || privateKey === null ? null : { selector: dkimSelector, privateKey };
}

/** The address to which the mail service posts bounces and complaints; null until it is made. */
export function eventAddress(
  keys: Pick<AuthKeys, "open">,
  { eventTokenSealed }: SenderRow,
  { publicUrl }: Pick<Config, "publicUrl">,
): string | null {
  const token = opened(keys, eventTokenSealed);
  return token === null ? null : `${publicUrl}/api/mail-events/${token}`;
}

/** The key as DNS shows it. */
export function publicKeyOf(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: "spki", format: "der" }).toString("base64");
}

/** @throws AppError NOT_FOUND */
export async function findSender(db: Db, actor: PersonActor, id: string): Promise<SenderRow> {
  const [row] = await db
    .select()
    .from(mailSenders)
    .where(and(eq(mailSenders.id, id), mayRead(actor, "mailSender")));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

export async function listSenders(db: Db, actor: PersonActor): Promise<SenderRow[]> {
  return await db
    .select()
    .from(mailSenders)
    .where(mayRead(actor, "mailSender"))
    .orderBy(asc(mailSenders.fromName), asc(mailSenders.id))
    .limit(MOST_SENDERS * 2);
}

export const shownSender = (row: SenderRow, config: Pick<Config, "smtpUrl">): ShownSender => ({
  id: row.id,
  fromName: row.fromName,
  fromEmail: row.fromEmail,
  replyTo: row.replyTo,
  postalAddress: row.postalAddress,
  smtpHost: row.smtpHost,
  smtpPort: row.smtpPort,
  smtpIsSecure: row.smtpIsSecure,
  smtpUser: row.smtpUser,
  hasPassword: row.smtpPasswordSealed !== null,
  bounceEmail: row.bounceEmail,
  perHour: row.perHour,
  warmsUpFrom: row.warmsUpFrom,
  canSend: canSend(row, config),
  dkimSelector: row.dkimSelector,
  lastError: row.lastError,
});

interface Act {
  actor: PersonActor;
  keys: AuthKeys;
  now: Date;
}

function columnsOf(
  { smtpPassword, isWarmingUp, ...form }: SenderForm,
  keys: AuthKeys,
  before: SenderRow | null,
  now: Date,
) {
  if (form.smtpHost !== null && !allowsPrivate() && !MAIL_PORTS.includes(form.smtpPort!)) {
    throw new AppError("INVALID_INPUT", [{ path: "smtpPort", message: `Puertos de correo: ${MAIL_PORTS.join(", ")}` }]);
  }
  const password = smtpPassword === null ? null : smtpPassword === undefined ? undefined : keys.seal(smtpPassword);
  // A password belongs to the server it was typed for: a new server never gets it.
  const isOtherServer = before !== null && (before.smtpHost !== form.smtpHost || before.smtpPort !== form.smtpPort);
  return {
    ...form,
    fromEmail: form.fromEmail.toLowerCase(),
    ...(password !== undefined ? { smtpPasswordSealed: password } : isOtherServer ? { smtpPasswordSealed: null } : {}),
    warmsUpFrom: isWarmingUp ? (before?.warmsUpFrom ?? isoDateInMadrid(now)) : null,
    restsUntil: null,
    lastError: null,
    updatedAt: now,
  };
}

/** @throws AppError TOO_MANY_SENDERS, INVALID_INPUT where the address is one already */
export async function addSender(tx: Db, { actor, keys, now }: Act, form: SenderForm): Promise<string> {
  if ((await tx.$count(mailSenders, eq(mailSenders.scope, scopeOf(actor)))) >= MOST_SENDERS) {
    throw new AppError("TOO_MANY_SENDERS");
  }
  const [row] = await tx
    .insert(mailSenders)
    .values({ ...ownershipOf(actor), scope: scopeOf(actor), ...columnsOf(form, keys, null, now) })
    .onConflictDoNothing()
    .returning({ id: mailSenders.id });
  if (!row) throw taken();
  return row.id;
}

const taken = () =>
  new AppError("INVALID_INPUT", [{ path: "fromEmail", message: "Ya hay un remitente con esta dirección" }]);

async function lockSender(tx: Db, actor: PersonActor, id: string): Promise<SenderRow> {
  const [row] = await tx
    .select()
    .from(mailSenders)
    .where(and(eq(mailSenders.id, id), mayChange(actor, "mailSender")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** @throws AppError NOT_FOUND, INVALID_INPUT */
export async function changeSender(tx: Db, { actor, keys, now }: Act, id: string, form: SenderForm): Promise<void> {
  const before = await lockSender(tx, actor, id);
  const same = await tx
    .select({ id: mailSenders.id })
    .from(mailSenders)
    .where(and(eq(mailSenders.scope, before.scope), eq(mailSenders.fromEmail, form.fromEmail.toLowerCase())));
  if (same.some((one) => one.id !== id)) throw taken();
  const columns = columnsOf(form, keys, before, now);
  // The checks were those of another domain.
  const isOtherDomain = columns.fromEmail.split("@")[1] !== before.fromEmail.split("@")[1];
  await tx
    .update(mailSenders)
    .set({ ...columns, ...(isOtherDomain && { checks: null, checkedAt: null }) })
    .where(eq(mailSenders.id, id));
}

/** Removes a sender: that of an agency only by those who lead it, since campaigns of all stop with it. @throws AppError NOT_FOUND, NOT_ALLOWED */
export async function removeSender(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const { agencyId } = await lockSender(tx, actor, id);
  if (agencyId !== null && !mayRemoveSender(actor)) throw new AppError("NOT_ALLOWED");
  await tx.delete(mailSenders).where(eq(mailSenders.id, id));
}

/** Whether somebody may remove the senders of their agency; people without one remove their own. */
export const mayRemoveSender = ({ agency }: PersonActor): boolean =>
  !agency || mayInAgency(agency.role, "connect-networks");

const newKeyPair = promisify(generateKeyPair);

/** Makes the key that mails of this sender are signed with; one that is there is replaced. */
export async function makeDkimKey(db: Db, { actor, keys, now }: Act, id: string): Promise<void> {
  await findSender(db, actor, id);
  const { privateKey } = await newKeyPair("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  await db.transaction(async (tx) => {
    await lockSender(tx, actor, id);
    await tx
      .update(mailSenders)
      .set({
        // A name of its own for each key, so that the one before still verifies mails that are under way.
        dkimSelector: `umbral${isoDateInMadrid(now).replaceAll("-", "")}${randomToken()
          .replace(/[^a-z0-9]/g, "")
          .slice(0, 4)}`,
        dkimKeySealed: keys.seal(privateKey),
        checks: null,
        checkedAt: null,
        updatedAt: now,
      })
      .where(eq(mailSenders.id, id));
  });
}

/** A new address to which the mail service posts bounces and complaints. @returns its last part */
export async function makeEventToken(tx: Db, { actor, keys, now }: Act, id: string): Promise<string> {
  await lockSender(tx, actor, id);
  const token = randomToken();
  await tx
    .update(mailSenders)
    .set({ eventTokenHash: sha256(token), eventTokenSealed: keys.seal(token), updatedAt: now })
    .where(eq(mailSenders.id, id));
  return token;
}

/** The key that the mail service signs its messages with, as it shows it. */
export async function keepEventKey(tx: Db, { actor, keys, now }: Act, id: string, key: string | null): Promise<void> {
  await lockSender(tx, actor, id);
  await tx
    .update(mailSenders)
    .set({ eventKeySealed: key === null ? null : keys.seal(key), updatedAt: now })
    .where(eq(mailSenders.id, id));
}
