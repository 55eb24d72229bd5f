import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { PhotoPoint } from "#domain/tools/photo-camera/photo-camera.ts";
import { classNames } from "#ui/class-names.ts";

interface PhotoViewProps {
  blob: Blob;
  widthPx: number;
  heightPx: number;
  alt: string;
  /** Drawn over the photo, in its size: a picture with furniture. */
  picture?: ImageData | null;
  /** In pixels of the photo. */
  overlay?: ReactNode;
  /** HTML over the photo: handles. */
  children?: ReactNode;
}

/** The photo as large as there is room, with what lies over it in its own pixels. */
export function PhotoView({ blob, widthPx, heightPx, alt, picture = null, overlay, children }: PhotoViewProps) {
  const url = useBlobUrl(blob);
  return (
    <div
      data-photo
      className="relative mx-auto w-full touch-pan-y overflow-hidden rounded-md border bg-muted select-none"
      style={{
        aspectRatio: `${widthPx} / ${heightPx}`,
        // A portrait stays within the screen's height.
        maxWidth: `calc(min(70dvh, 52rem) * ${widthPx / heightPx})`,
      }}
    >
      {url === null ? null : (
        <img src={url} alt={alt} draggable={false} className="absolute inset-0 size-full object-fill" />
      )}
      {picture === null ? null : <PictureCanvas picture={picture} />}
      {overlay === undefined ? null : (
        <svg viewBox={`0 0 ${widthPx} ${heightPx}`} className="absolute inset-0 size-full" preserveAspectRatio="none">
          <title>{alt}</title>
          {overlay}
        </svg>
      )}
      {children}
    </div>
  );
}

function PictureCanvas({ picture }: { picture: ImageData }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext("2d")?.putImageData(picture, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label="La foto con los muebles"
      className="absolute inset-0 size-full"
    />
  );
}

/** The address of a blob for as long as it is shown. */
export function useBlobUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (blob === null) return setUrl(null);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** The place of a pointer in pixels of the photo. @param element anything inside of the photo's view */
export function photoPointAt(
  element: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): PhotoPoint {
  const frame = (element.closest("[data-photo]") ?? element).getBoundingClientRect();
  return {
    x: ((clientX - frame.left) / Math.max(1, frame.width)) * widthPx,
    y: ((clientY - frame.top) / Math.max(1, frame.height)) * heightPx,
  };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far an arrow key moves a handle, as a share of the photo's width; with the shift key five times as far. */
const KEY_STEP = 0.002;

/** Handles nearer than this share of the photo's width lie on each other on a phone. */
const NEAR = 0.08;
/** Half of a handle's width in pixels of the screen: so far a crowded one gives way, its mark still at its edge. */
const HALF_PX = 22;

/** Where a handle's surface lies beside its point, in pixels of the screen, so that another near it can be grasped too. */
export function asideOf(at: PhotoPoint, others: readonly PhotoPoint[], widthPx: number): PhotoPoint {
  const away = others
    .map(({ x, y }) => ({ x: at.x - x, y: at.y - y, distance: Math.hypot(at.x - x, at.y - y) }))
    .filter(({ distance }) => distance > 0)
    .sort((one, other) => one.distance - other.distance)[0];
  if (!away || away.distance > NEAR * widthPx) return { x: 0, y: 0 };
  return { x: (HALF_PX * away.x) / away.distance, y: (HALF_PX * away.y) / away.distance };
}

interface PhotoHandleProps {
  label: string;
  at: PhotoPoint;
  /** Points of all handles of the photo, its own among them or not. */
  others?: readonly PhotoPoint[];
  widthPx: number;
  heightPx: number;
  tone?: "corner" | "opening" | "measure";
  onMove: (to: PhotoPoint) => void;
  /** A drag ended, or a key moved it: what was shown may be kept. */
  onEnd: () => void;
}

/** A point that is dragged by mouse, finger or arrow keys. */
export function PhotoHandle({
  label,
  at,
  others = [],
  widthPx,
  heightPx,
  tone = "corner",
  onMove,
  onEnd,
}: PhotoHandleProps) {
  const size = { widthPx, heightPx };
  const aside = asideOf(at, others, widthPx);
  /** From the finger to the point, as it was grasped: a handle does not jump under it. */
  const grasped = useRef<PhotoPoint>({ x: 0, y: 0 });
  const within = ({ x, y }: PhotoPoint) =>
    onMove({ x: Math.min(widthPx, Math.max(0, x)), y: Math.min(heightPx, Math.max(0, y)) });
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { x, y } = photoPointAt(event.currentTarget, event, size);
    within({ x: x + grasped.current.x, y: y + grasped.current.y });
  };
  const grasp = (event: PointerEvent<HTMLButtonElement>) => {
    const { x, y } = photoPointAt(event.currentTarget, event, size);
    grasped.current = { x: at.x - x, y: at.y - y };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const far = widthPx * KEY_STEP * (event.shiftKey ? 5 : 1);
    within({ x: at.x + by[0] * far, y: at.y + by[1] * far });
    onEnd();
  };
  return (
    <button
      type="button"
      aria-label={`${label}. Muévela con las flechas`}
      onPointerDown={grasp}
      onPointerMove={drag}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
      onKeyDown={step}
      className="absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
      style={{
        left: `calc(${(at.x / widthPx) * 100}% + ${aside.x}px)`,
        top: `calc(${(at.y / heightPx) * 100}% + ${aside.y}px)`,
      }}
    >
      <span
        style={{ translate: `${-aside.x}px ${-aside.y}px` }}
        className={classNames(
          "block size-4.5 border-[2.5px] border-white shadow-[0_0_0_1.5px_#141416]",
          tone === "corner"
            ? "rounded-full bg-primary"
            : tone === "opening"
              ? "rounded-xs bg-luz"
              : "rotate-45 bg-white",
        )}
      />
    </button>
  );
}

/** Whether a point lies in the photo, or so near to its border that a handle can still be grasped. */
export const isShown = (
  point: PhotoPoint | null,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): point is PhotoPoint => point !== null && point.x >= 0 && point.y >= 0 && point.x <= widthPx && point.y <= heightPx;

/** A path of SVG through points. */
export const pathThrough = (points: readonly PhotoPoint[]) =>
  points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
