import { ImageIcon, X } from "lucide-react";
import { useFormState } from "react-hook-form";
import { PHOTO_ROOM_NAMES, PHOTO_ROOMS, type PhotoRoom } from "#domain/portfolio/homes/photo-rooms.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { FieldGroup } from "#ui/form/field-group.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { useFormHome } from "#ui/tool/form-home.ts";
import { MOST_PHOTOS } from "./schema.ts";
import { type TypedPhoto, useMeasuredPhotos } from "./use-measured-photos.ts";

const ACCEPTED = ["image/jpeg", "image/png", "image/webp", "image/avif", ".jpg", ".jpeg", ".png", ".webp", ".avif"];
const ROOMS = [
  { value: "", label: "Sin estancia" },
  ...PHOTO_ROOMS.map((value) => ({ value, label: PHOTO_ROOM_NAMES[value] })),
];

/** The photos of the advert: measured here and sent nowhere. A home of the portfolio brings those of its file. */
export function PhotosField() {
  const homeId = useFormHome();
  const { photos, previews, progress, refused, add, stop, remove, removeAll, name } = useMeasuredPhotos();
  const { errors } = useFormState({ name: "photos" });
  const isWrong = errors.photos !== undefined;
  return (
    <FieldGroup
      title="Las fotos"
      description="Se miden en tu equipo y no salen de él: nitidez, luz, inclinación, tamaño y repetidas. En el orden en que se publican."
    >
      {homeId !== null && photos.length === 0 ? (
        <Callout tone="info">Se miran las fotos de la ficha. Si eliges otras aquí, se miran esas.</Callout>
      ) : null}
      <DropArea
        label="elige las fotos"
        hint="Suelta aquí las fotos, o"
        rules={`JPEG, PNG, WebP o AVIF, hasta ${MOST_PHOTOS}`}
        accept={ACCEPTED}
        onFiles={add}
      />
      {progress ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-40 flex-1">
            <p role="status" className="text-sm">
              Midiendo {formatNumber(progress.done + 1)} de {formatNumber(progress.all)}
            </p>
            <ProgressBar label="Fotos medidas" value={progress.done} max={progress.all} />
          </div>
          <Button variant="outline" onClick={stop}>
            Parar
          </Button>
        </div>
      ) : null}
      <div role="status" className="grid gap-2 empty:hidden">
        {isWrong ? (
          <Callout tone="destructive">Hay una foto cuya medida no vale. Quítala y elígela otra vez.</Callout>
        ) : null}
        {refused.length > 0 ? (
          <Callout tone="warning">
            <ul className="grid gap-1">
              {refused.map((one) => (
                <li key={`${one.name}: ${one.error}`} className="break-words">
                  {one.name}: {one.error}
                </li>
              ))}
            </ul>
          </Callout>
        ) : null}
      </div>
      {photos.length > 0 ? (
        <>
          <ol className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
            {photos.map((photo, at) => (
              <PhotoLine
                key={photo.id}
                photo={photo}
                place={at + 1}
                preview={previews.get(photo.id)}
                onRoom={(room) => name(photo.id, room)}
                onRemove={() => remove(photo.id)}
              />
            ))}
          </ol>
          <div>
            <Button variant="ghost" onClick={removeAll}>
              Quitar todas
            </Button>
          </div>
        </>
      ) : null}
    </FieldGroup>
  );
}

interface PhotoLineProps {
  photo: TypedPhoto;
  place: number;
  /** Address of the picture on this device; missing where only its measures were kept. */
  preview: string | undefined;
  onRoom: (room: PhotoRoom | "") => void;
  onRemove: () => void;
}

function PhotoLine({ photo, place, preview, onRoom, onRemove }: PhotoLineProps) {
  return (
    <li className="flex min-w-0 items-center gap-3">
      <span className="grid aspect-4/3 w-20 shrink-0 place-items-center overflow-hidden rounded-sm border bg-muted text-muted-foreground">
        {preview ? (
          <img src={preview} alt="" className="size-full object-cover" loading="lazy" decoding="async" />
        ) : (
          <ImageIcon aria-hidden size={20} strokeWidth={1.75} />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm">
          {place}. {photo.name}
        </span>
        <PlainSelect
          label={`Estancia de la foto ${place}`}
          hideLabel
          choices={ROOMS}
          value={photo.room ?? ""}
          onChange={(event) => onRoom(event.target.value as PhotoRoom | "")}
        />
      </span>
      <Button variant="ghost" size="icon" aria-label={`Quitar la foto ${place}`} onClick={onRemove}>
        <X aria-hidden size={18} strokeWidth={1.75} />
      </Button>
    </li>
  );
}
