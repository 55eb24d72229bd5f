const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/**
 * The text of a Word file from the marks that its paragraphs and tables are handed on in: a paragraph a line, and tables as they are
 * seen, each column below its head and paragraphs of one cell below one another.
 */
export function textOfWord(marked: string): string {
  const out: string[] = [];
  let at = 0;
  for (let begin = marked.indexOf(TABLE); begin >= 0; begin = marked.indexOf(TABLE, at)) {
    const end = tableEnd(marked, begin);
    out.push(lineText(marked.slice(at, begin)), "\n", tableText(marked.slice(begin, end)), "\n\n");
    at = end;
  }
  out.push(lineText(marked.slice(at)));
  return out.join("");
}

const TABLE = "<table>";

/** Where a table ends, with those that stand in its cells. */
function tableEnd(marked: string, begin: number): number {
  let depth = 0;
  for (const { 0: mark, index } of marked.slice(begin).matchAll(/<\/?table>/g)) {
    depth += mark === TABLE ? 1 : -1;
    if (depth === 0) return begin + index + mark.length;
  }
  return marked.length;
}

const lineText = (marked: string): string =>
  marked
    .replaceAll("\n", " ")
    .replaceAll("<br />", "\n")
    .replaceAll("</li>", "\n")
    .replace(/<\/(?:p|h[1-6])>/g, "\n\n")
    .replace(/<[^<>]{0,2000}>/g, "")
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity]!);

/** Letters of all columns that still stand beside one another on a sheet, and blanks between two. */
const WIDEST = 138;
const APART = "   ";
/** Letters of a column at least, however many there are. */
const SLIMMEST = 12;

function tableText(marked: string): string {
  const rows = marked
    .split("</tr>")
    .slice(0, -1)
    .map((row) =>
      row
        .split(/<\/t[dh]>/)
        .slice(0, -1)
        .map((cell) =>
          lineText(cell.replace(/<\/(?:p|h[1-6])>/g, "<br />"))
            .split("\n")
            .map((line) => line.replaceAll(/\s+/g, " ").trim())
            .filter((line) => line !== ""),
        ),
    );
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const widths = Array.from({ length: columns }, (_, column) =>
    rows.reduce((most, row) => Math.max(most, longestOf(row.length > 1 ? row[column] : undefined)), 0),
  );
  const widest = widestColumn(widths);
  return rows.map((row) => rowText(row, widths, widest)).join("\n");
}

const longestOf = (lines: readonly string[] = []): number =>
  lines.reduce((most, { length }) => Math.max(most, length), 0);

/** How wide a column may be so that all of them stand on a line. */
function widestColumn(widths: readonly number[]): number {
  let cap = Math.max(...widths, SLIMMEST);
  const whole = () => widths.reduce((sum, width) => sum + Math.min(width, cap) + APART.length, 0);
  while (cap > SLIMMEST && whole() > WIDEST) cap--;
  return cap;
}

function rowText(row: readonly (readonly string[])[], widths: readonly number[], widest: number): string {
  // One cell alone goes over the whole width.
  if (row.length === 1) return row[0]!.join("\n");
  const cells = row.map((lines) => lines.flatMap((line) => wrapped(line, widest)));
  const height = cells.reduce((most, { length }) => Math.max(most, length), 1);
  return Array.from({ length: height }, (_, at) =>
    cells
      .map((lines, column) => (lines[at] ?? "").padEnd(Math.min(widths[column] ?? 0, widest)))
      .join(APART)
      .trimEnd(),
  ).join("\n");
}

function wrapped(line: string, widest: number): string[] {
  const lines: string[] = [""];
  for (const word of line.split(" ")) {
    const last = lines.at(-1)!;
    if (last === "") lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= widest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
