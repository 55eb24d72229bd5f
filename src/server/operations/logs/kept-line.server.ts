import { redact } from "../../platform/failures/redact.server.ts";

/** A line of the log as its table keeps it. */
export interface KeptLine {
  at: string;
  level: number;
  message: string;
  request_id: string | null;
  path: string | null;
  status: number | null;
  fields: Record<string, unknown>;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const MAX_MESSAGE = 1_000;
const MAX_FIELDS = 8_000;
/** Looking at the log would fill it: each look asks again every few seconds. */
const OWN_READING = /^\/(api\/admin\/(logs|monitoring)(\/|$)|admin\/(logs|monitoreo)(\.data)?$)/;
const FAILED = 400;

/**
 * The part of a pino line that is kept. Texts by people or other programs (messages of errors) are redacted once more,
 * and characters that a database would refuse are removed.
 *
 * @returns undefined for a line not worth a row
 */
export function keptLine(raw: string): KeptLine | undefined {
  let line: Record<string, unknown>;
  try {
    line = JSON.parse(raw, (_key, value) => (typeof value === "string" ? storable(value) : value));
  } catch {
    return undefined;
  }
  const { level, time, msg, requestId, path, status, ...fields } = line;
  if (typeof level !== "number" || typeof time !== "string" || Number.isNaN(Date.parse(time))) return undefined;
  const isRequest = typeof status === "number" && typeof path === "string";
  if (isRequest && status < FAILED && OWN_READING.test(path)) return undefined;
  const isId = typeof requestId === "string" && UUID.test(requestId);
  return {
    at: time,
    level,
    message: redact(String(msg ?? "").slice(0, MAX_MESSAGE)),
    request_id: isId ? requestId : null,
    path: typeof path === "string" ? path.slice(0, 300) : null,
    status: typeof status === "number" && Number.isInteger(status) && Math.abs(status) < 32_768 ? status : null,
    fields: bounded(withoutSecrets({ ...fields, ...(isId || requestId === undefined ? {} : { requestId }) })),
  };
}

/** PostgreSQL keeps neither the character zero nor half a pair. */
const storable = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

/** The message of an error may quote somebody's input. Stacks stay readable: they are places in our code. */
function withoutSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  const { err } = fields as { err?: { message?: unknown } };
  if (typeof err?.message !== "string") return fields;
  return { ...fields, err: { ...err, message: redact(err.message.slice(0, MAX_MESSAGE)) } };
}

function bounded(fields: Record<string, unknown>): Record<string, unknown> {
  const text = JSON.stringify(fields);
  return text.length <= MAX_FIELDS ? fields : { cut: text.slice(0, MAX_FIELDS / 2).toWellFormed() };
}
