import { createContext, type ReactNode, useContext } from "react";

/**
 * Bar and foot stand on every page, and nothing in them needs React: they are drawn on the server alone, which hands them
 * in through this context (`entry.server.tsx`). In the browser the component keeps the markup that came with the document,
 * so neither their code nor their texts are in any script; `use-drawn-behaviour.ts` gives their links and buttons life.
 */
export const DrawnContext = createContext<Record<DrawnPart, ReactNode> | null>(null);

type DrawnPart = "bar" | "foot";

export function ServerDrawn({ part }: { part: DrawnPart }) {
  const drawn = useContext(DrawnContext);
  if (drawn) {
    return (
      <div data-drawn={part} className="contents">
        {drawn[part]}
      </div>
    );
  }
  return (
    <div
      data-drawn={part}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own server, taken from the document it made
      dangerouslySetInnerHTML={{ __html: drawnMarkup(part) }}
    />
  );
}

const kept = new Map<DrawnPart, string>();

/** As it came with the document; read once, before anything has changed it. */
function drawnMarkup(part: DrawnPart): string {
  const known = kept.get(part);
  if (known !== undefined) return known;
  const html = document.querySelector(`[data-drawn="${part}"]`)?.innerHTML ?? "";
  kept.set(part, html);
  return html;
}
