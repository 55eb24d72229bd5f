import { Download } from "lucide-react";
import { Form } from "react-router";
import { sourceName } from "#domain/crm/contacts/contact-names.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import {
  CONSENT_KIND_NAMES,
  CONSENT_KINDS,
  EVERYBODY,
  MARKETING_REGIONS,
  type MarketingFilter,
  marketingQuery,
  readMarketingFilter,
} from "#domain/site/marketing-contacts/filter.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { countEach, listMarketingPeople, marketingChoices } from "#server/site/newsletter/people.server.ts";
import { listSegments } from "#server/site/newsletter/segments.server.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { ChoiceField, DayField, SearchField } from "../../shared/filter-fields.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/contacts.ts";
import { filterText, originText, regionText } from "./marketing-names.ts";
import { MarketingTabs } from "./marketing-tabs.tsx";
import { ReachTag } from "./reach-tag.tsx";
import { SegmentsPanel } from "./segments-panel.tsx";

const MOST_PAGES = 100_000;

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { db } = mustHave(context.get(servicesContext)).database;
  const query = new URL(request.url).searchParams;
  const filter = readMarketingFilter(query);
  const page = Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(query.get("pagina"))) || 1));
  const [asked, reachable, pending] = await countEach(
    db,
    (["todos", "alcanzables", "pendientes"] as const).map((reach) => ({ ...EVERYBODY, reach })),
  );
  return {
    crumb: "Contactos",
    filter,
    page,
    figures: { asked: asked!, reachable: reachable!, pending: pending! },
    choices: await marketingChoices(db),
    segments: await listSegments(db),
    ...(await listMarketingPeople(db, filter, page)),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Contactos de marketing",
    description:
      "Quién ha aceptado recibir novedades de Umbral, cuándo y con qué texto, y a quién no se le escribe más.",
    path: "/admin/contactos-marketing",
    regions: false,
    noIndex: true,
  });

type Person = Route.ComponentProps["loaderData"]["people"][number];

export default function MarketingContacts({ loaderData }: Route.ComponentProps) {
  const { filter, page, pages, total, people, figures, choices, segments } = loaderData;
  const query = marketingQuery(filter);
  const hrefOf = (to: number) => {
    const there = new URLSearchParams(query);
    if (to > 1) there.set("pagina", String(to));
    return `/admin/contactos-marketing${there.size > 0 ? `?${there}` : ""}`;
  };
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Contactos de marketing</h1>
        <p className="mt-1 max-w-3xl text-control text-muted-foreground">
          Quién pide novedades, una vez por correo y con su prueba. Lo que se marca en un formulario público cuenta
          cuando esa persona lo confirma con el enlace que recibe. Desde aquí no se envía nada todavía; puedes descargar
          un segmento.
        </p>
      </div>
      <MarketingTabs />
      <Panel as="div" className="grid grid-cols-2 gap-x-6 gap-y-4 p-4 sm:grid-cols-4">
        <StatFigure label="Piden novedades" value={formatNumber(figures.asked)} note="correos distintos" />
        <StatFigure
          label="Alcanzables"
          value={formatNumber(figures.reachable)}
          note="lo han confirmado y no están excluidas"
        />
        <StatFigure
          label="Sin confirmar"
          value={formatNumber(figures.pending)}
          note="marcaron la casilla y falta su respuesta"
        />
        <StatFigure
          label="Excluidas"
          value={formatNumber(figures.asked - figures.reachable - figures.pending)}
          note="ya no se les escribe"
        />
      </Panel>
      <SegmentsPanel segments={segments} filter={filter} total={total} />
      <Panel labelledBy="personas" className="overflow-hidden">
        <h2 id="personas" className="sr-only">
          Personas
        </h2>
        <FilterForm filter={filter} choices={choices} />
        <div className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-3 text-sm">
          <p role="status">
            <strong className="font-semibold tabular-nums">{formatNumber(total)}</strong>{" "}
            {total === 1 ? "persona" : "personas"} · <span className="text-muted-foreground">{filterText(filter)}</span>
          </p>
          <Button asChild variant="outline" size="sm">
            <a href={`/admin/contactos-marketing/contactos.csv${query.size > 0 ? `?${query}` : ""}`} download>
              <Download aria-hidden size={16} strokeWidth={1.75} />
              Descargar alcanzables (CSV)
            </a>
          </Button>
        </div>
        <DataTable
          caption="Personas que cumplen el filtro"
          columns={columns}
          rows={people}
          rowKey={({ hash }) => hash}
          empty={
            <EmptyState
              title="Nadie cumple el filtro"
              level={3}
              action={
                <Button asChild variant="outline">
                  <PageLink to="/admin/contactos-marketing">Quitar filtros</PageLink>
                </Button>
              }
            >
              Aparece aquí quien marca la casilla de novedades en un formulario, o lo acepta en el CRM de Umbral.
            </EmptyState>
          }
        />
        <div className="flex flex-wrap items-center justify-end gap-3 border-t px-5 py-3 empty:hidden">
          {pages > 1 ? <Pagination current={page} total={pages} hrefOf={hrefOf} label="Páginas de personas" /> : null}
        </div>
      </Panel>
    </main>
  );
}

function FilterForm({
  filter,
  choices,
}: {
  filter: MarketingFilter;
  choices: { sources: string[]; interests: string[] };
}) {
  const all = { value: "", label: "Todos" };
  return (
    <Form
      method="get"
      action="/admin/contactos-marketing"
      role="search"
      aria-label="Personas"
      className="flex flex-wrap items-end gap-3 border-b p-4"
    >
      <SearchField name="buscar" label="Buscar" value={filter.search} placeholder="Nombre o correo" />
      <ChoiceField
        name="via"
        label="Cómo aceptó"
        value={filter.kind ?? ""}
        choices={[all, ...CONSENT_KINDS.map((value) => ({ value, label: CONSENT_KIND_NAMES[value] }))]}
      />
      <ChoiceField
        name="origen"
        label="Origen"
        value={filter.source ?? ""}
        choices={[all, ...choices.sources.map((value) => ({ value, label: sourceName(value) }))]}
      />
      <ChoiceField
        name="interes"
        label="Interés"
        value={filter.interest ?? ""}
        choices={[all, ...choices.interests.map((value) => ({ value, label: value }))]}
      />
      <ChoiceField
        name="region"
        label="Región"
        value={filter.region ?? ""}
        choices={[
          { value: "", label: "Todas" },
          ...MARKETING_REGIONS.map((value) => ({ value, label: regionText(value) })),
        ]}
      />
      <DayField name="desde" label="Aceptó desde" value={filter.from ?? ""} />
      <DayField name="hasta" label="Aceptó hasta" value={filter.until ?? ""} />
      <ChoiceField
        name="alcance"
        label="Alcance"
        value={filter.reach}
        choices={[
          { value: "alcanzables", label: "Alcanzables" },
          { value: "pendientes", label: "Sin confirmar" },
          { value: "excluidos", label: "Excluidas" },
          { value: "todos", label: "Todas" },
        ]}
      />
      <Button type="submit" variant="outline" className="max-sm:w-full">
        Buscar
      </Button>
    </Form>
  );
}

const columns: readonly Column<Person>[] = [
  {
    id: "person",
    header: "Persona",
    narrow: "title",
    cell: ({ hash, name, email }) => (
      <PageLink
        to={`/admin/contactos-marketing/${hash}`}
        className="block min-w-44 wrap-anywhere text-foreground no-underline hover:underline"
      >
        <TwoLines title={name || email} detail={name ? email : "Sin nombre"} />
      </PageLink>
    ),
  },
  {
    id: "origin",
    header: "Aceptó en",
    narrow: "detail",
    cell: (person) => <TwoLines title={originText(person)} detail={CONSENT_KIND_NAMES[person.kind]} />,
  },
  { id: "region", header: "Región", cell: ({ region }) => regionText(region) },
  {
    id: "state",
    header: "Alcance",
    narrow: "note",
    cell: (person) => <ReachTag {...person} />,
  },
  {
    id: "proofs",
    header: "Pruebas",
    numeric: true,
    cell: ({ proofs }) => formatNumber(proofs),
  },
  {
    id: "at",
    header: "Última aceptación",
    numeric: true,
    narrow: "figure",
    cell: ({ lastAt }) => <When iso={lastAt.toISOString()} style="full" />,
  },
];
