import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import type { SharedPage } from "#tools/define-tool.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { tileClasses } from "./tile-classes.ts";

/** Making a link is rare, and looking at a result is not: the dialog is fetched when it is asked for. */
const ShareDialog = lazy(() => import("../../accounts/share-links/share-dialog.tsx"));

interface ShareRunProps {
  runId: string;
  toolTitle: string;
  sharedPage: SharedPage;
  isSignedIn: boolean;
}

/** Gives a result a public page. Visitors without an account are asked to make one and come back to the result. */
export function ShareRun({ runId, toolTitle, sharedPage, isSignedIn }: ShareRunProps) {
  const { pathname } = useLocation();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const face = (
    <>
      <Share2 aria-hidden size={18} strokeWidth={1.75} /> Compartir
    </>
  );
  if (!isSignedIn) {
    const next = `${pathname}?resultado=${runId}`;
    return (
      <Button asChild variant="outline" className={tileClasses}>
        <PageLink to={`/auth?motivo=compartir&next=${encodeURIComponent(next)}`}>{face}</PageLink>
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="outline"
        className={tileClasses}
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {face}
      </Button>
      {isAsked ? (
        <Suspense fallback={null}>
          <ShareDialog
            of={{ runId }}
            kind={toolTitle}
            sharedPage={sharedPage}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
