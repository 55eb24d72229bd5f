import { useRef } from "react";
import { useNavigate } from "react-router";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { RunChange } from "#domain/tools/runs/run-changes.ts";
import { useBulkActs } from "../../shared/use-bulk-acts.ts";
import { compareHref } from "./runs-query.ts";

type Act =
  | { act: "save" | "unsave" | "trash" | "restore" | "erase" }
  | { act: "move"; folder: string | null }
  | { act: "tag" | "untag"; tag: string };

export const resultCount = (n: number): string => `${formatNumber(n)} ${n === 1 ? "resultado" : "resultados"}`;

const DONE_TEXTS: Record<Act["act"], (count: string) => string> = {
  save: (count) => `${count} en tus guardados`,
  unsave: (count) => `${count} fuera de tus guardados`,
  move: (count) => `${count} en otra carpeta`,
  tag: (count) => `${count} con la etiqueta`,
  untag: (count) => `${count} sin la etiqueta`,
  trash: (count) => `${count} en la papelera`,
  restore: (count) => `${count} de vuelta`,
  erase: (count) => `${count} fuera para siempre`,
};

/** Acts on results from a list, and on one of them. */
export function useRunActs() {
  const { isBusy, call, change } = useBulkActs<Act>("/api/runs/bulk", ({ act }, changed) =>
    DONE_TEXTS[act](resultCount(changed)),
  );
  const navigate = useNavigate();
  // A repeated try of one calculation is the same one.
  const keys = useRef(new Map<string, string>());

  const edit = (id: string, values: RunChange, message: string) => call(message, "PATCH", `/api/runs/${id}`, values);

  /** The same input with today's facts; leads to both, side by side. */
  const rerun = async (id: string): Promise<void> => {
    const idempotencyKey = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, idempotencyKey);
    const outcome = await call(null, "POST", `/api/runs/${id}/rerun`, undefined, { idempotencyKey });
    if (outcome.kind !== "done") return;
    keys.current.delete(id);
    await navigate(compareHref(id, (outcome.answer as { id: string }).id));
  };

  return { isBusy, call, change, edit, rerun };
}

export type RunActs = ReturnType<typeof useRunActs>;
