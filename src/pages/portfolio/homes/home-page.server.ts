import { PAGE_TOOLS } from "#content/page-tools.ts";
import { isSettled } from "#domain/crm/matching/compared.ts";
import { PROJECT_KINDS } from "#domain/tools/studio-projects/project-kinds.ts";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { agendaOfHome } from "#server/crm/calendar/agenda-of.server.ts";
import { fittingPeople } from "#server/crm/contacts/fitting-people.server.ts";
import { requestsAbout } from "#server/crm/signatures/read-requests.server.ts";
import { documentsOfHome } from "#server/portfolio/documents/documents.server.ts";
import { likeHome } from "#server/portfolio/homes/find-duplicates.server.ts";
import { offeredOf } from "#server/portfolio/homes/keep-home.server.ts";
import { findHomeRow, type HomeRow } from "#server/portfolio/homes/lock-homes.server.ts";
import { mergesOf } from "#server/portfolio/homes/merge-homes.server.ts";
import { dealsOfHome, homeHistory, shownHome } from "#server/portfolio/homes/read-home.server.ts";
import { portalsOfHome } from "#server/portfolio/outlets/portals-of-home.server.ts";
import { photosOfHome } from "#server/portfolio/photos/read-photos.server.ts";
import { listDossiers } from "#server/tools/dossiers/dossier-rows.server.ts";
import { LANDINGS_PATH } from "#server/tools/landings/landing-rows.server.ts";
import { listPlans, PLANS_PATH } from "#server/tools/plans/plan-rows.server.ts";
import { PROPOSALS_PATH } from "#server/tools/proposals/proposal-parts.server.ts";
import { runsOfHome } from "#server/tools/runs/runs-of-home.server.ts";
import { openPageOf } from "#server/tools/sharing/share-links.server.ts";
import { listProjects } from "#server/tools/studio-projects/project-rows.server.ts";
import { listTours } from "#server/tools/tours/list-tours.server.ts";
import { tools } from "#tools/registry.ts";

export type HomePageData = Omit<NonNullable<Awaited<ReturnType<typeof readHomePage>>>, "row">;

/** Tools that are pages of their own and begin with a home. */
const HOME_PAGES = ["/asistente-valoracion", PROPOSALS_PATH, LANDINGS_PATH, PLANS_PATH, "/analizador-documentos"];

/** A home with all its rows; null for a home that the actor does not see. */
export async function readHomePage(services: Services, actor: PersonActor, id: string) {
  const { db } = services.database;
  const row = await findHomeRow(db, actor, id);
  if (!row) return null;
  const home = await shownHome(db, actor, row);
  const { auth, config } = services;
  const parts = { keys: auth.keys, publicUrl: config.publicUrl, now: services.now() };
  const photos = await photosOfHome(services, home.id);
  const [
    documents,
    history,
    runs,
    deals,
    { agenda, visits },
    merges,
    known,
    duplicates,
    openPage,
    portals,
    signatures,
    dossiers,
    plans,
    tours,
    pictures,
  ] = await Promise.all([
    documentsOfHome(services, home.id),
    homeHistory(db, actor, home),
    runsOfHome(db, actor, home.id),
    dealsOfHome(db, actor, home.id),
    agendaOfHome(db, actor, home.id, services.now()),
    mergesOf(db, actor, home.id),
    offeredOf(db, actor, row),
    home.deletedAt ? [] : likeHome(db, actor, row),
    openPageOf(db, actor, home.id, parts),
    portalsOfHome(db, row, photos.length),
    requestsAbout(db, actor, { homeId: home.id }),
    listDossiers(db, actor, { page: 1, isTrash: false, homeId: home.id }),
    listPlans(db, actor, { page: 1, isTrash: false, homeId: home.id }),
    listTours(db, actor, { page: 1, isTrash: false, homeId: home.id }, services.now()),
    listProjects(db, actor, { kinds: PROJECT_KINDS, page: 1, isTrash: false, homeId: home.id }),
  ]);
  return {
    row,
    home,
    photos,
    documents,
    history,
    runs,
    deals,
    agenda,
    visits,
    merges: merges.map((merge) => ({ ...merge, createdAt: merge.createdAt.toISOString() })),
    duplicates: duplicates.length,
    /** The page that the code on its papers opens. */
    openPage,
    portals,
    signatures,
    /** The newest of its documents that are read together. */
    dossiers: dossiers.dossiers,
    plans: plans.plans,
    tours: tours.tours,
    /** Furnished photos and videos. */
    pictures: pictures.projects,
    /** Every tool that takes a home, with its visit, its proposal and its page; none for a home that cannot be valued. */
    tools: known
      ? [
          ...PAGE_TOOLS.filter(({ path }) => HOME_PAGES.includes(path)).map((tool) => ({
            ...tool,
            credits: 0,
          })),
          ...tools.filter((tool) => tool.fillFrom),
        ].map(({ path, title, summary, credits }) => ({ path, title, summary, credits }))
      : [],
    today: services.now().toISOString(),
    mapStyleUrl: config.mapStyleUrl,
  };
}

/** How many people a home fits and nearly fits. */
export interface FittingCount {
  fits: number;
  near: number;
  /** Of those whom it fits, people who have heard of it as it is now. */
  know: number;
}

/** Not awaited by the page: with thousands of demands it takes a moment. */
export async function countFitting(services: Services, actor: PersonActor, row: HomeRow): Promise<FittingCount> {
  const { auth, database, now } = services;
  const { fits, near } = await fittingPeople(database.db, { actor, keys: auth.keys, now: now() }, row);
  return { fits: fits.length, near: near.length, know: fits.filter(isSettled).length };
}
