/**
 * Events from the server for open pages (`GET /api/events`), outside React: one stream for the whole page, open while a
 * part of it listens and the reader looks at it. Every event is a whole state, so nothing is lost while it is closed.
 */

import type { NotificationType } from "#domain/accounts/account/notices.ts";

interface UnresolvedErrors {
  unresolved: number;
  groups: number;
  last: { at: string; tool_name: string | null; path: string | null } | null;
}

export interface Notification {
  id: string;
  title: string;
  message: string;
  type: NotificationType;
  link: string | null;
  times: number;
  read_at: string | null;
  created_at: string;
  last_at: string;
}

export interface Inbox {
  unread: number;
  newest: Notification[];
}

/** Subjects of a change without details: a page that shows one reads it again. */
const WORK_TOPICS = ["homes", "imports", "contacts", "calendar", "threads", "dossiers"] as const;
export type ChangeTopic = (typeof WORK_TOPICS)[number];

export interface EventState {
  /** Null while it connects. */
  isLive: boolean | null;
  /** For administrators and managers; null until the server has sent it. */
  errors: UnresolvedErrors | null;
  /** Goes up with every change of the errors, also with one that leaves the counts as they were. */
  errorChanges: number;
  inbox: Inbox | null;
  /** Each goes up with every change of its topic, also with one before the stream opened that the page's data may not have. */
  work: Readonly<Record<ChangeTopic, number>>;
}

export const NO_EVENTS: EventState = {
  isLive: null,
  errors: null,
  errorChanges: 0,
  inbox: null,
  work: { homes: 0, imports: 0, contacts: 0, calendar: 0, threads: 0, dossiers: 0 },
};

/** How long a stream that broke or was refused rests; each time in a row twice as long. */
const FIRST_RETRY_MS = 1_500;
const LONGEST_RETRY_MS = 60_000;
/** Added to the time without a stream: between a change and its message pass some milliseconds. */
const MARGIN_MS = 500;
/** A tab in the background gives its connection back: browsers have six for a site. */
const HIDDEN_MS = 20_000;

let state = NO_EVENTS;
let source: EventSource | undefined;
let isOpened = false;
let timer: number | undefined;
let retryMs = FIRST_RETRY_MS;
/** When the last stream ended, by the clock of the day, which goes on while a computer sleeps; null before the first. */
let endedAt: number | null = null;
const listeners = new Set<() => void>();
/** When the server last reported a change of a topic, by the clock of the page. */
const changedAt = new Map<ChangeTopic, number>();

export const currentEvents = (): EventState => state;

/** Whether the server has reported a change of a topic since a moment (`performance.now()`). */
export const changedSince = (topic: ChangeTopic, atMs: number): boolean => (changedAt.get(topic) ?? -Infinity) > atMs;

export function listenToEvents(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** Takes the answer of a call before the stream brings the same. */
export function takeInbox(inbox: Inbox): void {
  set({ inbox });
}

function start(): void {
  document.addEventListener("visibilitychange", followVisibility);
  window.addEventListener("pagehide", pause);
  window.addEventListener("pageshow", followVisibility);
  followVisibility();
}

function stop(): void {
  document.removeEventListener("visibilitychange", followVisibility);
  window.removeEventListener("pagehide", pause);
  window.removeEventListener("pageshow", followVisibility);
  pause();
}

function followVisibility(): void {
  window.clearTimeout(timer);
  if (document.visibilityState === "hidden") timer = window.setTimeout(pause, HIDDEN_MS);
  else open();
}

function open(): void {
  if (source) return;
  // The data of a page are read after its navigation has begun.
  const missedMs = endedAt === null ? performance.now() : Math.max(0, Date.now() - endedAt);
  const stream = new EventSource(`/api/events?missed=${Math.round(missedMs) + MARGIN_MS}`);
  source = stream;
  stream.addEventListener("open", () => {
    retryMs = FIRST_RETRY_MS;
    isOpened = true;
    set({ isLive: true });
  });
  for (const topic of WORK_TOPICS) {
    stream.addEventListener(`work_${topic}`, () => {
      changedAt.set(topic, performance.now());
      set({ work: counted([topic]) });
    });
  }
  stream.addEventListener("error_notifications", (event: MessageEvent<string>) =>
    set({ errors: JSON.parse(event.data), errorChanges: state.errorChanges + 1 }),
  );
  stream.addEventListener("notifications", (event: MessageEvent<string>) => set({ inbox: JSON.parse(event.data) }));
  // The browser would come back by itself and say again what was missed before the first time.
  stream.addEventListener("error", () => {
    set({ isLive: false });
    close();
    timer = window.setTimeout(followVisibility, retryMs);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  });
}

function pause(): void {
  close();
  set({ isLive: null });
}

function close(): void {
  window.clearTimeout(timer);
  source?.close();
  source = undefined;
  if (isOpened) endedAt = Date.now();
  isOpened = false;
}

function counted(topics: readonly ChangeTopic[]): EventState["work"] {
  return { ...state.work, ...Object.fromEntries(topics.map((topic) => [topic, state.work[topic] + 1])) };
}

function set(change: Partial<EventState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}
