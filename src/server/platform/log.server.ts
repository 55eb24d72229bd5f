import { type DestinationStream, type Logger, pino } from "pino";
import { errorPlaces, errorWords } from "./failures/error-words.server.ts";
import { requestInHand } from "./http/request-in-hand.server.ts";
import { tracing } from "./telemetry/tracing.server.ts";

/**
 * Structured lines on standard output. Names of people, addresses and tokens must never be logged; those that slip in
 * are masked. Errors are told by `describeError`, addresses by their patterns. A line of a request carries its id, and those of its trace where one is under way.
 *
 * @param keep also gets each line from `info` on, whatever level the terminal shows
 */
export function createLog(level: string, keep?: DestinationStream): Logger {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["*.email", "*.phone", "*.password", "*.token", "*.authorization", "*.cookie"],
      censor: "[oculto]",
    },
    mixin: ofRequest,
    serializers: {
      err: describeError,
    },
  };
  if (!keep || level === "silent") return pino({ level, ...options });
  const values: Record<string, number> = pino.levels.values;
  const terminal = { level: values[level] ?? values.info!, stream: pino.destination({ dest: 1, sync: true }) };
  const kept = { level: values.info!, stream: keep };
  const lowest = terminal.level < kept.level ? level : "info";
  return pino({ level: lowest, ...options }, pino.multistream([terminal, kept]));
}

function ofRequest(): Record<string, string> {
  const requestId = requestInHand();
  return { ...(requestId !== undefined && { requestId }), ...tracing()?.ids() };
}

/** The parts of an error that may be kept: its kind, its code, its words without anything personal, and the places in our code. */
export function describeError(error: Error & { code?: string }) {
  return {
    type: error.name,
    code: error.code ?? (error.cause as { code?: string } | undefined)?.code,
    message: errorWords(error),
    stack: errorPlaces(error),
  };
}
