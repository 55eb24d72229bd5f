import { useEffect, useState } from "react";
import type { ChoosableHome } from "#domain/tools/cma/choosable-home.ts";
import { callApi, failureText } from "#ui/call-api.ts";

/** A pause between two filters, so that a hand that moves through them asks once. */
const PAUSE_MS = 250;

/** Homes to choose from, as far as they have come. */
export interface Choosable {
  homes: readonly ChoosableHome[];
  /** There are more than are listed. */
  areMore: boolean;
  isAsking: boolean;
  /** Why there is no answer. */
  problem: string | undefined;
}

const NONE: Choosable = { homes: [], areMore: false, isAsking: true, problem: undefined };

/** @param query of the call, `undefined` while nobody asks; the homes of the last one stay in sight until the next ones have come */
export function useChoosable(query: string | undefined): Choosable & { again: () => void } {
  const [known, setKnown] = useState<Choosable>(NONE);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    if (query === undefined) return;
    let isGone = false;
    setKnown((before) => ({ ...before, isAsking: true }));
    const timer = setTimeout(async () => {
      const outcome = await callApi<Pick<Choosable, "homes" | "areMore">>("GET", `/api/comparables?${query}`);
      if (isGone) return;
      setKnown(
        outcome.kind === "done"
          ? { ...outcome.answer, isAsking: false, problem: undefined }
          : { homes: [], areMore: false, isAsking: false, problem: failureText(outcome) },
      );
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [query, tries]);
  return { ...known, again: () => setTries(tries + 1) };
}
