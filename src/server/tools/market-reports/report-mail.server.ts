import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";

/** The monthly mail of a zone's report. It holds no figure: those of the page are of the day on which it is opened. */
export function marketReportMail(about: {
  to: string;
  /** Name of the agent, or their address where they gave none. */
  agent: string;
  /** Name of the agency; null for an agent alone. */
  agency: string | null;
  agentEmail: string;
  report: string;
  /** `noviembre de 2026` */
  month: string;
  href: string;
  stopHref: string;
}): Mail {
  const { to, agentEmail, month, href, stopHref } = about;
  const [agent, report] = [strangerWords(about.agent) || agentEmail, strangerWords(about.report)];
  return {
    to,
    replyTo: agentEmail,
    subject: `Mercado de ${report}: ${month}`,
    links: [href, stopHref],
    ...renderMail({
      onBehalfOf: signedBy(agent, about.agency),
      title: `El informe de ${month} está listo`,
      paragraphs: [
        `Es el informe de mercado de ${report} que le pediste a ${agent}: lo que se pide, lo que se paga y lo que se tarda, con sus casos y su fecha.`,
        "La página calcula las cifras al abrirla, así que siempre son las últimas. Para preguntar algo, responde a este correo.",
      ],
      action: { label: "Ver el informe", href },
      footer: `Lo envía Umbral en nombre de ${agent}, a quien se lo pediste, una vez al mes. Para no recibirlo más, abre ${stopHref} y pulsa el botón.`,
    }),
  };
}

/** Asks a reader whether they want a zone's report: without their answer nothing is sent. */
export function confirmReportMail(about: {
  to: string;
  agent: string;
  /** Name of the agency; null for an agent alone. */
  agency: string | null;
  agentEmail: string;
  report: string;
  href: string;
}): Mail {
  const { to, agentEmail, href } = about;
  const [agent, report] = [strangerWords(about.agent) || agentEmail, strangerWords(about.report)];
  return {
    to,
    replyTo: agentEmail,
    // Anybody may name a report anyhow, and a subject is read by whoever asked for nothing.
    subject: "¿Quieres este informe de mercado cada mes?",
    links: [href],
    ...renderMail({
      onBehalfOf: signedBy(agent, about.agency),
      title: "Confirma que quieres recibirlo",
      paragraphs: [
        `${agent} te ha apuntado para recibir una vez al mes el informe de mercado de ${report}. Si se lo pediste, confírmalo con el botón.`,
        "Si no se lo pediste, no hagas nada: sin tu confirmación no te llega ninguno.",
      ],
      action: { label: "Sí, quiero recibirlo", href },
      footer: `Umbral envía este correo una sola vez, en nombre de ${agent}, para comprobar que la dirección es tuya.`,
    }),
  };
}

/** `Inmobiliaria Sol`, or the agent where they have no agency. */
const signedBy = (agent: string, agency: string | null): string => strangerWords(agency ?? "") || agent;
