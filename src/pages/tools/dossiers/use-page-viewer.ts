import { useRef, useState } from "react";
import type { DocumentPage, Quote } from "#domain/tools/dossiers/document-text.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";

export interface ViewedPage {
  documentId: string;
  page: DocumentPage;
  quote: Quote | null;
}

/** Where pages come from: a call, or what a reading in the browser holds. Null where there is none. */
export type PageSource = (documentId: string, number: number) => Promise<DocumentPage | null> | DocumentPage | null;

/** Pages of a dossier of the server; those that were seen once are not asked for again. */
export function serverPages(dossierId: string): PageSource {
  const known = new Map<string, DocumentPage>();
  return async (documentId, number) => {
    const key = `${documentId} ${number}`;
    const seen = known.get(key);
    if (seen) return seen;
    const outcome = await callApi<{ page: DocumentPage }>(
      "GET",
      `/api/dossiers/${dossierId}/documents/${documentId}/pages/${number}`,
    );
    if (outcome.kind !== "done") {
      showToast({ kind: "error", title: "No se ha podido abrir la página", description: failureText(outcome) });
      return null;
    }
    known.set(key, outcome.answer.page);
    return outcome.answer.page;
  };
}

export const VIEWER_ID = "pagina";

/** The page that stands beside the findings, and the way there and back. */
export function usePageViewer(source: PageSource, first: ViewedPage | null) {
  const [viewed, setViewed] = useState(first);
  const [isLoading, setLoading] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const [isLed, setLed] = useState(false);
  const asked = useRef(0);

  async function open(documentId: string, number: number, quote: Quote | null): Promise<boolean> {
    const turn = ++asked.current;
    setLoading(true);
    const page = await source(documentId, number);
    // Somebody may have asked for another one meanwhile.
    if (turn !== asked.current) return false;
    setLoading(false);
    if (page === null) return false;
    setViewed({ documentId, page, quote });
    return true;
  }

  async function show(documentId: string, number: number, quote: Quote | null): Promise<void> {
    const from = document.activeElement;
    if (!(await open(documentId, number, quote))) return;
    opener.current = from instanceof HTMLElement ? from : null;
    setLed(true);
    const viewer = document.getElementById(VIEWER_ID);
    if (viewer) reveal(viewer, "start");
  }

  const goBack = () => {
    setLed(false);
    if (opener.current) reveal(opener.current, "center");
  };

  return {
    viewed,
    isLoading,
    goBack: isLed ? goBack : null,
    show: (documentId: string, number: number, quote: Quote | null) => void show(documentId, number, quote),
    turn: (documentId: string, number: number) => void open(documentId, number, null),
  };
}

function reveal(element: HTMLElement, block: ScrollLogicalPosition): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.focus({ preventScroll: true });
  // Beside the findings it stands in sight already.
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight + 1) return;
  element.scrollIntoView({ block, behavior: isCalm ? "auto" : "smooth" });
}
