import type { PhotoFault } from "#domain/portfolio/homes/photo-quality.ts";
import { formatNumber } from "#domain/shared/format/format.ts";

/** `64`: a score is told without decimals, its fixes with one. */
export const scoreText = (score: number): string => formatNumber(Math.round(score));

/** `12,5 de 25`, in points. */
export const pointsText = ({ got, points }: { got: number; points: number }): string =>
  `${formatNumber(got, 1)} de ${formatNumber(points, 1)}`;

export const FAULT_NAMES: Record<PhotoFault, string> = {
  borrosa: "Movida o desenfocada",
  oscura: "Oscura",
  quemada: "Quemada",
  torcida: "Torcida",
  pequena: "Pequeña",
  vertical: "Vertical",
};

/** `+12,5 puntos` */
export function gainText(gain: number): string {
  const text = formatNumber(gain, 1);
  return `+${text} ${text === "1" ? "punto" : "puntos"}`;
}
