/** Compares two versions of a text, line by line. */

export interface DifferenceLine {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Beyond this product of line counts the changed middles are told as removed and added whole. Forty pages have some 900 lines. */
const MOST_CELLS = 9_000_000;

/** The longest common lines stay, the others were removed or added (Hunt and Szymanski's problem, by the plain table). */
export function differencesOf(before: readonly string[], after: readonly string[]): DifferenceLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return [
    ...before.slice(0, start).map(same),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map(same),
  ];
}

const same = (text: string): DifferenceLine => ({ kind: "same", text });
const removed = (text: string): DifferenceLine => ({ kind: "removed", text });
const added = (text: string): DifferenceLine => ({ kind: "added", text });

function middle(before: readonly string[], after: readonly string[]): DifferenceLine[] {
  if (before.length * after.length > MOST_CELLS) return [...before.map(removed), ...after.map(added)];
  const width = after.length + 1;
  const longest = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const at = i * width + j;
      longest[at] =
        before[i] === after[j] ? longest[at + width + 1]! + 1 : Math.max(longest[at + width]!, longest[at + 1]!);
    }
  }
  const lines: DifferenceLine[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      lines.push(same(before[i]!));
      i++;
      j++;
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) lines.push(removed(before[i++]!));
    else lines.push(added(after[j++]!));
  }
  return [...lines, ...before.slice(i).map(removed), ...after.slice(j).map(added)];
}
