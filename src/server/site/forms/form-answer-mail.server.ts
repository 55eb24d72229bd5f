import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";

/** Mail to members of the team who want to know of each answer of a form. */
export function formAnswerMail({
  to,
  form,
  facts,
  link,
}: {
  to: string;
  form: string;
  facts: readonly (readonly [label: string, value: string])[];
  /** The page of its answers. */
  link: string;
}): Mail {
  return {
    to,
    // A subject is one line, whatever was typed.
    subject: `Respuesta nueva: ${form}`.replace(/\s+/g, " ").slice(0, 200),
    links: [link],
    ...renderMail({
      title: "Respuesta nueva",
      paragraphs: [`Alguien ha rellenado el formulario «${form}».`],
      facts,
      action: { label: "Ver las respuestas", href: link },
      footer: "Umbral te envía este correo porque estás en los avisos de este formulario. Se cambia en su editor.",
    }),
  };
}
