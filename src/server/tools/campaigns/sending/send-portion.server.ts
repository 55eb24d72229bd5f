import type { Logger } from "pino";
import type { CompiledMessage } from "#domain/tools/campaigns/compiled-message.ts";
import { readBounce } from "#domain/tools/campaigns/sending/bounce.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { livesOn } from "../../../platform/jobs/in-hand.server.ts";
import { buildMail, type MailPaper, type Reader, returnPath, type SenderRow } from "./build-mail.server.ts";
import {
  type CampaignRow,
  markHandedOver,
  noteRefused,
  noteSent,
  noteUnanswered,
  noteWithoutMessage,
  putBack,
  type Taken,
  takeDue,
} from "./rows.server.ts";
import { count, readRests, restDomain, setAside, wakeDomain } from "./sender-pace.server.ts";
import { LineFault, type SmtpLine } from "./smtp-line.server.ts";

/** Mails of one round: they are taken up at once, and each is committed by itself. */
const PORTION = 60;
/** Lines to the mail server at once; mails to one receiver's domain take one of them. */
const LINES = 4;
/** With the rests of its domain about three days. */
const MOST_TRIES = 14;
const RETRY_MS = 10 * 60_000;

export interface SendingParts {
  db: Db;
  log: Logger;
  paper: MailPaper;
  sender: SenderRow;
  messages: readonly CompiledMessage[];
  wordsFor: (fullName: string) => Reader["words"];
  openLine: () => Promise<SmtpLine>;
  now(): Date;
  isStopped(): boolean;
  /** Another campaign waits for its turn: no further mail begins. */
  isTurnOver(): boolean;
}

/** How a round went. */
export interface Portion {
  sent: number;
  /** Whether more may go at once. */
  mayGoOn: boolean;
  /** When to look again, where the pace is at its end. */
  moreAt: Date | null;
  /** The server does not let us send: neither this mail nor another. */
  fault: { kind: "login" | "connection" | "sender"; words: string } | null;
}

/** Sends what is due of a campaign, as many mails as its sender's pace allows now. */
export async function sendPortion(parts: SendingParts, campaign: CampaignRow): Promise<Portion> {
  const { db, sender, now } = parts;
  const pace = await setAside(db, sender, PORTION, now());
  if (pace.mails === 0) return { sent: 0, mayGoOn: false, moreAt: pace.moreAt, fault: null };
  const { resting, tried } = await readRests(db, sender.id, now());
  const { taken, leftOut } = await takeDue(db, campaign, { most: pace.mails, restingDomains: resting, now: now() });
  const round = new Round(parts, campaign, tried);
  await round.send(taken);
  await count(db, sender.id, pace.hour, round.handed - pace.mails);
  const mayGoOn = round.fault === null && taken.length + leftOut > 0 && !round.isHeld;
  return { sent: round.sent, mayGoOn, moreAt: null, fault: round.fault };
}

class Round {
  readonly #parts: SendingParts;
  readonly #campaign: CampaignRow;
  /** Domains that rested before. */
  readonly #tried: ReadonlySet<string>;
  sent = 0;
  /** Mails whose end went to the server. */
  handed = 0;
  fault: Portion["fault"] = null;
  /** The campaign stopped meanwhile, or a home of it is gone. */
  isHeld = false;

  constructor(parts: SendingParts, campaign: CampaignRow, tried: ReadonlySet<string>) {
    this.#parts = parts;
    this.#campaign = campaign;
    this.#tried = tried;
  }

  get #isOver(): boolean {
    return this.fault !== null || this.isHeld || this.#parts.isStopped();
  }

  async send(taken: readonly Taken[]): Promise<void> {
    const domains = [...Map.groupBy(taken, ({ domain }) => domain).values()];
    const lanes = Array.from({ length: Math.min(LINES, domains.length) }, async () => {
      const lane: { line: SmtpLine | null } = { line: null };
      try {
        for (let mails = domains.shift(); mails; mails = domains.shift()) await this.#sendDomain(lane, mails);
      } finally {
        lane.line?.close();
      }
    });
    await Promise.all(lanes);
  }

  /** One after another; the first «not now» of a domain puts all the others back. */
  async #sendDomain(lane: { line: SmtpLine | null }, mails: readonly Taken[]): Promise<void> {
    const { db, sender, now } = this.#parts;
    for (const [index, mail] of mails.entries()) {
      livesOn();
      if (this.#isOver || this.#parts.isTurnOver()) {
        await putBack(db, mails.slice(index), { dueAt: now(), answer: null, countsTry: false });
        return;
      }
      const restsUntil = await this.#sendOne(lane, mail);
      if (!restsUntil) continue;
      await putBack(db, mails.slice(index + 1), { dueAt: restsUntil, answer: null, countsTry: false });
      return;
    }
    const { domain } = mails[0]!;
    if (!this.#isOver && this.#tried.has(domain)) await wakeDomain(db, sender.id, domain);
  }

  /** @returns until when its domain is left alone */
  async #sendOne(lane: { line: SmtpLine | null }, mail: Taken): Promise<Date | null> {
    const { db, sender, paper, messages, wordsFor, now } = this.#parts;
    const campaign = this.#campaign;
    const message = messages[mail.messageNumber];
    if (!message) {
      await noteWithoutMessage(db, mail.id);
      return null;
    }
    const raw = await buildMail(paper, message, {
      id: mail.id,
      campaignId: campaign.id,
      email: mail.email,
      takesOther: mail.takesOther,
      words: wordsFor(mail.fullName),
    });
    try {
      lane.line ??= await this.#parts.openLine();
    } catch (error) {
      if (!(error instanceof LineFault)) throw error;
      this.fault ??= { kind: error.kind, words: error.message };
      await putBack(db, [mail], { dueAt: now(), answer: error.message, countsTry: false });
      return null;
    }
    const result = await lane.line.send({ from: returnPath(sender, mail.id), to: mail.email }, raw, async () => {
      const held = await markHandedOver(db, campaign, { ...mail, homeIds: message.homeIds, now: now() });
      if (held === "campana") {
        this.isHeld = true;
        await putBack(db, [mail], { dueAt: now(), answer: null, countsTry: false });
      }
      if (held === null) this.handed += 1;
      return held === null;
    });
    if (lane.line.isBroken) lane.line = null;
    switch (result.kind) {
      case "taken":
        await noteSent(db, campaign, mail, { answer: result.answer, now: now() });
        this.sent += 1;
        return null;
      case "held":
        return null;
      case "lost":
        if (result.mayHaveArrived) await noteUnanswered(db, mail.id, result.answer);
        else await this.#later(mail, result.answer, new Date(now().getTime() + RETRY_MS));
        return null;
      case "refused":
        return await this.#refused(mail, result);
    }
  }

  async #refused(
    mail: Taken,
    { status, answer, command }: { status: number; answer: string; command: string },
  ): Promise<Date | null> {
    const { db, sender, now } = this.#parts;
    if (status < 500) {
      const restsUntil = await restDomain(db, sender.id, mail.domain, answer, now());
      await this.#later(mail, answer, restsUntil);
      return restsUntil;
    }
    if (command === "MAIL FROM" || status === 530 || status === 535) {
      this.fault ??= { kind: "sender", words: answer };
      await putBack(db, [mail], { dueAt: now(), answer, countsTry: false });
      return null;
    }
    const { isAboutAddress } = readBounce(status, answer);
    await noteRefused(db, mail, {
      answer,
      suppressIn: isAboutAddress ? this.#campaign.scope : null,
      campaignId: this.#campaign.id,
      now: now(),
    });
    return null;
  }

  async #later(mail: Taken, answer: string, dueAt: Date): Promise<void> {
    const isOver = mail.tries >= MOST_TRIES;
    await putBack(this.#parts.db, [mail], { dueAt: isOver ? null : dueAt, answer, countsTry: true });
  }
}
