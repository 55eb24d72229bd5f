import { useEffect, useMemo, useState } from "react";
import type { OfficialSeries } from "#domain/tools/market/official-series.ts";
import type { PaintedPicture } from "#domain/tools/painting/surface.ts";
import type { PromoAssets, PromoMarket } from "#domain/tools/video-templates/assets.ts";
import type { PromoDocument, PromoPhotoPlace } from "#domain/tools/video-templates/promo-document.ts";
import { promoMarketOf } from "#domain/tools/video-templates/promo-home.ts";
import { callApi } from "#ui/call-api.ts";
import { readPhoto } from "./device-store.ts";
import type { PromoPage } from "./page-data.server.ts";
import { readPicture } from "./read-picture.ts";

type Known = Pick<PromoPage, "home" | "brand" | "market" | "seriesId" | "photos" | "project" | "account">;

export interface LoadedAssets {
  assets: PromoAssets;
  /** Photos of the document that could not be read, by their place. */
  unread: readonly number[];
  /** The series could not be fetched. */
  isMarketLost: boolean;
}

/** All that a film is made of beside its document: pictures are read once, and a series when another one is chosen. */
export function useAssets(document: PromoDocument, known: Known): LoadedAssets {
  const { home, brand } = known;
  const logo = useLogo(brand.logo);
  const { market, isLost } = useMarket(document.marketId, known);
  const { pictures, unread } = usePhotos(document.photos, known);
  const assets = useMemo(
    () => ({ home, market, brand: { ...brand, logo }, photos: pictures }),
    [home, market, brand, logo, pictures],
  );
  return { assets, unread, isMarketLost: isLost };
}

function useLogo(address: string | null): PaintedPicture | null {
  const [logo, setLogo] = useState<PaintedPicture | null>(null);
  useEffect(() => {
    setLogo(null);
    if (address === null) return;
    let isGone = false;
    // A logo that cannot be read leaves the name in its place.
    readPicture(address).then(
      (picture) => {
        if (!isGone) setLogo(picture);
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [address]);
  return logo;
}

function useMarket(wanted: string | null, { market, seriesId }: Pick<Known, "market" | "seriesId">) {
  const [other, setOther] = useState<{ id: string; market: PromoMarket | null } | null>(null);
  const isOwn = wanted === null || wanted === seriesId;
  useEffect(() => {
    if (isOwn) return;
    let isGone = false;
    callApi<{ series: OfficialSeries[] }>("GET", `/api/official-series?ids=${encodeURIComponent(wanted)}`).then(
      (outcome) => {
        if (isGone) return;
        const series = outcome.kind === "done" ? outcome.answer.series[0] : undefined;
        setOther({ id: wanted, market: series ? promoMarketOf(series) : null });
      },
    );
    return () => {
      isGone = true;
    };
  }, [wanted, isOwn]);
  if (isOwn) return { market, isLost: false };
  const isRead = other?.id === wanted;
  return { market: isRead ? other.market : null, isLost: isRead && other.market === null };
}

const keyOf = (place: PromoPhotoPlace): string =>
  place.from === "home" ? `home ${place.photoId}` : `${place.from} ${place.fileId}`;

function usePhotos(places: readonly PromoPhotoPlace[], { photos, project, account }: Known) {
  const [read, setRead] = useState<ReadonlyMap<string, PaintedPicture | "unread">>(new Map());
  const wanted = places.map(keyOf).join("|");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of the photos say whether any is new
  useEffect(() => {
    let isGone = false;
    for (const place of places) {
      const key = keyOf(place);
      if (read.has(key)) continue;
      bytesOf(place, { photos, project, account }).then(
        (picture) => {
          if (!isGone) setRead((before) => new Map(before).set(key, picture));
        },
        () => {
          if (!isGone) setRead((before) => new Map(before).set(key, "unread"));
        },
      );
    }
    return () => {
      isGone = true;
    };
  }, [wanted]);
  return useMemo(() => {
    const found = wanted === "" ? [] : wanted.split("|").map((key) => read.get(key));
    return {
      pictures: found.map((picture) =>
        picture === undefined || picture === "unread" ? null : { picture, focus: null, label: null },
      ),
      unread: found.flatMap((picture, i) => (picture === "unread" ? [i] : [])),
    };
  }, [wanted, read]);
}

async function bytesOf(
  place: PromoPhotoPlace,
  { photos, project, account }: Pick<Known, "photos" | "project" | "account">,
): Promise<PaintedPicture> {
  if (place.from === "home") {
    const offered = photos.find(({ photoId }) => photoId === place.photoId);
    if (!offered) throw new Error("the home has this photo no longer");
    return await readPicture(offered.address);
  }
  if (place.from === "project") return await readPicture(`/api/studio-projects/${project?.id}/files/${place.fileId}`);
  const blob = await readPhoto(account ?? "visitante", place.fileId);
  if (!blob) throw new Error("this browser has the photo no longer");
  return await readPicture(blob);
}
