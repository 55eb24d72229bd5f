/** Effect of the buttons above the text: signs around the selection, or at the beginning of its lines. */

export type Mark = "bold" | "italic" | "heading" | "list" | "quote" | "link";

interface Marked {
  text: string;
  /** Selection afterwards. */
  from: number;
  to: number;
}

const AROUND: Partial<Record<Mark, { sign: string; word: string }>> = {
  bold: { sign: "**", word: "negrita" },
  italic: { sign: "*", word: "cursiva" },
};
const BEFORE: Partial<Record<Mark, string>> = { heading: "## ", list: "- ", quote: "> " };

export function markText(text: string, from: number, to: number, mark: Mark): Marked {
  const chosen = text.slice(from, to);
  const around = AROUND[mark];
  if (around) {
    const word = chosen || around.word;
    return replaced(text, from, to, around.sign, word, around.sign);
  }
  if (mark === "link") return replaced(text, from, to, "[", chosen || "texto del enlace", "](https://)");
  const sign = BEFORE[mark]!;
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const lines = text.slice(start, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(sign));
  const changed = lines.map((line) => (isMarked ? line.slice(sign.length) : `${sign}${line}`)).join("\n");
  return { text: text.slice(0, start) + changed + text.slice(to), from: start, to: start + changed.length };
}

function replaced(text: string, from: number, to: number, before: string, word: string, after: string): Marked {
  const start = from + before.length;
  return { text: text.slice(0, from) + before + word + after + text.slice(to), from: start, to: start + word.length };
}
