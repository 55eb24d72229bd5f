import { data } from "react-router";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import {
  countInspections,
  findVisited,
  listInspections,
  type VisitShelf,
} from "#server/crm/inspections/read-inspections.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { homeOfRow } from "#server/portfolio/homes/home-rows.server.ts";
import { findHomeRow } from "#server/portfolio/homes/lock-homes.server.ts";
import { askedPage } from "../../shared/list-page.ts";

const isShelf = (word: string | null): word is VisitShelf => word === "terminadas" || word === "papelera";

/** The visits of a person, and what the next one is about. */
export async function inspectionsData({ database }: Services, actor: PersonActor, query: URLSearchParams) {
  const { db } = database;
  const asked = query.get("ver");
  const shelf: VisitShelf = isShelf(asked) ? asked : "abiertas";
  const page = askedPage(query);
  const [listed, counts, home, contact] = await Promise.all([
    listInspections(db, actor, shelf, page),
    countInspections(db, actor),
    homeAsked(db, actor, query.get("vivienda")),
    contactAsked(db, actor, query.get("contacto")),
  ]);
  return { account: actor.ownerId, shelf, page, ...listed, counts, home, contact };
}

/** @throws 404 for a home that the actor does not see, or that is in the trash */
async function homeAsked(db: Services["database"]["db"], actor: PersonActor, asked: string | null) {
  if (asked === null) return null;
  const id = readUuid(asked);
  const row = id === undefined ? undefined : await findHomeRow(db, actor, id);
  if (!row || row.deletedAt) throw data(null, { status: 404 });
  const { address, town } = homeOfRow(row);
  return { id: row.id, name: [address, town].filter(Boolean).join(", ") || "la vivienda elegida" };
}

/** @throws 404 for a contact that the actor does not see, or that is in the trash */
async function contactAsked(db: Services["database"]["db"], actor: PersonActor, asked: string | null) {
  if (asked === null) return null;
  const id = readUuid(asked);
  const row = id === undefined ? undefined : await findVisited(db, actor, id);
  if (!row) throw data(null, { status: 404 });
  return row;
}
