import { useEffect, useState } from "react";
import { PHOTO_ROOM_NAMES } from "#domain/portfolio/homes/photo-rooms.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { type Clip, photoKey } from "#domain/tools/video/video-document.ts";
import { classNames } from "#ui/class-names.ts";
import { DropLine, Grip, MoveButtons, useRowDrops, useSortableRow } from "#ui/use-sortable-row.tsx";
import type { PhotoSource } from "./film-order.ts";

interface StoryboardProps {
  clips: readonly Clip[];
  photos: Readonly<Record<string, PhotoSource>>;
  selected: string | null;
  onSelect: (id: string) => void;
  onMove: (id: string, to: number) => void;
}

const LIST = "video-clips";

/** The photos in their order: dragged by their grip, or moved by buttons. */
export function Storyboard({ clips, photos, selected, onSelect, onMove }: StoryboardProps) {
  useRowDrops(
    LIST,
    clips.map(({ id }) => id),
    onMove,
  );
  return (
    <ol aria-label="Fotos del vídeo, en orden" className="grid max-h-[34rem] grid-cols-1 gap-2 overflow-y-auto pr-1">
      {clips.map((clip, at) => (
        <ClipRow
          key={clip.id}
          clip={clip}
          at={at}
          source={photos[photoKey(clip.photo)]}
          isSelected={clip.id === selected}
          onSelect={() => onSelect(clip.id)}
          onUp={at === 0 ? undefined : () => onMove(clip.id, at - 1)}
          onDown={at === clips.length - 1 ? undefined : () => onMove(clip.id, at + 1)}
        />
      ))}
    </ol>
  );
}

interface ClipRowProps {
  clip: Clip;
  at: number;
  source: PhotoSource | undefined;
  isSelected: boolean;
  onSelect: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

function ClipRow({ clip, at, source, isSelected, onSelect, onUp, onDown }: ClipRowProps) {
  const { row, grip, edge, isDragged } = useSortableRow(LIST, clip.id);
  const url = useAddress(source);
  const room = clip.room === null || clip.room === "otra" ? "" : PHOTO_ROOM_NAMES[clip.room];
  const name = clip.title || room || `Foto ${at + 1}`;
  return (
    <li
      ref={row}
      className={classNames(
        "relative flex min-w-0 items-center gap-2 rounded-md border bg-card p-1.5",
        isSelected && "border-primary bg-primary-soft",
        isDragged && "opacity-50",
      )}
    >
      <DropLine edge={edge} isApart />
      <Grip grip={grip} className="pl-1" />
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-sm text-left"
      >
        {url === undefined ? (
          <span className="h-11 w-16 shrink-0 rounded-sm bg-muted" />
        ) : (
          <img
            src={url}
            alt=""
            loading="lazy"
            decoding="async"
            className="h-11 w-16 shrink-0 rounded-sm object-cover"
          />
        )}
        <span className="min-w-0">
          <span className="block truncate text-sm font-medium">
            {at + 1}. {name}
          </span>
          <span className="block truncate text-xs text-muted-foreground">
            {`${formatNumber(clip.seconds, 1)}\u00a0s`}
            {clip.before === null ? "" : " · antes y después"}
            {clip.title !== "" && room !== "" && clip.title !== room ? ` · ${room}` : ""}
          </span>
        </span>
      </button>
      <span className="flex shrink-0 max-sm:flex-col">
        <MoveButtons name={name} onUp={onUp} onDown={onDown} />
      </span>
    </li>
  );
}

/** An address for a picture, freed again when it is no longer shown. */
function useAddress(source: PhotoSource | undefined): string | undefined {
  const [made, setMade] = useState<string>();
  useEffect(() => {
    if (source === undefined || typeof source === "string") return;
    const url = URL.createObjectURL(source);
    setMade(url);
    return () => URL.revokeObjectURL(url);
  }, [source]);
  return typeof source === "string" ? source : made;
}
