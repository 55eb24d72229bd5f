import type { HomesAct } from "#domain/portfolio/homes/home-changes.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { HOME_STATUS_NAMES } from "#domain/shared/home-attributes/home-values.ts";
import { useBulkActs } from "../../shared/use-bulk-acts.ts";

type Act = HomesAct extends infer Each ? (Each extends unknown ? Omit<Each, "ids"> : never) : never;

export const homeCount = (n: number): string => `${formatNumber(n)} ${n === 1 ? "vivienda" : "viviendas"}`;

function message(act: Act, count: string): string {
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

/** Acts on homes from a list, confirmed by a toast from which a move into the trash can be undone. */
export const useHomeActs = () =>
  useBulkActs<Act>("/api/portfolio/homes/bulk", (act, changed) => message(act, homeCount(changed)));

export type HomeActs = ReturnType<typeof useHomeActs>;
