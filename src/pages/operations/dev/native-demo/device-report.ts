/** Answer of a device ability, in words. The page shows the true result, never a promise. */
export interface AbilityReport {
  tone: "success" | "warning" | "destructive";
  text: string;
}

const DENIED = "Has negado el permiso. Puedes cambiarlo en los ajustes del sitio.";

/** @param name of the DOMException that getUserMedia threw */
export function cameraFailure(name: string): AbilityReport {
  switch (name) {
    case "NotAllowedError":
      return { tone: "warning", text: DENIED };
    case "NotFoundError":
      return { tone: "warning", text: "Este dispositivo no tiene cámara." };
    case "NotReadableError":
      return { tone: "destructive", text: "Otra aplicación está usando la cámara." };
    default:
      return { tone: "destructive", text: `La cámara ha fallado (${name}).` };
  }
}

/** @param code of GeolocationPositionError: 1 denied, 2 unavailable, 3 timeout */
export function locationFailure(code: number): AbilityReport {
  switch (code) {
    case 1:
      return { tone: "warning", text: DENIED };
    case 2:
      return { tone: "warning", text: "El dispositivo no sabe dónde está." };
    default:
      return { tone: "warning", text: "La ubicación ha tardado más de diez segundos." };
  }
}

/** @param name of the DOMException that navigator.share threw */
export function shareFailure(name: string): AbilityReport {
  if (name === "AbortError") return { tone: "warning", text: "Has cerrado la ventana sin compartir." };
  if (name === "NotAllowedError") return { tone: "warning", text: "El navegador no ha dejado compartir." };
  return { tone: "destructive", text: `Compartir ha fallado (${name}).` };
}

/** `39,4667, −0,3750 (±25 m)`: four decimals are about ten metres, enough to check. */
export function describePosition({ latitude, longitude, accuracy }: GeolocationCoordinates): string {
  const format = (value: number) => value.toFixed(4).replace(".", ",").replace("-", "\u2212");
  return `${format(latitude)}, ${format(longitude)} (±${Math.round(accuracy)}\u00a0m)`;
}

/** The name of whatever was thrown. */
export function errorName(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : "desconocido";
}
