import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import type { AdvertReviewResult } from "./result.ts";

/**
 * Changes the photos of the form as the review proposes. Null where they are those of a home's file, where nobody may change the form, and
 * where the form holds other photos by now.
 */
export function usePhotoActs({ photos, photosOf }: Pick<AdvertReviewResult, "photos" | "photosOf">) {
  const { input, isExample, change, isRunning, openField } = useToolRun();
  const held = Array.isArray(input.photos) ? (input.photos as { id: string }[]) : [];
  const isSame = held.length === photos.length && held.every(({ id }, at) => id === photos[at]!.id);
  if (photosOf !== null || isExample || openField === undefined || held.length === 0 || !isSame) return null;
  return {
    isRunning,
    order: (ids: readonly string[]) =>
      change({ photos: ids.flatMap((id) => held.find((photo) => photo.id === id) ?? []) }),
    remove: (ids: ReadonlySet<string>) => change({ photos: held.filter(({ id }) => !ids.has(id)) }),
  };
}
