import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { editorFacts } from "#server/tools/landings/editor-facts.server.ts";
import { domainOf, recordsOfDomain } from "#server/tools/landings/landing-domains.server.ts";
import { findLanding, PAGE_PATH, stateOf } from "#server/tools/landings/landing-rows.server.ts";
import { landingResults, versionsOf } from "#server/tools/landings/read-results.server.ts";
import { faultsOf } from "#server/tools/landings/write-landings.server.ts";

/** All that the editor of a page shows; null for a page that the actor does not see. */
export async function editorData(services: Services, actor: PersonActor, id: string) {
  const { config, database } = services;
  const { db } = database;
  const row = await findLanding(db, actor, id);
  if (!row) return null;
  const [facts, faults, results, versions, domain] = await Promise.all([
    editorFacts(services, row),
    faultsOf(db, actor, row),
    landingResults(db, id),
    versionsOf(db, id),
    domainOf(db, id),
  ]);
  const isProved = domain !== undefined && domain.provedAt !== null;
  const scheme = config.publicUrl.startsWith("https:") ? "https" : "http";
  return {
    id,
    title: row.title,
    document: row.document,
    revision: row.revision,
    slug: row.slug,
    state: stateOf(row),
    isTrashed: row.deletedAt !== null,
    hasChanges: row.publishedAt !== null && row.updatedAt > row.publishedAt,
    origin: config.publicUrl,
    address: isProved ? `${scheme}://${domain.host}/` : `${config.publicUrl}${PAGE_PATH}/${row.slug}`,
    facts,
    faults,
    results,
    versions,
    domain: domain
      ? { host: domain.host, isProved, fault: domain.fault, records: recordsOfDomain(domain, config.publicUrl) }
      : null,
  };
}

export type EditorPage = NonNullable<Awaited<ReturnType<typeof editorData>>>;
