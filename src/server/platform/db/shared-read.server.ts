import type { Db } from "./connection.server.ts";

/**
 * When something changes, every open page asks anew in the same instant, and all get the same answer. A read that is
 * asked for while the same one is under way waits for the next, which begins once that one has ended and answers all
 * who wait by then: everybody sees all rows written before they asked, and however many ask, the database reads no more
 * than twice.
 */

interface Turn {
  underWay: Promise<unknown>;
  next?: Promise<unknown>;
}

const turns = new WeakMap<Db, Map<string, Turn>>();

/**
 * @param key names everything that the answer depends on, and what the caller may see: callers with the same key get
 *   the same object and must not change it
 */
export function sharedRead<T>(db: Db, key: string, read: () => Promise<T>): Promise<T> {
  let ofDb = turns.get(db);
  if (!ofDb) {
    ofDb = new Map();
    turns.set(db, ofDb);
  }
  const turn = ofDb.get(key);
  if (!turn) return begin(ofDb, key, read);
  const again = () => begin(ofDb, key, read);
  turn.next ??= turn.underWay.then(again, again);
  return turn.next as Promise<T>;
}

function begin<T>(ofDb: Map<string, Turn>, key: string, read: () => Promise<T>): Promise<T> {
  const turn: Turn = { underWay: read() };
  ofDb.set(key, turn);
  const end = () => {
    if (!turn.next) ofDb.delete(key);
  };
  turn.underWay.then(end, end);
  return turn.underWay as Promise<T>;
}
