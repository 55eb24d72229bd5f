import { Bookmark, Columns2, FolderInput, RotateCcw, Tag as TagIcon, Trash2 } from "lucide-react";
import { useState } from "react";
import { MOST_AT_ONCE } from "#domain/tools/runs/run-changes.ts";
import type { RunFilter } from "#domain/tools/runs/run-filter.ts";
import type { ShownRun } from "#server/tools/runs/runs-shown.server.ts";
import { BulkBar } from "#ui/bulk-bar.tsx";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { Organising } from "./run-list-page.tsx";
import { compareHref } from "./runs-query.ts";
import { type RunActs, resultCount } from "./use-run-acts.ts";

interface RunToolbarProps {
  runs: readonly ShownRun[];
  marked: ReadonlyMap<string, ShownRun>;
  mark: (runs: readonly ShownRun[], isMarked: boolean) => void;
  onClear: () => void;
  view: RunFilter["view"];
  acts: RunActs;
  onOrganise: (organising: Organising) => void;
}

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** What can be done with the results that are marked. */
export function RunToolbar({ runs, marked, mark, onClear, view, acts, onOrganise }: RunToolbarProps) {
  const chosen = [...marked.values()];
  return (
    <BulkBar
      shown={runs}
      marked={marked}
      mark={mark}
      onClear={onClear}
      invitation={runs.length === 1 ? "Marcar el de esta página" : `Marcar los ${runs.length} de esta página`}
      said={`${resultCount(chosen.length)} ${chosen.length === 1 ? "marcado" : "marcados"}`}
    >
      {chosen.length > MOST_AT_ONCE ? (
        <p className="text-destructive">Marca como mucho {MOST_AT_ONCE}.</p>
      ) : view === "trash" ? (
        <TrashActs chosen={chosen} acts={acts} onClear={onClear} />
      ) : (
        <ListActs chosen={chosen} acts={acts} onClear={onClear} onOrganise={onOrganise} />
      )}
    </BulkBar>
  );
}

interface ActsProps {
  chosen: readonly ShownRun[];
  acts: RunActs;
  onClear: () => void;
}

function ListActs({ chosen, acts, onClear, onOrganise }: ActsProps & Pick<RunToolbarProps, "onOrganise">) {
  const ids = chosen.map(({ id }) => id);
  const areSaved = chosen.every(({ isSaved }) => isSaved);
  const change = async (act: "save" | "unsave" | "trash") => {
    if (await acts.change(ids, { act })) onClear();
  };
  const [first, second] = ids;
  return (
    <>
      {ids.length === 2 ? (
        <Button asChild size="sm">
          <PageLink to={compareHref(first!, second!)}>
            <Columns2 {...icon} />
            Comparar
          </PageLink>
        </Button>
      ) : ids.length === 1 ? (
        <span className="text-muted-foreground max-sm:hidden">Marca otro para compararlos</span>
      ) : null}
      <Button size="sm" variant="outline" loading={acts.isBusy} onClick={() => change(areSaved ? "unsave" : "save")}>
        <Bookmark {...icon} />
        {areSaved ? "Quitar de guardados" : "Guardar"}
      </Button>
      <Button size="sm" variant="outline" onClick={() => onOrganise({ kind: "move", runs: chosen })}>
        <FolderInput {...icon} />
        Mover
      </Button>
      <Button size="sm" variant="outline" onClick={() => onOrganise({ kind: "tag", runs: chosen })}>
        <TagIcon {...icon} />
        Etiquetar
      </Button>
      <Button size="sm" variant="outline" loading={acts.isBusy} onClick={() => change("trash")}>
        <Trash2 {...icon} />
        Papelera
      </Button>
    </>
  );
}

function TrashActs({ chosen, acts, onClear }: ActsProps) {
  const [isAsking, setAsking] = useState(false);
  const ids = chosen.map(({ id }) => id);
  const change = async (act: "restore" | "erase") => {
    if (await acts.change(ids, { act })) onClear();
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" loading={acts.isBusy} onClick={() => change("restore")}>
        <RotateCcw {...icon} />
        Restaurar
      </Button>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Eliminar para siempre
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Eliminar ${resultCount(ids.length)} para siempre?`}
        confirmLabel={`Eliminar ${resultCount(ids.length)}`}
        onConfirm={() => change("erase")}
        confirming={acts.isBusy}
      >
        No se pueden recuperar, y sus enlaces compartidos dejan de abrirse.
      </AlertDialog>
    </>
  );
}
