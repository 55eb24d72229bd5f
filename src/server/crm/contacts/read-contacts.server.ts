import type { ContactFilters, ContactOrder } from "#domain/crm/contacts/contact-filters.ts";
import { soughtWords } from "#domain/crm/contacts/contact-words.ts";
import type { ContactLine, ContactsPage } from "#domain/crm/contacts/dto.ts";

import { isHeldTime } from "#domain/shared/schema/when.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";

import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { sharedRead } from "../../platform/db/shared-read.server.ts";
import { linesOf } from "./contact-lines.server.ts";
import type { SoughtWords } from "./contact-words.server.ts";
import {
  byActivity,
  type Found,
  findInScope,
  inOneOrder,
  type Place,
  type Sought,
  type Walk,
} from "./find-contacts.server.ts";
import { COUNTED, scopesOf, seesAllOf } from "./scopes.server.ts";

interface Asked {
  order: ContactOrder;
  /** As `next` or `previous` said. */
  cursor?: string | undefined;
  limit: number;
}

/** A page of the contacts that somebody may see. @throws AppError NOT_FOUND for a cursor that we did not write */
export async function listContacts(
  db: Db,
  actor: PersonActor,
  filters: ContactFilters,
  { order: wanted, cursor, limit }: Asked,
): Promise<ContactsPage> {
  const asked = { from: readCursor(cursor), limit, order: wanted };
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
    previous: first && (isBack ? hasMore : from) ? writeCursor(first, true) : null,
    next: last && (isBack || hasMore) ? writeCursor(last, false) : null,
    total: { count: total ?? COUNTED, isCapped: isMany },
    order: isMany ? "actividad" : wanted,
  };
}

interface FoundLines extends Found {
  lines: ReadonlyMap<string, ContactLine>;
}

/** A page of all scopes together: the first of what each has first. */
async function find(db: Db, actor: PersonActor, sought: Sought, asked: Walk): Promise<FoundLines> {
  const scopes = scopesOf(actor);
  const each = async (walk: Walk) => {
    const parts: FoundLines[] = [];
    for (const scope of scopes) {
      // A change makes every open list of an agency ask at once: who may see the same is told the same.
      const key = JSON.stringify(["contacts", scope, seesAllOf(actor, scope) || actor.ownerId, sought, walk]);
      parts.push(await sharedRead(db, key, () => withLines(db, findInScope(db, actor, scope, sought, walk), walk)));
    }
    return parts;
  };
  let parts = await each(asked);
  const total = parts.reduce<number | null>((sum, part) => addUp(sum, part.total), 0);
  const walk = total === null ? byActivity(asked) : asked;
  if (parts.length > 1 && walk.order !== asked.order) parts = await each(walk);
  const rows = inOneOrder(
    parts.map((part) => part.rows),
    walk,
  );
  return { total, rows: rows.slice(0, asked.limit + 1), lines: new Map(parts.flatMap(({ lines }) => [...lines])) };
}

/** Null stands for more than are counted. */
function addUp(a: number | null, b: number | null): number | null {
  const sum = a === null || b === null ? null : a + b;
  return sum !== null && sum > COUNTED ? null : sum;
}

async function withLines(db: Db, finding: Promise<Found>, { limit }: Walk): Promise<FoundLines> {
  const found = await finding;
  const lines = await linesOf(
    db,
    found.rows.slice(0, limit).map(({ id }) => id),
  );
  return { ...found, lines: new Map(lines.map((line) => [line.id, line])) };
}

/**
 * As search boxes read: words before the last one are finished, the last may go on. Where nobody has them so, each of them may go
 * on. Signs alone name nobody.
 */
function readingsOf(text: string): SoughtWords[] {
  const words = soughtWords(text);
  const begun = { begun: words };
  return words.length < 2 ? [begun] : [{ whole: words.slice(0, -1), begun: words.slice(-1) }, begun];
}

const writeCursor = ({ place, id }: Place, isBack: boolean): string =>
  `${isBack ? "b" : "f"}${id}${Buffer.from(place).toString("base64url")}`;

function readCursor(text: string | undefined): { key: string; id: string; isBack: boolean } | undefined {
  if (!text) return undefined;
  const parts = /^([bf])([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})([\w-]{1,430})$/.exec(text);
  const key = parts && Buffer.from(parts[3]!, "base64url").toString("utf8");
  if (!parts || !key || key.includes("\0") || !/^(\d{4}-\d\d-\d\dT[\d:.]+Z|[\p{L}\p{N} ]{1,80})$/u.test(key)) {
    throw new AppError("NOT_FOUND");
  }
  if (/^\d{4}-/.test(key) && !isHeldTime(key)) throw new AppError("NOT_FOUND");
  return { key, id: parts[2]!, isBack: parts[1] === "b" };
}
