import { data } from "react-router";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { readContact } from "#server/crm/contacts/read-contact.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { readHome } from "#server/portfolio/homes/read-home.server.ts";
import { listDossiers } from "#server/tools/dossiers/dossier-rows.server.ts";
import { homeTitle } from "#ui/homes/home-text.ts";

/** An address with a higher page number is not one of ours, and shows the first page. */
const LAST_PAGE = 10_000;

/** The dossiers of a person, and the home and the contact that the next one is about. */
export async function dossiersData({ database, now }: Services, actor: PersonActor, query: URLSearchParams) {
  const asked = Math.trunc(Number(query.get("pagina")));
  const page = asked >= 1 && asked <= LAST_PAGE ? asked : 1;
  const isTrash = query.get("papelera") === "si";
  const [listed, home, contact] = await Promise.all([
    listDossiers(database.db, actor, { page, isTrash }),
    homeAsked(database.db, actor, query.get("vivienda")),
    contactAsked(database.db, actor, query.get("contacto"), now()),
  ]);
  return { ...listed, page, isTrash, home, contact, today: isoDateInMadrid(now()) };
}

/** @throws 404 for a contact that the actor does not see, or that is in the trash */
async function contactAsked(db: Services["database"]["db"], actor: PersonActor, asked: string | null, now: Date) {
  if (asked === null) return null;
  const id = readUuid(asked);
  const contact = id === undefined ? undefined : await readContact(db, actor, id, now);
  if (!contact || contact.deletedAt) throw data(null, { status: 404 });
  return { id: contact.id, name: contact.fullName };
}

/** @throws 404 for a home that the actor does not see, or that is in the trash */
async function homeAsked(db: Services["database"]["db"], actor: PersonActor, asked: string | null) {
  if (asked === null) return null;
  const id = readUuid(asked);
  const home = id === undefined ? null : await readHome(db, actor, id);
  if (!home || home.deletedAt) throw data(null, { status: 404 });
  return { id: home.id, title: homeTitle(home.home) };
}
