import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import MailComposer from "nodemailer/lib/mail-composer";
import { AppError } from "../../../platform/app-error.server.ts";
import { users } from "../../../platform/db/tables/accounts.server.ts";
import { mailSenders } from "../../../platform/db/tables/tools-campaigns.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { messageIdOf, returnPath, type SenderRow, signed } from "./build-mail.server.ts";
import { canSend, dkimOf, serverOf } from "./senders.server.ts";
import { LineFault, openLine } from "./smtp-line.server.ts";

/**
 * Sends one mail by a sender to the person who asks, now, and answers what its server said. Called outside of transactions.
 *
 * @throws AppError NO_MAIL_SERVER
 */
export async function sendTrial(
  { auth, config, database }: Pick<ToolServices, "auth" | "config" | "database">,
  sender: SenderRow,
  userId: string,
  ready?: Buffer,
): Promise<{ isSent: boolean; words: string }> {
  if (!canSend(sender, config)) throw new AppError("NO_MAIL_SERVER");
  const [person] = await database.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!person) throw new AppError("NOT_FOUND");
  const id = randomUUID();
  const raw = ready ?? (await trialMail(sender, person.email, id, dkimOf(auth.keys, sender)));
  const keep = async (lastError: string | null) =>
    await database.db.update(mailSenders).set({ lastError }).where(eq(mailSenders.id, sender.id));
  try {
    const line = await openLine(serverOf(auth.keys, sender, config));
    try {
      const result = await line.send({ from: returnPath(sender, id), to: person.email }, raw, async () => true);
      const words = result.kind === "held" ? "El servidor no lo ha aceptado" : result.answer;
      await keep(result.kind === "taken" ? null : words);
      return result.kind === "taken" ? { isSent: true, words: `Enviado a ${person.email}` } : { isSent: false, words };
    } finally {
      line.close();
    }
  } catch (error) {
    if (error instanceof LineFault) {
      await keep(error.message);
      return { isSent: false, words: error.message };
    }
    throw error;
  }
}

async function trialMail(sender: SenderRow, to: string, id: string, dkim: ReturnType<typeof dkimOf>): Promise<Buffer> {
  const raw = await new MailComposer({
    from: { name: sender.fromName, address: sender.fromEmail },
    to,
    subject: "Prueba del remitente de tus campañas",
    text: "Si lees esto, el servidor de tu remitente deja enviar.\n\nLo has pedido en Umbral.",
    messageId: messageIdOf(sender, id),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  return await signed(raw, sender, dkim);
}
