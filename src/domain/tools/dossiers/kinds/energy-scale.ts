import { hasFigure, type Row, tokensIn, UNITS } from "../text/cells.ts";
import { hasAny } from "../text/find.ts";
import type { Flat, Span, Token } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { on } from "./kind.ts";
import type { FormValue } from "./read-forms.ts";

/**
 * A scale of seven lines from A to G, of which one has the value of the home beside it: «143.5-298.1 E   211.7 E». The limits of the lines
 * are nobody's consumption, and the first letter is not the answer.
 */

const LETTERS = "abcdefg";
/** Lines of a scale that must be there, in their order. */
const LEAST_LINES = 5;
const CERTAIN = 0.985;
/** Characters before the scale in which its heads stand. */
const HEADS = 420;

interface Result extends Span {
  letter: Token;
  figure: Known["figures"][number] | null;
}

/** The lines of a scale; null where the paper has none. */
function scaleOf(flat: Flat): { rows: Row[]; start: number; end: number } | null {
  let found: Row[] = [];
  for (const row of flat.rows) {
    const letter = LETTERS[found.length];
    if (letter !== undefined && beginsWithBand(flat, row, letter)) found.push(row);
    else if (found.length > 0 && found.length < LEAST_LINES) found = beginsWithBand(flat, row, "a") ? [row] : [];
    if (found.length === LETTERS.length) break;
  }
  return found.length < LEAST_LINES ? null : { rows: found, start: found[0]!.start, end: found.at(-1)!.end };
}

/** «< 37.1 A», «37.1-60.2 B», «A < 37.1»: a letter with the limits of its line. */
function beginsWithBand(flat: Flat, row: Row, letter: string): boolean {
  const words = tokensIn(flat, row.cells[0] ?? row);
  return words.length <= 9 && words.some(({ text }) => text === letter) && words.some(({ text }) => /\d/.test(text));
}

/** Whether fields of a paper are those of its scale, which then no other reader may give. */
export const SCALE_FIELDS = new Set(["energyRating", "emissionsRating", "energyConsumption", "energyEmissions"]);

/** The values that the scales of a paper say; null where there is none with a value beside it. */
export function energyScale(known: Known): FormValue[] | null {
  const { flat } = known;
  const scale = scaleOf(flat);
  if (!scale) return null;
  const results = scale.rows.flatMap((row, i) => resultsIn(known, row, LETTERS[i]!));
  if (results.length === 0 || results.length > 2) return null;
  const label = { start: scale.start, end: scale.start };
  const from = Math.max(0, scale.start - HEADS);
  const head = flat.text.slice(from, scale.start);
  const [use, gas] = [head.lastIndexOf("consumo"), head.lastIndexOf("emisiones")];
  // Two scales beside each other come as their heads do; of one alone the nearest head tells what it is.
  const isUseFirst = results.length === 1 ? use > gas : use >= 0 && (gas < 0 || use < gas);
  if (use < 0 && gas < 0 && !hasAny(flat, ["kwh"], from, scale.end)) return null;
  return results
    .toSorted((a, b) => a.x - b.x)
    .flatMap(({ letter, figure }, i) => {
      const isUse = isUseFirst === (i === 0);
      const rating = on(isUse ? "energyRating" : "emissionsRating", "letter", "");
      const amount = on(isUse ? "energyConsumption" : "energyEmissions", "figure", "");
      const unit = isUse ? ("kwh-m2" as const) : ("kg-m2" as const);
      const made: FormValue[] = [
        {
          rule: rating,
          label,
          start: letter.start,
          end: letter.end,
          value: { type: "text", text: letter.text.toUpperCase() },
          letters: 1,
          certainty: CERTAIN,
        },
      ];
      if (figure)
        made.push({
          rule: amount,
          label,
          start: figure.start,
          end: figure.end,
          value: { type: "number", number: figure.value, unit },
          letters: 1,
          certainty: CERTAIN,
        });
      return made;
    });
}

/** Cells of a line with one figure and its letter, or a letter alone, that are no limits. */
function resultsIn(known: Known, row: Row, letter: string): (Result & { x: number })[] {
  const { flat, figures } = known;
  return row.cells.slice(1).flatMap((cell) => {
    const words = tokensIn(flat, cell);
    const own = words.find(({ text }) => text === letter);
    const inside = figures.filter(({ start, end, inWords }) => start >= cell.start && end <= cell.end && !inWords);
    const isBand = /[<>≤≥-]/.test(flat.text.slice(cell.start, cell.end)) || inside.length > 1;
    const isBare = words.every((word) => word === own || hasFigure(word.text) || UNITS.has(word.text));
    if (!own || isBand || !isBare) return [];
    return [{ start: cell.start, end: cell.end, letter: own, figure: inside[0] ?? null, x: cell.x }];
  });
}
