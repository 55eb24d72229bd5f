import { useEffect, useMemo, useState } from "react";
import type { FilmBrand } from "#domain/tools/video/film-assets.ts";
import type { FilmPlan } from "#domain/tools/video/film-plan.ts";
import { photoKey, type VideoDocument } from "#domain/tools/video/video-document.ts";
import type { HomeForVideo, VideoBrand } from "#server/tools/videos/video-home.server.ts";
import type { FilmSource } from "#ui/video/use-film.ts";
import { readFile } from "./device-store.ts";
import type { FilmOrder, PhotoSource } from "./film-order.ts";
import { useSights } from "./use-sights.ts";

const createWorker = () => new Worker(new URL("./film-worker.ts", import.meta.url), { type: "module" });

interface Ordered {
  /** With the agency's name; null where there is none. */
  readonly branded: FilmSource | null;
  readonly unbranded: FilmSource;
  /** The film that is shown, as the document says. */
  readonly shown: FilmSource;
  readonly photos: Readonly<Record<string, PhotoSource>>;
  readonly fingerprints: ReadonlyMap<string, string>;
  readonly sightsLeft: number;
  readonly plan: FilmPlan | null;
}

/** All that a video's films are made from, put together from the document, the home and this device. */
export function useFilmOrder(
  document: VideoDocument,
  {
    projectId,
    home,
    brand,
    blobs,
  }: {
    projectId: string | null;
    home: HomeForVideo | null;
    brand: VideoBrand | null;
    blobs: Readonly<Record<string, Blob>>;
  },
): Ordered {
  const kept = useDeviceFiles(document, blobs);
  const { clips } = document;
  const photos = useMemo(() => {
    const addresses = new Map((home?.photos ?? []).map(({ id, address }) => [`home:${id}`, address]));
    const found: Record<string, PhotoSource> = {};
    for (const clip of clips)
      for (const photo of [clip.photo, ...(clip.before ? [clip.before] : [])]) {
        const key = photoKey(photo);
        const source =
          kept[key] ??
          (photo.from === "home"
            ? addresses.get(key)
            : photo.from === "project" && projectId
              ? `/api/studio-projects/${projectId}/files/${photo.fileId}`
              : undefined);
        if (source !== undefined) found[key] = source;
      }
    return found;
  }, [clips, home, kept, projectId]);
  const { sights, fingerprints, left } = useSights(clips, photos);
  const filmBrand = useFilmBrand(brand);
  const plan = home?.plan ?? null;
  return useMemo(() => {
    const order = (isBranded: boolean): FilmSource => ({
      createWorker,
      order: { document: { ...document, isBranded }, photos, sights, plan, brand: filmBrand } satisfies FilmOrder,
    });
    const branded = filmBrand === null ? null : order(true);
    const unbranded = order(false);
    return {
      branded,
      unbranded,
      shown: document.isBranded && branded !== null ? branded : unbranded,
      photos,
      fingerprints,
      sightsLeft: left,
      plan,
    };
  }, [document, photos, sights, plan, filmBrand, fingerprints, left]);
}

/** Photos that only this browser has. */
function useDeviceFiles(
  document: VideoDocument,
  blobs: Readonly<Record<string, Blob>>,
): Readonly<Record<string, Blob>> {
  const [files, setFiles] = useState<Readonly<Record<string, Blob>>>(blobs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there already is not asked for again
  useEffect(() => {
    let isOver = false;
    const missing = document.clips.flatMap(({ photo }) =>
      photo.from === "device" && files[photoKey(photo)] === undefined ? [photo] : [],
    );
    if (missing.length === 0) return;
    void Promise.all(
      missing.map(async (photo) => [photoKey(photo), await readFile(photo.photoId).catch(() => undefined)] as const),
    ).then((read) => {
      const found = read.flatMap(([key, blob]) => (blob === undefined ? [] : [[key, blob] as const]));
      if (!isOver && found.length > 0) setFiles((before) => ({ ...before, ...Object.fromEntries(found) }));
    });
    return () => {
      isOver = true;
    };
  }, [document.clips]);
  useEffect(() => setFiles((before) => ({ ...before, ...blobs })), [blobs]);
  return files;
}

/** The brand with its logo as pixels, which a film draws. */
function useFilmBrand(brand: VideoBrand | null): FilmBrand | null {
  const plain = useMemo<FilmBrand | null>(
    () => brand && { name: brand.name, colour: brand.colour, contact: brand.contact, logo: null },
    [brand],
  );
  const [withLogo, setWithLogo] = useState<FilmBrand | null>(null);
  useEffect(() => {
    if (plain === null || !brand?.logo) return;
    const { dataUrl, widthPx, heightPx } = brand.logo;
    const picture = new Image();
    picture.onload = () => {
      const canvas = globalThis.document.createElement("canvas");
      canvas.width = widthPx;
      canvas.height = heightPx;
      const context = canvas.getContext("2d");
      if (context === null) return;
      context.drawImage(picture, 0, 0, widthPx, heightPx);
      setWithLogo({ ...plain, logo: { widthPx, heightPx, data: context.getImageData(0, 0, widthPx, heightPx).data } });
    };
    picture.src = dataUrl;
  }, [plain, brand]);
  return withLogo ?? plain;
}
