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

interface PhotoHandleProps {
  label: string;
  at: PhotoPoint;
  widthPx: number;
  heightPx: number;
  tone?: "corner" | "opening" | "measure";
  onMove: (to: PhotoPoint) => void;
  /** A drag ended, or a key moved it: what was shown may be kept. */
  onEnd: () => void;
}

/** A point that is dragged by mouse, finger or arrow keys. */
export function PhotoHandle({ label, at, widthPx, heightPx, tone = "corner", onMove, onEnd }: PhotoHandleProps) {
  const within = ({ x, y }: PhotoPoint) =>
    onMove({ x: Math.min(widthPx, Math.max(0, x)), y: Math.min(heightPx, Math.max(0, y)) });
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    within(photoPointAt(event.currentTarget, event, { widthPx, heightPx }));
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
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
      onKeyDown={step}
      className="absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
      style={{ left: `${(at.x / widthPx) * 100}%`, top: `${(at.y / heightPx) * 100}%` }}
    >
      <span
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
