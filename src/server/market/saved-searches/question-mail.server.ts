import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";

interface QuestionMail {
  to: string;
  /** The contact for whom the search is kept; absent where it is kept for nobody. */
  client: { fullName: string; email: string | null } | undefined;
  /** `Piso en Ruzafa, 240.000 €` */
  home: string;
  question: string;
  /** Name of the search. */
  search: string;
  /** Page on which the agent answers. */
  href: string;
}

/** Mail to an agent when a client writes about a home on the page of a search that was shared with them. */
export function questionMail({ to, client, home, question, search, href }: QuestionMail): Mail {
  const who = client ? strangerWords(client.fullName) : "Tu cliente";
  const email = client?.email ?? null;
  return {
    to,
    ...(email === null ? {} : { replyTo: email }),
    subject: `${who} pregunta por «${home}»`.slice(0, 200),
    links: [href],
    ...renderMail({
      title: `${who} pregunta por una vivienda`,
      paragraphs: [
        `Te lo escribe desde la selección que compartiste. Con el botón le contestas allí mismo, y lo ve en su página${email === null ? "." : "; también puedes responder a este correo."}`,
      ],
      facts: [
        ["Vivienda", home],
        ["Escribe", question],
        ["Selección", search],
      ],
      action: { label: "Contestar", href },
      footer: "Umbral envía este correo cuando alguien escribe desde una página que has compartido.",
    }),
  };
}
