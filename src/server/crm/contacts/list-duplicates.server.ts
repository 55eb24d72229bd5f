import { inArray, type SQL, sql } from "drizzle-orm";
import type { DuplicatePair } from "#domain/crm/contacts/dto.ts";
import { duplicateReasons } from "#domain/crm/contacts/duplicates.ts";
import { TYPED_AS } from "#domain/shared/listing/fold.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { MARKED_LETTERS, PLAIN_LETTERS } from "../../platform/db/search-text.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { linesOf } from "./contact-lines.server.ts";
import { comparedColumns } from "./likely-duplicates.server.ts";
import { scopesOf } from "./scopes.server.ts";

const GROUPS = 100;
/** A name shared by more people than this proves nothing. */
const LARGEST = 6;
const SHOWN = 50;

/** Folds names as closely to `foldName` as the database can: letter for letter. */
const SINGLE = [...TYPED_AS].filter(([, typed]) => typed.length === 1);
const MARKED = MARKED_LETTERS + SINGLE.map(([letter]) => letter).join("");
const PLAIN = PLAIN_LETTERS + SINGLE.map(([, typed]) => typed).join("");

/** Pairs of a scope that may be one person each: found by name, by the end of a number and by the home, then looked at. */
export async function listDuplicates(db: Db, actor: PersonActor): Promise<DuplicatePair[]> {
  const here = sql`${contacts.scope} in ${scopesOf(actor)} and ${mayRead(actor, "contact")}
    and ${contacts.deletedAt} is null and ${contacts.mergedIntoId} is null`;
  const name = sql`regexp_replace(translate(lower(${contacts.fullName}), ${MARKED}, ${PLAIN}), '[^[:alnum:]]+', ' ', 'g')`;
  const groups = [
    await groupsOf(
      db,
      sql`select array_agg(${contacts.id}::text) as ids from ${contacts} where ${here} group by ${contacts.scope}, ${name}`,
    ),
    await groupsOf(
      db,
      sql`select array_agg(distinct ${contacts.id}::text) as ids from ${contacts} join contact_points p on p.contact_id = ${contacts.id}
        where ${here} and p.kind = 'telefono' group by ${contacts.scope}, right(p.value, 7)`,
    ),
    await groupsOf(
      db,
      sql`select array_agg(distinct ${contacts.id}::text) as ids from ${contacts} join deals d on d.contact_id = ${contacts.id}
        where ${here} and d.home_id is not null group by ${contacts.scope}, d.home_id`,
    ),
  ].flat();
  const ids = [...new Set(groups.flat())];
  if (ids.length === 0) return [];
  const compared = new Map(
    (await db.select(comparedColumns).from(contacts).where(inArray(contacts.id, ids))).map((row) => [row.id, row]),
  );
  const pairs = new Map<string, { first: string; second: string; reasons: string[] }>();
  for (const group of groups) {
    for (const [i, a] of group.entries()) {
      for (const b of group.slice(i + 1)) {
        const [first, second] = [a, b].sort() as [string, string];
        const [one, other] = [compared.get(first), compared.get(second)];
        const reasons = one && other ? duplicateReasons(one, other) : [];
        if (reasons.length > 0) pairs.set(`${first} ${second}`, { first, second, reasons });
      }
    }
  }
  for (const known of await distinctOf(db, ids)) pairs.delete(known);
  const shown = [...pairs.values()].sort((a, b) => b.reasons.length - a.reasons.length).slice(0, SHOWN);
  const lines = new Map(
    (await linesOf(db, [...new Set(shown.flatMap(({ first, second }) => [first, second]))])).map((line) => [
      line.id,
      line,
    ]),
  );
  return shown.map(({ first, second, reasons }) => ({ first: lines.get(first)!, second: lines.get(second)!, reasons }));
}

async function groupsOf(db: Db, grouped: SQL): Promise<string[][]> {
  const { rows } = await db.execute<{ ids: string[] }>(
    sql`select ids from (${grouped}) as grouped where cardinality(ids) between 2 and ${LARGEST} limit ${GROUPS}`,
  );
  return rows.map(({ ids }) => ids);
}

/** Pairs that a person declared two different people, as `first second`. */
async function distinctOf(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ first: string; second: string }>(
    sql`select first_id::text as first, second_id::text as second from distinct_contacts
      where first_id = any(${sql.param([...ids])}::uuid[])`,
  );
  return rows.map(({ first, second }) => `${first} ${second}`);
}
