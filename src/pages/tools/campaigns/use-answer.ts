import { useEffect, useRef, useState } from "react";
import { callApi, failureText } from "#ui/call-api.ts";

interface Answered<Answer> {
  /** The last one that came; an older question's while the next is on its way. */
  answer: Answer | null;
  fault: string | null;
  isBusy: boolean;
}

/**
 * The server's answer to what stands on the page, asked again after each pause in typing. A late answer to an old question is left aside.
 *
 * @param body null asks nothing
 */
export function useAnswer<Answer>(path: string, body: object | null, pauseMs: number): Answered<Answer> {
  const [state, setState] = useState<Answered<Answer>>({ answer: null, fault: null, isBusy: body !== null });
  const turn = useRef(0);
  const asked = body === null ? null : JSON.stringify(body);
  useEffect(() => {
    if (asked === null) return;
    turn.current += 1;
    const mine = turn.current;
    setState((before) => ({ ...before, isBusy: true }));
    const timer = setTimeout(async () => {
      const outcome = await callApi<Answer>("POST", path, JSON.parse(asked) as object);
      if (mine !== turn.current) return;
      setState((before) =>
        outcome.kind === "done"
          ? { answer: outcome.answer, fault: null, isBusy: false }
          : { ...before, fault: failureText(outcome), isBusy: false },
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [path, asked, pauseMs]);
  return state;
}
