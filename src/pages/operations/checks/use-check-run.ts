import { useRef, useState } from "react";
import { ERRORS } from "#content/errors.ts";
import type { CheckResult } from "#domain/operations/checks/hand-check.ts";
import { showToast } from "#ui/toast-store.ts";

/** Has the server do checks and takes each result as it comes. */
export function useCheckRun() {
  const [results, setResults] = useState<ReadonlyMap<string, CheckResult>>(new Map());
  const [underWay, setUnderWay] = useState(0);
  const stopping = useRef<AbortController | null>(null);

  const run = async (ids: readonly string[]) => {
    stopping.current?.abort();
    const controller = new AbortController();
    stopping.current = controller;
    const known = new Map(results);
    for (const id of ids) known.delete(id);
    setResults(new Map(known));
    setUnderWay(ids.length);
    try {
      const response = await fetch("/api/admin/checks", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ids }),
        signal: controller.signal,
      });
      if (!response.ok || !response.body) throw new Error(`checks answered ${response.status}`);
      for await (const result of linesOf(response.body)) {
        if (controller.signal.aborted) break;
        known.set(result.id, result);
        setResults(new Map(known));
      }
    } catch {
      if (!controller.signal.aborted) {
        showToast({ kind: "error", title: "No se ha terminado", description: ERRORS.NETWORK_ERROR.message });
      }
    }
    if (stopping.current === controller) setUnderWay(0);
  };
  return { results, underWay, run, cancel: () => stopping.current?.abort() };
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<CheckResult> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) yield JSON.parse(line) as CheckResult;
  }
}
