import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";

interface FailedPayment {
  to: string;
  /** Page on which the card is changed. */
  page: string;
  /** When the plan ends if nothing is paid. */
  until: Date | null;
  contact: string;
}

/** Asks the payer to look after their card. */
export function paymentFailedMail({ to, page, until, contact }: FailedPayment): Mail {
  const subject = "No hemos podido cobrar tu plan";
  return {
    to,
    subject,
    links: [page],
    ...renderMail({
      title: subject,
      paragraphs: [
        "El banco ha rechazado el último cobro de tu plan de Umbral. Suele ser una tarjeta caducada o un límite.",
        until
          ? `Actualiza la tarjeta y se cobrará otra vez. Mientras tanto tu plan sigue hasta el ${dayText(until)}.`
          : "Actualiza la tarjeta y se cobrará otra vez.",
        "Tus resultados y tus viviendas no se tocan.",
      ],
      action: { label: "Actualizar la tarjeta", href: page },
      footer: `Si ya lo has arreglado, no hagas nada. Si algo no cuadra, escríbenos a ${contact}.`,
    }),
  };
}

const dayText = (at: Date) =>
  new Intl.DateTimeFormat("es-ES", { dateStyle: "long", timeZone: "Europe/Madrid" }).format(at);
