import type { AnswerExtras, ChatRequest, ContactAsk } from "#domain/assistant/chat/dto.ts";
import { ASSISTANT_PATH } from "#domain/assistant/chat/limits.ts";
import type { ModelNotice } from "#domain/assistant/chat/model-notice.ts";
import { withoutRegion } from "#domain/shared/region/region.ts";
import { showToast } from "../toast-store.ts";
import { createAnswerReader } from "./answer-reader.ts";
import {
  ask,
  askAgain,
  askAnew,
  type Conversation,
  EMPTY,
  fail,
  fill,
  finish,
  messageDtos,
  stop,
} from "./conversation.ts";

/**
 * A conversation with the assistant. It lives in memory alone: it outlasts the panel and the page shown, and is gone with
 * the document. An answer on its way goes on while the panel is closed.
 */

export interface ChatState extends Conversation {
  /** Undefined until the server said whether a model reads along. */
  notice?: ModelNotice;
  /** They saw the notice of the model and go on without it. */
  isWithoutModel: boolean;
  /** The conversation is kept in their account; else it is gone with the page. */
  isKept: boolean;
  /** The form that asks for a person, or the conversation with one in place of this. */
  handOver?: ContactAsk | "thread";
}

/** Earlier messages, as they were kept. */
interface EarlierMessage {
  role: "user" | "assistant";
  content: string;
  extras?: AnswerExtras;
}

const START: ChatState = { ...EMPTY, isWithoutModel: false, isKept: false };

export interface Chat {
  current: () => ChatState;
  subscribe: (listener: () => void) => () => void;
  /** @returns whether the question was taken */
  send: (text: string, anonKey: string) => boolean;
  retry: (id: number, anonKey: string) => boolean;
  /** Another answer to the last question. */
  askAnew: (anonKey: string) => boolean;
  /** Ends the answer on its way; the part that came stays. */
  stop: () => void;
  /** Another conversation in place of this one. */
  open: (doneText: readonly EarlierMessage[]) => void;
  /** Called once the notice is visible: from then on the model may be asked. */
  showNotice: (notice: ModelNotice) => void;
  chooseModel: (isWithoutModel: boolean) => void;
  setKept: (isKept: boolean) => void;
  /** Opens the form for a person or the conversation with one; null puts them away. */
  setHandOver: (handOver: ContactAsk | "thread" | null) => void;
}

/** @param channel of an agency's assistant; without it Umbral's own */
export function createChat(channel?: string): Chat {
  let state = START;
  let running: AbortController | null = null;
  const listeners = new Set<() => void>();

  /** The conversation's next step; the rest of the state stays. */
  function set(next: Conversation): void {
    const { notice, isWithoutModel, isKept, handOver } = state;
    put({ ...next, isWithoutModel, isKept, ...(notice ? { notice } : {}), ...(handOver ? { handOver } : {}) });
  }

  function put(next: ChatState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function setHandOver(handOver: ContactAsk | "thread" | null): void {
    const { handOver: _before, ...rest } = state;
    put(handOver ? { ...rest, handOver } : rest);
  }

  function start(next: Conversation, anonKey: string): boolean {
    if (next.messages === state.messages) return false;
    const own = new AbortController();
    running = own;
    setHandOver(null);
    set(next);
    const isOver = () => running !== own;
    answer(anonKey, own.signal, isOver).then(
      () => {
        if (!isOver()) set(finish(state));
      },
      () => {
        if (isOver()) return;
        set(fail(state));
        showToast({
          kind: "error",
          title: "Error",
          description: "No se pudo conectar con el asistente. Intenta de nuevo.",
        });
      },
    );
    return true;
  }

  async function answer(anonKey: string, signal: AbortSignal, isOver: () => boolean): Promise<void> {
    const request: ChatRequest = {
      messages: messageDtos(state),
      ...(channel === undefined ? {} : { channel }),
      ...(typeof location === "undefined" ? {} : { page: withoutRegion(location.pathname).slice(0, 300) }),
      ...(state.notice?.model && !state.isWithoutModel ? { modelNotice: true } : {}),
    };
    const response = await fetch(ASSISTANT_PATH, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${anonKey}` },
      body: JSON.stringify(request),
      signal,
    });
    if (!response.ok || !response.body) throw new Error("Error al comunicar con el chatbot");
    const reader = createAnswerReader();
    const chunks = response.body.pipeThrough(new TextDecoderStream()).getReader();
    while (!reader.done) {
      const { done, value } = await chunks.read();
      const pieces = reader.read(done ? "\n" : value);
      if (isOver()) break;
      for (const { content, extras } of pieces) {
        set(fill(state, content, extras));
        if (extras.ask) setHandOver(extras.ask);
      }
      if (done) break;
    }
    // A server that goes on sending after its last word is not waited for.
    if (reader.done || isOver()) await chunks.cancel().catch(() => {});
    if (!isOver() && state.messages.at(-1)?.content === "") throw new Error("Error al comunicar con el chatbot");
  }

  function end(): void {
    const left = running;
    running = null;
    left?.abort();
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (text, anonKey) => start(ask(state, text), anonKey),
    retry: (id, anonKey) => start(askAgain(state, id), anonKey),
    askAnew: (anonKey) => start(askAnew(state), anonKey),
    stop() {
      if (!state.pending) return;
      end();
      set(stop(state));
    },
    open(notice) {
      end();
      set({ messages: notice.map((one, i) => ({ ...one, id: i + 1 })), pending: false });
      setHandOver(null);
    },
    showNotice: (notice) => put({ ...state, notice }),
    chooseModel: (isWithoutModel) => put({ ...state, isWithoutModel }),
    setKept: (isKept) => put({ ...state, isKept }),
    setHandOver,
  };
}

/** State of a page before it is hydrated. */
export const noChat = (): ChatState => START;

/** The conversation of this visit, the same in the panel and on the full page. */
export const siteChat = createChat();
