import { and, desc, inArray, isNull, like, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { type FoundKind, type FoundRow, MOST_FOUND } from "#domain/shared/search/found-rows.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { MARKED_LETTERS, PLAIN_LETTERS, searchPatterns } from "../../platform/db/search-text.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import { templates } from "../../platform/db/tables/crm-templates.server.ts";
import { flows } from "../../platform/db/tables/integrations-flows.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { campaigns, mailSenders } from "../../platform/db/tables/tools-campaigns.server.ts";
import { dossierDocuments, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { landings } from "../../platform/db/tables/tools-landings.server.ts";
import { floorPlans } from "../../platform/db/tables/tools-plans.server.ts";
import { proposals } from "../../platform/db/tables/tools-proposals.server.ts";
import { tours } from "../../platform/db/tables/tools-tours.server.ts";
import { transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";

/** Titles are not indexed by their words: those of the newest are looked through, and more than these nobody has. */
const LOOKED_THROUGH = 1_000;

interface Paper {
  kind: FoundKind;
  table: PgTable & { id: AnyPgColumn };
  /** How it is called. */
  title: AnyPgColumn;
  at: AnyPgColumn;
  /** The rows that the actor may see and has not thrown away. */
  kept: (actor: PersonActor) => SQL | undefined;
  path: (id: string) => string;
  /** Text that is looked through in place of the title. */
  words?: SQL;
}

const PAPERS: readonly Paper[] = [
  {
    kind: "propuesta",
    table: proposals,
    title: proposals.title,
    at: proposals.updatedAt,
    kept: (actor) => and(mayRead(actor, "proposal"), isNull(proposals.deletedAt)),
    path: (id) => `/propuestas-captacion/${id}`,
  },
  {
    kind: "firma",
    table: signatureRequests,
    title: signatureRequests.title,
    at: signatureRequests.createdAt,
    kept: (actor) => mayRead(actor, "signature"),
    path: (id) => `/dashboard/firmas/${id}`,
  },
  {
    kind: "visita",
    table: inspections,
    title: inspections.title,
    at: inspections.startedAt,
    kept: (actor) => and(mayRead(actor, "inspection"), isNull(inspections.deletedAt)),
    path: (id) => `/asistente-valoracion/${id}`,
  },
  {
    kind: "conversacion",
    table: transcripts,
    title: transcripts.title,
    at: transcripts.updatedAt,
    kept: (actor) => and(mayRead(actor, "transcript"), isNull(transcripts.deletedAt)),
    path: (id) => `/resumen-conversaciones/${id}`,
    // Its people, its contact and the homes of that contact, not its messages.
    words: sql`concat_ws(' ', ${transcripts.title}, (
      select string_agg(person ->> 'name', ' ') from jsonb_array_elements(${transcripts.head} -> 'people') as person
    ), (
      select ${contacts.fullName} from ${contacts} where ${contacts.id} = ${transcripts.contactId}
    ), (
      select string_agg(concat_ws(' ', ${properties.reference}, ${properties.title}, ${properties.address}), ' ')
      from ${properties} where ${properties.ownerContactId} = ${transcripts.contactId} and ${properties.deletedAt} is null
    ))`,
  },
  {
    kind: "expediente",
    table: dossiers,
    title: dossiers.title,
    at: dossiers.updatedAt,
    kept: (actor) => and(mayRead(actor, "dossier"), isNull(dossiers.deletedAt)),
    path: (id) => `/analizador-documentos/${id}`,
    // The names of its files too.
    words: sql`concat_ws(' ', ${dossiers.title}, (
      select string_agg(d.name, ' ') from ${dossierDocuments} d where d.dossier_id = ${dossiers}.id
    ))`,
  },
  {
    kind: "pagina",
    table: landings,
    title: landings.title,
    at: landings.updatedAt,
    kept: (actor) => and(mayRead(actor, "landing"), isNull(landings.deletedAt)),
    path: (id) => `/generador-landing/${id}`,
  },
  {
    kind: "campana",
    table: campaigns,
    title: campaigns.name,
    at: campaigns.updatedAt,
    kept: (actor) => and(mayRead(actor, "campaign"), isNull(campaigns.deletedAt)),
    path: (id) => `/dashboard/campanas-email/${id}`,
  },
  {
    kind: "remitente",
    table: mailSenders,
    title: mailSenders.fromName,
    at: mailSenders.updatedAt,
    kept: (actor) => mayRead(actor, "mailSender"),
    path: (id) => `/dashboard/campanas-email/remitentes/${id}`,
    words: sql`concat_ws(' ', ${mailSenders.fromName}, ${mailSenders.fromEmail})`,
  },
  {
    kind: "flujo",
    table: flows,
    title: flows.name,
    at: flows.updatedAt,
    // Whoever may not make flows has no page of them.
    kept: (actor) =>
      and(
        actor.agency && !mayInAgency(actor.agency.role, "make-flows") ? sql`false` : mayRead(actor, "flow"),
        isNull(flows.archivedAt),
      ),
    path: (id) => `/dashboard/flujos/${id}`,
  },
  {
    kind: "plano",
    table: floorPlans,
    title: floorPlans.title,
    at: floorPlans.updatedAt,
    kept: (actor) => and(mayRead(actor, "plan"), isNull(floorPlans.deletedAt)),
    path: (id) => `/dashboard/planos/${id}`,
  },
  {
    kind: "recorrido",
    table: tours,
    title: tours.title,
    at: tours.updatedAt,
    kept: (actor) => and(mayRead(actor, "tour"), isNull(tours.deletedAt)),
    path: (id) => `/tour-editor/${id}`,
  },
  {
    kind: "plantilla",
    table: templates,
    title: templates.title,
    at: templates.updatedAt,
    kept: (actor) => and(mayRead(actor, "template"), isNull(templates.deletedAt)),
    path: (id) => `/plantillas/${id}`,
  },
];

/**
 * Campaigns, their senders, flows, landing pages, proposals, requests for signatures, valuation visits, conversations, templates, dossiers,
 * floor plans and tours that are named by the typed words: a few of
 * each, the newest first.
 */
export async function searchPapers(db: Db, actor: PersonActor, query: string): Promise<FoundRow[]> {
  const patterns = searchPatterns(query);
  if (patterns.length === 0) return [];
  const found = await Promise.all(PAPERS.map((paper) => searchPaper(db, actor, paper, patterns)));
  return found.flat();
}

async function searchPaper(
  db: Db,
  actor: PersonActor,
  { kind, table, title, at, kept, path, words }: Paper,
  patterns: readonly string[],
): Promise<FoundRow[]> {
  const newest = db
    .select({ id: table.id })
    .from(table)
    .where(kept(actor))
    .orderBy(desc(at), desc(table.id))
    .limit(LOOKED_THROUGH);
  const folded = sql`translate(lower(${words ?? title}), ${MARKED_LETTERS}, ${PLAIN_LETTERS})`;
  const rows = await db
    .select({
      id: sql<string>`${table.id}`,
      title: sql<string>`${title}`,
      at: sql<Date>`${at}`.mapWith((value: string) => new Date(value)),
    })
    .from(table)
    .where(and(inArray(table.id, newest), ...patterns.map((pattern) => like(folded, pattern))))
    .orderBy(desc(at), desc(table.id))
    .limit(MOST_FOUND);
  return rows.map((row) => ({
    kind,
    id: row.id,
    title: row.title,
    detail: formatDate(isoDateInMadrid(row.at)),
    path: path(row.id),
  }));
}
