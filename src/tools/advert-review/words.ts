import type { PhotoFault } from "#domain/portfolio/homes/photo-quality.ts";
import { formatNumber } from "#domain/shared/format/format.ts";

/** `64`: a score is told without decimals, its fixes with one. */
export const scoreText = (score: number): string => formatNumber(Math.round(score));

/** `12,5 de 25 puntos` */
export const pointsText = ({ got, points }: { got: number; points: number }): string =>
  `${formatNumber(got, 1)} de ${formatNumber(points, 1)} puntos`;

export const FAULT_NAMES: Record<PhotoFault, string> = {
  borrosa: "Movida o desenfocada",
  oscura: "Oscura",
  quemada: "Quemada",
  torcida: "Torcida",
  pequena: "Pequeña",
  vertical: "Vertical",
};
