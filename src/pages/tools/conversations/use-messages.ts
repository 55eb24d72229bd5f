import { useEffect, useRef, useState } from "react";
import type { Message, ShownMessage } from "#domain/tools/conversations/thread.ts";
import { firstOfPage } from "#domain/tools/conversations/transcript-forms.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import { messageId } from "./messages-context.tsx";

interface Given {
  /** Null for an example, all of whose messages are there. */
  transcriptId: string | null;
  /** The page that the loader gave, read anew with each change of somebody's contacts. */
  messages: readonly ShownMessage[];
  /** The revision of the summary. With another one messages may have other times, and those that were loaded before it are let go. */
  revision: number;
  asked: number | null;
}

/** The messages that are shown, and the way to another one: of a long conversation a page of them is there at a time. */
export function useMessages({ transcriptId, messages: first, revision, asked }: Given) {
  const [loaded, setLoaded] = useState<{ messages: readonly ShownMessage[]; revision: number } | null>(null);
  /** Long messages that somebody unfolded. */
  const [unfolded, setUnfolded] = useState<{ messages: readonly Message[]; revision: number }>({
    messages: [],
    revision,
  });
  const whole = unfolded.revision === revision ? unfolded.messages : [];
  const messages = (loaded?.revision === revision ? loaded.messages : first).map(
    (message) => whole.find(({ index }) => index === message.index) ?? message,
  );
  const [marked, setMarked] = useState<number | null>(asked);
  const [isLoading, setLoading] = useState(false);
  /** The link that led to the marked message. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const wanted = useRef<number | null>(asked);

  async function fetchMessages(query: string): Promise<ShownMessage[] | null> {
    setLoading(true);
    const outcome = await callApi<{ messages: ShownMessage[] }>(
      "GET",
      `/api/transcripts/${transcriptId}/messages?${query}`,
    );
    setLoading(false);
    if (outcome.kind === "done") return outcome.answer.messages;
    showToast({ kind: "error", title: "No se han podido cargar los mensajes", description: failureText(outcome) });
    return null;
  }

  async function load(from: number): Promise<boolean> {
    if (messages[0]?.index === from || transcriptId === null) return true;
    const page = await fetchMessages(`desde=${from}`);
    if (page === null) return false;
    setLoaded({ messages: page, revision });
    return true;
  }

  async function unfold(place: number): Promise<void> {
    const message = await fetchMessages(`desde=${place}&entero=1`);
    if (message !== null) setUnfolded({ messages: [...whole, ...message], revision });
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
  });

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
    unfold: (place: number) => void unfold(place),
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
