import { useRevalidator } from "react-router";
import type { HomesAct } from "#domain/portfolio/homes/home-changes.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { HOME_STATUS_NAMES } from "#domain/shared/home-attributes/home-values.ts";
import { callApi } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";

type Act = HomesAct extends infer Each ? (Each extends unknown ? Omit<Each, "ids"> : never) : never;

export const homeCount = (n: number): string => `${formatNumber(n)} ${n === 1 ? "vivienda" : "viviendas"}`;

function said(act: Act, count: string): string {
  switch (act.act) {
    case "status":
      return `${count}: ${HOME_STATUS_NAMES[act.status].toLowerCase()}`;
    case "trash":
      return `${count} en la papelera`;
    case "restore":
      return `${count} de vuelta en la cartera`;
    case "erase":
      return `${count} fuera para siempre`;
  }
}

/** Acts on homes from a list: confirmed by a toast, from which a move into the trash can be undone. */
export function useHomeActs() {
  const { isBusy, call } = useCall();
  const { revalidate } = useRevalidator();

  const restore = async (ids: readonly string[]) => {
    const outcome = await callApi("POST", "/api/portfolio/homes/bulk", { act: "restore", ids });
    if (outcome.kind === "done") showToast({ kind: "success", title: said({ act: "restore" }, homeCount(ids.length)) });
    await revalidate();
  };

  /** @returns whether it was done */
  const change = async (ids: readonly string[], act: Act): Promise<boolean> => {
    const outcome = await call(null, "POST", "/api/portfolio/homes/bulk", { ids, ...act });
    if (outcome.kind === "invalid") {
      const [description = ""] = Object.values(outcome.errors);
      showToast({ kind: "error", title: "No se ha hecho nada", description });
    }
    if (outcome.kind !== "done") return false;
    const { changed } = outcome.answer as { changed: number };
    showToast({
      kind: "success",
      title: changed === 0 ? "Ya estaba así" : said(act, homeCount(changed)),
      ...(act.act === "trash" && changed > 0 ? { action: { label: "Deshacer", run: () => restore(ids) } } : {}),
    });
    return true;
  };
  return { isBusy, call, change };
}

export type HomeActs = ReturnType<typeof useHomeActs>;
