import { formatDate } from "#domain/shared/format/format.ts";
import { frameOf, replyOf, type Sender } from "../../crm/signatures/signature-mails.server.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { strangerText, strangerWords } from "../../platform/mail/stranger-words.server.ts";

/** The mails of proposals, in the name of the agency that makes them. */

/** To an owner: the proposal, or its newest version, with the address of its page. */
export function ownerMail(about: {
  to: string;
  name: string;
  title: string;
  version: number;
  /** ISO day on which its address still opens. */
  lastDay: string;
  href: string;
  sender: Sender;
}): Mail {
  const { to, version, href, sender } = about;
  const title = strangerWords(about.title);
  return {
    to,
    ...replyOf(sender),
    subject: version === 1 ? `${sender.party} te envía: ${title}` : `Nueva versión: ${title}`,
    links: [href],
    ...renderMail({
      ...frameOf(sender),
      title: version === 1 ? "Tu propuesta está lista" : `Tu propuesta, versión ${version}`,
      paragraphs: [
        `${strangerWords(about.name)}: ${sender.name} te ha preparado «${title}».`,
        "Léela con calma, pregunta en cualquier apartado y, si te convence, acéptala desde la misma página.",
      ],
      facts: [["El enlace vale hasta el", formatDate(about.lastDay)]],
      action: { label: "Leer la propuesta", href },
      footer: `Lo envía Umbral en nombre de ${sender.party}. No reenvíes el enlace: puede pedir un código que solo llega a tu correo.`,
    }),
  };
}

/** To the agent: the owner asks about a section. */
export function proposalQuestionMail(about: {
  to: string;
  who: string;
  title: string;
  section: string;
  question: string;
  href: string;
}): Mail {
  const who = strangerWords(about.who);
  const title = strangerWords(about.title);
  return {
    to: about.to,
    subject: `${who} pregunta por «${title}»`.slice(0, 200),
    links: [about.href],
    ...renderMail({
      title: `${who} pregunta por tu propuesta`,
      paragraphs: ["Contéstale desde la propuesta: lo verá en su página."],
      facts: [
        ["Apartado", about.section],
        ["Pregunta", strangerText(about.question)],
      ],
      action: { label: "Contestar", href: about.href },
      footer: "Lo recibes porque enviaste esta propuesta desde Umbral.",
    }),
  };
}

/** To an owner who asked: the agent's answer stands on the page. */
export function answerMail(about: {
  to: string;
  title: string;
  section: string;
  question: string;
  answer: string;
  href: string;
  sender: Sender;
}): Mail {
  const { to, href, sender } = about;
  const title = strangerWords(about.title);
  return {
    to,
    ...replyOf(sender),
    subject: `${sender.name} responde a tu pregunta sobre «${title}»`.slice(0, 200),
    links: [href],
    ...renderMail({
      ...frameOf(sender),
      title: "Tienes una respuesta",
      paragraphs: [`${sender.name} ha respondido a lo que preguntaste en «${about.section}».`],
      facts: [
        ["Tu pregunta", strangerText(about.question)],
        ["Respuesta", strangerText(about.answer)],
      ],
      action: { label: "Ver la propuesta", href },
      footer: `Lo envía Umbral en nombre de ${sender.party}.`,
    }),
  };
}

/** To the agent: the owner accepts. */
export function acceptedMail(about: {
  to: string;
  who: string;
  title: string;
  version: number;
  sendsAtOnce: boolean;
  href: string;
}): Mail {
  const title = strangerWords(about.title);
  return {
    to: about.to,
    subject: `Aceptada: ${title}`,
    links: [about.href],
    ...renderMail({
      title: "Han aceptado tu propuesta",
      paragraphs: [
        `${strangerWords(about.who)} ha aceptado «${title}», versión ${about.version}.`,
        about.sendsAtOnce
          ? "La enviamos a firmar ahora, como dejaste dicho."
          : "Falta enviarla a firmar: hazlo desde la propuesta.",
      ],
      action: { label: "Ver la propuesta", href: about.href },
      footer: "Lo recibes porque enviaste esta propuesta desde Umbral.",
    }),
  };
}
