/** Elements that must stay in sight: controls, and figures with their names. */
const PRECIOUS =
  "a, button, summary, input, select, textarea, label, th, td, dt, dd, figure, figcaption, output, svg[role=img], canvas, .figure, [data-value]";

/** Elements whose words must stay in sight, as far as a line of them reaches below the button. */
const WORDS = "p, li, h1, h2, h3, h4, h5, h6, blockquote, pre";

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
        .some((below) => !button.contains(below) && (isPrecious(below, button) || hasWordsBelow(below, box, button))),
    ),
  );
}

/** An element that holds the whole page, as a card that is one link does, is covered at its edge at most. */
function isPrecious(element: Element, button: HTMLElement): boolean {
  const precious = element.closest(PRECIOUS);
  return precious !== null && !precious.contains(button);
}

/** A paragraph is as wide as its column, its lines are not: only a line that reaches below the button is covered. */
function hasWordsBelow(element: Element, box: DOMRect, button: HTMLElement): boolean {
  const words = element.closest(WORDS);
  if (words === null || words.contains(button)) return false;
  const range = document.createRange();
  range.selectNodeContents(words);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  );
}
