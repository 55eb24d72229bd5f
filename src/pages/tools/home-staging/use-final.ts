import { useEffect, useRef, useState } from "react";
import type { Staging } from "#domain/tools/staging/staging-document.ts";
import { stagingOrder } from "#domain/tools/staging/staging-order-of.ts";
import type { StagedPicture, StagingStudio } from "#ui/staging/draw-staging.ts";

type FinalState =
  | { readonly kind: "idle" }
  | { readonly kind: "drawing"; readonly share: number }
  | { readonly kind: "failed" }
  | { readonly kind: "drawn"; readonly picture: StagedPicture };

/** The picture in the photo's own size; it is drawn anew for what changes it, and not for its label. */
export function useFinal(studio: StagingStudio | null, staging: Staging) {
  const [state, setState] = useState<FinalState>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  const { camera, room, style, light, occluders, seed, pieces } = staging;
  useEffect(() => () => running.current?.abort(), []);
  // A picture of what stood there before would be shown as that of what stands there now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the picture depends on
  useEffect(() => {
    running.current?.abort();
    setState({ kind: "idle" });
  }, [camera, room, style, light, occluders, seed, pieces]);

  const draw = async () => {
    const order = stagingOrder({ camera, room, style, light, occluders, seed }, pieces);
    if (studio === null || order === null) return;
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setState({ kind: "drawing", share: 0 });
    try {
      const picture = await studio.final(order, mine.signal, (share) => {
        if (!mine.signal.aborted) setState({ kind: "drawing", share });
      });
      if (mine.signal.aborted) return;
      setState(picture === null ? { kind: "idle" } : { kind: "drawn", picture });
    } catch {
      // Memory that ended, or a worker that could not be loaded: the page says so and keeps the document.
      if (!mine.signal.aborted) setState({ kind: "failed" });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ kind: "idle" });
  };
  return { state, draw, cancel };
}
