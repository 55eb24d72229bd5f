import { useState } from "react";
import { type ListedOptOut, OPT_OUT_REASON_NAMES, OPT_OUT_REASONS, optOutForm } from "#domain/crm/contacts/opt-out.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { listOptOuts } from "#server/crm/call-opt-outs/opt-outs.server.ts";
import { writeCursor } from "#server/platform/http/cursor.server.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCallForm } from "#ui/use-call-form.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageCursor } from "../../shared/page-cursor.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/opt-outs.ts";

const PATH = "/dashboard/no-llamar";
const PER_PAGE = 50;

const REASONS = OPT_OUT_REASONS.map((value) => ({ value, label: OPT_OUT_REASON_NAMES[value] }));

/** `?antes=` says where the page before ended. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { database } = mustHave(context.get(servicesContext));
  const before = pageCursor(new URL(request.url).searchParams.get("antes"));
  const { optOuts, next } = await listOptOuts(database.db, personOf(context), {
    before,
    limit: PER_PAGE,
  });
  return {
    crumb: "No llamar",
    optOuts,
    next: next && writeCursor(next),
    isFirstPage: !before,
    isOfAgency: viewer.agency !== null,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "No llamar",
    description: "Los números a los que no se llama ni se escribe por WhatsApp: quién lo pidió, cuándo y por qué.",
    path: PATH,
    regions: false,
    noIndex: true,
  });

export default function OptOuts({ loaderData }: Route.ComponentProps) {
  const { optOuts, next, isFirstPage, isOfAgency } = loaderData;
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">No llamar</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Los números a los que no se llama ni se escribe por WhatsApp.{" "}
          {isOfAgency ? "Toda la agencia los ve y los apunta." : "Los ves solo tú."} De cada uno se guarda su huella y
          sus tres últimas cifras, no el número.
        </p>
      </div>
      <AddPanel />
      <Panel labelledBy="numeros" className="overflow-hidden">
        <PanelHeader id="numeros" title="Números apuntados" divided />
        <OptOutList optOuts={optOuts} isFirstPage={isFirstPage} />
        {next || !isFirstPage ? (
          <div className="flex flex-wrap justify-end gap-3 border-t px-5 py-3 sm:px-6">
            {isFirstPage ? null : (
              <PageLink to={PATH} className="link-text touch-target text-sm">
                Los últimos
              </PageLink>
            )}
            {next ? (
              <PageLink to={`${PATH}?antes=${next}`} className="link-text touch-target text-sm">
                Más antiguos
              </PageLink>
            ) : null}
          </div>
        ) : null}
      </Panel>
      <p className="max-w-reading text-xs text-subtle-foreground">
        En la ficha de un contacto con un número de estos no hay enlace de llamada, y el tablero de{" "}
        <PageLink to="/captacion-propiedades" className="link-text">
          captación
        </PageLink>{" "}
        no le da carta ni cita. Umbral no consulta la Lista Robinson: hazlo tú y apunta aquí el resultado.
      </p>
    </main>
  );
}

function AddPanel() {
  const { isBusy, errors, formProps } = useCallForm({
    schema: optOutForm,
    method: "POST",
    path: "/api/opt-outs",
    doneText: "Apuntado: no se le llama",
    onDone: (_answer, form) => form.reset(),
  });
  return (
    <Panel labelledBy="apuntar">
      <PanelHeader id="apuntar" title="Apuntar un número" />
      <PanelBody>
        <form {...formProps} className="grid items-end gap-4 sm:grid-cols-[1fr_1.4fr_auto]">
          <PlainField
            name="phone"
            type="tel"
            label="Teléfono"
            placeholder="612 345 678"
            maxLength={30}
            autoComplete="off"
            error={errors.phone}
          />
          <PlainSelect name="reason" label="Por qué" choices={REASONS} defaultValue="lo-pide" error={errors.reason} />
          <Button type="submit" loading={isBusy} loadingText="Apuntando…">
            Apuntar
          </Button>
        </form>
      </PanelBody>
    </Panel>
  );
}

function OptOutList({ optOuts, isFirstPage }: { optOuts: readonly ListedOptOut[]; isFirstPage: boolean }) {
  const [leaving, setLeaving] = useState<ListedOptOut | null>(null);
  const { isBusy, call } = useCall();
  const columns: readonly Column<ListedOptOut>[] = [
    {
      id: "number",
      header: "Número",
      narrow: "title",
      cell: ({ masked, by }) => (
        <TwoLines title={masked} detail={by ? `Lo apuntó ${by}` : "Lo apuntó quien ya no está"} />
      ),
    },
    { id: "reason", header: "Por qué", narrow: "detail", cell: ({ reason }) => OPT_OUT_REASON_NAMES[reason] },
    { id: "when", header: "Desde", narrow: "figure", cell: ({ createdAt }) => <When iso={createdAt} style="day" /> },
    {
      id: "remove",
      header: "Quitar",
      hideHeader: true,
      narrow: "actions",
      cell: (row) => (
        <Button variant="ghost" size="sm" aria-label={`Quitar el ${row.masked}`} onClick={() => setLeaving(row)}>
          Quitar
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Números apuntados, el último primero"
        columns={columns}
        rows={optOuts}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={isFirstPage ? "Ningún número apuntado" : "No hay más"}>
            Cuando alguien pida que no le llamen más, apúntalo aquí, en su ficha o en el tablero de captación.
          </EmptyState>
        }
      />
      {leaving ? (
        <AlertDialog
          open
          onClose={() => setLeaving(null)}
          title={`¿Quitar el ${leaving.masked}?`}
          confirmLabel="Quitar el número"
          confirming={isBusy}
          confirmingText="Quitando…"
          onConfirm={async () => {
            const outcome = await call("Número quitado", "DELETE", `/api/opt-outs/${leaving.id}`);
            if (outcome.kind !== "busy") setLeaving(null);
          }}
        >
          Volverá a tener enlaces de llamada y WhatsApp. Hazlo solo si la persona lo ha pedido.
        </AlertDialog>
      ) : null}
    </>
  );
}
