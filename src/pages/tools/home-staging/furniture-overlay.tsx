import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { furnitureItem } from "#domain/tools/furnishing/catalogue.ts";
import type { PieceCheck } from "#domain/tools/furnishing/check-piece.ts";
import { floorPointOf, type PhotoCamera, type PhotoPoint } from "#domain/tools/photo-camera/photo-camera.ts";
import { pieceCorners } from "#domain/tools/staging/perspective.ts";
import type { StagedPiece } from "#domain/tools/staging/staging-document.ts";
import { pathThrough, photoPointAt } from "./photo-view.tsx";
import { pieceName } from "./staging-words.ts";

interface FurnitureOverlayProps {
  camera: PhotoCamera;
  pieces: readonly StagedPiece[];
  fits: ReadonlyMap<string, PieceCheck>;
  selected: string | null;
  /** The pieces are drawn below; their outlines are shown only where somebody points. */
  hasPicture: boolean;
  onSelect: (id: string | null) => void;
  onDrag: (piece: StagedPiece) => void;
  onMove: (piece: StagedPiece) => void;
  onTurn: (piece: StagedPiece, by: number) => void;
  onRemove: (piece: StagedPiece) => void;
}

interface Grip {
  readonly piece: StagedPiece;
  /** Of the piece's middle from where it was taken, on the floor. */
  readonly off: readonly [number, number];
  last: StagedPiece;
}

/** How far an arrow key moves a piece, in metres, and a letter turns it, in degrees; a fifth of it with the shift key. */
const KEY_METRES = 0.1;
const KEY_DEGREES = 15;

/** The pieces over the photo, to be chosen, dragged along the floor and turned. Those farther away lie below. */
export function FurnitureOverlay(props: FurnitureOverlayProps) {
  const { camera, pieces, fits, selected, hasPicture, onSelect, onDrag, onMove, onTurn, onRemove } = props;
  const grip = useRef<Grip | null>(null);
  const away = (piece: StagedPiece) => piece.x * camera.forward[0] + piece.y * camera.forward[1];
  const ordered = [...pieces].sort((a, b) => layerOf(a) - layerOf(b) || away(b) - away(a));

  const start = (piece: StagedPiece, event: PointerEvent<SVGGElement>) => {
    onSelect(piece.id);
    const at = floorPointOf(camera, photoPointAt(event.currentTarget, event, camera), heightTaken(piece));
    if (at === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { piece, off: [piece.x - at[0], piece.y - at[1]], last: piece };
  };
  const drag = (event: PointerEvent<SVGGElement>) => {
    const held = grip.current;
    if (held === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = floorPointOf(camera, photoPointAt(event.currentTarget, event, camera), heightTaken(held.piece));
    // Near the horizon the floor runs away: nothing is dragged farther than a large room.
    if (at === null || Math.hypot(at[0], at[1]) > 25) return;
    held.last = { ...held.piece, x: at[0] + held.off[0], y: at[1] + held.off[1] };
    onDrag(held.last);
  };
  const end = () => {
    const held = grip.current;
    grip.current = null;
    if (held !== null && held.last !== held.piece) onMove(held.last);
  };
  const press = (piece: StagedPiece, event: KeyboardEvent) => {
    const fine = event.shiftKey ? 0.2 : 1;
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (by) onMove({ ...piece, x: piece.x + by[0]! * KEY_METRES * fine, y: piece.y + by[1]! * KEY_METRES * fine });
    else if (event.key === "q" || event.key === "Q") onTurn(piece, -KEY_DEGREES * fine);
    else if (event.key === "e" || event.key === "E") onTurn(piece, KEY_DEGREES * fine);
    else if (event.key === "Delete" || event.key === "Backspace") onRemove(piece);
    else if (event.key === "Enter" || event.key === " ") onSelect(piece.id);
    else return;
    event.preventDefault();
  };

  return (
    <svg viewBox={`0 0 ${camera.widthPx} ${camera.heightPx}`} className="absolute inset-0 size-full">
      <title>Muebles de la foto</title>
      <rect width={camera.widthPx} height={camera.heightPx} fill="transparent" onPointerDown={() => onSelect(null)} />
      {ordered.map((piece) => {
        const corners = pieceCorners(camera, piece, footOf(piece, pieces));
        if (corners === null) return null;
        const isFitting = fits.get(piece.id)?.kind !== "does-not-fit";
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
          <g
            key={piece.id}
            role="button"
            tabIndex={0}
            aria-pressed={selected === piece.id}
            aria-label={`${pieceName(piece.item)}, ${isFitting ? "cabe" : "no cabe"}`}
            data-piece={piece.item}
            onPointerDown={(event) => start(piece, event)}
            onPointerMove={drag}
            onPointerUp={end}
            onPointerCancel={end}
            onFocus={() => onSelect(piece.id)}
            onKeyDown={(event) => press(piece, event)}
            className="group cursor-grab touch-none outline-none active:cursor-grabbing"
          >
            <path d={`${pathThrough(hullOf(corners))}Z`} fill="transparent" />
            <Box
              corners={corners}
              widthPx={camera.widthPx}
              tone={isFitting ? "#2f6bff" : "#c8321f"}
              isStrong={selected === piece.id || !isFitting}
              isHidden={hasPicture && selected !== piece.id && isFitting}
            />
          </g>
        );
      })}
    </svg>
  );
}

interface BoxProps {
  corners: readonly PhotoPoint[];
  widthPx: number;
  tone: string;
  isStrong: boolean;
  isHidden: boolean;
}

/** The twelve edges of a piece; its foot is the strongest, because that is where it stands. */
function Box({ corners, widthPx, tone, isStrong, isHidden }: BoxProps) {
  const foot = `${pathThrough(corners.slice(0, 4))}Z`;
  const top = `${pathThrough(corners.slice(4))}Z`;
  const sides = [0, 1, 2, 3].map((at) => pathThrough([corners[at]!, corners[at + 4]!])).join("");
  const line = widthPx / 700;
  return (
    <g
      fill="none"
      strokeLinejoin="round"
      pointerEvents="none"
      className={isHidden ? "opacity-0 group-hover:opacity-70 group-focus-visible:opacity-100" : undefined}
    >
      <path d={foot + top + sides} stroke="#000000" strokeOpacity={0.4} strokeWidth={line * 2.4} />
      <path d={top + sides} stroke="#ffffff" strokeWidth={line} />
      <path
        d={foot}
        fill={tone}
        fillOpacity={isStrong ? 0.22 : 0.08}
        stroke={tone}
        strokeWidth={isStrong ? line * 2.6 : line * 1.6}
      />
    </g>
  );
}

/** Rugs lie below everything. */
const layerOf = ({ item }: StagedPiece) => (furnitureItem(item)?.stands === "floor" ? 0 : 1);

/** Where a piece begins above the floor: pictures hang, a television stands on its cabinet. */
function footOf(piece: StagedPiece, pieces: readonly StagedPiece[]): number {
  if (furnitureItem(piece.item)?.stands !== "wall") return 0;
  const under = pieces.find(
    (other) => other.item === "tv-unit" && Math.hypot(other.x - piece.x, other.y - piece.y) < 0.5,
  );
  return piece.item === "tv" && under ? under.heightM : 1.2;
}

/** A piece is taken where it is grasped, about half its height above the floor, and never above the eye. */
const heightTaken = (piece: StagedPiece) => Math.min(0.4, piece.heightM / 2);

/** The outline around points (Andrew's monotone chain, 1979). */
function hullOf(points: readonly PhotoPoint[]): readonly PhotoPoint[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (all: readonly PhotoPoint[]) => {
    const line: PhotoPoint[] = [];
    for (const point of all) {
      while (line.length > 1 && turnOf(line.at(-2)!, line.at(-1)!, point) <= 0) line.pop();
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turnOf = (a: PhotoPoint, b: PhotoPoint, c: PhotoPoint) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
