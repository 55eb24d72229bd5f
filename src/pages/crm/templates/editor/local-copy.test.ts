import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentOfMarkup } from "#domain/crm/templates/from-markup.ts";
import { readLocalCopy, writeLocalCopy } from "./local-copy.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const OTHER = "00000000-0000-4000-8000-000000000002";
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

const document = documentOfMarkup("Lo que **no** llegó, con {{home.price}}");

test("a text comes back as it was typed, for its own template alone, until the server has it", () => {
  writeLocalCopy(ID, { revision: 7, document });
  expect(readLocalCopy(ID)).toEqual({ revision: 7, document });
  expect(readLocalCopy(OTHER)).toBeNull();
  writeLocalCopy(ID, null);
  expect(readLocalCopy(ID)).toBeNull();
  expect(stored.size).toBe(0);
});

test.each([
  ["cut", '{"revision":7,"docum'],
  ["without a revision", JSON.stringify({ document })],
  ["with a program", JSON.stringify({ revision: 7, document: { ...document, content: [{ type: "script" }] } })],
  ["of another shape", "[]"],
  ["empty", "null"],
])("a stored text that is %s is no copy", (_, text) => {
  writeLocalCopy(ID, { revision: 7, document });
  stored.set([...stored.keys()][0]!, text);
  expect(readLocalCopy(ID)).toBeNull();
});

test("a browser that keeps nothing loses nothing of the page", () => {
  const localStorage = {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("full");
    },
  };
  vi.stubGlobal("window", { localStorage });
  expect(() => writeLocalCopy(ID, { revision: 1, document })).not.toThrow();
  expect(readLocalCopy(ID)).toBeNull();
});
