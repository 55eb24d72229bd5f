import type { HandOver } from "#domain/assistant/chat/hand-over.ts";
import { PURPOSE_NAMES } from "#domain/assistant/chat/threads.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";

/** Mail to the team when a visitor asks for people in the assistant. An answer to it goes to the visitor. */
export function threadMail(
  { name, email, phone, purpose }: HandOver,
  { to, request, link }: { to: string; request: string; link: string },
): Mail {
  const who = strangerWords(name);
  return {
    to,
    ...(email ? { replyTo: email } : {}),
    // A subject is one line, whatever was typed.
    subject: `${who} espera respuesta en el chat`.replace(/\s+/g, " ").slice(0, 200),
    links: [link],
    ...renderMail({
      title: "Alguien pide que le respondas",
      paragraphs: [
        `${who} ha hablado con el asistente y quiere que siga una persona. Ábrelo y escríbele: le llega donde está.`,
      ],
      facts: [
        ["Motivo", PURPOSE_NAMES[purpose]],
        ["Nombre", name],
        ...(email ? [["Correo", email] as const] : []),
        ...(phone ? [["Teléfono", phone] as const] : []),
        ["Mensaje", request],
      ],
      action: { label: "Abrir la conversación", href: link },
      footer: "Umbral envía este correo cuando un visitante pasa del asistente a una persona.",
    }),
  };
}
