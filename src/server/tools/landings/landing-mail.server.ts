import type { LandingLead } from "#domain/tools/landings/landing-lead.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";

/** Where somebody wrote from, as the mail calls it. */
const PLACES = {
  pagina: { label: "Página", yours: "tu página", one: "una página tuya" },
  recorrido: { label: "Recorrido", yours: "tu recorrido", one: "un recorrido tuyo" },
};

interface LandingMail {
  to: string;
  place: keyof typeof PLACES;
  /** Of the page or tour, as its people call it. */
  title: string;
  home: string | null;
  /** Where the CRM's contacts stand. */
  contacts: string;
}

/** Mail to an agent when somebody writes from a page or a tour of theirs. An answer to it goes to that person. */
export function landingMail(lead: LandingLead, { to, place, title, home, contacts }: LandingMail): Mail {
  const { label, yours, one } = PLACES[place];
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
      paragraphs: [`${who} te escribe desde ${yours}. Contesta a este correo y le llegará.`],
      facts: [
        [label, title],
        ...(home ? [["Vivienda", home] as const] : []),
        ["Nombre", lead.nombre],
        ["Correo", lead.email],
        ...(lead.telefono ? [["Teléfono", lead.telefono] as const] : []),
        ...(lead.mensaje ? [["Mensaje", lead.mensaje] as const] : []),
      ],
      action: { label: "Responder", href: reply },
      footer: `Umbral envía este correo cuando alguien escribe desde ${one}. Tienes el contacto también en ${contacts}`,
    }),
  };
}
