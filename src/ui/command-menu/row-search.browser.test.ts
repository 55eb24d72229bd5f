import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRowSearch, type RowSearchState } from "./row-search.ts";

const row = (title: string) => ({ kind: "vivienda" as const, id: title, title, detail: "", path: "/" });

let states: RowSearchState[];
let answers: Map<string, (response: Response) => void>;
let asked: { query: string; signal: AbortSignal }[];
const found = (...titles: string[]) => Response.json({ query: "", rows: titles.map(row) });
const shown = () => {
  const last = states.at(-1)!;
  return "rows" in last ? last.rows.map(({ title }) => title) : last.kind;
};

function start() {
  return createRowSearch({
    onChange: (state) => states.push(state),
    ask: ((url: string, { signal }: { signal: AbortSignal }) => {
      const query = new URL(url, "http://x").searchParams.get("q")!;
      asked.push({ query, signal });
      return new Promise<Response>((resolve) => answers.set(query, resolve));
    }) as unknown as typeof fetch,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  states = [];
  answers = new Map();
  asked = [];
});
afterEach(() => vi.useRealTimers());

test("asks once for a word that is typed at a stretch", async () => {
  const search = start();
  for (const typed of ["v", "ve", "ver", "verd", "verdi"]) search.search(typed);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.map(({ query }) => query)).toEqual(["verdi"]);
  answers.get("verdi")!(found("Verdi, 101"));
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toMatchObject({ kind: "found", query: "verdi" });
  expect(shown()).toEqual(["Verdi, 101"]);
});

test("an answer that comes too late changes nothing, and its call is aborted", async () => {
  const search = start();
  search.search("verdi");
  await vi.advanceTimersByTimeAsync(1_000);
  search.search("cadiz");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked[0]!.signal.aborted).toBe(true);
  answers.get("cadiz")!(found("Cádiz, 42"));
  await vi.advanceTimersByTimeAsync(0);
  answers.get("verdi")!(found("Verdi, 101"));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual(["Cádiz, 42"]);
});

test("one letter finds nothing, and forgets earlier hits", async () => {
  const search = start();
  search.search("verdi");
  await vi.advanceTimersByTimeAsync(1_000);
  answers.get("verdi")!(found("Verdi, 101"));
  await vi.advanceTimersByTimeAsync(0);
  search.search("v");
  expect(shown()).toBe("idle");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(1);
});

test.each([
  [() => new Response(null, { status: 500 }), "No hemos podido buscar"],
  [() => new Response(null, { status: 401 }), "Tu sesión ha expirado"],
  [() => new Response("no json"), "Error de conexión"],
])("a failure is said", async (answer, expected) => {
  const search = start();
  search.search("verdi");
  await vi.advanceTimersByTimeAsync(1_000);
  answers.get("verdi")!(answer());
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toMatchObject({ kind: "failed", message: expect.stringContaining(expected) });
});
