import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/**
 * A database of this browser, opened when it is first asked for and once for all who ask.
 *
 * @param upgrade makes its stores, the first time
 */
export function deviceDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  return () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade,
      terminated() {
        opened = undefined;
      },
    });
    // One that could not be opened is tried again by the next caller.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
}
