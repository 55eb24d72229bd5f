import { useEffect, useState } from "react";
import type { StagingStudio } from "#ui/staging/draw-staging.ts";
import type { PhotoPixels } from "./photo-file.ts";

/** The drawing workers of one photo, for as long as it is open; null while they are loaded. */
export function useStudio(pixels: PhotoPixels | null): StagingStudio | null {
  const [studio, setStudio] = useState<StagingStudio | null>(null);
  useEffect(() => {
    if (pixels === null) return setStudio(null);
    let isGone = false;
    let opened: StagingStudio | null = null;
    import("#ui/staging/draw-staging.ts").then(
      ({ openStagingStudio }) => {
        if (isGone) return;
        opened = openStagingStudio(pixels);
        setStudio(opened);
      },
      () => {
        // The script could not be fetched: outlines work without it, and the last step cannot be started.
      },
    );
    return () => {
      isGone = true;
      opened?.dispose();
      setStudio(null);
    };
  }, [pixels]);
  return studio;
}
