import type { SharedLead } from "#domain/tools/sharing/shared-lead.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";

interface LeadMail {
  to: string;
  /** The shared thing: a tool's result, or a home of the portfolio. */
  kind: "run" | "home";
  title: string;
  /** The agent's own name for the link. */
  label: string | null;
  /** Origin of the product. */
  site: string;
}

const SEEN = { run: "el resultado", home: "la vivienda" } as const;

/** Mail to an agent when somebody writes from a result or a home that they shared. An answer to it goes to that person. */
export function leadMail(
  lead: Pick<SharedLead, "full_name" | "email" | "phone" | "message">,
  { to, kind, title, label, site }: LeadMail,
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
      paragraphs: [`${who} ha visto ${SEEN[kind]} que compartiste y te escribe. Contesta a este correo y le llegará.`],
      facts: [
        [kind === "home" ? "Vivienda" : "Resultado", title],
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
