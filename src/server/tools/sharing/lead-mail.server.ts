import type { SharedLead } from "#domain/tools/sharing/shared-lead.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";

/** Mail to an agent when somebody writes from a result that they shared. An answer to it goes to that person. */
export function leadMail(
  lead: Pick<SharedLead, "full_name" | "email" | "phone" | "message">,
  { to, title, label, site }: { to: string; title: string; label: string | null; site: string },
): Mail {
  const { full_name, email, phone, message } = lead;
  const who = strangerWords(full_name);
  const reply = `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
  const contacts = `${site}/dashboard/compartidos#contactos`;
  return {
    to,
    replyTo: email,
    // A subject is one line, whatever was typed.
    subject: `${who} te escribe por «${title}»`.replace(/\s+/g, " ").slice(0, 200),
    links: [reply, contacts],
    ...renderMail({
      title: "Un contacto nuevo",
      paragraphs: [`${who} ha visto el resultado que compartiste y te escribe. Contesta a este correo y le llegará.`],
      facts: [
        ["Resultado", title],
        ...(label ? [["Enlace", label] as const] : []),
        ["Nombre", full_name],
        ["Correo", email],
        ...(phone ? [["Teléfono", phone] as const] : []),
        ...(message ? [["Mensaje", message] as const] : []),
      ],
      action: { label: "Responder", href: reply },
      footer: `Umbral envía este correo cuando alguien escribe desde una página que has compartido. Tienes el contacto también en ${contacts}`,
    }),
  };
}
