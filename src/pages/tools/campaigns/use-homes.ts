import { useCallback, useRef, useState } from "react";
import type { EditorHome } from "#domain/tools/campaigns/composing/editor-home.ts";
import { callApi } from "#ui/call-api.ts";

/** Names and photos of the homes that a campaign tells of, learned as they are chosen. */
export function useHomes(api: string, given: Readonly<Record<string, EditorHome>>) {
  const [homes, setHomes] = useState(given);
  const asked = useRef(new Set(Object.keys(given)));
  const refresh = useCallback(
    async (id: string) => {
      asked.current.add(id);
      const outcome = await callApi<EditorHome>("GET", `${api}/homes/${id}`);
      if (outcome.kind === "done") setHomes((before) => ({ ...before, [id]: outcome.answer }));
    },
    [api],
  );
  const learn = useCallback(
    (id: string) => {
      if (!asked.current.has(id)) void refresh(id);
    },
    [refresh],
  );
  return { homes, learn, refresh };
}
