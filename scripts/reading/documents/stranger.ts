import type { Case } from "../make/case.ts";
import type { Layout } from "../make/draft.ts";

/** A paper of no kind that is known: a heading and its paragraphs. */
export const stranger = (name: string, lines: readonly string[], size = 11): Layout<Case> => ({
  name,
  kind: null,
  sheet: { font: "liberation", size, margins: [70, 70, 70, 70] },
  write(d) {
    d.title(lines[0]!, "left");
    for (const line of lines.slice(1)) d.p(line);
  },
});
