import { fittedText, textWidth } from "../../text-metrics.ts";

/** Between a figure and its label beside it, in points. */
export const FIGURE_GAP = 6;
/** Between figures side by side, in points. */
const CELL_GAP = 8;
/** The share of a line that a label beside its figure may take. */
const LABEL_SHARE = 0.55;

/**
 * The sizes of a card's figures and of their labels, in points: the longest decides, so that all are of one size.
 *
 * @param width of all of them, in points
 * @param isStacked one below the other with the labels beside them; else side by side with the labels below
 */
export function figureSizes(
  figures: readonly { value: string; label: string }[],
  width: number,
  isStacked: boolean,
): { value: number; label: number } {
  const cell = isStacked ? width : width / Math.max(1, figures.length) - CELL_GAP;
  const labelWidth = isStacked ? cell * LABEL_SHARE : cell;
  const label = Math.min(
    ...figures.map((figure) => fittedText(figure.label, { width: labelWidth, max: 13, min: 8, lines: 1 }).size),
  );
  const values = figures.map((figure) => {
    const room = isStacked ? cell - FIGURE_GAP - textWidth(figure.label, label) : cell;
    return fittedText(figure.value, { width: room, max: 28, min: 12, lines: 1, cut: 700 }).size;
  });
  return { value: Math.min(...values), label };
}
