import type { LandingLead } from "#domain/tools/landings/landing-lead.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";

interface LandingMail {
  to: string;
  /** Of the page, as its people call it. */
  title: string;
  home: string | null;
  /** Where the CRM's contacts stand. */
  contacts: string;
}

/** Mail to an agent when somebody writes from a page of theirs. An answer to it goes to that person. */
export function landingMail(lead: LandingLead, { to, title, home, contacts }: LandingMail): Mail {
  const who = strangerWords(lead.nombre);
  const reply = `mailto:${encodeURIComponent(lead.email).replace("%40", "@")}`;
  return {
    to,
    replyTo: lead.email,
    // A subject is one line, whatever was typed.
    subject: `${who} te escribe por «${title}»`.replace(/\s+/g, " ").slice(0, 200),
    links: [reply, contacts],
    ...renderMail({
      title: "Un contacto nuevo",
      paragraphs: [`${who} te escribe desde tu página. Contesta a este correo y le llegará.`],
      facts: [
        ["Página", title],
        ...(home ? [["Vivienda", home] as const] : []),
        ["Nombre", lead.nombre],
        ["Correo", lead.email],
        ...(lead.telefono ? [["Teléfono", lead.telefono] as const] : []),
        ...(lead.mensaje ? [["Mensaje", lead.mensaje] as const] : []),
      ],
      action: { label: "Responder", href: reply },
      footer: `Umbral envía este correo cuando alguien escribe desde una página tuya. Tienes el contacto también en ${contacts}`,
    }),
  };
}
