import { eq, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketingConfirmations } from "../../platform/db/tables/site-outreach.server.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { emailHash, isSuppressed } from "../../platform/mail/never-again.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import { CONFIRM_DAYS, confirmLink } from "./confirm-link.server.ts";

/**
 * News that were asked for in a public form, where anybody may type anybody's address: it counts as theirs once whoever reads that
 * address's mail has said so.
 */

/** Nobody gets the question more often, however many forms name their address. */
const ASKED_AGAIN_MS = 7 * DAY_MS;

interface Parts {
  auth: { keys: AuthKeys };
  config: { publicUrl: string };
}

/** Asks by mail, in the transaction of the form. People who confirmed, or who are never mailed again, are not asked. */
export async function askToConfirm(tx: Db, { auth, config }: Parts, email: string, now: Date): Promise<void> {
  const hash = emailHash(email);
  if (await isSuppressed(tx, hash)) return;
  const before = new Date(now.getTime() - ASKED_AGAIN_MS).toISOString();
  const asked = await tx
    .insert(marketingConfirmations)
    .values({ emailHash: hash, askedAt: now })
    .onConflictDoUpdate({
      target: marketingConfirmations.emailHash,
      set: { askedAt: now },
      setWhere: sql`${marketingConfirmations.confirmedAt} is null and ${marketingConfirmations.askedAt} < ${before}::timestamptz`,
    })
    .returning({ hash: marketingConfirmations.emailHash });
  if (asked.length > 0)
    await queueMail(tx, confirmMail(email, confirmLink(auth.keys, config.publicUrl, email, now)), now);
}

function confirmMail(to: string, href: string): Mail {
  return {
    to,
    subject: "Confirma que quieres recibir novedades de Umbral",
    links: [href],
    ...renderMail({
      title: "¿Quieres recibir novedades de Umbral?",
      paragraphs: [
        "Alguien ha marcado la casilla de novedades en un formulario de Umbral con este correo. Si has sido tú, confírmalo con el botón.",
        "Si no has sido tú, no hagas nada: sin tu confirmación no te enviamos ninguna.",
      ],
      action: { label: "Sí, quiero recibirlas", href },
      footer: `Umbral envía este correo una vez para comprobar que la dirección es tuya. El enlace vale ${CONFIRM_DAYS} días.`,
    }),
  };
}

/** Effect of the link; a repetition changes nothing. */
export async function confirmNews(db: Db, hash: string, now: Date): Promise<void> {
  await db
    .insert(marketingConfirmations)
    .values({ emailHash: hash, askedAt: now, confirmedAt: now })
    .onConflictDoUpdate({
      target: marketingConfirmations.emailHash,
      set: { confirmedAt: now },
      setWhere: sql`${marketingConfirmations.confirmedAt} is null`,
    });
}

export async function hasConfirmed(db: Db, hash: string): Promise<boolean> {
  const [row] = await db
    .select({ confirmedAt: marketingConfirmations.confirmedAt })
    .from(marketingConfirmations)
    .where(eq(marketingConfirmations.emailHash, hash));
  return row?.confirmedAt != null;
}
