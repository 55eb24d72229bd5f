import { useCallback, useEffect, useState } from "react";
import { callApi } from "../call-api.ts";
import { showToast } from "../toast-store.ts";
import { useToolRun } from "./tool-run-context.tsx";

/** Numbers that nobody may ring, looked up by components that show a link to one. */
export interface Ledger {
  /** Numbers may be shown as links only once it was looked at. */
  state: "looking" | "ready" | "failed";
  isNoted: (phone: string) => boolean;
  /** Somebody is signed in, so that it is kept. */
  isKept: boolean;
  note: (phone: string) => Promise<boolean>;
  lookAgain: () => void;
}

/** A pause in typing, so that a number is asked for once. */
const PAUSE_MS = 400;

/**
 * Numbers that must not be rung, as the server knows them now: a board of last week does not know of yesterday's
 * request.
 */
export function useLedger(phones: readonly string[]): Ledger {
  const { isExample, isSignedIn = false } = useToolRun();
  const [noted, setNoted] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const key = JSON.stringify(phones);
  const isKept = isSignedIn && !isExample;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is asked for by its count
  useEffect(() => {
    if (!isKept || key === "[]") return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const outcome = await callApi<{ phones: string[] }>("POST", "/api/opt-outs/check", { phones: JSON.parse(key) });
      if (!isCurrent) return;
      setFailed(outcome.kind !== "done");
      if (outcome.kind !== "done") return;
      setNoted(new Set(outcome.answer.phones));
      setSeen(key);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isKept, key, tries]);

  const note = useCallback(
    async (phone: string) => {
      if (!isKept) return true;
      const outcome = await callApi("POST", "/api/opt-outs", { phone, reason: "lo-pide" });
      if (outcome.kind === "done") {
        setNoted((known) => new Set(known).add(phone));
        showToast({ kind: "success", title: "Apuntado en tu registro de no llamar" });
        return true;
      }
      showToast({
        kind: "error",
        title: "No se ha apuntado",
        description: outcome.kind === "invalid" ? (outcome.errors.phone ?? "") : outcome.description,
      });
      return false;
    },
    [isKept],
  );

  return {
    state: !isKept || key === "[]" || seen === key ? "ready" : failed ? "failed" : "looking",
    isNoted: (phone) => noted.has(phone),
    isKept,
    note,
    lookAgain: () => setTries((count) => count + 1),
  };
}
