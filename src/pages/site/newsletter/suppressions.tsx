import { Form } from "react-router";
import { formatNumber } from "#domain/shared/format/format.ts";
import {
  SUPPRESSION_NAMES,
  SUPPRESSION_REASONS,
  type SuppressionReason,
  suppressionForm,
} from "#domain/site/marketing-contacts/suppression.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { emailHash } from "#server/platform/mail/never-again.server.ts";
import { listSuppressions } from "#server/site/newsletter/suppressions.server.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCallForm } from "#ui/use-call-form.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { ChoiceField, SearchField } from "../../shared/filter-fields.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { useAct } from "../../shared/use-act.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/suppressions.ts";
import { MarketingTabs } from "./marketing-tabs.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { db } = mustHave(context.get(servicesContext)).database;
  const query = new URL(request.url).searchParams;
  const email = (query.get("correo") ?? "").trim();
  const asked = query.get("motivo");
  const reason = SUPPRESSION_REASONS.find((known) => known === asked) ?? null;
  const page = Math.max(1, Math.trunc(Number(query.get("pagina"))) || 1);
  const list = await listSuppressions(db, { hash: email ? emailHash(email) : null, reason }, page);
  return { crumb: "Lista de exclusión", email, reason, page, ...list };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Lista de exclusión",
    description:
      "Correos a los que Umbral no escribe más: quien se dio de baja, quien rebota, quien se quejó y los excluidos a mano.",
    path: "/admin/contactos-marketing/exclusiones",
    regions: false,
    noIndex: true,
  });

type Row = Route.ComponentProps["loaderData"]["rows"][number];

export default function Suppressions({ loaderData }: Route.ComponentProps) {
  const { email, reason, page, pages, rows, total } = loaderData;
  const hrefOf = (to: number) => {
    const query = new URLSearchParams({
      ...(email ? { correo: email } : {}),
      ...(reason ? { motivo: reason } : {}),
      ...(to > 1 ? { pagina: String(to) } : {}),
    });
    return `/admin/contactos-marketing/exclusiones${query.size > 0 ? `?${query}` : ""}`;
  };
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Lista de exclusión</h1>
        <p className="mt-1 max-w-3xl text-control text-muted-foreground">
          Correos a los que no se escribe más, hayan aceptado lo que hayan aceptado. De cada uno se guarda solo su
          huella: por eso aquí no se leen, se buscan escribiéndolos enteros.
        </p>
      </div>
      <MarketingTabs />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel labelledBy="excluidos" className="overflow-hidden">
          <h2 id="excluidos" className="sr-only">
            Correos excluidos
          </h2>
          <Form
            method="get"
            action="/admin/contactos-marketing/exclusiones"
            role="search"
            aria-label="Correos excluidos"
            className="flex flex-wrap items-end gap-3 border-b p-4"
          >
            <SearchField name="correo" label="Correo entero" value={email} placeholder="nombre@dominio.es" />
            <ChoiceField
              name="motivo"
              label="Motivo"
              value={reason ?? ""}
              choices={[
                { value: "", label: "Todos" },
                ...SUPPRESSION_REASONS.map((value) => ({ value, label: SUPPRESSION_NAMES[value] })),
              ]}
            />
            <Button type="submit" variant="outline" className="max-sm:w-full">
              Buscar
            </Button>
          </Form>
          <DataTable
            caption="Correos excluidos que cumplen el filtro"
            columns={columns}
            rows={rows}
            rowKey={({ hash }) => hash}
            empty={
              <EmptyState title={email || reason ? "Ningún correo cumple el filtro" : "La lista está vacía"} level={3}>
                Entra aquí quien usa el enlace de baja, y quien excluyes a mano.
              </EmptyState>
            }
          />
          <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
            <p role="status" className="text-xs text-muted-foreground tabular-nums">
              {formatNumber(total)} {total === 1 ? "correo" : "correos"}
            </p>
            {pages > 1 ? <Pagination current={page} total={pages} hrefOf={hrefOf} label="Páginas de correos" /> : null}
          </div>
        </Panel>
        <AddPanel />
      </div>
    </main>
  );
}

function AddPanel() {
  const { isBusy, errors, formProps } = useCallForm({
    schema: suppressionForm,
    method: "POST",
    path: "/api/admin/marketing-contacts/suppressions",
    doneText: "Correo excluido",
    onDone: (_answer, form) => form.reset(),
  });
  return (
    <Panel labelledBy="excluir">
      <PanelHeader id="excluir" title="Excluir un correo" divided />
      <PanelBody>
        <form {...formProps} className="grid gap-4">
          <PlainField
            name="email"
            type="email"
            label="Correo"
            maxLength={255}
            error={errors.email}
            autoComplete="off"
          />
          <fieldset className="grid gap-2 text-sm">
            <legend className="mb-1 font-medium">Motivo</legend>
            {SUPPRESSION_REASONS.map((value) => (
              <label key={value} className="flex min-h-9 items-center gap-2.5">
                <input
                  type="radio"
                  name="reason"
                  value={value}
                  defaultChecked={value === "manual"}
                  className="size-4.5"
                />
                {SUPPRESSION_NAMES[value as SuppressionReason]}
              </label>
            ))}
          </fieldset>
          <div>
            <Button type="submit" loading={isBusy} loadingText="Excluyendo…">
              Excluir correo
            </Button>
          </div>
        </form>
      </PanelBody>
    </Panel>
  );
}

function LiftButton({ hash }: { hash: string }) {
  const { isBusy, act } = useAct();
  return (
    <Button
      variant="ghost"
      size="sm"
      loading={isBusy}
      loadingText="Quitando…"
      aria-label={`Quitar de la lista el correo ${hash.slice(0, 12)}`}
      onClick={() => act("Correo quitado de la lista", "DELETE", `marketing-contacts/suppressions/${hash}`)}
    >
      Quitar
    </Button>
  );
}

const columns: readonly Column<Row>[] = [
  {
    id: "hash",
    header: "Huella del correo",
    narrow: "title",
    cell: ({ hash }) => <code className="text-xs">{hash.slice(0, 12)}…</code>,
  },
  { id: "reason", header: "Motivo", narrow: "detail", cell: ({ reason }) => SUPPRESSION_NAMES[reason] },
  {
    id: "by",
    header: "Por",
    cell: ({ by, reason }) => by ?? (reason === "baja" ? "La propia persona" : "Cuenta eliminada"),
  },
  {
    id: "at",
    header: "Fecha",
    numeric: true,
    narrow: "figure",
    cell: ({ at }) => <When iso={at.toISOString()} style="full" />,
  },
  {
    id: "actions",
    header: "Acciones",
    hideHeader: true,
    narrow: "actions",
    cell: ({ hash }) => <LiftButton hash={hash} />,
  },
];
