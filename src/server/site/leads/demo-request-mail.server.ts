import type { DemoRequest } from "#domain/site/lead/lead.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";

/** Mail to sales with a demo request. An answer to it goes to the person who asked. */
export function demoRequestMail(request: DemoRequest, salesEmail: string): Mail {
  const { name, email, company, phone, message } = request;
  const who = strangerWords(name);
  const reply = `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
  return {
    to: salesEmail,
    replyTo: email,
    // A subject is one line, whatever was typed.
    subject: `Demo para ${who}${company ? ` (${strangerWords(company)})` : ""}`,
    links: [reply],
    ...renderMail({
      title: "Solicitud de demo",
      paragraphs: [`${who} quiere ver una demo. Escríbele para acordar el día.`],
      facts: [
        ["Nombre", name],
        ["Correo", email],
        ...(company ? [["Empresa", company] as const] : []),
        ...(phone ? [["Teléfono", phone] as const] : []),
        ...(message ? [["Mensaje", message] as const] : []),
      ],
      action: { label: "Responder", href: reply },
      footer: "Umbral envía este correo cuando alguien pide una demo en la web.",
    }),
  };
}
