/** An item of a list in a JSON document, and the line at which it begins. */
export interface JsonItem {
  value: unknown;
  line: number;
}

export interface JsonItems {
  write(chunk: string): JsonItem[];
  hasFailed(): boolean;
  /** `false`: the document ends before its list does. */
  end(): { isComplete: boolean; sawList: boolean; error?: { message: string; line: number } };
}

/** No home says this much. */
const MAX_ITEM_LENGTH = 4_000_000;
/** No item of ours is nested so deeply, and code that walks through it recursively must not overflow. */
const MAX_DEPTH = 50;

const QUOTE = 34;
const BACKSLASH = 92;

/**
 * The objects of one list of a JSON document as soon as each is whole: the list that the document is, or the one under
 * a key of its outermost object. Only one object is in memory at a time.
 *
 * @param keys under which the list may stand
 */
export function openJsonItems(keys: readonly string[]): JsonItems {
  let depth = 0;
  let listDepth = -1;
  let isDone = false;
  let sawList = false;
  let inString = false;
  let isEscaped = false;
  /** The text of the item at hand, as far as it was read. */
  let item: string | undefined;
  let itemLine = 1;
  let line = 1;
  /** The last string of the outermost object: the key before a list. */
  let key = "";
  let isKeyOpen = false;
  let error: { message: string; line: number } | undefined;

  const write = (chunk: string): JsonItem[] => {
    const items: JsonItem[] = [];
    /** Where the text of the item at hand begins in this chunk. */
    let from = 0;
    for (let at = 0; at < chunk.length && error === undefined; at++) {
      const code = chunk.charCodeAt(at);
      if (code === 10) line++;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) {
          inString = false;
          isKeyOpen = false;
        } else if (isKeyOpen && key.length < 100) key += chunk[at];
        continue;
      }
      if (code === QUOTE) {
        inString = true;
        if (depth === 1 && listDepth < 0) {
          isKeyOpen = true;
          key = "";
        }
      } else if (code === 123 || code === 91) {
        depth++;
        if (depth > MAX_DEPTH) error = { message: "El JSON está anidado sin fin", line };
        if (code === 91 && listDepth < 0 && !isDone && (depth === 1 || (depth === 2 && keys.includes(key)))) {
          listDepth = depth;
          sawList = true;
        } else if (listDepth > 0 && depth === listDepth + 1) {
          from = at;
          item = "";
          itemLine = line;
        }
      } else if (code === 125 || code === 93) {
        depth--;
        if (depth < 0) error = { message: "El JSON no está bien formado", line };
        else if (listDepth > 0 && depth === listDepth && item !== undefined) {
          const text = item + chunk.slice(from, at + 1);
          item = undefined;
          try {
            items.push({ value: JSON.parse(text), line: itemLine });
          } catch {
            error = { message: "El JSON no está bien formado", line: itemLine };
          }
        } else if (listDepth > 0 && depth === listDepth - 1) {
          listDepth = -1;
          isDone = true;
        }
      }
    }
    if (item !== undefined) item += chunk.slice(from);
    if ((item?.length ?? 0) > MAX_ITEM_LENGTH) error ??= { message: "Un inmueble ocupa más de 4 MB", line: itemLine };
    return items;
  };

  return {
    write: (chunk) => (error === undefined ? write(chunk) : []),
    hasFailed: () => error !== undefined,
    end() {
      const isComplete = error === undefined && sawList && depth === 0 && !inString;
      if (error === undefined && sawList && !isComplete) error = { message: "El archivo se corta", line };
      return { isComplete, sawList, ...(error ? { error } : {}) };
    },
  };
}
