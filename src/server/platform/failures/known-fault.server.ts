import { AppError } from "../app-error.server.ts";
import { outageCode } from "../db/outage.server.ts";
import { refusedValueCode } from "../db/refused-value.server.ts";

/**
 * The catalogue's error for a thrown value: one that was meant as such, a value that the database cannot hold, a
 * database that is away or full.
 *
 * @returns null for a bug of ours
 */
export function knownFault(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (refusedValueCode(error)) return new AppError("UNREADABLE_REQUEST");
  const outage = outageCode(error);
  return outage ? new AppError(outage) : null;
}
