import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { ArrowLeft, ArrowRight, EllipsisVertical, Star, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { HomePhoto } from "#domain/portfolio/homes/home-files.ts";
import { photoWords } from "#domain/portfolio/homes/photo-rooms.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { DropdownItem, DropdownMenu, DropdownSeparator } from "#ui/dropdown-menu.tsx";
import { Tag } from "#ui/tag.tsx";
import { HomePicture } from "./home-picture.tsx";
import { type PhotoDescription, PhotoWords } from "./photo-words.tsx";

interface PhotoTileProps {
  photo: HomePhoto;
  index: number;
  count: number;
  /** Moves it to a position in the order. */
  onMove: (to: number) => void;
  onDescribe: (description: PhotoDescription) => void;
  onDelete: () => void;
  /** Place of the photo that shows the same, from 1; null where there is none. */
  twinPlace: number | null;
  onKeepTwin: () => void;
}

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** One photo of the grid: dragged with a mouse, moved by its menu with anything else. */
export function PhotoTile({
  photo,
  index,
  count,
  onMove,
  onDescribe,
  onDelete,
  twinPlace,
  onKeepTwin,
}: PhotoTileProps) {
  const ref = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const { id } = photo;
  useEffect(() => {
    const element = ref.current;
    const dragHandle = handle.current;
    if (!element || !dragHandle) return;
    return combine(
      draggable({
        element,
        // The fields below the picture are for typing and selecting.
        dragHandle,
        getInitialData: () => ({ photoId: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.photoId === "string" && source.data.photoId !== id,
        getData: ({ input }) => attachClosestEdge({ photoId: id }, { input, element, allowedEdges: ["left", "right"] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [id]);
  const name = `foto ${index + 1}`;
  return (
    <li ref={ref} data-photo={id} className={classNames("relative min-w-0", isDragged && "opacity-40")}>
      {edge ? (
        <span
          aria-hidden
          className={classNames(
            "absolute inset-y-0 z-1 w-1 rounded-full bg-primary",
            edge === "left" ? "-left-2.5" : "-right-2.5",
          )}
        />
      ) : null}
      <div
        ref={handle}
        className="relative aspect-4/3 cursor-grab overflow-hidden rounded-md border active:cursor-grabbing"
      >
        <HomePicture
          photo={photo}
          alt={photoWords(photo) ?? `Foto ${index + 1} de ${count}`}
          sizes="(width >= 64rem) 14rem, (width >= 40rem) 30vw, 45vw"
        />
        {index === 0 ? (
          <span className="absolute top-2 left-2">
            <Tag tone="plataforma">Portada</Tag>
          </span>
        ) : null}
        <span className="absolute right-1 bottom-1">
          <DropdownMenu
            trigger={
              <Button variant="secondary" size="icon" aria-label={`Opciones de la ${name}`} className="shadow-sm">
                <EllipsisVertical {...ICON} size={18} />
              </Button>
            }
          >
            {index > 0 ? (
              <>
                <DropdownItem icon={<Star {...ICON} />} onSelect={() => onMove(0)}>
                  Poner de portada
                </DropdownItem>
                <DropdownItem icon={<ArrowLeft {...ICON} />} onSelect={() => onMove(index - 1)}>
                  Mover a la izquierda
                </DropdownItem>
              </>
            ) : null}
            {index < count - 1 ? (
              <DropdownItem icon={<ArrowRight {...ICON} />} onSelect={() => onMove(index + 1)}>
                Mover a la derecha
              </DropdownItem>
            ) : null}
            {count > 1 ? <DropdownSeparator /> : null}
            <DropdownItem icon={<Trash2 {...ICON} />} destructive onSelect={onDelete}>
              Eliminar foto
            </DropdownItem>
          </DropdownMenu>
        </span>
      </div>
      <PhotoWords photo={photo} name={name} onDescribe={onDescribe} />
      {twinPlace === null ? null : (
        <div className="mt-1.5 text-xs text-warning-soft-foreground">
          <p>Ya está: foto {twinPlace}</p>
          <p className="flex flex-wrap gap-x-3">
            <button type="button" className="link-text touch-target" onClick={onDelete}>
              Quitar esta
            </button>
            <button type="button" className="link-text touch-target" onClick={onKeepTwin}>
              Dejar las dos
            </button>
          </p>
        </div>
      )}
      {photo.hints.map((hint) => (
        <p key={hint} className="mt-1 text-xs text-subtle-foreground">
          {hint}
        </p>
      ))}
    </li>
  );
}
