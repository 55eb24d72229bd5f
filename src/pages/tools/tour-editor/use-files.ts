import { useCallback, useState } from "react";
import type { TourFileCard } from "#domain/tools/tours/tour-forms.ts";
import type { TourFileKind } from "#domain/tools/tours/tour-states.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";

export interface TourFiles {
  find: (id: string) => TourFileCard | undefined;
  isBusy: boolean;
  /** @returns null where it was refused, which is said in a toast */
  send: (kind: TourFileKind, file: File) => Promise<TourFileCard | null>;
}

/** Pictures, papers and sounds of a tour. */
export function useFiles(tourId: string, given: readonly TourFileCard[]): TourFiles {
  const [files, setFiles] = useState(given);
  const [isBusy, setBusy] = useState(false);
  const send = useCallback(
    async (kind: TourFileKind, file: File) => {
      const form = new FormData();
      form.set("kind", kind);
      form.set("file", file);
      setBusy(true);
      const outcome = await callApi<TourFileCard>("POST", `/api/tours/${tourId}/files`, form);
      setBusy(false);
      if (outcome.kind !== "done") {
        showToast({ kind: "error", title: `No se ha subido «${file.name}»`, description: failureText(outcome) });
        return null;
      }
      setFiles((before) => [...before, outcome.answer]);
      return outcome.answer;
    },
    [tourId],
  );
  return { find: useCallback((id: string) => files.find((one) => one.id === id), [files]), isBusy, send };
}
