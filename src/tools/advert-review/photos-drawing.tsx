import { ImageIcon } from "lucide-react";
import { PHOTO_ROOM_NAMES } from "#domain/portfolio/homes/photo-rooms.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { ApplyOrder } from "./apply-order.tsx";
import { faultsText } from "./describe-photos.ts";
import { usePreviews } from "./photo-previews.ts";
import type { AdvertReviewResult, JudgedPhoto } from "./result.ts";

interface Shown {
  photo: JudgedPhoto;
  /** Its number under the picture: the place in the advert, or the one that is proposed. */
  place: number;
  note: string;
}

/** The proposed order in pictures, and the button that makes it so. */
export function OrderDrawing({ result }: { result: AdvertReviewResult }) {
  const { photos, order } = result;
  const places = new Map(photos.map(({ id }, at) => [id, at]));
  const shown = order.map(({ id }, at) => {
    const now = places.get(id)!;
    return { photo: photos[now]!, place: at + 1, note: now === at ? "Se queda" : `Ahora, la ${formatNumber(now + 1)}` };
  });
  return (
    <div className="grid gap-4">
      <PhotoGrid shown={shown} />
      <ApplyOrder result={result} />
    </div>
  );
}

/** Every photo of the advert, with its number there and what was found of it. */
export const PhotosDrawing = ({ result: { photos } }: { result: AdvertReviewResult }) => (
  <PhotoGrid shown={photos.map((photo, at) => ({ photo, place: at + 1, note: faultsText(photo) }))} />
);

/**
 * Photos of a home's file as it has them, and those that were measured on this device. Where neither is at hand nothing is drawn: the table
 * below names them.
 */
function PhotoGrid({ shown }: { shown: readonly Shown[] }) {
  const { pictures = {} } = useToolRun();
  const previews = usePreviews();
  const srcOf = ({ id }: JudgedPhoto) => pictures[id] ?? previews.get(id);
  if (!shown.some(({ photo }) => srcOf(photo) !== undefined)) return null;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {shown.map(({ photo, place, note }) => (
        <li key={photo.id} className="min-w-0">
          <PhotoPicture photo={photo} src={srcOf(photo)} />
          <p className="mt-1.5 truncate text-xs font-semibold">
            {formatNumber(place)}. {photo.room === null ? photo.name : PHOTO_ROOM_NAMES[photo.room]}
          </p>
          <p className="text-xs text-muted-foreground">{note}</p>
        </li>
      ))}
    </ul>
  );
}

function PhotoPicture({ photo: { name, room }, src }: { photo: JudgedPhoto; src: string | undefined }) {
  if (src === undefined) {
    return (
      <span className="grid aspect-4/3 place-items-center rounded-sm border border-dashed text-subtle-foreground">
        <ImageIcon aria-hidden size={20} strokeWidth={1.75} />
      </span>
    );
  }
  const alt = room === null ? name : PHOTO_ROOM_NAMES[room];
  return (
    <img src={src} alt={alt} loading="lazy" className="aspect-4/3 w-full rounded-sm border bg-muted object-cover" />
  );
}
