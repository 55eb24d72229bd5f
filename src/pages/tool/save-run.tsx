import { Bookmark, BookmarkCheck, RefreshCw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useRunActs } from "../dashboard/runs/use-run-acts.ts";

const SaveDialog = lazy(() => import("./save-dialog.tsx"));

/** How a result is kept. */
export interface SavedRun {
  id: string;
  title: string;
  name: string | null;
  folder: string | null;
  tags: string[];
  isSaved: boolean;
}

interface SaveRunProps {
  run: SavedRun;
  /** From another day: the facts may have changed since. */
  isOld: boolean;
  isSignedIn: boolean;
}

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

/** Keeps a result, or reckons it anew. Who has no account is asked to make one, and comes back to the result. */
export function SaveRun({ run, isOld, isSignedIn }: SaveRunProps) {
  const { pathname } = useLocation();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const acts = useRunActs();
  if (!isSignedIn) {
    const next = `${pathname}?resultado=${run.id}`;
    return (
      <Button asChild variant="outline">
        <PageLink to={`/auth?next=${encodeURIComponent(next)}`}>
          <Bookmark {...icon} /> Crea una cuenta para guardarlo
        </PageLink>
      </Button>
    );
  }
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
