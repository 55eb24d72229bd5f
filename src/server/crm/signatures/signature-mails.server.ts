import { eq } from "drizzle-orm";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import { CODE_MINUTES } from "#domain/crm/signatures/signature-forms.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { strangerText, strangerWords } from "../../platform/mail/stranger-words.server.ts";

/** The mails of signatures, in the name of the agency that asks for them. */

/** The person who sent a request, as its mails name them. */
export interface Sender {
  /** Their name, else their address. */
  name: string;
  email: string | null;
  /** Their agency, else their name. */
  party: string;
  colour: string | null;
}

export async function senderOf(db: Db, of: { ownerId: string; agencyId: string | null }): Promise<Sender> {
  const [user] = await db.select().from(users).where(eq(users.id, of.ownerId));
  const [agency] = of.agencyId === null ? [] : await db.select().from(agencies).where(eq(agencies.id, of.agencyId));
  const name = strangerWords(fullNameOf(user?.metadata ?? {}) ?? "") || (user?.email ?? "Tu agente");
  return {
    name,
    email: user?.email ?? null,
    party: strangerWords(agency?.name ?? "") || name,
    colour: agency?.colour ?? null,
  };
}

interface AboutSigning {
  to: string;
  name: string;
  title: string;
  message: string;
  lastDay: string;
  href: string;
  sender: Sender;
}

/** Answers to a mail in somebody's name reach them. */
export const replyOf = ({ email }: Sender) => (email === null ? {} : { replyTo: email });
export const frameOf = ({ party, colour }: Sender) => ({ onBehalfOf: party, colour });

/** Asks somebody to sign; a reminder says so. */
export function invitationMail(about: AboutSigning, { isReminder }: { isReminder: boolean }): Mail {
  const { to, href, sender, lastDay } = about;
  const title = strangerWords(about.title);
  return {
    to,
    ...replyOf(sender),
    subject: isReminder
      ? `Recordatorio: falta tu firma en ${title}`
      : to === sender.email
        ? `Te toca firmar: ${title}`
        : `${sender.party} te pide firmar: ${title}`,
    links: [href],
    ...renderMail({
      ...frameOf(sender),
      title: isReminder ? "Todavía falta tu firma" : "Tienes un documento para firmar",
      paragraphs: [
        to === sender.email
          ? `Te toca firmar «${title}», que enviaste tú.`
          : `${strangerWords(about.name)}: ${sender.name} te envía «${title}» para que lo leas y lo firmes.`,
        ...(about.message ? [strangerText(about.message)] : []),
        "Abre la página y pide un código, que llega aparte. Lee el documento antes de firmarlo; si no estás de acuerdo, puedes rechazarlo.",
      ],
      facts: [["Puedes firmar hasta el", formatDate(lastDay)]],
      action: { label: "Leer y firmar", href },
      footer: `Lo envía Umbral en nombre de ${sender.party}. El enlace es para ti: quien lo reciba reenviado no puede ver el documento sin el código, que solo te llega a ti.`,
    }),
  };
}

const CODE_WORDS = {
  firmar: {
    warning: " No se lo des a nadie: con él, otra persona firmaría por ti.",
    otherwise: "sin el código nadie firma.",
    what: "para firmar",
  },
  leer: { warning: "", otherwise: "sin el código nadie lee la propuesta.", what: "para leer la propuesta" },
} as const;

/** A code for somebody's page, by what they do there: sign a document, or read a proposal. */
export function codeMail({
  to,
  code,
  title,
  sender,
  purpose,
}: {
  to: string;
  code: string;
  title: string;
  sender: Sender;
  purpose: keyof typeof CODE_WORDS;
}): Mail {
  const { what, warning, otherwise } = CODE_WORDS[purpose];
  return {
    to,
    ...replyOf(sender),
    subject: `Tu código ${what}`,
    links: [],
    ...renderMail({
      ...frameOf(sender),
      title: `Tu código ${what}`,
      paragraphs: [
        `Escríbelo en la página de «${strangerWords(title)}». Vale ${CODE_MINUTES}\u00a0minutos y una sola vez.${warning}`,
      ],
      code,
      footer: `Si no lo has pedido tú, no hagas nada: ${otherwise}`,
    }),
  };
}

/** Everybody's copy of the signed file. */
export function signedMail(about: {
  to: string;
  title: string;
  href: string;
  sender: Sender;
  verifyUrl: string;
}): Mail {
  const title = strangerWords(about.title);
  return {
    to: about.to,
    ...replyOf(about.sender),
    subject: `Firmado por todos: ${title}`,
    links: [about.href, about.verifyUrl],
    ...renderMail({
      ...frameOf(about.sender),
      title: "Ya está firmado por todos",
      paragraphs: [
        `«${title}» tiene todas las firmas. Descárgalo y guárdalo: lleva al final la hoja de evidencias y un sello que avisa si algo cambia.`,
        `Puedes comprobar el archivo cuando quieras en ${about.verifyUrl}.`,
      ],
      action: { label: "Ver y descargar", href: about.href },
      footer: `Lo envía Umbral en nombre de ${about.sender.party}.`,
    }),
  };
}

/** To the agent: nobody signs any more, with the reason. */
export function endedMail(about: {
  to: string;
  title: string;
  href: string;
  ending: { kind: "declined"; name: string; reason: string } | { kind: "expired" };
}): Mail {
  const title = strangerWords(about.title);
  const { ending } = about;
  const isDeclined = ending.kind === "declined";
  return {
    to: about.to,
    subject: isDeclined ? `No firma: ${title}` : `Sin firmar a tiempo: ${title}`,
    links: [about.href],
    ...renderMail({
      title: isDeclined ? "Han rechazado la firma" : "El plazo ha terminado",
      paragraphs: isDeclined
        ? [`${strangerWords(ending.name)} no firma «${title}». La petición queda cerrada.`]
        : [`«${title}» no tiene todas las firmas y ya no se puede firmar. Puedes enviarlo otra vez.`],
      facts: isDeclined ? [["Su motivo", strangerText(ending.reason)]] : [],
      action: { label: "Ver la petición", href: about.href },
      footer: "Lo recibes porque enviaste este documento a firmar desde Umbral.",
    }),
  };
}

/** To the agent: a signer erased their data. Their name is not said any more. */
export function leftMail(about: { to: string; title: string }): Mail {
  const title = strangerWords(about.title);
  return {
    to: about.to,
    subject: `Retirada: ${title}`,
    links: [],
    ...renderMail({
      title: "La petición de firma ha terminado",
      paragraphs: [
        `Una persona que tenía que firmar «${title}» ha borrado sus datos de Umbral, así que ya no se puede firmar.`,
        "Guardamos el documento y las evidencias de lo que pasó hasta hoy. Si todavía hace falta, envíalo otra vez.",
      ],
      footer: "Lo recibes porque enviaste este documento a firmar desde Umbral.",
    }),
  };
}

/** To sender and administrators: a document that all signed cannot be sealed. Administrators learn no title. */
export function sealFaultMail(about: {
  to: string;
  title: string;
  reference: string;
  reason: string;
  href: string;
  isStaff: boolean;
}): Mail {
  const { isStaff, reference, reason, href } = about;
  const title = strangerWords(about.title);
  return {
    to: about.to,
    subject: isStaff ? `No se puede sellar el documento ${reference}` : `Firmado, pero sin sellar todavía: ${title}`,
    links: [href],
    ...renderMail({
      title: isStaff ? "Un documento firmado no se puede sellar" : "El documento todavía no está sellado",
      paragraphs: [
        isStaff
          ? `El documento ${reference} tiene todas las firmas, pero sellarlo ha fallado varias veces seguidas.`
          : `«${title}» tiene todas las firmas, pero cerrarlo y sellarlo ha fallado varias veces seguidas. Hemos avisado a quien administra Umbral.`,
        "Las firmas y sus evidencias están guardadas. Lo seguimos intentando cada hora.",
      ],
      facts: [["Motivo", reason]],
      action: { label: isStaff ? "Ver y volver a intentarlo" : "Ver la petición", href },
      footer: isStaff
        ? "Lo recibes porque administras Umbral."
        : "Lo recibes porque enviaste este documento a firmar desde Umbral.",
    }),
  };
}

/** To those who were asked: the sender closed their account, and the request went with it. */
export function senderGoneMail(about: { to: string; title: string }): Mail {
  const title = strangerWords(about.title);
  return {
    to: about.to,
    subject: `Ya no se puede firmar: ${title}`,
    links: [],
    ...renderMail({
      title: "Ya no se puede firmar",
      paragraphs: [
        `Quien te pidió firmar «${title}» ha cerrado su cuenta en Umbral, así que la petición ha terminado y el enlace ya no funciona.`,
        "No llegaron a firmar todos: el documento y las firmas que ya había se han borrado.",
      ],
      footer: "Lo recibes porque te pidieron firmar este documento a través de Umbral.",
    }),
  };
}

/** Why a request ends without all signatures: its sender withdrew it, its time is over, or a signer erased their data. */
export type Closing = "withdrawn" | "expired" | "left";

/** To those who were asked: nobody signs any more. */
export function closedMail(about: { to: string; title: string; why: Closing; sender: Sender }): Mail {
  const title = strangerWords(about.title);
  const reasons: Record<Closing, string> = {
    withdrawn: `${about.sender.name} ha anulado la petición de firma de «${title}».`,
    expired: `«${title}» ya no se puede firmar. Si querías hacerlo, responde a este correo.`,
    left: `«${title}» ya no se puede firmar: otra de las personas que tenían que hacerlo ha borrado sus datos. Las firmas que ya había se guardan como prueba.`,
  };
  return {
    to: about.to,
    ...replyOf(about.sender),
    subject: about.why === "withdrawn" ? `Ya no hace falta firmar: ${title}` : `Ya no se puede firmar: ${title}`,
    links: [],
    ...renderMail({
      ...frameOf(about.sender),
      title: {
        withdrawn: "Ya no hace falta tu firma",
        expired: "El plazo para firmar ha terminado",
        left: "Ya no se puede firmar",
      }[about.why],
      paragraphs: [reasons[about.why]],
      footer: `Lo envía Umbral en nombre de ${about.sender.party}.`,
    }),
  };
}
