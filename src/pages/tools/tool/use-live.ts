import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";
import { useToolView } from "./tool-views.ts";

type Values = Record<string, unknown>;

/** A result that follows the keys. */
export interface LiveResult {
  result: unknown;
  /** Input as the schema parsed it, and as it was typed. */
  input: unknown;
  values: Values;
  summary: string;
  /** True when the present values cannot be calculated: this is the last result that could. */
  isOutdated: boolean;
}

/** A pause in typing. */
const PAUSE_MS = 180;

/**
 * Calculates the form's values after each pause, in the browser, where the tool brings its engine along.
 *
 * @returns function to call after a change
 */
export function useLive(
  toolId: string,
  form: UseFormReturn<Values>,
  { today, onLive }: { today: string; onLive: Dispatch<SetStateAction<LiveResult | null>> },
): () => void {
  const { live, liveSummary, input: schema } = useToolView(toolId);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    if (!live) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const values = form.getValues();
      const parsed = z.safeParse(schema, values);
      if (!parsed.success) return onLive((last) => last && { ...last, isOutdated: true });
      const result = live(parsed.data as never, { today });
      // Its facts are still on their way: it asks again once they are there.
      if (result === undefined) return;
      const summary = liveSummary?.(result as never, parsed.data as never) ?? "El resultado ha cambiado";
      onLive({ result, input: parsed.data, values: structuredClone(values), summary, isOutdated: false });
    }, PAUSE_MS);
  }, [live, liveSummary, schema, form, today, onLive]);
}
