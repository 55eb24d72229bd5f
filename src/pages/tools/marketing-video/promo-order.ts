import type { PromoBrand, PromoHome, PromoMarket } from "#domain/tools/video-templates/assets.ts";
import type { PromoDocument, PromoPhotoPlace } from "#domain/tools/video-templates/promo-document.ts";
import type { PromoPage } from "./page-data.server.ts";

/** All that a film is made of, as plain data that a worker understands: pictures by where they are read. */
export interface PromoOrder {
  readonly document: PromoDocument;
  readonly home: PromoHome | null;
  readonly market: PromoMarket | null;
  readonly brand: Omit<PromoBrand, "logo">;
  /** Address of the logo. */
  readonly logo: string | null;
  readonly photos: readonly PhotoSource[];
}

/** A photo by its address, or one that only this browser has. */
export type PhotoSource = ({ readonly address: string } | { readonly account: string; readonly id: string }) & {
  /** Said on the photo; null where it is a plain one. */
  readonly label: string | null;
};

export function photoSource(
  place: PromoPhotoPlace,
  { photos, project, account }: Pick<PromoPage, "photos" | "project"> & { account: string },
): PhotoSource {
  if (place.from === "device") return { account, id: place.fileId, label: null };
  if (place.from === "project")
    return { address: `/api/studio-projects/${project?.id}/files/${place.fileId}`, label: null };
  // A photo that the home has no longer has no address: reading it fails, and the page says so.
  const photo = photos.find(({ photoId }) => photoId === place.photoId);
  return { address: photo?.original ?? "", label: photo?.label ?? null };
}
