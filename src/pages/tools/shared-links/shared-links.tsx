import { Download } from "lucide-react";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { writeCursor } from "#server/platform/http/cursor.server.ts";
import { listShareLinks, type Scope } from "#server/tools/sharing/share-links.server.ts";
import { listContacts } from "#server/tools/sharing/shared-contacts.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageCursor } from "../../shared/page-cursor.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/shared-links.ts";
import { ContactList } from "./contact-list.tsx";
import { LinkList } from "./link-list.tsx";

const PATH = "/dashboard/compartidos";
const LINKS_PER_PAGE = 25;
const CONTACTS_PER_PAGE = 25;

/** `?de=agencia` shows the whole agency's; `?enlaces=` and `?contactos=` say where the page before ended. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const actor = personOf(context);
  const { auth, config, database, now } = mustHave(context.get(servicesContext));
  const { searchParams } = new URL(request.url);
  const seesAgency = mayInAgency(viewer.agency?.role, "see-all-work");
  const scope: Scope = seesAgency && searchParams.get("de") === "agencia" ? "agency" : "mine";
  const parts = { keys: auth.keys, publicUrl: config.publicUrl, now: now() };
  const links = await listShareLinks(
    database.db,
    actor,
    { scope, before: pageCursor(searchParams.get("enlaces")), limit: LINKS_PER_PAGE },
    parts,
  );
  const contacts = await listContacts(database.db, actor, {
    scope,
    before: pageCursor(searchParams.get("contactos")),
    limit: CONTACTS_PER_PAGE,
  });
  return {
    crumb: "Enlaces compartidos",
    scope,
    seesAgency,
    isFirstPage: { links: !searchParams.has("enlaces"), contacts: !searchParams.has("contactos") },
    links: links.links,
    nextLinks: links.next && writeCursor(links.next),
    contacts: contacts.contacts,
    nextContacts: contacts.next && writeCursor(contacts.next),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Enlaces compartidos",
    description: "Los resultados que has compartido con un enlace, cuántas veces se han visto y quién te ha escrito.",
    path: PATH,
    regions: false,
    noIndex: true,
  });

export default function SharedLinks({ loaderData }: Route.ComponentProps) {
  const { links, nextLinks, contacts, nextContacts, scope, seesAgency, isFirstPage } = loaderData;
  const of = scope === "agency" ? "agencia" : null;
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Enlaces compartidos</h1>
          <p className="mt-1 text-control text-muted-foreground">
            Las páginas que tus clientes abren sin cuenta, y quién te ha escrito desde ellas.
          </p>
        </div>
        {seesAgency ? <ScopeChoice scope={scope} /> : null}
      </div>
      <Panel labelledBy="enlaces" className="overflow-hidden">
        <PanelHeader id="enlaces" title="Enlaces" divided />
        {links.length === 0 ? (
          <EmptyState
            title={isFirstPage.links ? "Aún no has compartido nada" : "No hay más enlaces"}
            action={
              <Button asChild variant="outline">
                <PageLink to="/herramientas">Ver herramientas</PageLink>
              </Button>
            }
          >
            Calcula algo, pulsa «Compartir» bajo el resultado y envía el enlace a tu cliente.
          </EmptyState>
        ) : (
          <LinkList links={links} />
        )}
        <Older to={nextLinks && addressOf({ de: of, enlaces: nextLinks })} isFirst={isFirstPage.links} of={of}>
          Ver enlaces anteriores
        </Older>
      </Panel>
      <Panel labelledBy="contactos-titulo" id="contactos" className="overflow-hidden">
        <PanelHeader
          id="contactos-titulo"
          title="Contactos recibidos"
          divided
          actions={
            contacts.length > 0 ? (
              <>
                <PageLink to="/dashboard/contactos?origen=compartir" className="link-text touch-target text-sm">
                  Ver sus fichas
                </PageLink>
                <Button asChild variant="outline" size="sm">
                  <a href={`/api/share-links/contacts.csv?scope=${scope}`} download>
                    <Download aria-hidden size={16} strokeWidth={1.75} /> CSV
                  </a>
                </Button>
              </>
            ) : null
          }
        />
        {contacts.length === 0 ? (
          <EmptyState title={isFirstPage.contacts ? "Nadie te ha escrito todavía" : "No hay más contactos"}>
            Quien te escriba desde una página compartida aparece aquí y en tu correo.
          </EmptyState>
        ) : (
          <ContactList contacts={contacts} />
        )}
        <Older
          to={nextContacts && addressOf({ de: of, contactos: nextContacts })}
          isFirst={isFirstPage.contacts}
          of={of}
        >
          Ver contactos anteriores
        </Older>
      </Panel>
    </main>
  );
}

function ScopeChoice({ scope }: { scope: Scope }) {
  const choices = [
    { scope: "mine", to: PATH, label: "Los míos" },
    { scope: "agency", to: addressOf({ de: "agencia" }), label: "Los de la agencia" },
  ] as const;
  return (
    <nav aria-label="De quién" className="flex gap-2">
      {choices.map((choice) => (
        <Button key={choice.scope} asChild size="sm" variant={choice.scope === scope ? "secondary" : "ghost"}>
          <PageLink to={choice.to} aria-current={choice.scope === scope ? "page" : undefined}>
            {choice.label}
          </PageLink>
        </Button>
      ))}
    </nav>
  );
}

/** The way on through a list, and back to its start. */
function Older({
  to,
  isFirst,
  of,
  children,
}: {
  to: string | null;
  isFirst: boolean;
  of: string | null;
  children: string;
}) {
  if (to === null && isFirst) return null;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 border-t px-5 py-3 text-sm sm:px-6">
      {isFirst ? null : (
        <PageLink to={addressOf({ de: of })} className="link-text touch-target">
          Volver a los últimos
        </PageLink>
      )}
      {to === null ? null : (
        <PageLink to={to} className="link-text touch-target">
          {children}
        </PageLink>
      )}
    </div>
  );
}

function addressOf(query: Record<string, string | null>): string {
  const set = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null);
  return set.length === 0 ? PATH : `${PATH}?${new URLSearchParams(set)}`;
}
