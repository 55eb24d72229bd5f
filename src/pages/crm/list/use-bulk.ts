import { useState } from "react";
import { useRevalidator } from "react-router";
import { formatNumber } from "#domain/shared/format/format.ts";
import { type callApi as Call, callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";

type CallArguments = Parameters<typeof Call>;

/** The same act on several contacts, one after the other; failures are reported and the others are done. */
export function useBulk() {
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  /** @returns whether all were done */
  const act = async <Row>(
    message: string,
    rows: readonly Row[],
    callOf: (row: Row) => CallArguments,
  ): Promise<boolean> => {
    setBusy(true);
    let failed = 0;
    let reason = "";
    for (const row of rows) {
      const outcome = await callApi(...callOf(row));
      if (outcome.kind === "done") continue;
      failed += 1;
      reason ||= failureText(outcome);
    }
    await revalidate();
    setBusy(false);
    if (failed === 0) showToast({ kind: "success", title: message });
    else {
      showToast({
        kind: "error",
        title:
          failed === rows.length
            ? "No se ha hecho nada"
            : `${formatNumber(failed)} de ${rows.length} no se han podido cambiar`,
        description: reason,
      });
    }
    return failed === 0;
  };
  return { isBusy, act };
}

/** `1 contacto`, `3 contactos`. */
export const contactCount = (count: number) => `${formatNumber(count)} ${count === 1 ? "contacto" : "contactos"}`;
