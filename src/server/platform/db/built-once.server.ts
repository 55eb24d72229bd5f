import type { Db } from "./connection.server.ts";

/**
 * A statement that nearly every call runs, built once for each database: building it takes longer than asking it. It has no
 * name, because a pooler in front of PostgreSQL may hand each call another connection, which would not know it.
 */
export function builtOnce<T>(build: (db: Db) => T): (db: Db) => T {
  const built = new WeakMap<Db, T>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
