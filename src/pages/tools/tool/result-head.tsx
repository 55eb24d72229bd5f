import { FileText, MessageCircle, Signature } from "lucide-react";
import type { ReactNode, Ref } from "react";
import type { SharedPage } from "#tools/define-tool.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { agentQuery } from "./agent-name.ts";
import { type SavedRun, SaveRun } from "./save-run.tsx";
import { ShareRun } from "./share-run.tsx";
import { tileClasses } from "./tile-classes.ts";

interface ResultHeadProps {
  headingRef: Ref<HTMLHeadingElement>;
  title: string;
  toolTitle: string;
  /** Data to change, and a new start, beside the tool's name. */
  children: ReactNode;
  actions: ReactNode;
}

/** Name of a result and everything that is done with it, before its first figure. */
export function ResultHead({ headingRef, title, toolTitle, children, actions }: ResultHeadProps) {
  return (
    <header className="mt-4 grid gap-x-8 gap-y-3 sm:mt-6 2xl:grid-cols-[minmax(0,1fr)_auto] 2xl:items-end">
      <div className="min-w-0">
        <h1 ref={headingRef} tabIndex={-1} className="text-h2 text-balance outline-none in-data-app:md:text-h1">
          {title}
        </h1>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-control text-muted-foreground print:hidden">
          <p className="max-sm:sr-only">{toolTitle}</p>
          {children}
        </div>
      </div>
      {actions}
    </header>
  );
}

interface HeadActionsProps {
  run: SavedRun & { message: string };
  /** False where there is no result to send: it can be kept all the same. */
  canSend: boolean;
  toolTitle: string;
  sharedPage: SharedPage;
  isSignedIn: boolean;
  /** The name that a visitor typed to sign reports; null for a person whose account signs them. */
  agent: string | null;
}

/** The things that are done with nearly every result: on a phone four tiles in a row, or five in two. */
export function HeadActions({ run, canSend, toolTitle, sharedPage, isSignedIn, agent }: HeadActionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons and links, no fields of a form
    <div
      role="group"
      aria-label="Acciones del resultado"
      className={classNames(
        "flex gap-2 *:max-sm:min-w-0 *:max-sm:flex-1 sm:flex-wrap sm:gap-3 print:hidden",
        // Five tiles take two rows, so that no word touches its border.
        canSend && isSignedIn && "max-sm:flex-wrap *:max-sm:basis-[28%]",
      )}
    >
      {canSend ? (
        <>
          <Button asChild className={tileClasses}>
            <a href={`/api/runs/${run.id}/export/pdf${agent === null ? "" : agentQuery(agent)}`} download>
              <FileText aria-hidden size={18} strokeWidth={1.75} />
              <span>
                <span className="max-sm:sr-only">Informe </span>PDF
              </span>
            </a>
          </Button>
          <Button asChild variant="outline" className={tileClasses}>
            <a href={`https://wa.me/?text=${encodeURIComponent(run.message)}`} target="_blank" rel="noreferrer">
              <MessageCircle aria-hidden size={18} strokeWidth={1.75} />
              <span>
                <span className="sr-only">Enviar por </span>WhatsApp
              </span>
            </a>
          </Button>
          <ShareRun runId={run.id} toolTitle={toolTitle} sharedPage={sharedPage} isSignedIn={isSignedIn} />
          {isSignedIn ? (
            <Button asChild variant="outline" className={tileClasses}>
              <PageLink to={`/dashboard/firmas/nueva?resultado=${run.id}`}>
                <Signature aria-hidden size={18} strokeWidth={1.75} />
                <span>
                  <span className="max-sm:sr-only">Pedir </span>
                  <span className="inline-block max-sm:first-letter:uppercase">firma</span>
                </span>
              </PageLink>
            </Button>
          ) : null}
        </>
      ) : null}
      <SaveRun run={run} isSignedIn={isSignedIn} />
    </div>
  );
}
