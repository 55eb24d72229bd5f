import type { Db } from "./connection.server.ts";

/**
 * A statement that nearly every call runs, built once for each database: building it takes longer than asking it. It has no
 * name of its own: which statements are prepared is decided where they are sent (`prepared-statements`).
 */
export function builtOnce<T>(build: (db: Db) => T): (db: Db) => T {
  const built = new WeakMap<Db, T>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
