import type { PhotoLook } from "./photo-likeness.ts";
import type { PhotoRoom } from "./photo-rooms.ts";

/** Narrower photos look coarse over a whole screen, and portals enlarge nothing. In pixels. */
const LEAST_WIDE = 1200;

/**
 * Bounds between photos of homes and the same ones made worse, measured on 74 of them: brightness was 111 and more, and 39
 * to 73 with a third of the light; sharpness was 122 and more, and 14 to 65 after a blur of 1.5 pixels at 480 of width.
 */
const DARK = 70;
const BLURRED = 60;

interface Measured {
  isReady: boolean;
  widthPx: number;
  heightPx: number;
  room: PhotoRoom | null;
  look: PhotoLook | null;
}

/** What may be better about a photo, in short Spanish sentences; a plan is judged by its size alone. */
export function photoHints({ isReady, widthPx, heightPx, room, look }: Measured): string[] {
  if (!isReady) return [];
  const hints: string[] = [];
  if (Math.max(widthPx, heightPx) < LEAST_WIDE) hints.push(`Es pequeña: ${widthPx}\u00a0×\u00a0${heightPx}\u00a0px`);
  if (room === "plano") return hints;
  if (heightPx > widthPx) hints.push("Es vertical: en un portal sale con bandas a los lados");
  if (look !== null && look.brightness < DARK) hints.push("Sale oscura");
  // A dark photo has few edges however sharp it is.
  else if (look !== null && look.sharpness < BLURRED) hints.push("Puede estar movida o desenfocada");
  return hints;
}
