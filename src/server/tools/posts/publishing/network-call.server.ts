/** Calls to the interfaces of networks, whose addresses only the configuration names. */

const TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 256 * 1024;
const LONGEST_WORDS = 300;

/**
 * Why a network did not do what it was asked.
 *
 * - `later`: it is down, or asks for patience: the same may succeed later
 * - `unanswered`: no answer came, or one that does not say whether it was done
 * - `access`: it lets this account in no more
 * - `refused`: the same would be refused again
 */
type NetworkFault = "later" | "unanswered" | "access" | "refused";

/** `message` is Spanish and may be shown; where the network gave words of its own they are in it. */
export class NetworkError extends Error {
  readonly fault: NetworkFault;
  /** Milliseconds for which the network asks. */
  readonly waitMs: number | null;

  constructor(fault: NetworkFault, message: string, waitMs: number | null = null) {
    super(message.slice(0, LONGEST_WORDS));
    this.name = "NetworkError";
    this.fault = fault;
    this.waitMs = waitMs;
  }
}

export interface NetworkAnswer {
  status: number;
  headers: Headers;
  /** The body of the answer, where it was JSON; else null. */
  body: Record<string, unknown> | null;
}

/** @throws NetworkError `unanswered` where no whole answer came */
export async function askNetwork(url: string, init: RequestInit = {}): Promise<NetworkAnswer> {
  try {
    const answer = await fetch(url, { redirect: "error", ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, headers: answer.headers, body: await readJson(answer) };
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    throw new NetworkError("unanswered", "La red no ha contestado");
  }
}

async function readJson(answer: Response): Promise<Record<string, unknown> | null> {
  const parts: Uint8Array[] = [];
  let read = 0;
  for await (const part of answer.body ?? []) {
    read += part.length;
    if (read > MAX_ANSWER_BYTES) throw new NetworkError("unanswered", "La red ha contestado más de lo que leemos");
    parts.push(part);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString("utf8"));
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    // An empty answer, or a page of a proxy: its status says enough.
    return null;
  }
}

/** Seconds of `Retry-After` as milliseconds; null where it names none. */
export function waitOf({ headers }: Pick<NetworkAnswer, "headers">): number | null {
  const seconds = Number(headers.get("retry-after"));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}

/** A member of an answer that must be a text, or a number that is kept as one. */
export const textIn = (body: Record<string, unknown> | null, name: string): string | null => {
  const value = body?.[name];
  return typeof value === "string" && value !== "" ? value : typeof value === "number" ? String(value) : null;
};

/** A list of objects in an answer. */
export const rowsIn = (body: Record<string, unknown> | null, name: string): Record<string, unknown>[] => {
  const value = body?.[name];
  return Array.isArray(value)
    ? value.filter((one): one is Record<string, unknown> => typeof one === "object" && one !== null)
    : [];
};
