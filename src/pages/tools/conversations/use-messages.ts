import { useEffect, useRef, useState } from "react";
import type { Message } from "#domain/tools/conversations/thread.ts";
import { firstOfPage } from "#domain/tools/conversations/transcript-forms.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import { messageId } from "./messages-context.tsx";

interface Given {
  /** Null for an example, all of whose messages are there. */
  transcriptId: string | null;
  /** The page that the loader gave, read anew with each change of somebody's contacts. */
  messages: readonly Message[];
  /** The revision of the summary. With another one messages may have other times, and those that were loaded before it are let go. */
  revision: number;
  asked: number | null;
}

/** The messages that are shown, and the way to another one: of a long conversation a page of them is there at a time. */
export function useMessages({ transcriptId, messages: first, revision, asked }: Given) {
  const [loaded, setLoaded] = useState<{ messages: readonly Message[]; revision: number } | null>(null);
  const messages = loaded?.revision === revision ? loaded.messages : first;
  const [marked, setMarked] = useState<number | null>(asked);
  const [isLoading, setLoading] = useState(false);
  /** The link that led to the marked message. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const wanted = useRef<number | null>(asked);

  async function load(from: number): Promise<boolean> {
    if (messages[0]?.index === from || transcriptId === null) return true;
    setLoading(true);
    const outcome = await callApi<{ messages: Message[] }>(
      "GET",
      `/api/transcripts/${transcriptId}/messages?desde=${from}`,
    );
    setLoading(false);
    if (outcome.kind !== "done") {
      showToast({ kind: "error", title: "No se han podido cargar los mensajes", description: failureText(outcome) });
      return false;
    }
    setLoaded({ messages: outcome.answer.messages, revision });
    return true;
  }

  async function show(place: number): Promise<void> {
    const from = document.activeElement;
    wanted.current = place;
    if (!(await load(firstOfPage(place)))) return;
    setMarked(place);
    setOpener(from instanceof HTMLAnchorElement ? from : null);
    // It may be there already, and the mark may be on it.
    lead(place);
  }

  // Its page has been drawn by now.
  useEffect(() => {
    if (wanted.current === null || !messages.some(({ index }) => index === wanted.current)) return;
    lead(wanted.current);
    wanted.current = null;
  }, [messages]);

  const goBack = () => {
    setMarked(null);
    setOpener(null);
    if (opener) reveal(opener);
  };

  return {
    messages,
    marked,
    isLoading,
    goBack: opener === null ? null : goBack,
    show: (place: number) => void show(place),
    load,
  };
}

function lead(place: number): void {
  const element = document.getElementById(messageId(place));
  if (element) reveal(element);
}

function reveal(element: HTMLElement): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
}
