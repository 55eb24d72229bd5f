import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { ArrowLeft, ArrowRight, EllipsisVertical, Pencil, Star, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { HomePhoto } from "#domain/portfolio/homes/home-files.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { DropdownItem, DropdownMenu, DropdownSeparator } from "#ui/dropdown-menu.tsx";
import { Tag } from "#ui/tag.tsx";
import { HomePicture } from "./home-picture.tsx";

interface PhotoTileProps {
  photo: HomePhoto;
  index: number;
  count: number;
  /** Moves it to a position in the order. */
  onMove: (to: number) => void;
  onCaption: () => void;
  onDelete: () => void;
}

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** One photo of the grid: dragged with a mouse, moved by its menu with anything else. */
export function PhotoTile({ photo, index, count, onMove, onCaption, onDelete }: PhotoTileProps) {
  const ref = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const { id } = photo;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return combine(
      draggable({
        element,
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
    <li
      ref={ref}
      data-photo={id}
      className={classNames("relative min-w-0 cursor-grab active:cursor-grabbing", isDragged && "opacity-40")}
    >
      {edge ? (
        <span
          aria-hidden
          className={classNames(
            "absolute inset-y-0 z-1 w-1 rounded-full bg-primary",
            edge === "left" ? "-left-2.5" : "-right-2.5",
          )}
        />
      ) : null}
      <div className="relative aspect-4/3 overflow-hidden rounded-md border">
        <HomePicture
          photo={photo}
          alt={photo.caption ?? `Foto ${index + 1} de ${count}`}
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
            <DropdownItem icon={<Pencil {...ICON} />} onSelect={onCaption}>
              {photo.caption ? "Cambiar el pie" : "Poner un pie"}
            </DropdownItem>
            <DropdownSeparator />
            <DropdownItem icon={<Trash2 {...ICON} />} destructive onSelect={onDelete}>
              Eliminar foto
            </DropdownItem>
          </DropdownMenu>
        </span>
      </div>
      {photo.caption ? <p className="mt-1.5 truncate text-xs text-muted-foreground">{photo.caption}</p> : null}
    </li>
  );
}
