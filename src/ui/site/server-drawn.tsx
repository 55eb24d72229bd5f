import { createContext, type ReactNode, useContext, useEffect } from "react";

/**
 * Parts of a page in which nothing needs React are drawn on the server alone: bar and foot by `entry.server.tsx`, a page's
 * own by its loader. They come in through this context. In the browser the component keeps the markup that came with the
 * document, so neither their code nor their texts are in any script; `use-drawn-behaviour.ts` gives their links and
 * buttons life.
 */
export const DrawnContext = createContext<ReadonlyMap<string, ReactNode> | null>(null);

export function ServerDrawn({ part }: { part: string }) {
  const drawn = useContext(DrawnContext);
  if (drawn) {
    return (
      <div data-drawn={part} className="contents">
        {drawn.get(part)}
      </div>
    );
  }
  return <Kept part={part} />;
}

function Kept({ part }: { part: string }) {
  const markup = keptMarkup(part);
  useEffect(() => {
    // Reached without its document, by a step back perhaps: the document has the missing part.
    if (markup === null && !isReload()) window.location.reload();
  }, [markup]);
  return (
    <div
      data-drawn={part}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own server, taken from the document it made
      dangerouslySetInnerHTML={{ __html: markup ?? "" }}
    />
  );
}

const kept = new Map<string, string>();

/** The markup that came with the document; read once, before anything has changed it. */
function keptMarkup(part: string): string | null {
  if (!kept.has(part)) {
    const element = document.querySelector(`[data-drawn="${part}"]`);
    if (element) kept.set(part, element.innerHTML);
  }
  return kept.get(part) ?? null;
}

/** A document that lacks the part even after a reload would be loaded for ever. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload";
}
