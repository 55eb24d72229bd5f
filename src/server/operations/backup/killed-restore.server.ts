import { dropStaged, putStaged, stagedTransaction } from "./carried-secret.server.ts";
import { outcomeOf } from "./transaction-outcome.server.ts";
import type { BackupParts } from "./write-backup.server.ts";

/**
 * Finishes what a restore left whose process was killed at its end: the secret that goes with the rows that are there counts. Call it
 * before anybody reads the secret.
 *
 * @throws Error in Spanish where that restore goes on
 */
export async function finishKilledRestore({ address, config }: Omit<BackupParts, "store">, now: Date): Promise<void> {
  const transaction = stagedTransaction(config);
  if (transaction === undefined) return;
  const outcome = await outcomeOf(address, transaction);
  if (outcome === "in progress") {
    throw new Error("otro proceso está restaurando una copia en esta base de datos: espera a que acabe");
  }
  if (outcome === "committed") putStaged(config, now);
  else dropStaged(config);
}
