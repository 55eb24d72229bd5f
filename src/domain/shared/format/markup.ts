/**
 * Markup that others wrote, read in one pass in any form. Patterns that look for the end of a tag from each `<` take
 * the square of the text's length where the ends are missing.
 */

/** A tag, or what looks like one. It never goes over another `<`, so no sign is read twice. */
export const TAG = /<[^<>]*>/g;

/** A text without the parts between two ASCII marks, in upper or lower case. */
export function withoutSpans(text: string, open: string, close: string, instead = ""): string {
  // Not `toLowerCase`, which makes some letters longer and so moves all positions behind them.
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = lower.indexOf(open, from);
    const end = start < 0 ? -1 : lower.indexOf(close, start + open.length);
    if (end < 0) return kept.join("") + text.slice(from);
    kept.push(text.slice(from, start), instead);
    from = end + close.length;
  }
}

interface Script {
  /** Position of the whole element in the document. */
  start: number;
  end: number;
  /** The text of the opening tag after its name. */
  attributes: string;
  text: string;
}

/** The scripts of a document that are there from beginning to end. */
export function scriptsOf(html: string): Script[] {
  const scripts: Script[] = [];
  for (let start = html.indexOf("<script"); start >= 0; ) {
    const head = html.indexOf(">", start);
    const close = head < 0 ? -1 : html.indexOf("</script>", head);
    if (close < 0) break;
    const end = close + "</script>".length;
    scripts.push({
      start,
      end,
      attributes: html.slice(start + "<script".length, head),
      text: html.slice(head + 1, close),
    });
    start = html.indexOf("<script", end);
  }
  return scripts;
}
