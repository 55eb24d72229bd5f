import { Download, Trash2, Upload } from "lucide-react";
import { data } from "react-router";
import { readContactFilters, readContactOrder, writeContactFilters } from "#domain/crm/contacts/contact-filters.ts";
import type { ContactLine, ContactsPage } from "#domain/crm/contacts/dto.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { listContacts } from "#server/crm/contacts/read-contacts.server.ts";
import { listColleagues, maySetUp } from "#server/crm/contacts/read-settings.server.ts";
import { AppError } from "#server/platform/app-error.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { useMarking } from "#ui/marking/use-marking.ts";
import { Panel } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { requireCrm } from "../crm-access.server.ts";
import { crmPlaceOf, useCrmPlace } from "../crm-place.ts";
import { NewContactButton } from "../new-contact-button.tsx";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/contacts.ts";
import { contactColumns } from "./contact-columns.tsx";
import { ContactsEmpty } from "./contacts-empty.tsx";
import { ContactsFilterForm } from "./contacts-filter.tsx";
import { contactsHref } from "./contacts-query.ts";
import { ContactsToolbar } from "./contacts-toolbar.tsx";

const PAGE = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, services } = requireCrm(context, request);
  const { database, now } = services;
  const { searchParams } = new URL(request.url);
  const filters = readContactFilters(searchParams);
  const wanted = readContactOrder(searchParams.get("orden"));
  const cursor = searchParams.get("cursor") ?? undefined;
  return {
    crumb: filters.trash ? "Papelera" : "Contactos",
    filters,
    wanted,
    list: await found(listContacts(database.db, actor, filters, { order: wanted, cursor, limit: PAGE })),
    colleagues: await listColleagues(database.db, actor),
    /** Agents see their own work alone: narrowing it by person would show nothing. */
    seesAll: maySetUp(actor),
    isLater: cursor !== undefined,
    readAt: now().toISOString(),
  };
}

/** @throws 404 for a cursor that we did not write */
async function found<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError) throw data(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Contactos",
    description:
      "Las personas con las que trabajas: cómo localizarlas, de dónde vinieron, quién las lleva y qué tienen en marcha.",
    path: crmPlaceOf(args.location.pathname).contacts,
    regions: false,
    noIndex: true,
  });

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { filters, wanted, list, colleagues, seesAll, isLater, readAt } = loaderData;
  const place = useCrmPlace();
  const marking = useMarking<ContactLine>();
  useFreshData("contacts");
  const hrefAt = (cursor: string | null) => contactsHref(place.contacts, filters, { order: wanted, cursor });
  return (
    <main id="contenido" className="grid gap-4">
      <PageHead
        title={filters.trash ? "Papelera de contactos" : "Contactos"}
        lead={
          filters.trash
            ? "Los que tiras se quedan aquí 30 días. Después se borran para siempre."
            : "Las personas con las que trabajas y lo que tienes en marcha con cada una."
        }
        actions={
          filters.trash ? (
            <Button asChild variant="outline">
              <PageLink to={place.contacts}>Volver a los contactos</PageLink>
            </Button>
          ) : (
            <>
              <Button asChild variant="ghost">
                <PageLink to={place.trash}>
                  <Trash2 {...ICON} />
                  Papelera
                </PageLink>
              </Button>
              <ExportMenu query={writeContactFilters(filters).toString()} api={place.api} />
              <Button asChild variant="outline">
                <PageLink to={place.importing}>
                  <Upload {...ICON} />
                  Importar
                </PageLink>
              </Button>
              <NewContactButton colleagues={colleagues} />
            </>
          )
        }
      />
      {list.order === wanted ? null : (
        <Callout tone="info">
          Con más de 10.000 contactos van los de última actividad primero. Filtra antes para ordenarlos de otra manera.
        </Callout>
      )}
      <Panel labelledBy="lista">
        <h2 id="lista" className="sr-only">
          Lista
        </h2>
        <ContactsFilterForm filters={filters} order={wanted} colleagues={seesAll ? colleagues : []} />
        {list.contacts.length > 0 || marking.marked.size > 0 ? (
          <ContactsToolbar shown={list.contacts} marking={marking} colleagues={colleagues} isTrash={filters.trash} />
        ) : null}
        <DataTable
          caption="Contactos que cumplen el filtro"
          columns={contactColumns({ place, marking, isAlone: colleagues.length < 2, readAt })}
          rows={list.contacts}
          rowKey={({ id }) => id}
          empty={<ContactsEmpty filters={filters} />}
        />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
          <p role="status" className="text-xs text-muted-foreground tabular-nums">
            {countText(list)}
          </p>
          <div className="flex flex-wrap gap-2">
            {isLater ? (
              <Button asChild variant="ghost" size="sm">
                <PageLink to={hrefAt(null)}>Primeros</PageLink>
              </Button>
            ) : null}
            {list.previous ? (
              <Button asChild variant="outline" size="sm">
                <PageLink to={hrefAt(list.previous)} rel="prev">
                  Anteriores
                </PageLink>
              </Button>
            ) : null}
            {list.next ? (
              <Button asChild variant="outline" size="sm">
                <PageLink to={hrefAt(list.next)} rel="next">
                  Siguientes
                </PageLink>
              </Button>
            ) : null}
          </div>
        </div>
      </Panel>
    </main>
  );
}

function ExportMenu({ query, api }: { query: string; api: string }) {
  const hrefOf = (format: "csv" | "vcf") => `${api}/export?${query}${query ? "&" : ""}format=${format}`;
  return (
    <DropdownMenu
      trigger={
        <Button variant="outline">
          <Download {...ICON} />
          Exportar
        </Button>
      }
    >
      <DropdownItem asChild>
        <a href={hrefOf("csv")} download>
          CSV, para una hoja de cálculo
        </a>
      </DropdownItem>
      <DropdownItem asChild>
        <a href={hrefOf("vcf")} download>
          vCard, para una agenda
        </a>
      </DropdownItem>
    </DropdownMenu>
  );
}

function countText({ contacts, total }: ContactsPage): string {
  const all = `${total.isCapped ? "más de " : ""}${formatNumber(total.count)} ${total.count === 1 ? "contacto" : "contactos"}`;
  return contacts.length === total.count && !total.isCapped ? all : `${formatNumber(contacts.length)} de ${all}`;
}
