import { typedNumber } from "#domain/shared/schema/spanish-number.ts";

type Values = Record<string, unknown>;

/**
 * Data as form controls hold it: numbers as Spanish text, booleans as `si`/`no`, absent as the empty string.
 * A number with exactly three decimals gets a fourth, or it would read as grouped thousands (`41,123`).
 */
export function toFormValues(value: unknown): unknown {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "si" : "no";
  if (typeof value === "number") return typedNumber(value);
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

/**
 * Whatever somebody typed over the values that a form began with, laid over others of the same form. A list is taken whole, and an
 * emptied control is something typed.
 */
export function typedOver(start: Values, typed: Values, fresh: Values): Values {
  const laid: Values = { ...fresh };
  for (const [name, value] of Object.entries(typed)) {
    const before = start[name];
    const now = fresh[name];
    if (isTree(before) && isTree(value)) laid[name] = typedOver(before, value, isTree(now) ? now : {});
    else if (textOf(before) !== textOf(value)) laid[name] = value;
  }
  return laid;
}

/** Controls that were never filled hold nothing or the empty text, alone or in a group. */
const isEmpty = (value: unknown): boolean =>
  value == null ||
  value === "" ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (isTree(value) && Object.values(value).every(isEmpty));
const textOf = (value: unknown) => (isEmpty(value) ? "" : JSON.stringify(value));

/** Whether a field of a form holds nothing, or nothing but what stood in it before anybody typed. */
const isUntouched = (value: unknown, ...before: unknown[]) =>
  value === "" || value === undefined || before.some((known) => JSON.stringify(known) === JSON.stringify(value));

/** Controls of a form with nothing in them. A group that the empty form lacks is none of controls (a mark of where values came from): it goes. */
function emptied(typed: Values, empty: Values): Values {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]): [string, unknown][] => {
      const start = empty[name];
      if (isTree(value)) return isTree(start) ? [[name, blank(value)]] : [];
      return [[name, Array.isArray(value) ? [] : ""]];
    }),
  );
}

const blank = (value: unknown): unknown =>
  isTree(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, blank(one)]))
    : Array.isArray(value)
      ? []
      : "";

/**
 * The form as it is before another home is laid over it: nothing is left of the one before, neither facts nor comparables, debts and texts.
 * Where each home is a row of a list, the others stay.
 *
 * @param typed the form as it stands
 * @param empty the form with its usual values and nothing else
 * @param kept names of the fields that hang on no home
 * @param home the values that the chosen home will be laid over it with
 */
export function formWithoutHome(
  typed: Values,
  { empty, kept, home }: { empty: Values; kept: readonly string[]; home: Values },
): Values {
  if (Object.values(home).some(isListOfHomes)) return typed;
  const stays = Object.fromEntries(Object.entries(typed).filter(([name]) => kept.includes(name)));
  return { ...mergeValues(emptied(typed, empty), empty), ...stays };
}

const isListOfHomes = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(rowKey);

/** Whether two forms say the same: a control that was never filled says as much as an emptied one. */
export function saysTheSame(a: Values, b: Values): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => {
    const [one, other] = [a[name], b[name]];
    if (isTree(one) && isTree(other)) return saysTheSame(one, other);
    return textOf(one) === textOf(other);
  });
}

/** Figures of an earlier result, laid over whatever the form holds, because somebody asked for it. */
export function layFigures(form: Values, figures: Values): Values {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => {
      const kept = form[name];
      return [name, Array.isArray(figure) && Array.isArray(kept) ? rowsWith(kept, figure, true) : figure];
    }),
  );
}

/** Whether a form holds figures: in a list, whether the row of the same home or person does. */
export function hasFigures(form: Values, figures: Values): boolean {
  return Object.entries(figures).every(([name, figure]) => {
    const kept = form[name];
    if (!Array.isArray(figure)) return kept === figure;
    return figure.every((row) => Array.isArray(kept) && kept.some((known) => isTree(known) && hasRow(known, row)));
  });
}

const hasRow = (row: Values, wanted: Values) => Object.entries(wanted).every(([name, value]) => row[name] === value);

function rowsWith(kept: unknown[], figure: unknown[], isOver: boolean): unknown[] {
  return kept.map((row) => {
    const same = isTree(row) ? figure.find((known) => rowKey(known) === rowKey(row)) : undefined;
    if (!isTree(row) || !isTree(same)) return row;
    return Object.fromEntries(
      Object.entries({ ...same, ...row }).map(([name, value]) => [
        name,
        name in same && (isOver || isUntouched(value)) ? same[name] : value,
      ]),
    );
  });
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

/**
 * A chosen home or contact, laid over a form. Figures of an earlier result go over what the file says of the same field, but never
 * over what somebody typed; in a list, the row of the same home or person takes those that it lacks.
 *
 * @param before values that stood there before anybody typed: the form's own, and those that were laid over it since
 */
export function fillWithFigures(
  typed: Values,
  { values, figures }: { values: Values; figures: Values },
  before: readonly Values[],
): Values {
  const filled = fillValues(typed, values);
  for (const [name, figure] of Object.entries(figures)) {
    const rows = filled[name];
    if (Array.isArray(figure) && Array.isArray(rows)) filled[name] = rowsWith(rows, figure, false);
    else filled[name] = isUntouched(typed[name], ...before.map((known) => known[name])) ? figure : typed[name];
  }
  return filled;
}
