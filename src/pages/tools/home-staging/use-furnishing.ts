import { useCallback, useEffect, useRef, useState } from "react";
import type { FurnishPhotoAnswer, FurnishPhotoRequest } from "#domain/tools/staging/furnish-photo.ts";
import type { FurnishPhotoNews } from "./furnish-worker.ts";

type FurnishingState =
  | { readonly kind: "idle" }
  | { readonly kind: "working" }
  | { readonly kind: "failed" }
  | { readonly kind: "answered"; readonly answer: FurnishPhotoAnswer };

/** The solver beside the page; a second call ends the first. */
export function useFurnishing(onAnswer: (answer: FurnishPhotoAnswer, request: FurnishPhotoRequest) => void) {
  const [state, setState] = useState<FurnishingState>({ kind: "idle" });
  const worker = useRef<Worker | null>(null);
  const told = useRef(onAnswer);
  told.current = onAnswer;
  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);

  const furnish = useCallback(
    (request: FurnishPhotoRequest) => {
      end();
      setState({ kind: "working" });
      const mine = new Worker(new URL("./furnish-worker.ts", import.meta.url), { type: "module" });
      worker.current = mine;
      mine.addEventListener("error", () => {
        if (worker.current !== mine) return;
        end();
        setState({ kind: "failed" });
      });
      mine.addEventListener("message", ({ data }: MessageEvent<FurnishPhotoNews>) => {
        if (worker.current !== mine) return;
        end();
        setState({ kind: "answered", answer: data });
        told.current(data, request);
      });
      mine.postMessage(request);
    },
    [end],
  );
  const cancel = useCallback(() => {
    end();
    setState({ kind: "idle" });
  }, [end]);
  return { state, furnish, cancel };
}
