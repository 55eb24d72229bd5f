import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";

/** Notifies its maker that an address receives changes no more. */
export function webhookStoppedMail(stopped: {
  to: string;
  name: string;
  url: string;
  /** How the sentence «La dirección …» ends. */
  why: string;
  href: string;
}): Mail {
  const { to, name, url, why, href } = stopped;
  return {
    to,
    subject: `Detenemos los avisos a ${name}`.replace(/\s+/g, " ").slice(0, 200),
    links: [href],
    ...renderMail({
      title: `Detenemos los avisos a «${name}»`,
      paragraphs: [
        `La dirección ${why}.`,
        "Desde ahora no le enviamos nada. Lo que ocurra queda en su registro: cuando responda, actívala en Integraciones y reenvía lo que te haga falta.",
      ],
      facts: [["Dirección", url]],
      action: { label: "Abrir las integraciones", href },
      footer: "Te escribimos porque creaste este webhook en Umbral.",
    }),
  };
}
