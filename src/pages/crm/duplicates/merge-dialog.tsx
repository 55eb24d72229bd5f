import { type FormEvent, useEffect, useState } from "react";
import { MERGE_FIELDS, type MergeField } from "#domain/crm/contacts/contact-forms.ts";
import type { ContactFile } from "#domain/crm/contacts/dto.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useCall } from "#ui/use-call.ts";
import { useCrmPlace } from "../crm-place.ts";

interface MergeDialogProps {
  /** The file that stays, and the one that is merged into it. */
  keptId: string;
  removedId: string;
  onClose: () => void;
  onDone?: () => void;
}

const FIELD_NAMES: Record<MergeField, string> = {
  fullName: "Nombre",
  company: "Empresa",
  position: "Cargo",
  language: "Idioma",
  notes: "Notas",
  ownerId: "Responsable",
};

const shownOf = (contact: ContactFile, field: MergeField): string =>
  (field === "ownerId" ? contact.owner?.name : contact[field]) ?? "";

/** Two files of one person become one, field by field; the way back stays open. */
export function MergeDialog({ keptId, removedId, onClose, onDone }: MergeDialogProps) {
  const { api } = useCrmPlace();
  const { isBusy, call } = useCall();
  const [pair, setPair] = useState<{ kept: ContactFile; removed: ContactFile } | string | null>(null);
  useEffect(() => {
    let isOver = false;
    const read = (id: string) => callApi<ContactFile>("GET", `${api}/contacts/${id}`);
    void Promise.all([read(keptId), read(removedId)]).then(([kept, removed]) => {
      if (isOver) return;
      if (kept.kind !== "done") setPair(failureText(kept));
      else if (removed.kind !== "done") setPair(failureText(removed));
      else setPair({ kept: kept.answer, removed: removed.answer });
    });
    return () => {
      isOver = true;
    };
  }, [api, keptId, removedId]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const choices = Object.fromEntries(
      MERGE_FIELDS.flatMap((field) => (typed.get(field) === "removed" ? [[field, "removed"]] : [])),
    );
    const outcome = await call("Las dos fichas son ahora una", "POST", `${api}/merges`, { keptId, removedId, choices });
    if (outcome.kind === "done") {
      onDone?.();
      onClose();
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Unir las dos fichas"
      description="Elige qué se queda. Teléfonos, correos, etiquetas, tratos e historial se juntan siempre, y puedes separarlas después."
    >
      {pair === null ? (
        <Skeleton className="h-48" />
      ) : typeof pair === "string" ? (
        <Callout tone="destructive" title="No se han podido leer las fichas">
          {pair}
        </Callout>
      ) : (
        <form method="post" onSubmit={submit} className="grid gap-4">
          <FieldChoices {...pair} />
          <p className="text-xs text-muted-foreground">{gainText(pair.removed)}</p>
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
            <Button variant="outline" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={isBusy} loadingText="Uniendo…">
              Unir fichas
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function FieldChoices({ kept, removed }: { kept: ContactFile; removed: ContactFile }) {
  const fields = MERGE_FIELDS.filter((field) => shownOf(kept, field) !== shownOf(removed, field));
  if (fields.length === 0) return <p className="text-sm">Las dos fichas dicen lo mismo.</p>;
  return (
    <div className="grid gap-3">
      {fields.map((field) => {
        // A field that one of them lacks is taken from the other unless the person chooses otherwise.
        const takes = shownOf(kept, field) === "" ? "removed" : "kept";
        return (
          <fieldset key={field} className="grid min-w-0 gap-1.5">
            <legend className="mb-1.5 text-sm font-medium">{FIELD_NAMES[field]}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {(["kept", "removed"] as const).map((side) => (
                <label
                  key={side}
                  className="flex min-h-11 items-start gap-2.5 rounded-sm border border-input px-3 py-2.5 text-sm leading-snug has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
                >
                  <input
                    type="radio"
                    name={field}
                    value={side}
                    defaultChecked={takes === side}
                    className="mt-0.5 size-4 shrink-0 accent-primary"
                  />
                  <span className="line-clamp-4 min-w-0 wrap-anywhere">
                    {shownOf(side === "kept" ? kept : removed, field) || (
                      <span className="text-muted-foreground">Vacío</span>
                    )}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

const counted = (n: number, one: string, many: string) =>
  n === 0 ? null : `${formatNumber(n)} ${n === 1 ? one : many}`;

/** Points, deals and demands that the other file brings along. */
function gainText({ fullName, points, deals, demands }: ContactFile): string {
  const brought = [
    counted(points.length, "teléfono o correo", "teléfonos y correos"),
    counted(deals.length, "trato", "tratos"),
    counted(demands.length, "búsqueda", "búsquedas"),
  ].filter(Boolean);
  return brought.length === 0
    ? `La ficha de ${fullName} no trae nada más.`
    : `La ficha de ${fullName} trae ${listed(brought as string[])}.`;
}
