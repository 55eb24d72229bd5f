import { useCallback, useEffect, useRef, useState } from "react";
import type { CameraAnswer } from "#domain/tools/photo-camera/find-camera.ts";
import type { PhotoCamera, PhotoRoom } from "#domain/tools/photo-camera/photo-camera.ts";
import { type NoCamera, type Remark, reasonOf, warningsOf } from "./camera-words.ts";
import type { CameraAsk } from "./camera-worker.ts";
import type { PhotoPixels } from "./photo-file.ts";

type SearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "working" }
  | { readonly kind: "found"; readonly answer: Extract<CameraAnswer, { kind: "found" }> }
  | { readonly kind: "none"; readonly why: NoCamera }
  | { readonly kind: "failed" };

export interface CameraSearch {
  readonly state: SearchState;
  /** Why nothing was found, in words; null where something was. */
  readonly reason: Remark | null;
  readonly warnings: readonly Remark[];
  readonly again: () => void;
  readonly cancel: () => void;
}

/**
 * Finds the camera of a photo beside the page.
 *
 * @param isWanted false where the document has a camera already: then it is only looked for when somebody asks
 */
export function useCamera(
  pixels: PhotoPixels | null,
  isWanted: boolean,
  onFound: (camera: PhotoCamera, room: PhotoRoom) => void,
): CameraSearch {
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const worker = useRef<Worker | null>(null);
  const told = useRef(onFound);
  told.current = onFound;

  const end = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  const look = useCallback(() => {
    if (pixels === null) return;
    end();
    setState({ kind: "working" });
    const mine = new Worker(new URL("./camera-worker.ts", import.meta.url), { type: "module" });
    worker.current = mine;
    mine.addEventListener("error", () => {
      if (worker.current !== mine) return;
      end();
      setState({ kind: "failed" });
    });
    mine.addEventListener("message", ({ data }: MessageEvent<CameraAnswer>) => {
      if (worker.current !== mine) return;
      end();
      if (data.kind !== "found") return setState({ kind: "none", why: data.kind });
      setState({ kind: "found", answer: data });
      told.current(data.camera, data.room);
    });
    mine.postMessage({ ...pixels, ceilingM: null } satisfies CameraAsk);
  }, [pixels, end]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new photo is looked at once, not when its document changes
  useEffect(() => {
    if (pixels !== null && isWanted) look();
    else setState({ kind: "idle" });
    return end;
  }, [pixels]);

  return {
    state,
    reason: state.kind === "none" ? reasonOf(state.why) : state.kind === "failed" ? reasonOf("failed") : null,
    warnings: state.kind === "found" ? warningsOf(state.answer) : [],
    again: look,
    cancel: () => {
      end();
      setState({ kind: "none", why: "cancelled" });
    },
  };
}
