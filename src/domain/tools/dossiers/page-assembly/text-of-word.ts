const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** The text of a Word file from the marks that its paragraphs and tables are handed on in: a paragraph a line, a row of a table a line, tabs between its cells. */
export function textOfWord(marked: string): string {
  return marked
    .replaceAll("\n", " ")
    .replaceAll("</p></td>", "</td>")
    .replaceAll("</p></th>", "</th>")
    .replaceAll("</td>", "\t")
    .replaceAll("</th>", "\t")
    .replaceAll("</tr>", "\n")
    .replaceAll("<br />", "\n")
    .replaceAll("</li>", "\n")
    .replace(/<\/(?:p|table|h[1-6])>/g, "\n\n")
    .replace(/<[^<>]{0,2000}>/g, "")
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity]!);
}
