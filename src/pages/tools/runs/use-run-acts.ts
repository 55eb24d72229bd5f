import { useRef } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { RunChange } from "#domain/tools/runs/run-changes.ts";
import { callApi } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { compareHref } from "./runs-query.ts";

type Act =
  | { act: "save" | "unsave" | "trash" | "restore" | "erase" }
  | { act: "move"; folder: string | null }
  | { act: "tag" | "untag"; tag: string };

export const resultCount = (n: number): string => `${formatNumber(n)} ${n === 1 ? "resultado" : "resultados"}`;

const SAID: Record<Act["act"], (count: string) => string> = {
  save: (count) => `${count} en tus guardados`,
  unsave: (count) => `${count} fuera de tus guardados`,
  move: (count) => `${count} en otra carpeta`,
  tag: (count) => `${count} con la etiqueta`,
  untag: (count) => `${count} sin la etiqueta`,
  trash: (count) => `${count} en la papelera`,
  restore: (count) => `${count} de vuelta`,
  erase: (count) => `${count} fuera para siempre`,
};

/** Acts on results from a list: confirmed by a toast, from which a move into the trash can be undone. */
export function useRunActs() {
  const { isBusy, call } = useCall();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  // A repeated try of one calculation is the same one.
  const keys = useRef(new Map<string, string>());

  const restore = async (ids: readonly string[]) => {
    const outcome = await callApi("POST", "/api/runs/bulk", { act: "restore", ids });
    if (outcome.kind === "done") showToast({ kind: "success", title: SAID.restore(resultCount(ids.length)) });
    await revalidate();
  };

  /** @returns whether it was done */
  const change = async (ids: readonly string[], act: Act): Promise<boolean> => {
    const outcome = await call(null, "POST", "/api/runs/bulk", { ids, ...act });
    if (outcome.kind === "invalid") {
      const [description = ""] = Object.values(outcome.errors);
      showToast({ kind: "error", title: "No se ha hecho nada", description });
    }
    if (outcome.kind !== "done") return false;
    const { changed } = outcome.answer as { changed: number };
    showToast({
      kind: "success",
      title: changed === 0 ? "Ya estaba así" : SAID[act.act](resultCount(changed)),
      ...(act.act === "trash" && changed > 0 ? { action: { label: "Deshacer", run: () => restore(ids) } } : {}),
    });
    return true;
  };

  const edit = (id: string, values: RunChange, said: string) => call(said, "PATCH", `/api/runs/${id}`, values);

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
