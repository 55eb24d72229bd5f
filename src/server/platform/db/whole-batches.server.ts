import type { PGlite } from "@electric-sql/pglite";

/** Parse, Bind, Describe, Execute, Close: parts of a batch that Sync ends. */
const PARTS = new Set([..."PBDEC"].map((letter) => letter.charCodeAt(0)));
/** Sync, and the simple query, which is whole by itself. */
const ENDS = new Set([..."SQ"].map((letter) => letter.charCodeAt(0)));

/**
 * The embedded database as its socket server must see it. The server puts the messages of all connections into one queue
 * and keeps to one connection only inside a transaction: the Bind of one could meet the Parse of another, and a query got
 * another's rows. A batch that Sync has not ended yet counts as a transaction here, so that it stays whole.
 */
export function keepBatchesWhole(db: PGlite): PGlite {
  let isBatchOpen = false;
  return new Proxy(db, {
    get(target, name) {
      if (name === "isInTransaction") return () => isBatchOpen || target.isInTransaction();
      if (name === "execProtocolRawStream") {
        return async (...args: Parameters<PGlite["execProtocolRawStream"]>) => {
          const type = args[0][0]!;
          if (PARTS.has(type)) isBatchOpen = true;
          try {
            return await target.execProtocolRawStream(...args);
          } finally {
            if (ENDS.has(type)) isBatchOpen = false;
          }
        };
      }
      if (name === "exec") {
        // The server rolls back what a connection left open when it went.
        return async (...args: Parameters<PGlite["exec"]>) => {
          isBatchOpen = false;
          return await target.exec(...args);
        };
      }
      const member = Reflect.get(target, name, target) as unknown;
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}
