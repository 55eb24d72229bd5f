import { readBounce } from "./bounce.ts";

/** Reports of mail servers and mail services about mails that were sent: reports by mail (RFC 3464, RFC 5965) and JSON of services. */

export interface MailEvent {
  kind: "rebote" | "rebote-pasajero" | "queja" | "baja" | "respuesta";
  /** The mail that it is about, by its id; null where only the address is known. */
  recipientId: string | null;
  email: string | null;
  words: string;
  /** The address itself is at fault: it is never written to again. */
  isAboutAddress: boolean;
}

const OUR_ID = /<([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@/i;
/** The id in the address that a mail comes back to. */
const IN_RETURN_PATH = /\+([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})@/i;
const LONGEST_WORDS = 500;

const idIn = (text: string): string | null => OUR_ID.exec(text)?.[1]?.toLowerCase() ?? null;

/** Lines of headings whose long values go on in lines that begin with a space. */
function unfolded(raw: string): string[] {
  return raw.replace(/\r?\n[ \t]/g, " ").split(/\r?\n/);
}

const headingOf = (lines: readonly string[], name: string): string | undefined => {
  const start = `${name.toLowerCase()}:`;
  const line = lines.find((one) => one.toLowerCase().startsWith(start));
  return line?.slice(start.length).trim();
};

/** A mail that came back; null where it is neither a report nor an answer to one of ours. */
export function readReport(raw: string): MailEvent | null {
  const lines = unfolded(raw);
  const end = lines.indexOf("");
  const head = end < 0 ? lines : lines.slice(0, end);
  const type = (headingOf(head, "content-type") ?? "").toLowerCase();
  const returned = IN_RETURN_PATH.exec(`${headingOf(head, "to") ?? ""} ${headingOf(head, "delivered-to") ?? ""}`);
  const ours = lines.map((line) => (/^message-id:/i.test(line) ? idIn(line) : null)).find((id) => id !== null) ?? null;
  const recipientId = ours ?? (returned ? returned.slice(1).join("-").toLowerCase() : null);
  const body = lines.slice(head.length);
  if (type.includes("feedback-report")) {
    const email = addressIn(headingOf(body, "original-rcpt-to") ?? "");
    return {
      kind: "queja",
      recipientId,
      email,
      words: headingOf(body, "feedback-type") ?? "abuse",
      isAboutAddress: true,
    };
  }
  if (
    type.includes("delivery-status") ||
    (type.includes("multipart/report") && headingOf(body, "action") !== undefined)
  ) {
    const action = headingOf(body, "action")?.toLowerCase();
    if (action !== "failed" && action !== "delayed") return null;
    const status = headingOf(body, "status") ?? "";
    const words = `${status} ${headingOf(body, "diagnostic-code") ?? ""}`.trim().slice(0, LONGEST_WORDS);
    const { isFinal, isAboutAddress } = readBounce(0, words);
    const email = addressIn(headingOf(body, "final-recipient") ?? headingOf(body, "original-recipient") ?? "");
    const isHard = action === "failed" && isFinal;
    return {
      kind: isHard ? "rebote" : "rebote-pasajero",
      recipientId,
      email,
      words,
      isAboutAddress: isHard && isAboutAddress,
    };
  }
  // An absence note is no answer of a person.
  if ((headingOf(head, "auto-submitted") ?? "no").toLowerCase() !== "no") return null;
  const answered = idIn(`${headingOf(head, "in-reply-to") ?? ""} ${headingOf(head, "references") ?? ""}`);
  if (answered === null) return null;
  return {
    kind: "respuesta",
    recipientId: answered,
    email: addressIn(headingOf(head, "from") ?? ""),
    words: "",
    isAboutAddress: false,
  };
}

/** The subject of a mail that somebody's program wrote to unsubscribe them: `baja …`. */
export function stopTokenIn(raw: string): string | null {
  const lines = unfolded(raw.slice(0, 100_000));
  return /^baja\s+(\S+)$/i.exec(headingOf(lines, "subject") ?? "")?.[1] ?? null;
}

/** Signs that stand in no address of a report. */
const NO_ADDRESS = /[\s<>;,"]/;

function addressIn(text: string): string | null {
  // The longest run of signs around the first at sign.
  const at = text.indexOf("@");
  if (at < 1) return null;
  const local = text
    .slice(Math.max(0, at - 64), at)
    .split(NO_ADDRESS)
    .at(-1)!;
  const domain = text.slice(at + 1, at + 191).split(NO_ADDRESS, 1)[0]!;
  return local && domain ? `${local}@${domain}`.toLowerCase() : null;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
const emailOf = (value: unknown): string | null => addressIn(textOf(value));
const wordsOf = (...parts: unknown[]) => parts.map(textOf).filter(Boolean).join(" ").slice(0, LONGEST_WORDS);

/** Services whose messages are understood. */
export type MailService = "ses" | "postmark" | "mailgun" | "sendgrid";

/** Which service wrote this; null for a form that is not known. */
export function serviceOf(body: unknown): MailService | null {
  if (Array.isArray(body))
    return body.some((one) => isObject(one) && "event" in one && "email" in one) ? "sendgrid" : null;
  if (!isObject(body)) return null;
  if ("event-data" in body) return "mailgun";
  if ("RecordType" in body) return "postmark";
  if ("Type" in body || "notificationType" in body || "eventType" in body) return "ses";
  return null;
}

/** The events of a service's message that matter here; the rest (delivered, opened …) is passed over. */
export function readServiceEvents(body: unknown): MailEvent[] {
  switch (serviceOf(body)) {
    case "sendgrid":
      return (body as unknown[]).slice(0, 1000).flatMap((one) => sendgridEvent(objectOf(one)));
    case "mailgun":
      return mailgunEvent(objectOf((body as Json)["event-data"]));
    case "postmark":
      return postmarkEvent(body as Json);
    case "ses":
      return sesEvents(body as Json);
    case null:
      return [];
  }
}

function bounce(
  isFinal: boolean,
  about: Pick<MailEvent, "recipientId" | "email" | "words">,
  isAboutAddress?: boolean,
): MailEvent {
  const isAbout = isAboutAddress ?? readBounce(isFinal ? 550 : 450, about.words).isAboutAddress;
  return { kind: isFinal ? "rebote" : "rebote-pasajero", ...about, isAboutAddress: isFinal && isAbout };
}

function sendgridEvent(event: Json): MailEvent[] {
  const about = {
    recipientId: idIn(textOf(event["smtp-id"])),
    email: emailOf(event.email),
    words: wordsOf(event.status, event.reason),
  };
  switch (textOf(event.event)) {
    case "bounce":
      return [bounce(true, about, textOf(event.type) === "bounce")];
    case "deferred":
      return [bounce(false, about)];
    case "spamreport":
      return [{ kind: "queja", ...about, isAboutAddress: true }];
    case "unsubscribe":
    case "group_unsubscribe":
      return [{ kind: "baja", ...about, isAboutAddress: true }];
    default:
      return [];
  }
}

function mailgunEvent(event: Json): MailEvent[] {
  const status = objectOf(event["delivery-status"]);
  const messageId = textOf(objectOf(objectOf(event.message).headers)["message-id"]);
  const about = {
    // The service leaves the angle brackets away.
    recipientId: idIn(`<${messageId.replace(/^</, "")}`),
    email: emailOf(event.recipient),
    words: wordsOf(status.code, status["enhanced-code"], status.message, status.description),
  };
  switch (textOf(event.event)) {
    case "failed":
      return [bounce(textOf(event.severity) === "permanent", about)];
    case "complained":
      return [{ kind: "queja", ...about, isAboutAddress: true }];
    case "unsubscribed":
      return [{ kind: "baja", ...about, isAboutAddress: true }];
    default:
      return [];
  }
}

function postmarkEvent(event: Json): MailEvent[] {
  const about = {
    recipientId: null,
    email: emailOf(event.Email ?? event.Recipient),
    words: wordsOf(event.Type, event.Description, event.Details),
  };
  switch (textOf(event.RecordType)) {
    case "Bounce":
      return [bounce(textOf(event.Type) === "HardBounce", about, textOf(event.Type) === "HardBounce")];
    case "SpamComplaint":
      return [{ kind: "queja", ...about, isAboutAddress: true }];
    case "SubscriptionChange":
      return event.SuppressSending === true ? [{ kind: "baja", ...about, isAboutAddress: true }] : [];
    default:
      return [];
  }
}

function sesEvents(body: Json): MailEvent[] {
  const event = objectOf(typeof body.Message === "string" ? parsed(body.Message) : body);
  const headers = objectOf(event.mail).headers;
  const header = Array.isArray(headers)
    ? headers.map(objectOf).find(({ name }) => textOf(name).toLowerCase() === "message-id")
    : undefined;
  const recipientId = idIn(textOf(header?.value));
  const people = (list: unknown) => (Array.isArray(list) ? list.slice(0, 100).map(objectOf) : []);
  const kind = textOf(event.notificationType ?? event.eventType);
  if (kind === "Bounce") {
    const told = objectOf(event.bounce);
    const isFinal = textOf(told.bounceType) === "Permanent";
    return people(told.bouncedRecipients).map((one) =>
      bounce(
        isFinal,
        {
          recipientId,
          email: emailOf(one.emailAddress),
          words: wordsOf(told.bounceSubType, one.status, one.diagnosticCode),
        },
        isFinal,
      ),
    );
  }
  if (kind === "Complaint") {
    const told = objectOf(event.complaint);
    return people(told.complainedRecipients).map((one) => ({
      kind: "queja" as const,
      recipientId,
      email: emailOf(one.emailAddress),
      words: wordsOf(told.complaintFeedbackType),
      isAboutAddress: true,
    }));
  }
  return [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
