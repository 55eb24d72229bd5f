import { formatNumber } from "../../shared/format/format.ts";
import type { PhotoLook } from "./photo-likeness.ts";
import { faultsOf, type PhotoFault } from "./photo-quality.ts";
import type { PhotoRoom } from "./photo-rooms.ts";

interface Measured {
  isReady: boolean;
  widthPx: number;
  heightPx: number;
  room: PhotoRoom | null;
  look: PhotoLook | null;
}

/** Of a photo that nobody has measured yet only its size is judged. */
const UNMEASURED: PhotoLook = { fingerprint: null, brightness: 128, sharpness: 10_000 };

/** In the order in which they are said. */
const SAID: Record<PhotoFault, (photo: Measured) => string> = {
  pequena: ({ widthPx, heightPx }) => `Es pequeña: ${widthPx}\u00a0×\u00a0${heightPx}\u00a0px`,
  vertical: () => "Es vertical: en un portal sale con bandas a los lados",
  oscura: () => "Sale oscura",
  borrosa: () => "Puede estar movida o desenfocada",
  quemada: () => "Sale quemada: hay zonas blancas sin detalle",
  torcida: ({ look }) => tiltWords(look?.tilt ?? 0),
};

/** `Está torcida 3,1° a la derecha`. */
export const tiltWords = (tilt: number): string =>
  `Está torcida ${formatNumber(Math.abs(tilt), 1)}° a la ${tilt > 0 ? "derecha" : "izquierda"}`;

/** Ways in which a photo may be better, in short Spanish sentences; a plan is judged by its size alone. */
export function photoHints(photo: Measured): string[] {
  const { isReady, look, widthPx, heightPx, room } = photo;
  if (!isReady) return [];
  const faults = faultsOf({ widthPx, heightPx, room, look: look ?? UNMEASURED });
  return (Object.keys(SAID) as PhotoFault[])
    .filter((fault) => faults.includes(fault))
    .map((fault) => SAID[fault](photo));
}
