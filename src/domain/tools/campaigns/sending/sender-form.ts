import * as z from "zod/mini";
import { mailAddress } from "../../../shared/schema/mail-address.ts";
import { line, text } from "../../../shared/schema/text.ts";

/** An address that campaigns are sent from, as an agent types it. */

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,62}\.)*[a-z0-9-]{1,63}$/i;

const host = line({ max: 253, message: "Escribe el servidor" }).check(
  z.regex(HOST, "Escribe el nombre del servidor sin https ni puerto: smtp.ejemplo.es"),
);
const port = z
  .int("Escribe un puerto")
  .check(z.minimum(1, "Escribe un puerto"), z.maximum(65_535, "Escribe un puerto"));

export const PER_HOUR_MAX = 100_000;

/** Null empties a field; a password that is left out stays as it is. */
export const senderForm = z
  .object({
    fromName: line({ max: 80, message: "Escribe el nombre que verán" }),
    fromEmail: mailAddress("Escribe la dirección desde la que envías"),
    replyTo: z._default(z.nullable(mailAddress("Revisa la dirección de respuesta")), null),
    postalAddress: text({ max: 300, message: "Escribe la dirección postal: la ley pide que se sepa quién escribe" }),
    smtpHost: z._default(z.nullable(host), null),
    smtpPort: z._default(z.nullable(port), null),
    smtpIsSecure: z._default(z.boolean(), true),
    smtpUser: z._default(z.nullable(line({ max: 255 })), null),
    smtpPassword: z.optional(z.nullable(text({ max: 500 }))),
    bounceEmail: z._default(z.nullable(mailAddress("Revisa la dirección de rebotes")), null),
    perHour: z._default(
      z
        .int("Escribe cuántos correos por hora")
        .check(z.minimum(1, "Al menos uno por hora"), z.maximum(PER_HOUR_MAX, "Como mucho cien mil por hora")),
      500,
    ),
    isWarmingUp: z._default(z.boolean(), true),
  })
  .check(
    z.refine(({ smtpHost, smtpPort }) => (smtpHost === null) === (smtpPort === null), {
      path: ["smtpPort"],
      message: "Servidor y puerto van juntos",
    }),
  );
export type SenderForm = z.output<typeof senderForm>;

/** A sender as a page shows it. */
export interface ShownSender {
  id: string;
  fromName: string;
  fromEmail: string;
  replyTo: string | null;
  postalAddress: string;
  smtpHost: string | null;
  smtpPort: number | null;
  smtpIsSecure: boolean;
  smtpUser: string | null;
  hasPassword: boolean;
  bounceEmail: string | null;
  perHour: number;
  warmsUpFrom: string | null;
  /** Whether mails go by it at all, and not only as files. */
  canSend: boolean;
  dkimSelector: string | null;
  lastError: string | null;
}

export const eventKeyForm = z.object({ key: z.nullable(line({ max: 500 })) });
