/** Differences of two versions of a flow, line by line: for people, who compare sentences and not data. */

export interface LineChange {
  kind: "igual" | "nueva" | "quitada";
  text: string;
}

/** The shortest way from one list of lines to another (longest common subsequence); removed lines come before those that replace them. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const rows = before.length;
  const columns = after.length;
  const common: number[][] = Array.from({ length: rows + 1 }, () => Array.from({ length: columns + 1 }, () => 0));
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      common[i]![j] =
        before[i] === after[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
    }
  }
  const changes: LineChange[] = [];
  let i = 0;
  let j = 0;
  while (i < rows || j < columns) {
    if (i < rows && j < columns && before[i] === after[j]) {
      changes.push({ kind: "igual", text: before[i]! });
      i += 1;
      j += 1;
    } else if (j >= columns || (i < rows && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      changes.push({ kind: "quitada", text: before[i]! });
      i += 1;
    } else {
      changes.push({ kind: "nueva", text: after[j]! });
      j += 1;
    }
  }
  return changes;
}
