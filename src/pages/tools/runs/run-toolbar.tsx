import { Bookmark, Columns2, FolderInput, Tag as TagIcon } from "lucide-react";
import { MOST_AT_ONCE } from "#domain/tools/runs/run-changes.ts";
import type { RunFilter } from "#domain/tools/runs/run-filter.ts";
import type { ShownRun } from "#server/tools/runs/runs-shown.server.ts";
import { Button } from "#ui/button.tsx";
import { BulkBar } from "#ui/marking/bulk-bar.tsx";
import { TrashActs, TrashButton } from "#ui/marking/trash-acts.tsx";
import type { Marking } from "#ui/marking/use-marking.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import type { Organising } from "./run-list-page.tsx";
import { compareHref } from "./runs-query.ts";
import { type RunActs, resultCount } from "./use-run-acts.ts";

interface RunToolbarProps {
  runs: readonly ShownRun[];
  marking: Marking<ShownRun>;
  view: RunFilter["view"];
  acts: RunActs;
  onOrganise: (organising: Organising) => void;
}

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** Acts on the marked results. */
export function RunToolbar({ runs, marking, view, acts, onOrganise }: RunToolbarProps) {
  const chosen = [...marking.marked.values()];
  return (
    <BulkBar
      shown={runs}
      marking={marking}
      invitation={runs.length === 1 ? "Marcar el de esta página" : `Marcar los ${runs.length} de esta página`}
      doneText={`${resultCount(chosen.length)} ${chosen.length === 1 ? "marcado" : "marcados"}`}
    >
      {chosen.length > MOST_AT_ONCE ? (
        <p className="text-destructive">Marca como mucho {MOST_AT_ONCE}.</p>
      ) : view === "trash" ? (
        <TrashedActs chosen={chosen} acts={acts} onDone={marking.clear} />
      ) : (
        <ListActs chosen={chosen} acts={acts} onDone={marking.clear} onOrganise={onOrganise} />
      )}
    </BulkBar>
  );
}

interface ActsProps {
  chosen: readonly ShownRun[];
  acts: RunActs;
  onDone: () => void;
}

function ListActs({ chosen, acts, onDone, onOrganise }: ActsProps & Pick<RunToolbarProps, "onOrganise">) {
  const ids = chosen.map(({ id }) => id);
  const areSaved = chosen.every(({ isSaved }) => isSaved);
  const change = async (act: "save" | "unsave" | "trash") => {
    if (await acts.change(ids, { act })) onDone();
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
      <TrashButton isBusy={acts.isBusy} onTrash={() => change("trash")} />
    </>
  );
}

function TrashedActs({ chosen, acts, onDone }: ActsProps) {
  const ids = chosen.map(({ id }) => id);
  const change = async (act: "restore" | "erase") => {
    if (await acts.change(ids, { act })) onDone();
  };
  return (
    <TrashActs
      counted={resultCount(ids.length)}
      isBusy={acts.isBusy}
      onRestore={() => change("restore")}
      onErase={() => change("erase")}
    >
      No se pueden recuperar, y sus enlaces compartidos dejan de abrirse.
    </TrashActs>
  );
}
