import { useEffect, useState } from "react";
import { readStored, writeStored } from "#ui/tracking/browser-store.ts";

/** A pasted conversation waits in its tab until it is summed up: whoever leaves the page, or lost the line, finds it there. */
const keyOf = (contactId: string | null) => `umbral-conversation-text-${contactId ?? ""}`;

export function useKeptText(contactId: string | null) {
  const [text, setText] = useState("");
  // The server knows no tab: the page is first drawn as the server drew it.
  useEffect(() => {
    const kept = readStored("sessionStorage", keyOf(contactId));
    if (kept !== null) setText(kept);
  }, [contactId]);
  const keep = (typed: string) => {
    setText(typed);
    writeStored("sessionStorage", keyOf(contactId), typed === "" ? null : typed);
  };
  return [text, keep] as const;
}
