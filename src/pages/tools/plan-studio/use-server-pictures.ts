import { useCallback, useEffect, useState } from "react";
import type { PictureOrder } from "#domain/tools/plan-pictures/picture-order.ts";
import type { ShownPicture } from "#domain/tools/plan-pictures/picture-states.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";

const EVERY_MS = 2_500;

/** The pictures that the server draws for this account; looked at again while one is under way and the page is seen. */
export function useServerPictures(isSignedIn: boolean) {
  const [pictures, setPictures] = useState<readonly ShownPicture[]>([]);
  const look = useCallback(async () => {
    const outcome = await callApi<{ pictures: ShownPicture[] }>("GET", "/api/plan-pictures");
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
