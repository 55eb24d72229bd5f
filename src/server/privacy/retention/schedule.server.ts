import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { forgetExpired } from "../../accounts/auth/forget-expired.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { forgetOld } from "./forget-old.server.ts";

/**
 * Forgets expired rows and rows older than their period, at the start and every hour while the process lives.
 *
 * @returns a function that stops it; settles when the portion under way is done
 */
export function scheduleForgetting(
  services: Pick<ToolServices, "config" | "database" | "log" | "store">,
): () => Promise<void> {
  const { database, log } = services;
  let isStopped = false;
  const forget = async () => {
    try {
      const expired = await forgetExpired(database.db, new Date());
      if (expired) log.info(expired, "expired rows of the accounts forgotten");
      if (isStopped) return;
      const old = await forgetOld(services, new Date(), { isStopped: () => isStopped });
      if (old) log.info(old, "what was older than its period forgotten");
    } catch (error) {
      log.error({ err: error }, "not everything that is old could be forgotten");
    }
  };
  let underWay = forget();
  const timer = setInterval(() => {
    underWay = forget();
  }, HOUR_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await underWay;
  };
}
