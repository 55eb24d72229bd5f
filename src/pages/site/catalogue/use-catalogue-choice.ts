import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { MODULE_NAMES, type ModuleId } from "#content/modules.ts";
import type { HoldingId } from "#content/tool-card.ts";

/** Wanted rows: all, or those of one module. */
export type Shown = "todas" | ModuleId;

export interface Choice {
  words: string;
  shown: Shown;
  holding: HoldingId | null;
}

const NOTHING: Choice = { words: "", shown: "todas", holding: null };

function isShown(value: string | null): value is Shown {
  return value !== null && value in MODULE_NAMES;
}

/**
 * The choice in the catalogue. The server's page is the same for everyone, so `?q=` and `?modulo=` are read after load;
 * each change rewrites the address in place, past the router, which would ask the server again.
 */
export function useCatalogueChoice(): [Choice, (change: Partial<Choice>) => void] {
  const { search } = useLocation();
  const [choice, setChoice] = useState(NOTHING);

  useEffect(() => {
    const query = new URLSearchParams(search);
    const shown = query.get("modulo");
    setChoice({ words: query.get("q") ?? "", shown: isShown(shown) ? shown : "todas", holding: null });
  }, [search]);

  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    const query = new URLSearchParams();
    if (next.words.trim()) query.set("q", next.words.trim());
    if (next.shown !== "todas") query.set("modulo", next.shown);
    const text = query.toString();
    window.history.replaceState(window.history.state, "", text ? `?${text}` : window.location.pathname);
  };
  return [choice, change];
}
