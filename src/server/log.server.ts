import { type Logger, pino } from "pino";

/** Structured lines on standard output. Names of people, addresses and tokens never go in; what slips is masked. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["*.email", "*.phone", "*.password", "*.token", "*.authorization", "*.cookie"],
      censor: "[oculto]",
    },
    serializers: {
      // The message of a database error quotes the row; its code and place in our code are enough.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code ?? (error.cause as { code?: string } | undefined)?.code,
        message: error.name === "DrizzleQueryError" ? "database query failed" : error.message,
        stack: error.stack
          ?.split("\n")
          .filter((line) => line.trimStart().startsWith("at "))
          .slice(0, 12)
          .join("\n"),
      }),
    },
  });
}
