import { ERRORS } from "#content/errors.ts";
import { type FoundRow, type FoundRows, SHORTEST_QUERY } from "#domain/shared/search/found-rows.ts";

export type RowSearchState =
  | { kind: "idle" }
  | { kind: "searching"; query: string; rows: readonly FoundRow[] }
  | { kind: "found"; query: string; rows: readonly FoundRow[] }
  | { kind: "failed"; query: string; message: string };

interface RowSearchOptions {
  onChange: (state: RowSearchState) => void;
  /** After the last letter. */
  pauseMs?: number;
  ask?: typeof fetch;
}

/**
 * Asks the server for rows while somebody types: after a pause, one question at a time. An outdated question is
 * aborted, and an answer that comes all the same changes nothing. Until the next answer the last one stays in sight.
 */
export function createRowSearch({ onChange, pauseMs = 140, ask = fetch }: RowSearchOptions) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | undefined;
  let shown: readonly FoundRow[] = [];

  async function askFor(query: string, { signal }: AbortController): Promise<void> {
    const state = await answerOf(query, signal, ask);
    if (signal.aborted) return;
    if (state.kind === "found") shown = state.rows;
    onChange(state);
  }

  const stop = () => {
    clearTimeout(waiting);
    asked?.abort();
  };
  return {
    search(typed: string, pause = pauseMs): void {
      stop();
      const query = typed.trim();
      if (query.length < SHORTEST_QUERY) {
        shown = [];
        onChange({ kind: "idle" });
        return;
      }
      onChange({ kind: "searching", query, rows: shown });
      const asking = new AbortController();
      asked = asking;
      waiting = setTimeout(() => void askFor(query, asking), pause);
    },
    stop,
  };
}

async function answerOf(query: string, signal: AbortSignal, ask: typeof fetch): Promise<RowSearchState> {
  const failed = (message: string): RowSearchState => ({ kind: "failed", query, message });
  try {
    const response = await ask(`/api/search?q=${encodeURIComponent(query)}`, { signal });
    if (response.status === 401) return failed(ERRORS.UNAUTHORIZED.message);
    if (!response.ok) return failed("No hemos podido buscar en tus datos. Inténtalo de nuevo.");
    const { rows } = (await response.json()) as FoundRows;
    return { kind: "found", query, rows };
  } catch {
    return failed(ERRORS.NETWORK_ERROR.message); // also aborted questions, of which nobody needs to know
  }
}
