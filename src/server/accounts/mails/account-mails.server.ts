import { formatNumber } from "#domain/shared/format/format.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";

/** The mails of accounts. Each says what happened, what to do, and what to do if it was somebody else. */

export type LinkMailType = "signup" | "recovery" | "magiclink" | "email_change_current" | "email_change_new";

interface LinkMail {
  to: string;
  href: string;
  /** How long the link works. */
  seconds: number;
  /** The future address of the account; in an e-mail change alone. */
  newEmail?: string | undefined;
}

interface LinkText {
  subject: string;
  paragraphs: (mail: LinkMail) => string[];
  action: string;
  footer: string;
}

const NOT_YOU = "Si no lo has pedido tú, no hagas nada: sin el enlace no cambia nada.";

const LINK_TEXTS: Record<LinkMailType, LinkText> = {
  signup: {
    subject: "Confirma tu correo",
    paragraphs: ({ to }) => [`Has creado una cuenta de Umbral con ${to}. Confirma que el correo es tuyo y empieza.`],
    action: "Confirmar mi correo",
    footer: "Si no has creado tú la cuenta, no hagas nada: sin confirmar, nadie entra en ella.",
  },
  recovery: {
    subject: "Elige otra contraseña",
    paragraphs: ({ to }) => [`Has pedido cambiar la contraseña de tu cuenta ${to}. Abre el enlace y escribe la nueva.`],
    action: "Cambiar la contraseña",
    footer: `${NOT_YOU} Tu contraseña de ahora sigue valiendo.`,
  },
  magiclink: {
    subject: "Entra en Umbral",
    paragraphs: ({ to }) => [`Este enlace abre tu cuenta ${to} sin contraseña. No se lo pases a nadie.`],
    action: "Entrar",
    footer: NOT_YOU,
  },
  email_change_current: {
    subject: "Confirma el cambio de correo",
    paragraphs: ({ to, newEmail }) => [
      `Has pedido que tu cuenta pase de ${to} a ${newEmail}.`,
      "Faltan dos pasos, en cualquier orden: confirmar aquí y confirmar en el correo nuevo.",
    ],
    action: "Confirmar el cambio",
    footer: "Si no lo has pedido tú, no abras el enlace y cambia tu contraseña: alguien ha entrado en tu cuenta.",
  },
  email_change_new: {
    subject: "Confirma tu nuevo correo",
    paragraphs: ({ to }) => [
      `Has pedido usar ${to} en tu cuenta de Umbral.`,
      "Faltan dos pasos, en cualquier orden: confirmar aquí y confirmar en el correo de antes.",
    ],
    action: "Confirmar mi correo",
    footer: NOT_YOU,
  },
};

/** A mail whose link confirms something. */
export function linkMail(type: LinkMailType, mail: LinkMail): Mail {
  const { subject, paragraphs, action, footer } = LINK_TEXTS[type];
  return {
    to: mail.to,
    subject,
    links: [mail.href],
    ...renderMail({
      title: subject,
      paragraphs: [...paragraphs(mail), `El enlace funciona una vez y caduca en ${lifeText(mail.seconds)}.`],
      action: { label: action, href: mail.href },
      footer,
    }),
  };
}

/** The code that a person types to prove that the account is still theirs. */
export function reauthenticationMail({ to, code, seconds }: { to: string; code: string; seconds: number }): Mail {
  return {
    to,
    // The code is not in the subject, because subjects are shown on locked screens.
    subject: "Tu código de Umbral",
    links: [],
    ...renderMail({
      title: "Confirma que eres tú",
      paragraphs: [
        "Escribe este código en la página que te lo pide.",
        `Funciona una vez y caduca en ${lifeText(seconds)}.`,
      ],
      code,
      footer: "No se lo digas a nadie; Umbral nunca te lo pedirá. Si no lo has pedido tú, cambia tu contraseña.",
    }),
  };
}

export interface Notice {
  to: string;
  at: Date;
  /** Origin of the site. */
  site: string;
  /** Address for help if it was somebody else. */
  contactEmail: string;
}

/** Notifies the owner that the password has changed. */
export function passwordChangedMail({ to, at, site, contactEmail }: Notice): Mail {
  const href = `${site}/auth`;
  return {
    to,
    subject: "Tu contraseña ha cambiado",
    links: [href],
    ...renderMail({
      title: "Tu contraseña ha cambiado",
      paragraphs: [
        `La contraseña de tu cuenta ${to} cambió el ${momentText(at)}. Hemos cerrado las demás sesiones.`,
        `Si no has sido tú, elige otra ahora con «¿Olvidaste tu contraseña?» y escríbenos a ${contactEmail}.`,
      ],
      action: { label: "Ir a mi cuenta", href },
      footer: "Umbral te avisa siempre que cambia algo con lo que se entra en tu cuenta.",
    }),
  };
}

/** Notifies the old address that the account left it. */
export function emailChangedMail({
  to,
  newEmail,
  at,
  contactEmail,
}: Omit<Notice, "site"> & { newEmail: string }): Mail {
  return {
    to,
    subject: "El correo de tu cuenta ha cambiado",
    links: [],
    ...renderMail({
      title: "El correo de tu cuenta ha cambiado",
      paragraphs: [
        `Desde el ${momentText(at)} tu cuenta de Umbral usa ${newEmail}. Con ${to} ya no se entra.`,
        `Si no has sido tú, escríbenos a ${contactEmail}.`,
      ],
      footer: "Umbral te avisa siempre que cambia algo con lo que se entra en tu cuenta.",
    }),
  };
}

function lifeText(seconds: number): string {
  const [count, one, many] =
    seconds >= 3600
      ? [Math.round(seconds / 3600), "hora", "horas"]
      : seconds >= 60
        ? [Math.round(seconds / 60), "minuto", "minutos"]
        : [seconds, "segundo", "segundos"];
  return `${formatNumber(count)}\u00a0${count === 1 ? one : many}`;
}

export function momentText(at: Date): string {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Madrid" } as const;
  return new Intl.DateTimeFormat("es-ES", format).format(at);
}
