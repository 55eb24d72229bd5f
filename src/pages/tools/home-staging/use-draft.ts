import { useEffect, useRef, useState } from "react";
import type { StagedPiece, Staging } from "#domain/tools/staging/staging-document.ts";
import { stagingOrder } from "#domain/tools/staging/staging-order-of.ts";
import type { StagingStudio } from "#ui/staging/draw-staging.ts";

/** A small picture that follows what is changed; each change ends the one before. */
export function useDraft(studio: StagingStudio | null, staging: Staging, pieces: readonly StagedPiece[]) {
  const [draft, setDraft] = useState<ImageData | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const running = useRef<AbortController | null>(null);
  const { camera, room, style, light, occluders, seed } = staging;
  useEffect(() => {
    running.current?.abort();
    const order = stagingOrder({ camera, room, style, light, occluders, seed }, pieces);
    if (studio === null || order === null) return;
    if (pieces.length === 0) {
      setDraft(null);
      return setDrawing(false);
    }
    const mine = new AbortController();
    running.current = mine;
    setDrawing(true);
    studio.draft(order, mine.signal).then(
      (picture) => {
        if (mine.signal.aborted || picture === null) return;
        setDraft(new ImageData(picture.data, picture.widthPx, picture.heightPx));
        setDrawing(false);
      },
      () => {
        // The outlines stay, and the picture of the last step says what failed.
        if (!mine.signal.aborted) setDrawing(false);
      },
    );
    return () => mine.abort();
  }, [studio, camera, room, style, light, occluders, seed, pieces]);
  return { draft, isDrawing };
}
