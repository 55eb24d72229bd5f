import { setTimeout as sleep } from "node:timers/promises";
import { type EventStream, openEventStream } from "../../accounts/realtime/event-stream.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { readVisitorThread, type ThreadKey } from "./visitor-thread.server.ts";

/** A thread as it happens, to the visitor's browser: the whole of it with every change, so that nothing is missed. */
interface ThreadStreams {
  /** @throws AppError NOT_FOUND, RATE_LIMIT when it is open in too many places */
  open(key: ThreadKey): Promise<ReadableStream<Uint8Array>>;
}

/** Tabs and devices of one visitor. */
const STREAMS_OF_A_THREAD = 6;
/** Open streams of all visitors, in one process. */
const STREAMS = 2_000;
const BEAT_MS = 20_000;
const RETRY_MS = 2_000;

export function createThreadStreams({ changes, database, log, meter, now }: ToolServices): ThreadStreams {
  const openOf = new Map<string, number>();
  let all = 0;
  const count = (id: string, by: 1 | -1) => {
    const left = (openOf.get(id) ?? 0) + by;
    if (left === 0) openOf.delete(id);
    else openOf.set(id, left);
    all += by;
  };

  /** One reading at a time, and one more where something changed meanwhile. */
  function sender(key: ThreadKey, stream: EventStream, isOpen: () => boolean): () => void {
    let isRunning = false;
    let isAsked = false;
    return () => {
      isAsked = true;
      if (isRunning) return;
      isRunning = true;
      void (async () => {
        while (isAsked && isOpen()) {
          isAsked = false;
          try {
            stream.send("thread", await readVisitorThread(database.db, key, now()));
          } catch (error) {
            // Erased while it was open.
            if (error instanceof AppError) stream.end();
            else {
              log.warn({ err: error }, "a conversation could not be read for its stream");
              isAsked = true;
              await sleep(RETRY_MS, undefined, { ref: false });
            }
          }
        }
        isRunning = false;
      })();
    };
  }

  return {
    async open(key) {
      const first = await readVisitorThread(database.db, key, now());
      if ((openOf.get(key.id) ?? 0) >= STREAMS_OF_A_THREAD || all >= STREAMS) throw new AppError("RATE_LIMIT");
      count(key.id, 1);
      meter.streamOpened();
      let isOpen = true;
      let unsubscribe = () => {};
      let beating: NodeJS.Timeout | undefined;
      const stream = openEventStream(() => {
        isOpen = false;
        count(key.id, -1);
        meter.streamClosed();
        clearInterval(beating);
        unsubscribe();
      });
      stream.send("thread", first);
      const send = sender(key, stream, () => isOpen);
      unsubscribe = changes.subscribe({
        onChange(change) {
          if (change.kind === "thread" && change.id === key.id) send();
        },
        onGap: send,
        onClose: () => stream.end(),
      });
      // The feed may have been closed already.
      if (!isOpen) return stream.body;
      beating = setInterval(() => stream.beat(), BEAT_MS);
      beating.unref();
      // Something may have been written between the reading and the subscription.
      send();
      return stream.body;
    },
  };
}
