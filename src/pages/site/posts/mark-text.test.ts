import { expect, test } from "vitest";
import { type Mark, markText } from "./mark-text.ts";

const marked = (text: string, mark: Mark) => {
  const [before = "", chosen = "", after = ""] = text.split("|");
  const {
    text: made,
    from,
    to,
  } = markText(before + chosen + after, before.length, before.length + chosen.length, mark);
  return `${made.slice(0, from)}|${made.slice(from, to)}|${made.slice(to)}`;
};

test.each<[string, Mark, string]>([
  ["uno |dos| tres", "bold", "uno **|dos|** tres"],
  ["uno || tres", "italic", "uno *|cursiva|* tres"],
  ["mira |aquí|", "link", "mira [|aquí|](https://)"],
  ["uno\ndo|s|\ntres", "heading", "uno\n|## dos|\ntres"],
  ["|uno\ndos|", "list", "|- uno\n- dos|"],
  ["|- uno\n- dos|", "list", "|uno\ndos|"],
  ["||", "quote", "|> |"],
])("%j with %s becomes %j", (text, mark, made) => {
  expect(marked(text, mark)).toBe(made);
});
