import { visibleText } from "#domain/shared/schema/visible-text.ts";
import { AppError } from "../app-error.server.ts";

/**
 * Checks input before any other code reads it. PostgreSQL keeps neither NUL nor half of a surrogate pair in a text;
 * functions that walk a value (schemas, comparisons, `JSON.stringify`) call themselves for each level; and each member
 * that a schema refuses is an issue with a path and a message.
 */

/** Deeper than any form or program sends. */
const DEEPEST = 32;
/** Values of one body, members of lists and objects together: an import's chosen rows are the most. */
const MOST_VALUES = 50_000;

/** A text of this length is parsed in no time, whatever it is made of. */
const QUICK_LENGTH = 256 * 1024;

/** Members that are compared with what was typed before, to the letter. */
const SECRETS: ReadonlySet<string> = new Set(["password", "current_password"]);

const UNSTORABLE_TEXT = "Contiene signos que no se pueden guardar";

export const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

type Fault =
  /** A text, or the name of a member, at the place where `path` leads. */
  | { kind: "text"; path: string[] }
  /** Too deep, too many values, a number that is not finite, or a key named `__proto__`. */
  | { kind: "shape" };

/** The fault of parsed JSON, or null. The function works level by level, so no depth can exhaust the stack. */
export function inputFault(value: unknown): Fault | null {
  let level: { value: unknown; path: string[] }[] = [{ value, path: [] }];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return { kind: "shape" };
    const next: typeof level = [];
    for (const { value: member, path } of level) {
      if (typeof member === "string" && !isStorableText(member)) return { kind: "text", path };
      // `1e999` is read as infinity.
      if (typeof member === "number" && !Number.isFinite(member)) return { kind: "shape" };
      if (member === null || typeof member !== "object") continue;
      const names = Object.keys(member);
      values += names.length;
      if (values > MOST_VALUES) return { kind: "shape" };
      for (const name of names) {
        if (!isStorableText(name)) return { kind: "text", path };
        if (name === "__proto__") return { kind: "shape" };
        next.push({ value: (member as Record<string, unknown>)[name], path: [...path, name] });
      }
    }
    level = next;
  }
  return null;
}

/** @throws AppError UNREADABLE_REQUEST, and INVALID_INPUT at the field whose text cannot be kept */
function checkInput(value: unknown): void {
  const fault = inputFault(value);
  if (fault?.kind === "shape") throw new AppError("UNREADABLE_REQUEST");
  if (fault) throw new AppError("INVALID_INPUT", [{ path: fault.path.join("."), message: UNSTORABLE_TEXT }]);
}

/**
 * Parses JSON of a client. Its texts come without characters that nobody sees (`visible-text`), but for passwords.
 *
 * @throws AppError MALFORMED_REQUEST for invalid JSON, and as `checkInput`
 */
export function parseInput(text: string): unknown {
  if (text.length > QUICK_LENGTH && opensTooMuch(text)) throw new AppError("UNREADABLE_REQUEST");
  const value = parsed(text);
  checkInput(value);
  return withVisibleTexts(value);
}

/** The same value without hidden characters in its texts. Call it after `inputFault`, which bounds the depth. */
export function withVisibleTexts(value: unknown): unknown {
  if (typeof value === "string") return visibleText(value);
  if (Array.isArray(value)) return value.map(withVisibleTexts);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, SECRETS.has(name) ? member : withVisibleTexts(member)]),
  );
}

/**
 * Whether a long text opens more lists, objects and members than any value here may have: parsing ten megabytes of them
 * takes a second, counting them a hundredth. Signs inside strings count too; a mail has few of them.
 */
function opensTooMuch(text: string): boolean {
  let opened = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const isMember = code === 0x3a && text.charCodeAt(i - 1) === 0x22;
    if (code !== 0x7b && code !== 0x5b && !isMember) continue;
    opened += 1;
    if (opened > 2 * MOST_VALUES) return true;
  }
  return false;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError("MALFORMED_REQUEST");
    throw error;
  }
}
