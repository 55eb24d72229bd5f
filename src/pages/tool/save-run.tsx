import { Bookmark } from "lucide-react";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

const SaveOwnRun = lazy(() => import("./save-own-run.tsx"));

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

/** Keeps a result, or reckons it anew. Who has no account is asked to make one, and comes back to the result. */
export function SaveRun({ run, isOld, isSignedIn }: SaveRunProps) {
  const { pathname } = useLocation();
  if (!isSignedIn) {
    const next = `${pathname}?resultado=${run.id}`;
    return (
      <Button asChild variant="outline">
        <PageLink to={`/auth?next=${encodeURIComponent(next)}`}>
          <Bookmark aria-hidden size={18} strokeWidth={1.75} /> Crea una cuenta para guardarlo
        </PageLink>
      </Button>
    );
  }
  return (
    <Suspense fallback={null}>
      <SaveOwnRun run={run} isOld={isOld} />
    </Suspense>
  );
}
