import { eq } from "drizzle-orm";
import { readHomeFilter } from "#domain/portfolio/homes/home-filter.ts";
import { type Actor, actorOf } from "#server/accounts/access/actor.server.ts";
import { mayRead } from "#server/accounts/access/policies.server.ts";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { nameOf } from "#server/accounts/people/admin-users.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { users } from "#server/platform/db/account-schema.server.ts";
import { agencyMembers } from "#server/platform/db/agency-schema.server.ts";
import { importSources } from "#server/platform/db/feed-schema.server.ts";
import { listPortfolio } from "#server/portfolio/homes/read-homes.server.ts";

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
  const { id, name } = importSources;
  const rows = await db
    .select({ id, name })
    .from(importSources)
    .where(mayRead(actor, "importSource"))
    .orderBy(name)
    .limit(50);
  return rows.map((row) => ({ value: row.id, label: row.name }));
}

/** Colleagues, who share one portfolio. */
async function agentsOf({ database: { db } }: Services, { agency }: Actor) {
  if (!agency) return [];
  const { id, metadata, email } = users;
  const rows = await db
    .select({ id, metadata, email })
    .from(agencyMembers)
    .innerJoin(users, eq(users.id, agencyMembers.userId))
    .where(eq(agencyMembers.agencyId, agency.id))
    .limit(200);
  return rows
    .map((row) => ({ value: row.id, label: nameOf(row) || row.email }))
    .sort((a, b) => a.label.localeCompare(b.label, "es"));
}
