import type { PlatformServices } from "../platform-services.server.ts";
import { deliverMails } from "./deliver.server.ts";
import { connectMailServer } from "./smtp.server.ts";

const EVERY_MS = 5_000;

/**
 * Empties the outbox while the process lives, beside the requests. Without a mail server it stays as it is.
 *
 * @returns stops it; settles when the mail under way is done
 */
export function startMailDelivery({
  config,
  database,
  log,
}: Pick<PlatformServices, "config" | "database" | "log">): () => Promise<void> {
  if (config.smtpUrl === undefined) return async () => {};
  const { send, close } = connectMailServer(config.smtpUrl, config.mailFrom);
  // A demonstration shows its mails; elsewhere a copy of the database must hold no link that works.
  const forgetsText = config.mode === "production";
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const round = async () => {
    try {
      const now = () => new Date();
      await deliverMails({ db: database.db, log, send, now, forgetsText }, () => isStopped);
    } catch (error) {
      log.error({ err: error }, "the outbox could not be read");
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      underWay = round();
    }, EVERY_MS);
    timer.unref();
  };
  let underWay = round();

  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await underWay;
    close();
  };
}
