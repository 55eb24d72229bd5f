import { Plus } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { type ListedForm, listForms } from "#server/site/forms/forms.server.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/forms.ts";
import { FormStateTag } from "./form-state-tag.tsx";
import { NewFormDialog } from "./new-form-dialog.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { config, database } = mustHave(context.get(servicesContext));
  const isArchived = new URL(request.url).searchParams.has("archivados");
  const forms = await listForms(database.db, { isArchived });
  return { crumb: "Formularios", forms, isArchived, base: `${new URL(config.publicUrl).host}/formulario/` };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Formularios",
    description:
      "Los formularios de Umbral: qué preguntan, qué texto se acepta en cada versión y qué respuestas tienen.",
    path: "/admin/formularios",
    regions: false,
    noIndex: true,
  });

export default function Forms({ loaderData: { forms, isArchived, base } }: Route.ComponentProps) {
  const [isNew, setNew] = useState(false);
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">{isArchived ? "Formularios archivados" : "Formularios"}</h1>
          <p className="mt-1 text-control text-muted-foreground">
            Cada respuesta guarda la versión que se leyó y el texto que se aceptó, y llega al CRM como lead.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="outline" size="sm">
            <PageLink to={isArchived ? "/admin/formularios" : "/admin/formularios?archivados"}>
              {isArchived ? "Ver los activos" : "Ver archivados"}
            </PageLink>
          </Button>
          <Button size="sm" onClick={() => setNew(true)}>
            <Plus aria-hidden size={16} strokeWidth={1.75} />
            Nuevo formulario
          </Button>
        </div>
      </div>
      <Panel labelledBy="lista-formularios" className="overflow-hidden">
        <h2 id="lista-formularios" className="sr-only">
          Lista de formularios
        </h2>
        <DataTable
          caption="Formularios"
          columns={columns}
          rows={forms}
          rowKey={({ id }) => id}
          empty={
            isArchived ? (
              <EmptyState title="No hay formularios archivados">
                Los que archives dejan de recoger respuestas y se guardan aquí.
              </EmptyState>
            ) : (
              <EmptyState
                title="Todavía no hay formularios"
                action={<Button onClick={() => setNew(true)}>Crear el primero</Button>}
              >
                Crea uno, publícalo en su página o ponlo en otra web con una línea de código.
              </EmptyState>
            )
          }
        />
      </Panel>
      <NewFormDialog open={isNew} onClose={() => setNew(false)} base={base} />
    </main>
  );
}

const columns: readonly Column<ListedForm>[] = [
  {
    id: "name",
    header: "Formulario",
    narrow: "title",
    sortBy: ({ name }) => name,
    cell: ({ id, name, slug }) => (
      <PageLink to={`/admin/formularios/${id}`} className="block min-w-40 text-foreground no-underline hover:underline">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="block text-xs wrap-anywhere text-subtle-foreground">/formulario/{slug}</span>
      </PageLink>
    ),
  },
  { id: "state", header: "Estado", narrow: "note", cell: ({ state }) => <FormStateTag state={state} /> },
  { id: "version", header: "Versión", numeric: true, cell: ({ version }) => version ?? "—" },
  {
    id: "submissions",
    header: "Respuestas",
    numeric: true,
    narrow: "figure",
    sortBy: ({ submissions }) => submissions,
    cell: ({ id, submissions }) => (
      <PageLink to={`/admin/formularios/${id}/respuestas`} className="link-text touch-target">
        {formatNumber(submissions)}
      </PageLink>
    ),
  },
  {
    id: "last",
    header: "Última respuesta",
    numeric: true,
    narrow: "detail",
    sortBy: ({ lastAt }) => lastAt?.getTime() ?? 0,
    cell: ({ lastAt }) =>
      lastAt ? <When iso={lastAt.toISOString()} /> : <span className="text-muted-foreground">Ninguna</span>,
  },
];
