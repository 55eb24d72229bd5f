import { and, eq, isNull } from "drizzle-orm";
import type { CampaignMessage } from "#domain/tools/campaigns/campaign-message.ts";
import { fillMessage } from "#domain/tools/campaigns/compiled-message.ts";
import { lintCampaign, lintMail, type MailProblem } from "#domain/tools/campaigns/composing/lint-mail.ts";
import { readerWords } from "#domain/tools/campaigns/composing/reader-words.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayRead } from "../../../accounts/access/policies.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { contacts } from "../../../platform/db/tables/crm-contacts.server.ts";
import { mailSenders } from "../../../platform/db/tables/tools-campaigns.server.ts";
import type { CampaignRow } from "./campaign-rows.server.ts";
import { compileMessage, letOthersWork } from "./compile.server.ts";
import { type MailSources, mailPartsOf } from "./mail-parts.server.ts";
import { type Audience, countAudience } from "./segments.server.ts";

/** A campaign looked at before it goes out: as its readers will see it, and as the rules do. */

export interface MailPreview {
  subject: string;
  otherSubject: string | null;
  preheader: string;
  html: string;
  text: string;
  bytes: number;
  problems: MailProblem[];
}

interface Previewed {
  /** The owner of the campaign. */
  of: Pick<CampaignRow, "ownerId" | "agencyId">;
  message: CampaignMessage;
  number: number;
  senderId: string | null;
  contactId: string | null;
}

/** Stands in for a reader where nobody is chosen. */
const INVENTED = "Marta Ruiz";

/** The mail as one reader would get it, with its problems. Its ways out lead to the page that tells of campaigns. @throws AppError NOT_FOUND */
export async function previewMail(
  services: MailSources,
  actor: PersonActor,
  { of, message, number, senderId, contactId }: Previewed,
): Promise<MailPreview> {
  const { db } = services.database;
  const [ground, reader] = await Promise.all([
    mailPartsOf(services, { ...of, senderId, messages: [message] }),
    contactId === null ? INVENTED : readerOf(db, actor, contactId),
  ]);
  const compiled = await compileMessage({ ...ground, message });
  const out = `${services.config.publicUrl}/campanas-email`;
  const marks = { ...readerWords(reader), baja: out, preferencias: out };
  const filled = fillMessage(compiled, marks, compiled.links);
  const other = compiled.otherSubject === null ? null : fillMessage(compiled, marks, compiled.links, true).subject;
  const bytes = Buffer.byteLength(filled.html);
  return {
    ...filled,
    otherSubject: other,
    preheader: message.preheader ?? "",
    bytes,
    problems: lintMail({ message, number, homes: ground.homes, bytes }),
  };
}

async function readerOf(db: Db, actor: PersonActor, id: string): Promise<string> {
  const [contact] = await db
    .select({ fullName: contacts.fullName })
    .from(contacts)
    .where(and(eq(contacts.id, id), mayRead(actor, "contact"), isNull(contacts.deletedAt)));
  if (!contact) throw new AppError("NOT_FOUND");
  return contact.fullName;
}

interface CampaignCheck {
  problems: MailProblem[];
  audience: Audience;
  /** Bytes of each message. */
  bytes: number[];
}

/** Everything that is looked at before a start, message by message and as a whole. */
export async function checkCampaign(
  services: MailSources,
  actor: PersonActor,
  row: Pick<CampaignRow, "ownerId" | "agencyId" | "kind" | "messages" | "segment" | "senderId">,
): Promise<CampaignCheck> {
  const { db } = services.database;
  const [ground, [sender], audience] = await Promise.all([
    mailPartsOf(services, row),
    row.senderId === null
      ? []
      : db
          .select({ checks: mailSenders.checks, lastError: mailSenders.lastError })
          .from(mailSenders)
          .where(eq(mailSenders.id, row.senderId)),
    countAudience(db, actor, row.segment, services.now()),
  ]);
  const { brand, homes } = ground;
  const bytes: number[] = [];
  const ofMessages: MailProblem[] = [];
  for (const [number, message] of row.messages.entries()) {
    const { html } = await compileMessage({ ...ground, message });
    const weight = Buffer.byteLength(html);
    bytes.push(weight);
    ofMessages.push(...lintMail({ message, number, homes, bytes: weight }));
    await letOthersWork();
  }
  const hasSender = row.senderId !== null;
  return {
    problems: [
      ...lintCampaign({ kind: row.kind, messages: row.messages, brand, hasSender, sender, audience }),
      ...ofMessages,
    ],
    audience,
    bytes,
  };
}
