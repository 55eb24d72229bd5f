import { useEffect, useState } from "react";
import type { HomePhoto } from "#domain/portfolio/homes/home-files.ts";
import type { StagingPhoto } from "#domain/tools/staging/staging-document.ts";
import { callApi } from "#ui/call-api.ts";
import { readPhoto } from "./device-store.ts";
import exampleUrl from "./example-room.jpg";
import { type PhotoPixels, pixelsOfPhoto } from "./photo-file.ts";
import type { StagingPlace } from "./use-staging.ts";

export type LoadedPhoto =
  | { readonly kind: "none" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "ready"; readonly pixels: PhotoPixels; readonly blob: Blob };

const LOST =
  "La foto ya no está donde estaba. Elige otra vez la misma: la perspectiva y los muebles se pierden con otra.";

/** Photos whose pixels were read a moment ago, before the document named them. */
const fresh = new Map<string, Extract<LoadedPhoto, { kind: "ready" }>>();
const keyOf = (photo: StagingPhoto) =>
  photo.from === "home" ? `home ${photo.photoId}` : photo.from === "example" ? "example" : `file ${photo.fileId}`;

/** Keeps what was just opened, so that it is not fetched and decoded a second time. One at a time: a photo takes 48 MB and more. */
export function rememberPhoto(photo: StagingPhoto, blob: Blob, pixels: PhotoPixels): void {
  fresh.clear();
  fresh.set(keyOf(photo), { kind: "ready", blob, pixels });
}

/** The pixels of the photo that a document names. */
export function usePhoto({ account, id }: StagingPlace, photo: StagingPhoto | null): LoadedPhoto {
  const [loaded, setLoaded] = useState<LoadedPhoto>(photo === null ? { kind: "none" } : { kind: "loading" });
  const key = photo === null ? null : keyOf(photo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which photo it is
  useEffect(() => {
    if (photo === null) return setLoaded({ kind: "none" });
    const known = fresh.get(keyOf(photo));
    if (known) return setLoaded(known);
    let isGone = false;
    setLoaded({ kind: "loading" });
    load(account, id, photo).then(
      (next) => {
        if (!isGone) setLoaded(next);
      },
      () => {
        if (!isGone)
          setLoaded({
            kind: "failed",
            reason: "No se ha podido abrir la foto. Comprueba la conexión y recarga la página.",
          });
      },
    );
    return () => {
      isGone = true;
    };
  }, [account, id, key]);
  return loaded;
}

async function load(account: string, id: string, photo: StagingPhoto): Promise<LoadedPhoto> {
  const blob = photo.from === "device" ? await readPhoto(account, photo.fileId) : await fetched(id, photo);
  if (!blob) return { kind: "failed", reason: LOST };
  const pixels = await pixelsOfPhoto(blob);
  if (pixels.widthPx !== photo.widthPx || pixels.heightPx !== photo.heightPx) return { kind: "failed", reason: LOST };
  return { kind: "ready", pixels, blob };
}

async function fetched(id: string, photo: Exclude<StagingPhoto, { from: "device" }>): Promise<Blob | null> {
  const address =
    photo.from === "example"
      ? exampleUrl
      : photo.from === "project"
        ? `/api/studio-projects/${id}/files/${photo.fileId}`
        : await addressOfHomePhoto(photo.homeId, photo.photoId);
  if (address === null) return null;
  const response = await fetch(address);
  return response.ok ? await response.blob() : null;
}

async function addressOfHomePhoto(homeId: string, photoId: string): Promise<string | null> {
  const outcome = await callApi<HomePhoto[]>("GET", `/api/portfolio/homes/${homeId}/photos`);
  if (outcome.kind !== "done") return null;
  return outcome.answer.find(({ id }) => id === photoId)?.original ?? null;
}
