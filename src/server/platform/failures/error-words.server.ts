import { redact } from "./redact.server.ts";

/** The words of an error that the log may hold. */

/** Fields that the errors of the system and of PostgreSQL bring along. */
interface ErrorFields {
  code?: unknown;
  syscall?: unknown;
  path?: unknown;
  severity?: unknown;
  routine?: unknown;
}

const CUT = "…";
const MOST = 1_000;
/** Errors of the engine put names of our code between single quotes; everybody else puts input there. */
const OF_ENGINE = new Set(["TypeError", "ReferenceError", "RangeError"]);

/**
 * The message of an error without anything that somebody typed, is named by or may open: quoted text, addresses of the web, what `redact`
 * hides. Errors of the database quote rows and those of the network name hosts, so of these only the kind is told.
 */
export function errorWords(error: Error): string {
  const { code, syscall, path, severity, routine } = error as ErrorFields;
  // Drizzle's error has no name of its own, and the driver's is `error`.
  if (error.message.startsWith("Failed query:") || (severity !== undefined && routine !== undefined)) {
    return "database query failed";
  }
  if (typeof syscall === "string" && path === undefined) return `${syscall} ${String(code)}`;
  const message = error.message
    .slice(0, MOST)
    .replace(/\b[a-z]+:\/\/[^\s"'<>)]+/gi, (url) => `${url.split(":")[0]}://${CUT}`);
  // A file that the system could not open is one of ours, named by an id.
  if (typeof syscall === "string") return redact(message);
  if (message.startsWith("Invalid regular expression")) return "Invalid regular expression";
  const unquoted = message
    .replace(/"[^"]*"?/g, `"${CUT}"`)
    .replace(/«[^»]*»?/g, `«${CUT}»`)
    .replace(/“[^”]*”?/g, `“${CUT}”`)
    .replace(/`[^`]*`?/g, `\`${CUT}\``);
  return redact(OF_ENGINE.has(error.name) ? unquoted : unquoted.replace(/(?<!\p{L})'[^']*'/gu, `'${CUT}'`));
}

/** Places of our code in a stack, without the message above them, whatever lines that has. */
export function errorPlaces({ stack, message }: Error): string | undefined {
  if (!stack) return undefined;
  const at = message === "" ? -1 : stack.indexOf(message);
  return (at < 0 ? stack : stack.slice(at + message.length))
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 12)
    .join("\n");
}
