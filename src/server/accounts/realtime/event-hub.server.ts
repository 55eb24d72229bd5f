import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { countUnresolved, type UnresolvedErrors } from "../../platform/failures/tool-errors.server.ts";
import type { RequestMeter } from "../../platform/metrics/request-meter.server.ts";
import {
  type Change,
  type ChangeFeed,
  type ChangeTopic,
  WORK_TOPICS,
} from "../../platform/realtime/change-feed.server.ts";
import { isStaff, type Viewer } from "../access/viewer.server.ts";
import { type Inbox, inboxesOf, type NotificationRow } from "../notifications/notifications.server.ts";
import { liveSessionsOf } from "../people/accounts.server.ts";
import { type EventStream, openEventStream } from "./event-stream.server.ts";

/**
 * The events that open pages get. Every event carries the whole state of its channel, read after the change was
 * received and after each reconnection of either side: a page that was away for a while has missed nothing once it is
 * back.
 */
export interface EventHub {
  /**
   * @param missedMs for how long the page could not be told of changes: since its data were read, or its last stream broke. The topics
   *   of work that changed meanwhile, or may have, are told at once; left out, all of them.
   * @throws AppError RATE_LIMIT when the person has too many open pages
   */
  open(viewer: Viewer, missedMs?: number): ReadableStream<Uint8Array>;
}

const STREAMS_OF_A_PERSON = 12;
const BEAT_MS = 20_000;
/** A storm of changes is read this often. */
const PAUSE_MS = 150;
/** After a reading that failed. */
const RETRY_MS = 2_000;
/** How many notices the menu shows. */
export const INBOX_SIZE = 15;

interface Listener {
  viewer: Pick<Viewer, "userId" | "sessionId">;
  isStaff: boolean;
  /** Also of a role that waits for a second factor. */
  hasRole: boolean;
  agencyId: string | null;
  /** The scopes whose changes the page follows: the person's own, their agency's and, for staff, Umbral's. */
  scopes: ReadonlySet<string>;
  stream: EventStream;
}

interface Parts {
  db: Db;
  changes: ChangeFeed;
  log: Logger;
  meter: Pick<RequestMeter, "streamOpened" | "streamClosed">;
  now(): Date;
}

export function createEventHub({ db, changes, log, meter, now }: Parts): EventHub {
  const open = new Set<Listener>();
  /** Listeners whose state is to be read. */
  const errorsFor = new Set<Listener>();
  const inboxFor = new Set<string>();
  const workFor = new Map<string, Set<ChangeTopic>>();
  const lately = rememberChanges();
  /** Once somebody has listened the hub goes on listening, because it remembers what changed between two pages of a person. */
  let isSubscribed = false;
  let beating: NodeJS.Timeout | undefined;

  const readErrors = oneAtATime(log, async () => {
    const listeners = takeAll(errorsFor).filter((listener) => open.has(listener));
    if (listeners.length === 0) return;
    const state = await orGiveBack(countUnresolved(db), () => addAll(errorsFor, listeners));
    for (const { stream } of listeners) stream.send("error_notifications", errorsJson(state));
  });
  const readInboxes = oneAtATime(log, async () => {
    const wanted = takeAll(inboxFor);
    const listeners = [...open].filter(({ viewer }) => wanted.includes(viewer.userId));
    const people = [...new Set(listeners.map(({ viewer }) => viewer.userId))];
    if (people.length === 0) return;
    const inboxes = await orGiveBack(inboxesOf(db, people, INBOX_SIZE), () => addAll(inboxFor, people));
    for (const { viewer, stream } of listeners) stream.send("notifications", inboxJson(inboxes.get(viewer.userId)!));
  });
  /** The page itself reads the data that changed, because only it knows which ones it shows. */
  const announceWork = oneAtATime(log, async () => {
    const changed = [...workFor];
    workFor.clear();
    for (const [scope, topics] of changed) {
      for (const { scopes, stream } of open) {
        if (scopes.has(scope)) for (const topic of topics) stream.send(`work_${topic}`, {});
      }
    }
  });
  /** Sessions end and rights change while no change can be received. */
  const checkSessions = oneAtATime(log, async () => {
    const listeners = [...open];
    const live = await liveSessionsOf(db, [...new Set(listeners.map(({ viewer }) => viewer.sessionId))], now());
    const isAsBefore = ({ viewer, hasRole, agencyId }: Listener) => {
      const found = live.get(viewer.sessionId);
      return found?.isStaff === hasRole && found.agencyId === agencyId;
    };
    endThose(listeners.filter((listener) => !isAsBefore(listener)));
  });

  const endThose = (listeners: Iterable<Listener>) => {
    for (const { stream } of [...listeners]) stream.end();
  };
  const allOpen = (is: (listener: Listener) => boolean) => [...open].filter(is);
  const askErrors = () => {
    addAll(
      errorsFor,
      allOpen(({ isStaff }) => isStaff),
    );
    readErrors();
  };
  const askInboxes = (people: Iterable<string>) => {
    addAll(inboxFor, people);
    readInboxes();
  };
  const onChange = (change: Change) => {
    if (change.kind === "errors") askErrors();
    else if (change.kind === "notifications") askInboxes([change.id]);
    else if (change.kind === "work") {
      lately.note(change.id, change.topic);
      workFor.set(change.id, (workFor.get(change.id) ?? new Set()).add(change.topic));
      announceWork();
    }
    // Public pages are kept by the page store, and a visitor in a thread has a stream of its own (`threads/`).
    else if (change.kind === "posts" || change.kind === "thread") return;
    // A page whose viewer still may connects again by itself, with their present rights.
    else if (change.kind === "session") endThose(allOpen(({ viewer }) => viewer.sessionId === change.id));
    else endThose(allOpen(({ viewer }) => viewer.userId === change.id));
  };

  const subscribe = () => {
    isSubscribed = true;
    changes.subscribe({
      onChange,
      onGap() {
        lately.forget();
        checkSessions();
        askErrors();
        // Work that changed before this connection listened was told to nobody.
        for (const { scopes } of open) for (const scope of scopes) workFor.set(scope, new Set(WORK_TOPICS));
        announceWork();
        askInboxes([...open].map(({ viewer }) => viewer.userId));
      },
      onClose: () => endThose(open),
    });
  };
  const beat = () => {
    beating ??= setInterval(() => {
      for (const { stream } of open) stream.beat();
      checkSessions();
    }, BEAT_MS).unref();
  };
  const restWhenEmpty = () => {
    if (open.size > 0) return;
    clearInterval(beating);
    beating = undefined;
  };

  return {
    open(viewer, missedMs = Number.POSITIVE_INFINITY) {
      if (allOpen((other) => other.viewer.userId === viewer.userId).length >= STREAMS_OF_A_PERSON) {
        throw new AppError("RATE_LIMIT");
      }
      const listener: Listener = {
        viewer: { userId: viewer.userId, sessionId: viewer.sessionId },
        isStaff: isStaff(viewer),
        hasRole: isStaff(viewer) || viewer.mustAddFactor === true,
        agencyId: viewer.agency?.id ?? null,
        scopes: new Set([
          viewer.userId,
          ...(viewer.agency ? [viewer.agency.id] : []),
          ...(isStaff(viewer) ? [HOUSE_AGENCY_ID] : []),
        ]),
        stream: openEventStream(() => {
          open.delete(listener);
          meter.streamClosed();
          restWhenEmpty();
        }),
      };
      open.add(listener);
      meter.streamOpened();
      beat();
      if (!isSubscribed) subscribe();
      for (const topic of lately.changedIn(listener.scopes, missedMs)) listener.stream.send(`work_${topic}`, {});
      if (listener.isStaff) {
        errorsFor.add(listener);
        readErrors();
      }
      askInboxes([viewer.userId]);
      return listener.stream.body;
    },
  };
}

/** How many changes are remembered, each of a scope and a topic. */
const REMEMBERED = 10_000;

/** The last change of each topic in each scope, from the moment on at which this process heard of every change. */
function rememberChanges() {
  /** By the process's own clock, the oldest first. */
  const changedAt = new Map<string, number>();
  let knownSince = Number.POSITIVE_INFINITY;
  const keyOf = (scope: string, topic: ChangeTopic) => `${scope} ${topic}`;
  return {
    note(scope: string, topic: ChangeTopic): void {
      changedAt.delete(keyOf(scope, topic));
      changedAt.set(keyOf(scope, topic), performance.now());
      if (changedAt.size <= REMEMBERED) return;
      const [oldest, at] = changedAt.entries().next().value!;
      changedAt.delete(oldest);
      knownSince = at;
    },
    /** From now on every change is heard; earlier ones may not have been. */
    forget(): void {
      changedAt.clear();
      knownSince = performance.now();
    },
    /** @returns the topics that changed in the last so many milliseconds, or may have */
    changedIn(scopes: ReadonlySet<string>, ms: number): readonly ChangeTopic[] {
      const since = performance.now() - ms;
      if (since <= knownSince) return WORK_TOPICS;
      const isNews = (topic: ChangeTopic) =>
        [...scopes].some((scope) => (changedAt.get(keyOf(scope, topic)) ?? 0) >= since);
      return WORK_TOPICS.filter(isNews);
    },
  };
}

/** Runs at once, never twice at a time, and once more if it was asked for meanwhile: states go out in the order read. */
function oneAtATime(log: Logger, run: () => Promise<void>): () => void {
  let isRunning = false;
  let isAsked = false;
  return () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    void (async () => {
      while (isAsked) {
        isAsked = false;
        try {
          await run();
          await sleep(PAUSE_MS, undefined, { ref: false });
        } catch (error) {
          log.warn({ err: error }, "the state of an event channel could not be read");
          isAsked = true;
          await sleep(RETRY_MS, undefined, { ref: false });
        }
      }
      isRunning = false;
    })();
  };
}

function takeAll<T>(set: Set<T>): T[] {
  const all = [...set];
  set.clear();
  return all;
}

function addAll<T>(set: Set<T>, items: Iterable<T>): void {
  for (const item of items) set.add(item);
}

async function orGiveBack<T>(reading: Promise<T>, giveBack: () => void): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** Counts and a place: nothing of a person. */
export function errorsJson({ unresolved, groups, last }: UnresolvedErrors) {
  return { unresolved, groups, last: last && { at: last.at, tool_name: last.toolName, path: last.path } };
}

export function inboxJson({ unread, newest }: Inbox) {
  return { unread, newest: newest.map(notificationJson) };
}

/** A notification with the field names of the public contract. */
export function notificationJson(row: NotificationRow) {
  const { id, title, message, type, link, times } = row;
  return { id, title, message, type, link, times, read_at: row.readAt, created_at: row.createdAt, last_at: row.lastAt };
}
