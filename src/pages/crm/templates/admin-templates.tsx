import { FilePlus2 } from "lucide-react";
import { useNavigate } from "react-router";
import { type HouseState, TEMPLATE_KINDS } from "#domain/crm/templates/template-forms.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { listForStaff } from "#server/crm/templates/house-templates.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/admin-templates.ts";
import { countryName } from "./template-card.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { database } = mustHave(context.get(servicesContext));
  return { crumb: "Plantillas", templates: await listForStaff(database.db) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Plantillas",
    description: "Los textos de partida que ofrece el producto: cámbialos, publícalos o retíralos de la galería.",
    path: "/admin/plantillas",
    regions: false,
    noIndex: true,
  });

const STATES: Readonly<Record<HouseState, string>> = {
  borrador: "Borrador",
  publicada: "Publicada",
  retirada: "Retirada",
};

type Listed = Route.ComponentProps["loaderData"]["templates"][number];

export default function AdminTemplates({ loaderData: { templates } }: Route.ComponentProps) {
  const { isBusy, call } = useCall({ leavesPage: true });
  const navigate = useNavigate();
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Plantillas</h1>
          <p className="mt-1 text-control text-muted-foreground">
            Los textos que trae el producto siguen como vienen hasta que los editas: desde entonces manda lo que
            publiques.
          </p>
        </div>
        <Button
          loading={isBusy}
          onClick={async () => {
            const outcome = await call(null, "POST", "/api/admin/templates", { title: "Plantilla nueva de la casa" });
            if (outcome.kind === "done") await navigate(`/admin/plantillas/${(outcome.answer as { id: string }).id}`);
          }}
        >
          <FilePlus2 aria-hidden size={18} strokeWidth={1.75} /> Nueva
        </Button>
      </div>
      <Panel labelledBy="de-la-casa" className="overflow-hidden">
        <PanelHeader id="de-la-casa" title="De la casa" divided />
        <ul className="divide-y text-sm">
          {templates.map((template) => (
            <Line key={template.textId ?? template.row?.rowId} template={template} />
          ))}
        </ul>
      </Panel>
    </main>
  );
}

function Line({ template }: { template: Listed }) {
  const { title, kind, country, textId, row } = template;
  const { isBusy, call } = useCall();
  const edit = useCall({ leavesPage: true });
  const navigate = useNavigate();
  const isShown = row === null || row.state === "publicada" || (row.state === "borrador" && textId !== null);

  /** The row of a shipped text is begun at the first act on it. */
  async function rowId(): Promise<string | null> {
    if (row) return row.rowId;
    const outcome = await edit.call(null, "POST", "/api/admin/templates/shipped", { textId });
    return outcome.kind === "done" ? (outcome.answer as { id: string }).id : null;
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
      <span className="min-w-0">
        <span className="font-medium wrap-anywhere">{title}</span>
        <span className="block text-xs text-muted-foreground">
          {TEMPLATE_KINDS[kind]} · {countryName(country)}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <Tag>{row === null ? "Como viene" : STATES[row.state]}</Tag>
        <Button
          size="sm"
          variant="outline"
          loading={edit.isBusy}
          onClick={async () => {
            const id = await rowId();
            if (id) await navigate(`/admin/plantillas/${id}`);
          }}
        >
          Editar<span className="sr-only"> {title}</span>
        </Button>
        {row && row.state !== "publicada" ? (
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            onClick={() => call("Publicada", "POST", `/api/admin/templates/${row.rowId}/publish`)}
          >
            Publicar<span className="sr-only"> {title}</span>
          </Button>
        ) : null}
        {isShown ? (
          <Button
            size="sm"
            variant="ghost"
            disabled={isBusy}
            onClick={async () => {
              const id = await rowId();
              if (id) await call("Retirada de la galería", "POST", `/api/admin/templates/${id}/withdraw`);
            }}
          >
            Retirar<span className="sr-only"> {title}</span>
          </Button>
        ) : null}
        {textId ? (
          <PageLink to={`/plantillas/${textId}`} className="link-text touch-target text-sm">
            Ver<span className="sr-only"> {title}</span>
          </PageLink>
        ) : null}
      </span>
    </li>
  );
}
