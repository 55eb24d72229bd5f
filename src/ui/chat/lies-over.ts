/** Elements that must stay in sight: controls, and figures with their names. Prose can be read past the button. */
const PRECIOUS =
  "a, button, summary, input, select, textarea, label, th, td, dt, dd, figure, figcaption, output, svg[role=img], canvas, .figure, [data-value]";

/** Points across the button, as fractions of its box. */
const ACROSS = [0.05, 0.5, 0.95];

/** Whether a button that floats over the page lies over something that must stay in sight. */
export function liesOver(button: HTMLElement): boolean {
  const box = button.getBoundingClientRect();
  if (box.width === 0) return false;
  return ACROSS.some((across) =>
    ACROSS.some((down) =>
      document
        .elementsFromPoint(box.left + box.width * across, box.top + box.height * down)
        .some((below) => !button.contains(below) && isPrecious(below, button)),
    ),
  );
}

/** An element that holds the whole page, as a card that is one link does, is covered at its edge at most. */
function isPrecious(element: Element, button: HTMLElement): boolean {
  const precious = element.closest(PRECIOUS);
  return precious !== null && !precious.contains(button);
}
