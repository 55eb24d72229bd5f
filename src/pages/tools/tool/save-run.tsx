import { Bookmark, BookmarkCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

// Apart, for the page of a tool comes without the calls that these need.
const SaveDialog = lazy(() => import("./save-dialog.tsx"));
const RerunButton = lazy(() => import("./rerun-button.tsx"));

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

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
  /** True for a result from another day: the facts may have changed since. */
  isOld: boolean;
  isSignedIn: boolean;
}

/**
 * Keeps a result, or calculates it anew. Visitors without an account are asked to make one, and come back to the
 * result.
 */
export function SaveRun({ run, isOld, isSignedIn }: SaveRunProps) {
  const { pathname } = useLocation();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn) {
    const next = `${pathname}?resultado=${run.id}`;
    return (
      <Button asChild variant="outline">
        <PageLink to={`/auth?motivo=guardar&next=${encodeURIComponent(next)}`}>
          <Bookmark {...icon} /> Crea una cuenta para guardarlo
        </PageLink>
      </Button>
    );
  }
  return (
    <>
      {/* Loaded with the page itself, because a click on a button that still waits for its code would be lost. */}
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
        <Suspense fallback={null}>
          <RerunButton id={run.id} />
        </Suspense>
      ) : null}
      {isAsked ? (
        <Suspense fallback={null}>
          <SaveDialog run={run} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
