import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";

const MOST_LISTED = 20;

/** Tells the deal's owner, and the coordinators, that somebody has been waiting too long for a first answer. */
export function lateAnswerMail(
  late: readonly { contact: string; title: string; owner: string | null }[],
  { to, board }: { to: string; board: string },
): Mail {
  const one = late[0]!;
  const isOne = late.length === 1;
  const subject = isOne
    ? `${strangerWords(one.contact)} sigue sin respuesta`
    : `${late.length} contactos siguen sin respuesta`;
  return {
    to,
    subject: subject.replace(/\s+/g, " ").slice(0, 200),
    links: [board],
    ...renderMail({
      title: isOne ? "Un contacto sigue sin respuesta" : "Hay contactos sin respuesta",
      paragraphs: [
        isOne
          ? "Ha pasado el plazo de la primera respuesta. Llama o escribe y apúntalo en su ficha."
          : "Ha pasado el plazo de la primera respuesta. Llama o escribe y apúntalo en cada ficha.",
      ],
      facts: late
        .slice(0, MOST_LISTED)
        .map(({ contact, title, owner }) => [contact, `${title}. Lo lleva: ${owner ?? "nadie todavía"}`] as const),
      action: { label: "Ver los que esperan", href: board },
      footer:
        "Umbral avisa una vez por cada contacto cuando vence su plazo. El plazo y el horario se cambian en los ajustes de contactos.",
    }),
  };
}
