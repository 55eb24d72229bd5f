import { LONGEST_FIGURE, parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";

/** Lengths as people type them: `4,25`, `4,25 m`, `425 cm`, `4250 mm`. */

export type TypedLength =
  | { readonly kind: "length"; readonly lengthMm: number }
  | { readonly kind: "refused"; readonly reason: string };

const LONGEST_MM = 100_000;
const UNITS = [
  { ending: "mm", times: 1 },
  { ending: "cm", times: 10 },
  { ending: "m", times: 1000 },
] as const;

const EXAMPLE = "Escribe una medida como 4,25\u00a0m, 425\u00a0cm o 4250\u00a0mm.";

/**
 * Reads a length, in metres where no unit stands. Whole millimetres come out.
 *
 * @param min the shortest that is taken, in millimetres
 */
export function readLength(typed: string, min = 10): TypedLength {
  if (typed.length > LONGEST_FIGURE) return { kind: "refused", reason: EXAMPLE };
  const bare = typed.trim().toLowerCase();
  const unit = UNITS.find(({ ending }) => bare.endsWith(ending));
  const figure = unit ? bare.slice(0, -unit.ending.length).trim() : bare;
  // Nobody types thousands of metres: three decimals are millimetres, `4,255` and `4.255` alike.
  const value =
    isThreeDecimals(figure) && unit?.ending !== "mm" ? Number(figure.replace(",", ".")) : parseSpanishNumber(figure);
  if (value === undefined || /[a-z€$%²]/.test(figure)) return { kind: "refused", reason: EXAMPLE };
  const lengthMm = Math.round(value * (unit?.times ?? 1000));
  if (lengthMm < min) return { kind: "refused", reason: `La medida tiene que ser de ${min / 10}\u00a0cm o más.` };
  if (lengthMm > LONGEST_MM) return { kind: "refused", reason: "El plano cabe en 100\u00a0×\u00a0100\u00a0m." };
  return { kind: "length", lengthMm };
}

const isThreeDecimals = (figure: string) => /^\d{1,3}[.,]\d{3}$/.test(figure);

export type TypedPlace =
  | { readonly kind: "place"; readonly x: number; readonly y: number }
  | { readonly kind: "refused"; readonly reason: string };

/** Reads `3,20; 4,10`: a place in metres from the origin, to the right and down. Undefined where no semicolon stands, which is no place. */
export function readPlace(typed: string): TypedPlace | undefined {
  if (!typed.includes(";") || typed.length > 2 * LONGEST_FIGURE) return undefined;
  const [x, y, ...rest] = typed.split(";").map((part) => readSignedLength(part));
  if (x === undefined || y === undefined || rest.length > 0) {
    return { kind: "refused", reason: "Escribe dos coordenadas en metros, como 3,20; 4,10." };
  }
  if (Math.max(Math.abs(x), Math.abs(y)) > LONGEST_MM / 2) {
    return { kind: "refused", reason: "El plano cabe en 100\u00a0×\u00a0100\u00a0m." };
  }
  return { kind: "place", x, y };
}

/** The same for places and heights, which may lie below zero: whole millimetres, undefined for what is none. */
export function readSignedLength(typed: string): number | undefined {
  const bare = typed.trim();
  const isNegative = bare.startsWith("-") || bare.startsWith("−");
  const read = readLength(isNegative ? bare.slice(1) : bare, 0);
  return read.kind === "length" ? (isNegative ? -read.lengthMm : read.lengthMm) : undefined;
}
