import { useEffect, useRef, useState } from "react";
import { type HomePhoto, MAX_CAPTION } from "#domain/portfolio/homes/home-files.ts";
import { PHOTO_ROOM_NAMES, PHOTO_ROOMS, type PhotoRoom } from "#domain/portfolio/homes/photo-rooms.ts";
import { InputBox, SelectBox } from "#ui/form/controls.tsx";

/** The subject of a photo as somebody gives it; absent fields stay. */
export interface PhotoDescription {
  caption?: string | null;
  room?: PhotoRoom | null;
}

interface PhotoWordsProps {
  photo: HomePhoto;
  /** `foto 3` */
  name: string;
  onDescribe: (description: PhotoDescription) => void;
}

const ROOMS = PHOTO_ROOMS.map((value) => ({ value, label: PHOTO_ROOM_NAMES[value] }));
const NO_ROOM = { value: "", label: "Sin estancia" };

/**
 * Room and caption of a photo below its picture, kept as soon as they are chosen or left. Enter keeps the caption and goes on to that
 * of the next photo; Escape takes back what was typed.
 */
export function PhotoWords({ photo, name, onDescribe }: PhotoWordsProps) {
  const [typed, setTyped] = useState(photo.caption ?? "");
  const field = useRef<HTMLInputElement>(null);
  const kept = photo.caption ?? "";
  useEffect(() => {
    // Somebody who types is not interrupted by another page's change.
    if (document.activeElement !== field.current) setTyped(kept);
  }, [kept]);
  const keep = () => {
    const caption = typed.trim();
    setTyped(caption);
    if (caption !== kept) onDescribe({ caption: caption || null });
  };
  return (
    <div className="mt-2 grid gap-1.5">
      <SelectBox
        isCompact
        aria-label={`Estancia de la ${name}`}
        options={[NO_ROOM, ...ROOMS]}
        value={photo.room ?? ""}
        onChange={({ currentTarget }) => onDescribe({ room: (currentTarget.value || null) as PhotoRoom | null })}
      />
      <InputBox
        ref={field}
        aria-label={`Pie de la ${name}`}
        placeholder="Pie: qué se ve"
        data-caption
        value={typed}
        maxLength={MAX_CAPTION}
        autoComplete="off"
        boxClassName="text-sm"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === "Escape") setTyped(kept);
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          const all = [
            ...(event.currentTarget.closest("ol")?.querySelectorAll<HTMLInputElement>("[data-caption]") ?? []),
          ];
          const next = all[all.indexOf(event.currentTarget) + 1];
          if (next) next.focus();
          else keep();
        }}
      />
    </div>
  );
}
