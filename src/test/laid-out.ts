/** Of a longer list, only its beginning and its end are written. */
const LONGEST_LIST = 40;
const LONGEST_LINE = 140;

/**
 * A value as a text that people compare with the one before: JSON, with each part that fits on one line there and lists of more than
 * forty items cut. What JSON does not write (functions, `undefined`) is left out.
 */
export function laidOut(value: unknown, indent = ""): string {
  const line = JSON.stringify(value);
  if (line.length + indent.length <= LONGEST_LINE || value === null || typeof value !== "object") return line;
  const deeper = `${indent} `;
  if (!Array.isArray(value)) {
    const members = Object.entries(value).filter(([, member]) => JSON.stringify(member) !== undefined);
    return `{\n${members.map(([name, member]) => `${deeper}${name}: ${laidOut(member, deeper)}`).join("\n")}\n${indent}}`;
  }
  const items = value.map((item) => `${deeper}${laidOut(item, deeper)}`);
  const cut = items.length - LONGEST_LIST;
  const shown = cut > 0 ? [...items.slice(0, 12), `${deeper}… ${items.length - 15} more`, ...items.slice(-3)] : items;
  return `[\n${shown.join("\n")}\n${indent}]`;
}
