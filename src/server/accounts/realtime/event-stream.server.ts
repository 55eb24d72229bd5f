/** A stream of server-sent events to one browser. */
export interface EventStream {
  body: ReadableStream<Uint8Array>;
  /** A newer state of a channel takes the place of one that the browser has not taken yet. */
  send(channel: string, data: unknown): void;
  /** Sends a sign that the connection is open. */
  beat(): void;
  end(): void;
}

/** How long a browser waits before it reconnects. */
const RETRY_MS = 1_500;
/** Frames that may wait in the socket's queue; a slow browser gets the last state of each channel when it can take it. */
const QUEUE = 4;

const encoder = new TextEncoder();

/** @param onEnd once, however it ended */
export function openEventStream(onEnd: () => void): EventStream {
  const waiting = new Map<string, string>();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const canTake = () => (controller?.desiredSize ?? 0) > 0;
  const write = (text: string) => controller?.enqueue(encoder.encode(text));
  const flush = () => {
    for (const [channel, frame] of waiting) {
      if (!canTake()) return;
      waiting.delete(channel);
      write(frame);
    }
  };
  const finish = () => {
    if (!controller) return false;
    controller = undefined;
    waiting.clear();
    onEnd();
    return true;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened;
        write(`retry: ${RETRY_MS}\n\n`);
      },
      pull: flush,
      cancel() {
        finish();
      },
    },
    { highWaterMark: QUEUE },
  );
  return {
    body,
    send(channel, data) {
      waiting.set(channel, `event: ${channel}\ndata: ${JSON.stringify(data)}\n\n`);
      flush();
    },
    beat() {
      if (canTake()) write(":\n\n");
    },
    end() {
      const open = controller;
      if (finish()) open!.close();
    },
  };
}
