import { randomInt } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { CODE_MINUTES } from "#domain/crm/signatures/signature-forms.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import {
  type ProposalDocument,
  type ProposalSection,
  SECTION_NAMES,
} from "#domain/tools/proposals/proposal-document.ts";
import { isBanned } from "../../accounts/auth/sessions.server.ts";
import { isFirstView, type ViewMark } from "../../accounts/limits/daily-views.server.ts";
import { codeMail, senderOf } from "../../crm/signatures/signature-mails.server.ts";
import { isSignerHere } from "../../crm/signatures/signer-cookie.server.ts";
import type { Connection } from "../../crm/signatures/signing.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { counter, countOne } from "../../platform/db/counter.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import {
  proposalQuestions,
  proposalReaders,
  proposalSectionViews,
  proposals,
  type proposalVersions,
} from "../../platform/db/tables/tools-proposals.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { type AuthKeys, sha256 } from "../../platform/secrets/keys.server.ts";
import { noteInTimeline, tellAgent } from "./owner-notes.server.ts";
import { acceptedMail, proposalQuestionMail } from "./proposal-mails.server.ts";
import {
  addProposalEvent,
  lockOpened,
  type ProposalRow,
  tellProposalChanged,
  traceOf,
} from "./proposal-parts.server.ts";
import { newestVersion } from "./write-proposals.server.ts";

/** The acts of somebody who has the address of a proposal. */

export type VersionRow = typeof proposalVersions.$inferSelect;
/** 256 random bits, base64url. */
const TOKEN = /^[\w-]{43}$/;
const MOST_TRIES = 5;
/** To one address of one proposal. */
const CODES_PER_HOUR = 6;
/** Asks for addresses that no signer has, from one network, which the evidence of one proposal keeps. */
const STRANGE_CODES_PER_HOUR = 20;
/** Questions about one proposal within an hour, and all that are kept of one. */
const QUESTIONS_PER_HOUR = 20;
const MOST_QUESTIONS = 200;

export interface OpenedProposal {
  state: "here";
  row: ProposalRow;
  version: VersionRow;
}
/** With the person who proved their address in this browser; null where the address asks for no code and nobody did. */
export interface OpenedHere extends OpenedProposal {
  reader: Reader | null;
}
export type ProposalOfToken = OpenedProposal | { state: "unknown" } | { state: "gone"; row: ProposalRow };

function isGone({ acceptedAt, deletedAt, linkEndedAt, linkUntil }: ProposalRow, now: Date): boolean {
  const isOver = acceptedAt === null && linkUntil !== null && now >= linkUntil;
  return deletedAt !== null || linkEndedAt !== null || isOver;
}

/** The proposal of an address with its newest version: `gone` was there once. An accepted one stays readable. */
export async function findOpened(db: Db, token: string, now: Date): Promise<ProposalOfToken> {
  if (!TOKEN.test(token)) return { state: "unknown" };
  const [found] = await db
    .select({ row: proposals, owner: { bannedUntil: users.bannedUntil } })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.ownerId))
    .where(eq(proposals.tokenHash, sha256(token)));
  if (!found || isBanned(found.owner, now)) return { state: "unknown" };
  const { row } = found;
  if (isGone(row, now)) return { state: "gone", row };
  const version = await newestVersion(db, row.id);
  return version ? { state: "here", row, version } : { state: "unknown" };
}

/** @throws AppError UNKNOWN_LINK, LINK_GONE */
export async function mustOpen(db: Db, token: string, now: Date): Promise<OpenedProposal> {
  const opened = await findOpened(db, token, now);
  if (opened.state === "here") return opened;
  throw new AppError(opened.state === "gone" ? "LINK_GONE" : "UNKNOWN_LINK");
}

export type Reader = ProposalDocument["signing"]["signers"][number];

/** The id under which a browser is known that proved this address. */
export const readerKey = ({ row }: Pick<OpenedProposal, "row">, email: string): string =>
  `propuesta:${row.id}:${sha256(email)}`;

/** The signer of the newest version whose address was proved in this browser: an address that is out of it reads nothing more. */
export const readerHere = (
  opened: OpenedProposal,
  cookies: string | null | undefined,
  parts: { keys: AuthKeys; now: Date },
): Reader | null =>
  opened.version.document.signing.signers.find(({ email }) => isSignerHere(cookies, readerKey(opened, email), parts)) ??
  null;

/**
 * Sends a code to an address of the proposal. To another one nothing is sent and the answer is the same: nobody learns here whose
 * proposal it is. The try stays in the evidence.
 *
 * @throws AppError RATE_LIMIT
 */
export async function askReaderCode(
  tx: Db,
  { row, version }: OpenedProposal,
  email: string,
  { keys, now, connection }: { keys: AuthKeys; now: Date; connection: Connection },
): Promise<void> {
  await lockOpened(tx, row.id);
  const reader = version.document.signing.signers.find((one) => one.email === email);
  // Each address has its own count, a signer's like any other, so that the answer tells nobody which is which.
  const ofAddress = counter(tx, "proposal-code", CODES_PER_HOUR, HOUR_MS / 1000);
  if (await countOne(ofAddress, sha256(`${row.id} ${email}`))) throw new AppError("RATE_LIMIT");
  if (!reader) {
    // One network does not fill the evidence with addresses of its own making.
    const ofNetwork = counter(tx, "proposal-code-strange", STRANGE_CODES_PER_HOUR, HOUR_MS / 1000);
    if (await countOne(ofNetwork, sha256(`${row.id} ${connection.address}`))) return;
  }
  const details = {
    ...traceOf(connection),
    destinatario: reader?.name ?? "otra dirección: no se envía",
  };
  await addProposalEvent(tx, { proposalId: row.id, kind: "codigo-enviado", version: version.number, details }, now);
  if (!reader) return;
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const kept = {
    codeMac: keys.mac("code", `${row.id}:${email}:${code}`),
    codeUntil: new Date(now.getTime() + CODE_MINUTES * 60_000),
    codeTries: 0,
  };
  await tx
    .insert(proposalReaders)
    .values({ proposalId: row.id, email, ...kept })
    .onConflictDoUpdate({ target: [proposalReaders.proposalId, proposalReaders.email], set: kept });
  const sender = await senderOf(tx, row);
  await queueMail(tx, codeMail({ to: email, code, title: version.document.title, sender, purpose: "leer" }), now);
}

/** Checks a code, which is valid once. @returns false for a wrong one: the caller says so once the count is committed */
export async function proveReader(
  tx: Db,
  { row, version }: OpenedProposal,
  { email, code }: { email: string; code: string },
  { keys, now, connection }: { keys: AuthKeys; now: Date; connection: Connection },
): Promise<boolean> {
  await lockOpened(tx, row.id);
  const [reader] = await tx
    .select()
    .from(proposalReaders)
    .where(and(eq(proposalReaders.proposalId, row.id), eq(proposalReaders.email, email)));
  const signer = version.document.signing.signers.find((one) => one.email === email);
  const isOpen =
    signer !== undefined &&
    reader !== undefined &&
    reader.codeMac !== null &&
    reader.codeUntil !== null &&
    now < reader.codeUntil &&
    reader.codeTries < MOST_TRIES;
  const isThis = isOpen && reader.codeMac === keys.mac("code", `${row.id}:${email}:${code}`);
  const event = { proposalId: row.id, version: version.number, details: traceOf(connection) };
  if (!isThis) {
    if (isOpen) {
      await tx
        .update(proposalReaders)
        .set({ codeTries: reader.codeTries + 1 })
        .where(eq(proposalReaders.id, reader.id));
      await addProposalEvent(tx, { ...event, kind: "codigo-incorrecto" }, now);
    }
    return false;
  }
  await tx.update(proposalReaders).set({ codeMac: null, codeUntil: null }).where(eq(proposalReaders.id, reader.id));
  const details = { quien: signer.name, ...event.details };
  await addProposalEvent(tx, { ...event, kind: "identificada", details }, now);
  return true;
}

/** Counts a browser once a day for the page and for each section that it showed. @param mark of `viewMark` for that section */
export async function countSectionView(
  tx: Db,
  { id }: Pick<ProposalRow, "id">,
  section: ProposalSection | "pagina",
  mark: ViewMark,
  now: Date,
): Promise<void> {
  if (!(await isFirstView(tx, mark, now))) return;
  await tx
    .insert(proposalSectionViews)
    .values({ proposalId: id, section, views: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [proposalSectionViews.proposalId, proposalSectionViews.section],
      set: { views: sql`${proposalSectionViews.views} + 1`, lastAt: now },
    });
  if (section !== "pagina") return;
  const [row] = await tx
    .update(proposals)
    .set({ opens: sql`${proposals.opens} + 1`, lastOpenedAt: now })
    .where(eq(proposals.id, id))
    .returning();
  await tellProposalChanged(tx, row!);
}

interface Around {
  now: Date;
  publicUrl: string;
}

/** The person who acts as the agent reads of them: whoever proved an address, else the one whom the proposal greets. */
const nameOf = ({ version, reader }: OpenedHere): string =>
  reader?.name || version.document.ownerName || version.document.signing.signers[0]?.name || "El propietario";

/** Keeps a question at a section and tells the agent. The same words at the same section are the same question. @throws AppError RATE_LIMIT */
export async function askQuestion(
  tx: Db,
  opened: OpenedHere,
  { section, text }: { section: ProposalSection; text: string },
  around: Around,
): Promise<void> {
  const { row, version, reader } = opened;
  const { now } = around;
  await lockOpened(tx, row.id);
  const of = eq(proposalQuestions.proposalId, row.id);
  const isKept = and(of, eq(proposalQuestions.section, section), eq(proposalQuestions.text, text));
  if ((await tx.$count(proposalQuestions, isKept)) > 0) return;
  const ofHour = and(of, gt(proposalQuestions.at, new Date(now.getTime() - HOUR_MS)));
  if (
    (await tx.$count(proposalQuestions, ofHour)) >= QUESTIONS_PER_HOUR ||
    (await tx.$count(proposalQuestions, of)) >= MOST_QUESTIONS
  ) {
    throw new AppError("RATE_LIMIT");
  }
  const [question] = await tx
    .insert(proposalQuestions)
    .values({ proposalId: row.id, version: version.number, section, at: now, text })
    .returning();
  const details = { seccion: section, ...(reader ? { quien: reader.name } : {}), pregunta: question!.id };
  await addProposalEvent(tx, { proposalId: row.id, kind: "pregunta", version: version.number, details }, now);
  const name = SECTION_NAMES[section];
  await noteInTimeline(tx, row, { text: `Pregunta en «${name}» de la propuesta: ${text}`, isIncoming: true }, now);
  const who = nameOf(opened);
  await tellAgent(
    tx,
    row,
    {
      title: `${who} pregunta por tu propuesta`,
      message: `${name}: «${text}»`,
      cause: `propuesta-pregunta:${row.id}:${section}`,
      type: "question",
    },
    ({ to, href }) =>
      proposalQuestionMail({ to, href, who, title: version.document.title, section: name, question: text }),
    around,
  );
  await tellProposalChanged(tx, row);
}

/**
 * Accepts a version, once: a repeated call changes nothing. What was accepted, when, from where and under which name stays as evidence. The
 * caller sends it to be signed afterwards, where the agent consented to that.
 *
 * @throws AppError LINK_GONE, PROPOSAL_NEWER where another version is out by now
 */
export async function acceptProposal(
  tx: Db,
  opened: OpenedProposal,
  { version: read, name }: { version: number; name: string },
  { connection, ...around }: Around & { connection: Connection },
): Promise<void> {
  const { now } = around;
  const row = await lockOpened(tx, opened.row.id);
  if (row.acceptedAt !== null) return;
  // Withdrawn, or sent anew, between the reading and the lock.
  if (isGone(row, now)) throw new AppError("LINK_GONE");
  if (row.versions !== read) throw new AppError("PROPOSAL_NEWER");
  const version = (await newestVersion(tx, row.id))!;
  const { title, signing } = version.document;
  await tx.update(proposals).set({ acceptedAt: now, acceptedVersion: version.number }).where(eq(proposals.id, row.id));
  const details = { huella: version.sha256, nombre: name, ...traceOf(connection) };
  await addProposalEvent(tx, { proposalId: row.id, kind: "aceptada", version: version.number, details }, now);
  await noteInTimeline(
    tx,
    row,
    { text: `${name} acepta la propuesta «${title}», versión ${version.number}`, isIncoming: true },
    now,
  );
  const told = { who: name, title, version: version.number, sendsAtOnce: signing.sendsAtOnce };
  await tellAgent(
    tx,
    row,
    {
      title: `${name} acepta tu propuesta`,
      message: signing.sendsAtOnce ? `${title}. La enviamos a firmar.` : `${title}. Falta enviarla a firmar.`,
      cause: `propuesta-aceptada:${row.id}`,
      type: "info",
    },
    (agent) => acceptedMail({ ...agent, ...told }),
    around,
  );
  await tellProposalChanged(tx, row);
}
