import { Bookmark, BookmarkCheck, RefreshCw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useRunActs } from "../dashboard/runs/use-run-acts.ts";
import type { SavedRun } from "./save-run.tsx";

const SaveDialog = lazy(() => import("./save-dialog.tsx"));

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

/** What somebody does with a result of his. Apart, for the page of a tool comes without the calls that this needs. */
export default function SaveOwnRun({ run, isOld }: { run: SavedRun; isOld: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const acts = useRunActs();
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {run.isSaved ? <BookmarkCheck {...icon} /> : <Bookmark {...icon} />}
        {run.isSaved ? "Guardado" : "Guardar"}
      </Button>
      {isOld ? (
        <Button variant="outline" loading={acts.isBusy} loadingText="Calculando…" onClick={() => acts.rerun(run.id)}>
          <RefreshCw {...icon} /> Recalcular con datos de hoy
        </Button>
      ) : null}
      {isAsked ? (
        <Suspense fallback={null}>
          <SaveDialog run={run} acts={acts} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
