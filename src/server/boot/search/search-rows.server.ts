import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { soughtWords } from "#domain/crm/contacts/contact-words.ts";
import { kindsMeantBy } from "#domain/portfolio/homes/kinds-meant.ts";
import { type FoundKind, type FoundRow, MOST_FOUND } from "#domain/shared/search/found-rows.ts";
import { tools } from "#tools/registry.ts";
import type { Actor, PersonActor } from "../../accounts/access/actor.server.ts";
import { isOwn, mayRead } from "../../accounts/access/policies.server.ts";
import { hasWords as hasContactWords } from "../../crm/contacts/contact-words.server.ts";
import { scopesOf } from "../../crm/contacts/scopes.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { runWords } from "../../platform/db/indexed-words.server.ts";
import { newestWithWords } from "../../platform/db/newest-with-words.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { hasWords, isListed, partsOf, showsWords } from "../../portfolio/homes/home-conditions.server.ts";
import { searchWordsOf } from "../../portfolio/homes/home-rows.server.ts";
import { searchWords } from "../../tools/runs/tool-runs.server.ts";

/** Homes, contacts and results that contain the typed words: a few of each, the newest first. */

const WORDS = 6;

/** Homes of the portfolio: by words of theirs, and by words for their kind, in any order. */
export async function searchHomes(db: Db, actor: Actor, query: string): Promise<FoundRow[]> {
  const typed = searchWordsOf(query).slice(0, WORDS);
  if (typed.length === 0) return [];
  const words = typed.filter((word) => kindsMeantBy(word) === null);
  // A word for a kind may as well stand in a street or a title.
  const ofKinds = typed.flatMap((word) => {
    const meant = kindsMeantBy(word);
    return meant === null ? [] : [or(inArray(properties[meant.column], [...meant.values]), showsWords([word]))!];
  });
  const parts = partsOf(actor).map((part) => and(part, isListed, ...ofKinds)!);
  const ids =
    words.length === 0
      ? await newestHomes(db, parts)
      : await newestWithWords(db, {
          table: properties,
          id: properties.id,
          at: properties.updatedAt,
          searchText: properties.searchText,
          parts,
          words,
          indexed: () => hasWords(words)!,
          limit: MOST_FOUND,
        });
  if (ids.length === 0) return [];
  const { id, title, address, placeName, town, reference, type } = properties;
  const rows = await db
    .select({ id, title, address, placeName, town, reference, type })
    .from(properties)
    .where(inArray(id, ids));
  return inOrder(ids, rows).map((row) => {
    const name = row.address ?? row.title ?? row.placeName;
    const typeName = (PROPERTY_TYPE_NAMES as Record<string, string>)[row.type] ?? "Inmueble";
    const place = row.placeName === name ? row.town : (row.placeName ?? row.town);
    return {
      kind: "vivienda",
      id: row.id,
      title: name ?? typeName,
      detail: detailOf([name === null ? null : typeName, place, row.reference]),
      path: `/dashboard/cartera/${row.id}`,
    };
  });
}

async function newestHomes(db: Db, parts: readonly SQL[]): Promise<string[]> {
  const { id, updatedAt } = properties;
  const newest = parts.map((part) =>
    db.select({ id, updatedAt }).from(properties).where(part).orderBy(desc(updatedAt)).limit(MOST_FOUND),
  );
  const rows = (await Promise.all(newest)).flat();
  return rows
    .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
    .slice(0, MOST_FOUND)
    .map((row) => row.id);
}

/** Contacts of a person or their agency; of the house, Umbral's own leads. */
export async function searchContacts(db: Db, actor: PersonActor, query: string): Promise<FoundRow[]> {
  const words = soughtWords(query);
  if (words.length === 0) return [];
  const scopes = scopesOf(actor);
  const ids = await newestWithWords(db, {
    table: contacts,
    id: contacts.id,
    at: contacts.lastActivityAt,
    searchText: contacts.searchText,
    parts: scopes.map(
      (scope) =>
        and(
          eq(contacts.scope, scope),
          mayRead(actor, "contact"),
          isNull(contacts.mergedIntoId),
          isNull(contacts.deletedAt),
        )!,
    ),
    words,
    indexed: (part) => hasContactWords(scopes[part]!, { begun: words }),
    limit: MOST_FOUND,
  });
  if (ids.length === 0) return [];
  const { id, fullName, company } = contacts;
  const email = sql<string | null>`(select p.value from contact_points p
    where p.contact_id = ${sql.raw('"contacts"."id"')} order by p.kind, p.position, p.value limit 1)`;
  const rows = await db.select({ id, fullName, company, email }).from(contacts).where(inArray(id, ids));
  const [kind, base]: [FoundKind, string] = actor.isHouse
    ? ["lead", "/admin/crm-leads/contactos"]
    : ["contacto", "/dashboard/contactos"];
  return inOrder(ids, rows).map((row) => ({
    kind,
    id: row.id,
    title: row.fullName || (row.email ?? "Sin nombre"),
    detail: detailOf([row.company, row.fullName ? row.email : null]),
    path: `${base}/${row.id}`,
  }));
}

/** Results of a person; a member who sees all work of their agency finds its results too. */
export async function searchRuns(db: Db, actor: Actor, query: string): Promise<FoundRow[]> {
  const words = searchWords(query).slice(0, WORDS);
  if (words.length === 0) return [];
  const kept = and(mayRead(actor, "run"), isNull(toolRuns.deletedAt))!;
  const parts: SQL[] = [and(isOwn(actor, "run"), kept)!];
  if (actor.agency && mayInAgency(actor.agency.role, "see-all-work")) {
    parts.push(and(eq(toolRuns.agencyId, actor.agency.id), kept)!);
  }
  const ids = await newestWithWords(db, {
    table: toolRuns,
    id: toolRuns.id,
    at: toolRuns.createdAt,
    searchText: toolRuns.searchText,
    parts,
    words,
    indexed: () => sql`${runWords(toolRuns)} @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(" & ")})`,
    limit: MOST_FOUND,
  });
  if (ids.length === 0) return [];
  const { id, name, title, toolId } = toolRuns;
  const rows = await db.select({ id, name, title, toolId }).from(toolRuns).where(inArray(id, ids));
  return inOrder(ids, rows).flatMap((row) => {
    const tool = tools.find((one) => one.id === row.toolId);
    if (!tool) return [];
    const found = { kind: "resultado" as const, id: row.id, path: `${tool.path}?resultado=${row.id}` };
    return [{ ...found, title: row.name ?? row.title, detail: detailOf([tool.title]) }];
  });
}

const detailOf = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(", ");

function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
