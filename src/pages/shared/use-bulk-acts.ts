import { useRevalidator } from "react-router";
import { callApi } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";

/**
 * Does one act to several rows of a list at once: a toast says so, and takes it back where the rows went into the
 * trash.
 *
 * @param path the call that takes `{ ids, … }` and answers how many it changed
 * @param said what was done to so many, in words
 */
export function useBulkActs<Act extends { act: string }>(
  path: string,
  message: (act: Act | { act: "restore" }, changed: number) => string,
) {
  const { isBusy, call } = useCall({ showsErrors: true });
  const { revalidate } = useRevalidator();

  const restore = async (ids: readonly string[]) => {
    const act = { act: "restore" } as const;
    const outcome = await callApi("POST", path, { ...act, ids });
    if (outcome.kind === "done") showToast({ kind: "success", title: message(act, ids.length) });
    await revalidate();
  };

  /** @returns whether it was done */
  const change = async (ids: readonly string[], act: Act): Promise<boolean> => {
    const outcome = await call(null, "POST", path, { ids, ...act });
    if (outcome.kind === "invalid") {
      const [description = ""] = Object.values(outcome.errors);
      showToast({ kind: "error", title: "No se ha hecho nada", description });
    }
    if (outcome.kind !== "done") return false;
    const { changed } = outcome.answer as { changed: number };
    showToast({
      kind: "success",
      title: changed === 0 ? "Ya estaba así" : message(act, changed),
      ...(act.act === "trash" && changed > 0 ? { action: { label: "Deshacer", run: () => restore(ids) } } : {}),
    });
    return true;
  };
  return { isBusy, call, change };
}
