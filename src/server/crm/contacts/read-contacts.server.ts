import type { ContactFilters, ContactOrder } from "#domain/crm/contacts/contact-filters.ts";
import { soughtWords } from "#domain/crm/contacts/contact-words.ts";
import type { ContactLine, ContactsPage } from "#domain/crm/contacts/dto.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { sharedRead } from "../../platform/db/shared-read.server.ts";
import { isInstantKey, readPlace, writePlace } from "../../platform/http/cursor.server.ts";
import { linesOf } from "./contact-lines.server.ts";
import type { SoughtWords } from "./contact-words.server.ts";
import {
  byActivity,
  type Found,
  findInScope,
  inOneOrder,
  type Paging,
  type Place,
  type Sought,
} from "./find-contacts.server.ts";
import { COUNTED, scopesOf, seesAllOf } from "./scopes.server.ts";

interface Asked {
  order: ContactOrder;
  /** Cursor from `next` or `previous`. */
  cursor?: string | undefined;
  limit: number;
}

/** A page of the contacts that somebody may see. @throws AppError INVALID_CURSOR */
export async function listContacts(
  db: Db,
  actor: PersonActor,
  filters: ContactFilters,
  { order: wanted, cursor, limit }: Asked,
): Promise<ContactsPage> {
  const asked = { from: placeOf(cursor), limit, order: wanted };
  let found: FoundLines | undefined;
  for (const words of readingsOf(filters.text)) {
    found = await find(db, actor, { ...filters, words }, asked);
    if (found.total !== 0) break;
  }
  const { total, rows, lines } = found!;
  const isMany = total === null;
  const { from } = isMany ? byActivity(asked) : asked;
  const isBack = from?.isBack === true;
  const hasMore = rows.length > limit;
  const shown = rows.slice(0, limit);
  if (isBack) shown.reverse();
  const [first, last] = [shown[0], shown.at(-1)];
  return {
    contacts: shown.flatMap(({ id }) => lines.get(id) ?? []),
    previous: first && (isBack ? hasMore : from) ? cursorOf(first, "back") : null,
    next: last && (isBack || hasMore) ? cursorOf(last, "on") : null,
    total: { count: total ?? COUNTED, isCapped: isMany },
    order: isMany ? "actividad" : wanted,
  };
}

interface FoundLines extends Found {
  lines: ReadonlyMap<string, ContactLine>;
}

/** A page of all scopes together, merged from the first rows of each. */
async function find(db: Db, actor: PersonActor, sought: Sought, asked: Paging): Promise<FoundLines> {
  const scopes = scopesOf(actor);
  const each = async (paging: Paging) => {
    const parts: FoundLines[] = [];
    for (const scope of scopes) {
      // A change makes every open list of an agency ask at once: people with the same rights get the same answer.
      const key = JSON.stringify(["contacts", scope, seesAllOf(actor, scope) || actor.ownerId, sought, paging]);
      parts.push(await sharedRead(db, key, () => withLines(db, findInScope(db, actor, scope, sought, paging), paging)));
    }
    return parts;
  };
  let parts = await each(asked);
  const total = parts.reduce<number | null>((sum, part) => addUp(sum, part.total), 0);
  const paging = total === null ? byActivity(asked) : asked;
  if (parts.length > 1 && paging.order !== asked.order) parts = await each(paging);
  const rows = inOneOrder(
    parts.map((part) => part.rows),
    paging,
  );
  return { total, rows: rows.slice(0, asked.limit + 1), lines: new Map(parts.flatMap(({ lines }) => [...lines])) };
}

/** Null means more than are counted. */
function addUp(a: number | null, b: number | null): number | null {
  const sum = a === null || b === null ? null : a + b;
  return sum !== null && sum > COUNTED ? null : sum;
}

async function withLines(db: Db, finding: Promise<Found>, { limit }: Paging): Promise<FoundLines> {
  const found = await finding;
  const lines = await linesOf(
    db,
    found.rows.slice(0, limit).map(({ id }) => id),
  );
  return { ...found, lines: new Map(lines.map((line) => [line.id, line])) };
}

/**
 * Reads text as search boxes do: words before the last one are whole, the last may be unfinished. If that finds nobody,
 * every word may be unfinished. Punctuation alone finds nobody.
 */
function readingsOf(text: string): SoughtWords[] {
  const words = soughtWords(text);
  const begun = { begun: words };
  return words.length < 2 ? [begun] : [{ whole: words.slice(0, -1), begun: words.slice(-1) }, begun];
}

/** Direction in which a page is read: on from its last row, or back from its first. */
const WAYS = ["on", "back"] as const;
const NAME = /^[\p{L}\p{N} ]{1,80}$/u;

const cursorOf = ({ place, id }: Place, way: (typeof WAYS)[number]): string => writePlace(way, { key: place, id });

function placeOf(cursor: string | undefined): Paging["from"] {
  const place = readPlace(cursor, { lists: WAYS, isKey: (key) => isInstantKey(key) || NAME.test(key) });
  return place && { key: place.key, id: place.id, isBack: place.list === "back" };
}
