import { useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { type MarketingFilter, marketingQuery, segmentForm } from "#domain/site/marketing-contacts/filter.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog, Dialog } from "#ui/dialog.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCallForm } from "#ui/use-call-form.ts";
import { useAct } from "../../shared/use-act.ts";
import { filterText } from "./marketing-names.ts";

interface Segment {
  id: string;
  name: string;
  filter: MarketingFilter;
  count: number;
}

/** Filters with a name, each with how many it finds now. */
export function SegmentsPanel({
  segments,
  filter,
  total,
}: {
  segments: readonly Segment[];
  filter: MarketingFilter;
  total: number;
}) {
  const [isNaming, setNaming] = useState(false);
  const [leaving, setLeaving] = useState<Segment | null>(null);
  const { isBusy, act } = useAct();
  return (
    <Panel labelledBy="segmentos">
      <PanelHeader
        id="segmentos"
        title="Segmentos"
        description="Filtros guardados. A quién encuentran se cuenta cada vez que se abre la página."
        divided
        actions={
          <Button variant="outline" size="sm" onClick={() => setNaming(true)}>
            Guardar este filtro
          </Button>
        }
      />
      {segments.length === 0 ? (
        <PanelBody className="text-sm text-muted-foreground">
          Todavía no hay segmentos. Filtra las personas y guarda el filtro con un nombre.
        </PanelBody>
      ) : (
        <ul className="divide-y text-sm">
          {segments.map((segment) => (
            <li
              key={segment.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5 sm:px-6"
            >
              <div className="min-w-0">
                <PageLink
                  to={`/admin/contactos-marketing${queryText(segment.filter)}`}
                  className="touch-target font-medium wrap-anywhere text-foreground"
                >
                  {segment.name}
                </PageLink>
                <p className="text-xs text-muted-foreground">{filterText(segment.filter)}</p>
              </div>
              <div className="flex items-center gap-3">
                <span className="tabular-nums">
                  {formatNumber(segment.count)} {segment.count === 1 ? "persona" : "personas"}
                </span>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Borrar ${segment.name}`}
                  onClick={() => setLeaving(segment)}
                >
                  Borrar
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <NameDialog isOpen={isNaming} onClose={() => setNaming(false)} filter={filter} total={total} />
      <AlertDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`¿Borrar el segmento «${leaving?.name ?? ""}»?`}
        confirmLabel="Borrar segmento"
        onConfirm={async () => {
          await act("Segmento borrado", "DELETE", `marketing-contacts/segments/${leaving!.id}`);
          setLeaving(null);
        }}
        confirming={isBusy}
        confirmingText="Borrando…"
      >
        Se borra el filtro. Las personas siguen donde están.
      </AlertDialog>
    </Panel>
  );
}

const queryText = (filter: MarketingFilter) => {
  const query = marketingQuery(filter);
  return query.size > 0 ? `?${query}` : "";
};

function NameDialog({
  isOpen,
  onClose,
  filter,
  total,
}: {
  isOpen: boolean;
  onClose: () => void;
  filter: MarketingFilter;
  total: number;
}) {
  const { isBusy, errors, formProps } = useCallForm({
    schema: segmentForm,
    read: (typed) => ({ name: typed.get("name"), filter }),
    method: "POST",
    path: "/api/admin/marketing-contacts/segments",
    doneText: "Segmento guardado",
    onDone: onClose,
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Guardar el filtro como segmento"
      description={
        filter.search
          ? "Se guardan los filtros, no la búsqueda: un segmento no recuerda el nombre ni el correo de nadie."
          : `${filterText(filter)}. Ahora encuentra a ${formatNumber(total)}.`
      }
    >
      <form {...formProps} className="grid gap-5">
        <PlainField name="name" label="Nombre" maxLength={80} error={errors.name} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isBusy} loadingText="Guardando…">
            Guardar segmento
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
