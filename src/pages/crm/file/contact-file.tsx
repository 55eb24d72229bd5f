import { data } from "react-router";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { agendaOfContact } from "#server/crm/calendar/agenda-of.server.ts";
import { optedOutOf } from "#server/crm/call-opt-outs/opt-outs.server.ts";
import { homeForDeal, listTimeline, readContact } from "#server/crm/contacts/read-contact.server.ts";
import { listColleagues } from "#server/crm/contacts/read-settings.server.ts";
import { requestsAbout } from "#server/crm/signatures/read-requests.server.ts";
import { searchesOfContact } from "#server/market/saved-searches/searches-of-contact.server.ts";
import { conversationsWith } from "#server/tools/conversations/read-transcripts.server.ts";
import { listDossiers } from "#server/tools/dossiers/dossier-rows.server.ts";
import { tools } from "#tools/registry.ts";
import { Callout } from "#ui/callout.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { AgendaPanel } from "../../shared/agenda-panel.tsx";
import { DossiersPanel } from "../../shared/dossiers-panel.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { SignaturesPanel } from "../../shared/signatures-panel.tsx";
import { requireCrm } from "../crm-access.server.ts";
import { crmPlaceOf, useCrmPlace } from "../crm-place.ts";
import type { Route } from "./+types/contact-file.ts";
import { ContactFacts } from "./contact-facts.tsx";
import { ContactHead } from "./contact-head.tsx";
import { ConversationsPanel } from "./conversations-panel.tsx";
import { DealsPanel } from "./deals-panel.tsx";
import { DemandsPanel } from "./demands-panel.tsx";
import { DuplicatesBanner } from "./duplicates-banner.tsx";
import { HomesPanel } from "./homes-panel.tsx";
import { KeptSearchesPanel } from "./kept-searches-panel.tsx";
import { MergesPanel } from "./merges-panel.tsx";
import { TimelinePanel } from "./timeline-panel.tsx";
import { ToolsPanel } from "./tools-panel.tsx";

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const EVENTS = 30;

/**
 * Every tool that takes a contact. Whoever sells has the proposal first. Whoever only looks for a home has the matching first, and not the tool that calls owners.
 */
function toolsFor({ id, roles }: { id: string; roles: readonly string[] }) {
  const looks = roles.some((role) => role === "comprador" || role === "inquilino");
  const ofContact = tools
    .filter((tool) => tool.fillFromContact && !(looks && !roles.includes("propietario") && tool.id === "prospecting"))
    .map(({ path, title, summary }) => ({ href: `${path}?contacto=${id}`, title, summary }));
  const pageTool = (wanted: string, query: string) =>
    PAGE_TOOLS.filter(({ path }) => path === wanted).map(({ path, title, summary }) => ({
      href: `${path}?${query}=${id}`,
      title,
      summary,
    }));
  const sells = roles.some((role) => role === "propietario" || role === "vendedor");
  return [
    ...(looks ? pageTool("/smart-matching", "comprador") : []),
    ...(sells
      ? [...pageTool("/asistente-valoracion", "contacto"), ...pageTool("/propuestas-captacion", "contacto")]
      : []),
    ...ofContact,
    ...pageTool("/resumen-conversaciones", "contacto"),
    ...pageTool("/analizador-documentos", "contacto"),
  ];
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { actor, services } = requireCrm(context, request);
  const { auth, database, now } = services;
  const { contactId } = params;
  const contact = UUID.test(contactId) ? await readContact(database.db, actor, contactId, now()) : undefined;
  if (!contact) throw data(null, { status: 404 });
  const homeId = new URL(request.url).searchParams.get("vivienda") ?? "";
  return {
    crumb: contact.fullName,
    contact,
    /** The home that a deal is opened about, where the address names one. */
    home: UUID.test(homeId) ? await homeForDeal(database.db, actor, homeId) : null,
    maySplit: contact.isOfAgency && !actor.isHouse && mayInAgency(actor.agency?.role, "split-fees"),
    /** Those of their numbers that nobody may ring. */
    optedOut: await optedOutOf(database.db, { actor, keys: auth.keys }, phonesOf(contact)),
    timeline: await listTimeline(database.db, actor, contactId, { limit: EVENTS }),
    colleagues: await listColleagues(database.db, actor),
    agenda: await agendaOfContact(database.db, actor, contactId, now()),
    /** Searches of the market that are kept for them; Umbral's own contacts have none. */
    searches: actor.isHouse ? [] : await searchesOfContact(database.db, actor, contactId),
    /** Requests for signatures about them; Umbral's own contacts have none. */
    signatures: actor.isHouse ? null : await requestsAbout(database.db, actor, { contactId }),
    /** Papers of theirs that were read; Umbral's own contacts have none. */
    dossiers: actor.isHouse
      ? []
      : (await listDossiers(database.db, actor, { page: 1, isTrash: false, contactId })).dossiers,
    /** Conversations with them that were summed up; Umbral's own contacts have none. */
    conversations: actor.isHouse ? null : await conversationsWith(database.db, actor, contactId),
    readAt: now().toISOString(),
    /** The tools that suit the contact; none for Umbral's own contacts, which the tools of its people do not see. */
    tools: actor.isHouse || contact.deletedAt ? [] : toolsFor(contact),
  };
}

const phonesOf = ({ points }: { points: readonly { kind: string; value: string }[] }) =>
  points.filter(({ kind }) => kind === "telefono").map(({ value }) => value);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Ficha del contacto",
    description:
      "Cómo localizar a esta persona, lo que ya se ha hablado, los tratos en marcha y las viviendas que busca.",
    path: crmPlaceOf(args.location.pathname).contacts,
    regions: false,
    noIndex: true,
  });

export default function ContactFilePage({ loaderData }: Route.ComponentProps) {
  const { contact, timeline, colleagues, readAt, agenda, optedOut } = loaderData;
  const { isHouse } = useCrmPlace();
  useFreshData("contacts", "dossiers");
  return (
    // Another contact's file starts anew: nothing typed about one lands on another.
    <main id="contenido" key={contact.id} className="grid gap-4">
      <ContactHead contact={contact} colleagues={colleagues} optedOut={optedOut} />
      {contact.deletedAt ? (
        <Callout tone="warning" title="Este contacto está en la papelera">
          A los 30 días se borra para siempre. Recupéralo para volver a trabajar con él.
        </Callout>
      ) : null}
      {contact.duplicates.length > 0 ? <DuplicatesBanner contact={contact} /> : null}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-4">
          <DealsPanel
            contact={contact}
            colleagues={colleagues}
            offered={loaderData.home}
            maySplit={loaderData.maySplit}
            readAt={readAt}
          />
          <TimelinePanel contact={contact} timeline={timeline} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ContactFacts contact={contact} />
          {agenda.items.length > 0 ? (
            <AgendaPanel agenda={agenda} calendar={isHouse ? "/admin/calendario" : "/dashboard/calendar"} />
          ) : null}
          <DemandsPanel contact={contact} />
          {loaderData.searches.length > 0 ? (
            <KeptSearchesPanel
              contactId={contact.id}
              searches={loaderData.searches}
              demands={contact.demands}
              isActive={contact.deletedAt === null}
            />
          ) : null}
          {loaderData.signatures === null ? null : (
            <SignaturesPanel
              requests={loaderData.signatures}
              ask={contact.deletedAt === null ? `/dashboard/firmas/nueva?contacto=${contact.id}` : null}
            />
          )}
          {loaderData.conversations === null ? null : (
            <ConversationsPanel
              contactId={contact.id}
              conversations={loaderData.conversations}
              mayAdd={contact.deletedAt === null}
            />
          )}
          {loaderData.dossiers.length > 0 ? (
            <DossiersPanel dossiers={loaderData.dossiers} query={contact.deletedAt ? null : `contacto=${contact.id}`} />
          ) : null}
          {loaderData.tools.length > 0 ? <ToolsPanel tools={loaderData.tools} /> : null}
          {contact.homes.length > 0 ? <HomesPanel homes={contact.homes} /> : null}
          {contact.merges.length > 0 ? <MergesPanel merges={contact.merges} /> : null}
        </div>
      </div>
    </main>
  );
}
