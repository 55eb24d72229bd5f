import type { ReactNode } from "react";
import type { CardDesign } from "#domain/portfolio/homes/window-card.ts";
import { classNames } from "#ui/class-names.ts";

const PHOTO = "var(--border-strong, #b5b0a9)";
const COLOUR = "var(--primary)";
const INK = "currentColor";
const PAPER = "#ffffff";

const qr = (x: number, y: number) => <rect x={x} y={y} width={10} height={10} fill="#11192c" />;
const line = (x: number, y: number, width: number, fill = INK, height = 2) => (
  <rect x={x} y={y} width={width} height={height} fill={fill} />
);

/** Each design in outline, on 60 × 85 or 85 × 60: photo grey, the agency's colour cobalt, the price the thickest line. */
const DRAWINGS: Record<CardDesign, ReactNode> = {
  fachada: (
    <>
      <rect width={60} height={48} fill={PHOTO} />
      <rect y={48} width={60} height={12} fill={COLOUR} />
      {line(5, 52, 30, PAPER, 5)}
      {line(5, 64, 32)}
      {line(5, 69, 22)}
      {qr(46, 63)}
      {line(5, 79, 50, COLOUR, 1)}
    </>
  ),
  arco: (
    <>
      <path d="M8 51V25a22 22 0 0 1 44 0v26z" fill={PHOTO} />
      {line(6, 51, 48, COLOUR, 2)}
      {line(14, 57, 32)}
      {line(16, 62, 28, COLOUR, 5)}
      {line(18, 71, 24)}
      {line(5, 79, 50, COLOUR, 1)}
    </>
  ),
  revista: (
    <>
      <rect width={60} height={85} fill={PHOTO} />
      <rect x={4} y={50} width={52} height={31} fill={PAPER} />
      <rect x={4} y={80} width={52} height={1.5} fill={COLOUR} />
      {line(8, 54, 28, "#11192c")}
      {line(8, 63, 24, COLOUR, 5)}
      {qr(43, 53)}
      {line(8, 73, 40, "#11192c")}
    </>
  ),
  letras: (
    <>
      <rect width={60} height={72} fill={COLOUR} />
      {line(5, 7, 46, PAPER, 4)}
      {line(5, 13, 38, PAPER, 4)}
      {line(5, 19, 42, PAPER, 4)}
      {line(5, 29, 28, PAPER, 5)}
      <rect x={5} y={39} width={50} height={29} fill={PHOTO} />
      {line(5, 77, 34)}
      {qr(45, 73)}
    </>
  ),
  banda: (
    <>
      <rect width={54} height={60} fill={PHOTO} />
      <rect x={54} width={31} height={47} fill={COLOUR} />
      {line(57, 5, 22, PAPER)}
      {line(57, 9, 18, PAPER)}
      {line(57, 18, 24, PAPER, 5)}
      {line(57, 32, 10, PAPER)}
      {line(57, 37, 10, PAPER)}
      {qr(72, 31)}
      {line(57, 52, 22)}
    </>
  ),
  mosaico: (
    <>
      <rect width={57} height={38} fill={PHOTO} />
      <rect x={58} width={27} height={12} fill={PHOTO} />
      <rect x={58} y={13} width={27} height={12} fill={PHOTO} />
      <rect x={58} y={26} width={27} height={12} fill={PHOTO} />
      {line(0, 38, 85, COLOUR, 1.5)}
      {line(4, 43, 38)}
      {line(52, 42, 28, COLOUR, 5)}
      {line(4, 53, 26)}
      {qr(72, 49)}
    </>
  ),
};

/** A card of a design in outline, without its words. */
export function CardPreview({ design, isLandscape }: { design: CardDesign; isLandscape: boolean }) {
  const [width, height] = isLandscape ? [85, 60] : [60, 85];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={classNames(
        "rounded-sm border bg-[#ffffff] text-[#11192c]",
        isLandscape ? "h-auto w-32 max-w-full" : "h-28 w-auto",
      )}
    >
      {DRAWINGS[design]}
    </svg>
  );
}
