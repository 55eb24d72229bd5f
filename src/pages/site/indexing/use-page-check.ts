import { useState } from "react";
import { type CheckedPortion, duplicatesOf } from "#domain/site/indexing/page-check.ts";
import { callApi, failureText } from "#ui/call-api.ts";

export interface CheckedPage {
  path: string;
  /** Problems of all its addresses. */
  problems: string[];
  /** Types of its structured data, with the faults of each. */
  data: { type: string; problems: string[] }[];
}

type CheckState =
  | { kind: "idle" }
  | { kind: "checking"; done: number; total: number }
  | { kind: "done"; pages: CheckedPage[] }
  | { kind: "failed"; message: string };

/** Asks the server to render every page of the sitemap, some at a time, and shows the faults of each. */
export function usePageCheck() {
  const [state, setState] = useState<CheckState>({ kind: "idle" });

  async function check() {
    const portions: CheckedPortion["pages"] = [];
    setState({ kind: "checking", done: 0, total: 0 });
    for (let next: number | null = 0; next !== null; ) {
      const outcome: Awaited<ReturnType<typeof callApi<CheckedPortion>>> = await callApi(
        "GET",
        `/api/admin/indexing/check?desde=${next}`,
      );
      if (outcome.kind !== "done") return setState({ kind: "failed", message: failureText(outcome) });
      portions.push(...outcome.answer.pages);
      next = outcome.answer.next;
      setState({ kind: "checking", done: portions.length, total: outcome.answer.total });
    }
    setState({ kind: "done", pages: judged(portions) });
  }
  return { state, check };
}

function judged(portions: CheckedPortion["pages"]): CheckedPage[] {
  const duplicates = duplicatesOf(portions.map(({ addresses }) => addresses[0]!));
  return portions.map(({ path, addresses }) => ({
    path,
    problems: [
      ...addresses.flatMap((address, i) =>
        address.problems.map((problem) => (i === 0 ? problem : `${address.path}: ${problem}`)),
      ),
      ...(duplicates.get(path) ?? []),
    ],
    data: addresses[0]!.data,
  }));
}
