import { useCallback, useEffect, useRef, useState } from "react";
import type { Sent } from "./send-file.ts";

/** A file on its way. */
export interface Upload {
  key: number;
  file: File;
  /** Picture to look at meanwhile; empty for a file that is none. */
  preview: string;
  state: "waiting" | "sending" | "failed";
  /** 0 to 1. */
  progress: number;
  error: string | null;
  mayRetry: boolean;
}

/** More at once would only share the same line. */
const AT_ONCE = 2;

type Send = (
  file: File,
  onProgress: (share: number) => void,
) => { settled: Promise<Sent<unknown> | null>; cancel(): void };

/**
 * A queue of files. Sent ones leave it; failed ones stay with the reason, to be tried again or taken out.
 *
 * @param onDone called after each file that arrived; it leaves the queue when this settles
 * @param problemOf reason why a file need not even be sent
 */
export function useUploads(send: Send, onDone: () => Promise<void>, problemOf: (file: File) => string | null) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastKey = useRef(0);
  const running = useRef(new Map<number, () => void>());
  const latest = useRef({ send, onDone });
  latest.current = { send, onDone };

  const change = useCallback((key: number, values: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));
  }, []);
  const drop = useCallback((key: number) => {
    setUploads((all) => {
      const gone = all.find((upload) => upload.key === key);
      if (gone?.preview) URL.revokeObjectURL(gone.preview);
      return all.filter((upload) => upload.key !== key);
    });
  }, []);

  useEffect(() => {
    for (const { key, file } of uploads.filter(({ state }) => state === "waiting")) {
      if (running.current.size >= AT_ONCE) return;
      if (running.current.has(key)) continue;
      const { settled, cancel } = latest.current.send(file, (progress) => change(key, { progress }));
      running.current.set(key, cancel);
      change(key, { state: "sending", progress: 0, error: null });
      settled.then(async (sent) => {
        running.current.delete(key);
        if (sent && "error" in sent) return change(key, { state: "failed", ...sent });
        if (sent) {
          change(key, { progress: 1 });
          await latest.current.onDone();
        }
        return drop(key);
      });
    }
  }, [uploads, change, drop]);

  // Leaving the page cancels files that have not arrived.
  useEffect(
    () => () => {
      for (const cancel of running.current.values()) cancel();
    },
    [],
  );

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        lastKey.current += 1;
        const error = problemOf(file);
        return {
          key: lastKey.current,
          file,
          preview: file.type.startsWith("image/") && !error ? URL.createObjectURL(file) : "",
          state: error ? "failed" : "waiting",
          progress: 0,
          error,
          mayRetry: false,
        };
      });
      setUploads((all) => [...all, ...added]);
    },
    retry: (key: number) => change(key, { state: "waiting", progress: 0, error: null }),
    cancel(key: number) {
      const stop = running.current.get(key);
      if (stop) stop();
      else drop(key);
    },
  };
}
