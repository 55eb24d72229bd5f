import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PanoramaCard } from "#domain/tools/tours/tour-forms.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import { type Upload, UploadQueue } from "./upload-queue.ts";

const ASK_MS = 1_500;

export interface Panoramas {
  cards: ReadonlyMap<string, PanoramaCard>;
  uploads: readonly Upload[];
  queue: UploadQueue;
  /** Reads one anew, after its work was ordered. */
  read: (id: string) => Promise<void>;
  /** Does its work once more after it failed. */
  again: (id: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

const isAtWork = ({ state }: PanoramaCard): boolean => state === "en-cola" || state === "trabajando";

/** The panoramas of a tour: those that are uploaded now, and those that the server has, asked about while it works on them. */
export function usePanoramas(
  tourId: string,
  given: readonly PanoramaCard[],
  onUploaded: (id: string, fileName: string) => void,
): Panoramas {
  const [cards, setCards] = useState<ReadonlyMap<string, PanoramaCard>>(
    () => new Map(given.map((card) => [card.id, card])),
  );
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const uploaded = useRef(onUploaded);
  uploaded.current = onUploaded;

  const read = useCallback(
    async (id: string) => {
      const outcome = await callApi<PanoramaCard>("GET", `/api/tours/${tourId}/panoramas/${id}`);
      if (outcome.kind === "done") setCards((before) => new Map(before).set(id, outcome.answer));
    },
    [tourId],
  );
  const queue = useMemo(
    () =>
      new UploadQueue(tourId, {
        onChange: setUploads,
        onUploaded: (id, fileName) => {
          void read(id);
          uploaded.current(id, fileName);
        },
      }),
    [tourId, read],
  );

  const working = [...cards.values()]
    .filter(isAtWork)
    .map(({ id }) => id)
    .join(" ");
  useEffect(() => {
    if (working === "") return;
    const timer = setInterval(() => {
      for (const id of working.split(" ").slice(0, 4)) void read(id);
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [working, read]);

  const order = useCallback(
    async (method: "POST" | "DELETE", id: string, more: string) => {
      const outcome = await callApi(method, `/api/tours/${tourId}/panoramas/${id}${more}`);
      if (outcome.kind !== "done")
        showToast({ kind: "error", title: "No se ha hecho nada", description: failureText(outcome) });
      return outcome.kind === "done";
    },
    [tourId],
  );
  return {
    cards,
    uploads,
    queue,
    read,
    again: useCallback(
      async (id: string) => {
        if (await order("POST", id, "/again")) await read(id);
      },
      [order, read],
    ),
    remove: useCallback(
      async (id: string) => {
        if (!(await order("DELETE", id, ""))) return;
        setCards((before) => {
          const after = new Map(before);
          after.delete(id);
          return after;
        });
      },
      [order],
    ),
  };
}
