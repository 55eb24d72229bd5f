import { useCallback, useEffect, useState } from "react";
import type { PictureOrder } from "#domain/tools/plan-pictures/picture-order.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";

/** A picture of the server's queue, as its person sees it. */
export interface ServerPicture {
  id: string;
  title: string;
  state: "en-cola" | "dibujando" | "hecha" | "fallida" | "cancelada";
  /** From 0 to 1. */
  progress: number;
  /** Until it is there, in seconds; null once it is over. */
  secondsLeft: number | null;
  fault: string | null;
}

const EVERY_MS = 2_500;

/** The pictures that the server draws for this account; looked at again while one is under way and the page is seen. */
export function useServerPictures(isSignedIn: boolean) {
  const [pictures, setPictures] = useState<readonly ServerPicture[]>([]);
  const look = useCallback(async () => {
    const outcome = await callApi<{ pictures: ServerPicture[] }>("GET", "/api/plan-pictures");
    if (outcome.kind === "done") setPictures(outcome.answer.pictures);
  }, []);
  useEffect(() => {
    if (isSignedIn) void look();
  }, [isSignedIn, look]);
  const isBusy = pictures.some(({ state }) => state === "en-cola" || state === "dibujando");
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isBusy, look]);
  const act = async (done: string, ...args: Parameters<typeof callApi>) => {
    const outcome = await callApi(...args);
    if (outcome.kind === "done") showToast({ kind: "success", title: done });
    else showToast({ kind: "error", title: "No se ha hecho nada", description: failureText(outcome) });
    await look();
  };
  return {
    pictures,
    order: (order: PictureOrder) => act("La imagen está en la cola", "POST", "/api/plan-pictures", order),
    cancel: (id: string) => act("Imagen cancelada", "POST", `/api/plan-pictures/${id}/cancel`),
    remove: (id: string) => act("Imagen eliminada", "DELETE", `/api/plan-pictures/${id}`),
  };
}
