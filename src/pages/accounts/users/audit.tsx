import { Download, TriangleAlert } from "lucide-react";
import { Form } from "react-router";
import { auditCursor, auditPlace, listAuditEvents } from "#server/accounts/people/audit.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ChoiceField, DayField, SearchField } from "../../shared/filter-fields.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import { requireStaff } from "../auth/guard.server.ts";
import type { Route } from "./+types/audit.ts";
import { auditFilter } from "./audit-filter.server.ts";
import { type AuditQuery, auditQuery, readAuditQuery } from "./audit-query.ts";
import { EVENT_KINDS } from "./event-kinds.ts";
import { type ShownEvent, shownEvent } from "./shown-event.server.ts";
import { UsersTabs } from "./users-tabs.tsx";

const PATH = "/admin/usuarios/auditoria";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { database } = mustHave(context.get(servicesContext));
  const query = readAuditQuery(new URL(request.url).searchParams);
  const { events, next } = await listAuditEvents(database.db, auditFilter(query), auditPlace(query.place));
  return { crumb: "Auditoría", query, events: events.map(shownEvent), next: next ? auditCursor(next) : null };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Auditoría",
    description: "Lo que ha pasado en las cuentas de Umbral: quién hizo qué, a quién, cuándo y desde dónde.",
    path: PATH,
    regions: false,
    noIndex: true,
  });

export default function Audit({ loaderData: { query, events, next } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3">Auditoría</h1>
          <p className="mt-1 text-control text-muted-foreground">
            Todo lo que toca a la seguridad de las cuentas, lo último primero.
          </p>
        </div>
        <Button asChild variant="outline">
          <a href={`${PATH}.csv${auditQuery({ ...query, place: "" })}`} download>
            <Download aria-hidden size={18} strokeWidth={1.75} />
            Exportar CSV
          </a>
        </Button>
      </div>
      <UsersTabs />
      <Panel labelledBy="hechos" className="overflow-hidden">
        <h2 id="hechos" className="sr-only">
          Hechos
        </h2>
        <AuditFilterForm query={query} />
        <DataTable
          caption="Hechos que cumplen el filtro"
          columns={columns}
          rows={events}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title="Nada cumple el filtro"
              level={3}
              action={
                <Button asChild variant="outline">
                  <PageLink to={PATH}>Quitar filtros</PageLink>
                </Button>
              }
            >
              Amplía las fechas o busca a otra persona.
            </EmptyState>
          }
        />
        {query.place || next ? (
          <nav aria-label="Páginas de la auditoría" className="flex flex-wrap justify-end gap-3 border-t px-5 py-3">
            {query.place ? (
              <Button asChild variant="outline" size="sm">
                <PageLink to={`${PATH}${auditQuery({ ...query, place: "" })}`}>Lo más reciente</PageLink>
              </Button>
            ) : null}
            {next ? (
              <Button asChild variant="outline" size="sm">
                <PageLink to={`${PATH}${auditQuery({ ...query, place: next })}`}>Más antiguo</PageLink>
              </Button>
            ) : null}
          </nav>
        ) : null}
      </Panel>
    </main>
  );
}

const KIND_CHOICES = [
  { value: "", label: "Todos" },
  ...Object.entries(EVENT_KINDS).map(([value, label]) => ({ value, label })),
];

function AuditFilterForm({ query }: { query: AuditQuery }) {
  return (
    <Form
      method="get"
      action={PATH}
      role="search"
      aria-label="Auditoría"
      className="flex flex-wrap items-end gap-3 border-b p-4"
    >
      <SearchField name="persona" label="Persona" value={query.person} placeholder="Nombre, correo o identificador" />
      <ChoiceField name="tipo" label="Tipo" value={query.kind} choices={KIND_CHOICES} />
      <DayField name="desde" label="Desde" value={query.from} />
      <DayField name="hasta" label="Hasta" value={query.until} />
      <Button type="submit" variant="outline" className="max-sm:w-full">
        Buscar
      </Button>
    </Form>
  );
}

const columns: readonly Column<ShownEvent>[] = [
  {
    id: "kind",
    header: "Qué",
    narrow: "title",
    cell: ({ kind, isWorrying, detail }) => (
      <TwoLines
        title={
          <span className="inline-flex items-center gap-1.5">
            {isWorrying ? (
              <TriangleAlert aria-hidden size={14} strokeWidth={2} className="shrink-0 text-destructive" />
            ) : null}
            {kind}
          </span>
        }
        detail={<span className="wrap-anywhere">{detail}</span>}
      />
    ),
  },
  {
    id: "person",
    header: "Cuenta",
    narrow: "detail",
    cell: ({ userId, person, actor }) => (
      <>
        {userId ? (
          <PageLink to={`/admin/usuarios/${userId}`} className="link-text wrap-anywhere">
            {person}
          </PageLink>
        ) : (
          <span className="text-muted-foreground">{person}</span>
        )}
        {actor ? <span className="block text-xs wrap-anywhere text-muted-foreground">por {actor}</span> : null}
      </>
    ),
  },
  {
    id: "origin",
    header: "Desde dónde",
    cell: ({ origin }) => <span className="wrap-anywhere text-muted-foreground">{origin}</span>,
  },
  {
    id: "at",
    header: "Cuándo",
    numeric: true,
    narrow: "note",
    cell: ({ at }) => <When iso={at} style="full" />,
  },
];
