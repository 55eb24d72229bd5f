type Values = Record<string, unknown>;

/**
 * Data as form controls hold it: numbers as Spanish text, booleans as `si`/`no`, absent as the empty string.
 * A number with exactly three decimals gets a fourth, or it would read as grouped thousands (`41,123`).
 */
export function toFormValues(value: unknown): unknown {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "si" : "no";
  if (typeof value === "number") {
    // A product of fractions carries digits that nobody typed: 0,029 · 100.
    const text = String(Number(value.toPrecision(12)));
    return text.replace(/^(-?\d+)\.(\d{3})$/, "$1.$20").replace(".", ",");
  }
  if (Array.isArray(value)) return value.map(toFormValues);
  if (typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toFormValues(item)]));
  }
  return value;
}

/** `over` wins, key by key, down the tree; lists are taken whole. */
export function mergeValues(base: Values, over: Values): Values {
  const merged: Values = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isTree(below) && isTree(value) ? mergeValues(below, value) : value;
  }
  return merged;
}

function isTree(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isBlankRow = (row: Values) => Object.values(row).every((value) => value === "" || value === undefined);
/** Value by which a row of a person or a home is recognised. */
const rowKey = (row: unknown) => (isTree(row) ? row.address || row.phone || row.name || row.placeName : undefined);

/**
 * Values of a known home or contact, laid over typed ones. Where a form has a row for each home or person, the new one
 * comes after the filled ones, once.
 */
export function fillValues(typed: Values, filled: Values): Values {
  const merged = mergeValues(typed, filled);
  for (const [field, rows] of Object.entries(filled)) {
    const before = typed[field];
    if (!Array.isArray(rows) || !rows.every(rowKey) || !Array.isArray(before)) continue;
    const kept = before.filter((row) => !isTree(row) || !isBlankRow(row));
    const known = new Set(kept.map(rowKey));
    merged[field] = [...kept, ...rows.filter((row) => !known.has(rowKey(row)))];
  }
  return merged;
}
