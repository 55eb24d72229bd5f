import { readHomeFilter } from "#domain/portfolio/homes/home-filter.ts";
import { type Actor, actorOf } from "#server/accounts/access/actor.server.ts";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { colleagueNames } from "#server/accounts/agencies/agencies.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { listPortfolio } from "#server/portfolio/homes/read-homes.server.ts";
import { sourceNames } from "#server/portfolio/imports/sources.server.ts";
import { portalNotes } from "#server/portfolio/outlets/portals-of-home.server.ts";

export const VIEWS = ["tarjetas", "tabla", "mapa"] as const;
export type PortfolioView = (typeof VIEWS)[number];

export type PortfolioData = Awaited<ReturnType<typeof readPortfolio>>;

/** The portfolio as its address asks for it. */
export async function readPortfolio(services: Services, viewer: Viewer, request: Request) {
  const actor = actorOf(viewer);
  const query = new URL(request.url).searchParams;
  const filter = readHomeFilter(query);
  const [list, sources, agents] = await Promise.all([
    listPortfolio(services, actor, filter),
    sourcesOf(services, actor),
    agentsOf(services, actor),
  ]);
  return {
    list,
    portals: filter.inTrash
      ? {}
      : await portalNotes(
          services.database.db,
          list.homes.map(({ id }) => id),
        ),
    // A page beyond the last is the last.
    filter: { ...filter, page: list.page },
    view: VIEWS.find((view) => view === query.get("vista")) ?? "tarjetas",
    sources,
    agents,
    mapStyleUrl: services.config.mapStyleUrl,
    mayTryDemo: services.config.mode === "demo",
    hasDemo: list.homes.some(({ isDemo }) => isDemo),
  };
}

async function sourcesOf({ database: { db } }: Services, actor: Actor) {
  return (await sourceNames(db, actor)).map(({ id, name }) => ({ value: id, label: name }));
}

/** Colleagues, who share one portfolio. */
async function agentsOf({ database: { db } }: Services, { agency }: Actor) {
  if (!agency) return [];
  return (await colleagueNames(db, agency.id))
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, "es"));
}
