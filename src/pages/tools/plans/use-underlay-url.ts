import { useEffect, useState } from "react";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import { readPicture } from "./device-store.ts";
import type { PlanPlace } from "./use-plan.ts";

/** The address of the picture that is drawn over; null while there is none. */
export function useUnderlayUrl({ account, id }: PlanPlace, fileId: string | null): string | null {
  const [own, setOwn] = useState<{ fileId: string; url: string } | null>(null);
  useEffect(() => {
    if (account !== VISITOR || fileId === null) return;
    let url: string | null = null;
    let isGone = false;
    // A browser that lost the picture shows none, and the lines stay.
    void readPicture(account, fileId)
      .catch(() => undefined)
      .then((blob) => {
        if (!blob || isGone) return;
        url = URL.createObjectURL(blob);
        setOwn({ fileId, url });
      });
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [account, fileId]);
  if (fileId === null) return null;
  if (account === VISITOR) return own?.fileId === fileId ? own.url : null;
  return `/api/plans/${id}/pictures/${fileId}`;
}
