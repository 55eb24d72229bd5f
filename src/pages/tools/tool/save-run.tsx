import { Bookmark, BookmarkCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { tileClasses } from "./tile-classes.ts";

// Apart, for the page of a tool comes without the calls that it needs.
const SaveDialog = lazy(() => import("./save-dialog.tsx"));

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
  isSignedIn: boolean;
}

/** Keeps a result. Visitors without an account are asked to make one, and come back to the result. */
export function SaveRun({ run, isSignedIn }: SaveRunProps) {
  const { pathname } = useLocation();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!isSignedIn) {
    const next = `${pathname}?resultado=${run.id}`;
    return (
      <Button asChild variant="outline" className={tileClasses}>
        <PageLink to={`/auth?motivo=guardar&next=${encodeURIComponent(next)}`}>
          <Bookmark {...icon} /> Guardar
        </PageLink>
      </Button>
    );
  }
  return (
    <>
      {/* Loaded with the page itself, because a click on a button that still waits for its code would be lost. */}
      <Button
        variant="outline"
        className={tileClasses}
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {run.isSaved ? <BookmarkCheck {...icon} /> : <Bookmark {...icon} />}
        {run.isSaved ? "Guardado" : "Guardar"}
      </Button>
      {isAsked ? (
        <Suspense fallback={null}>
          <SaveDialog run={run} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
