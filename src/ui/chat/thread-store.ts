import {
  type HandedOver,
  THREAD_KEY_HEADER,
  THREADS_PATH,
  type VisitorThread,
} from "#domain/assistant/chat/threads.ts";
import { type ApiOutcome, callApi } from "../call-api.ts";

/**
 * The visitor's side of a conversation with people: one for each assistant (Umbral's own, and each agency's). Its id and its key
 * lie in this browser alone, so that a reload finds it again. It is followed by a stream; where none comes, it is asked for.
 */

/** A message that waits for the server, or was refused by it. */
export interface OwnMessage {
  callId: string;
  content: string;
  state: "sending" | "failed";
}

export interface ThreadState {
  /** Null until the server has answered; also where there is none. */
  thread: VisitorThread | null;
  /** This browser has the key of one. */
  isHeld: boolean;
  isLive: boolean;
  own: readonly OwnMessage[];
}

const NOTHING: ThreadState = { thread: null, isHeld: false, isLive: false, own: [] };
const STORED = "umbral-thread";
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

interface KeptEntry {
  id: string;
  key: string;
}

export interface ThreadStore {
  current(): ThreadState;
  subscribe(listener: () => void): () => void;
  /**
   * Hands the conversation over, with the form of `domain/assistant/chat/hand-over`. An error gives the reason, and the
   * same form may be sent again.
   */
  open(form: object): Promise<ApiOutcome<HandedOver>>;
  send(content: string): void;
  sendAgain(callId: string): void;
  /** The visitor has the messages before them. */
  markRead(): void;
  /** Lets go of it, so that another can begin; the team keeps it. */
  leave(): void;
}

const stores = new Map<string, ThreadStore>();

const nameOf = (channel: string | undefined) => (channel === undefined ? STORED : `${STORED}:${channel}`);

/** @param channel of an agency's assistant; Umbral's own without one */
export function threadStore(channel?: string): ThreadStore {
  const name = nameOf(channel);
  const store = stores.get(name) ?? createStore(name, channel);
  stores.set(name, store);
  return store;
}

/** Whether this browser began one. */
export const hasThread = (channel?: string): boolean => stored(nameOf(channel)) !== null;

export const noThread = (): ThreadState => NOTHING;

function createStore(name: string, channel: string | undefined): ThreadStore {
  let state: ThreadState = NOTHING;
  let kept: KeptEntry | null = null;
  let isRead = false;
  let next: KeptEntry | null = null;
  let following: AbortController | undefined;
  const listeners = new Set<() => void>();
  const set = (change: Partial<ThreadState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** The server's messages replace the sent ones. */
  const take = (thread: VisitorThread) => {
    // An older state may come after a newer one, by another way.
    if (state.thread && thread.messages.length < state.thread.messages.length) return;
    set({ thread });
  };
  const at = (path = "") => `${THREADS_PATH}/${kept?.id}${path}`;
  const headers = () => ({ [THREAD_KEY_HEADER]: kept?.key ?? "" });

  const follow = async () => {
    following?.abort();
    if (!kept || listeners.size === 0) return;
    following = new AbortController();
    const { signal } = following;
    for (let pause = FIRST_RETRY_MS; !signal.aborted && kept; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
      try {
        const response = await fetch(at("/events"), { headers: headers(), signal });
        if (response.status === 404) return forget();
        if (response.ok && response.body) {
          for await (const thread of threadsIn(response.body)) {
            pause = FIRST_RETRY_MS;
            if (!signal.aborted) take(thread);
            if (!state.isLive) set({ isLive: true });
          }
        }
      } catch {
        // Broken off, or never there: below it is asked for instead.
      }
      if (signal.aborted) return;
      set({ isLive: false });
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (!signal.aborted) await ask(signal);
    }
  };
  const ask = async (signal: AbortSignal) => {
    try {
      const response = await fetch(at(), { headers: headers(), signal });
      if (response.status === 404) forget();
      else if (response.ok) take(await response.json());
    } catch {
      // The next round asks again.
    }
  };
  const forget = () => {
    kept = null;
    following?.abort();
    keep(name, null);
    state = NOTHING;
    set({});
  };
  const deliver = async (message: OwnMessage) => {
    const body = JSON.stringify({ callId: message.callId, content: message.content });
    const settle = (own: readonly OwnMessage[], thread?: VisitorThread) => {
      if (thread) take(thread);
      set({ own });
    };
    const others = () => state.own.filter(({ callId }) => callId !== message.callId);
    try {
      const response = await fetch(at("/messages"), {
        method: "POST",
        headers: { ...headers(), "content-type": "application/json" },
        body,
      });
      if (!response.ok) throw new Error(String(response.status));
      settle(others(), await response.json());
    } catch {
      settle(state.own.map((one) => (one.callId === message.callId ? { ...one, state: "failed" } : one)));
    }
  };

  return {
    current: () => state,
    subscribe(listener) {
      if (!isRead) {
        isRead = true;
        kept = stored(name);
        if (kept) state = { ...state, isHeld: true };
      }
      listeners.add(listener);
      if (listeners.size === 1) void follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) following?.abort();
      };
    },
    async open(form) {
      // The same try again after a broken connection is the same thread.
      next ??= { id: crypto.randomUUID(), key: newKey() };
      const body = { ...form, ...next, ...(channel === undefined ? {} : { channel }) };
      const outcome = await callApi<HandedOver>("POST", THREADS_PATH, body);
      if (outcome.kind === "done") {
        kept = next;
        next = null;
        keep(name, kept);
        set({ isHeld: true, thread: null, own: [] });
        void follow();
      }
      return outcome;
    },
    send(content) {
      const message: OwnMessage = { callId: crypto.randomUUID(), content, state: "sending" };
      set({ own: [...state.own, message] });
      void deliver(message);
    },
    sendAgain(callId) {
      const message = state.own.find((one) => one.callId === callId);
      if (!message) return;
      const again: OwnMessage = { ...message, state: "sending" };
      set({ own: state.own.map((one) => (one === message ? again : one)) });
      void deliver(again);
    },
    markRead() {
      if (!state.thread || state.thread.unread === 0) return;
      set({ thread: { ...state.thread, unread: 0 } });
      // Unread until it arrives; the next look says it again.
      void fetch(at("/read"), { method: "POST", headers: headers() }).catch(() => undefined);
    },
    leave: forget,
  };
}

/** States of a thread in a stream of server-sent events. */
async function* threadsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<VisitorThread> {
  const chunks = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await chunks.read();
      if (done) return;
      text += value;
      const frames = text.split("\n\n");
      text = frames.pop() ?? "";
      for (const frame of frames) {
        const data = /^data: (.*)$/m.exec(frame)?.[1];
        if (frame.startsWith("event: thread") && data) yield JSON.parse(data);
      }
    }
  } finally {
    await chunks.cancel().catch(() => undefined);
  }
}

/** 32 random bytes, base64url. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function stored(name: string): KeptEntry | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "null");
    const { id, key } = (kept ?? {}) as Partial<KeptEntry>;
    return typeof id === "string" && typeof key === "string" ? { id, key } : null;
  } catch {
    // Refused by the browser, or not ours.
    return null;
  }
}

function keep(name: string, kept: KeptEntry | null): void {
  try {
    if (kept) localStorage.setItem(name, JSON.stringify(kept));
    else localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing: the conversation lasts as long as its page.
  }
}
