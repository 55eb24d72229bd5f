import { createContext, type ReactNode, useContext, useEffect } from "react";

/**
 * Parts of a page in which nothing needs React are drawn on the server alone: bar and foot by `entry.server.tsx`, a page's
 * own by its loader. They come in through this context. In the browser the component keeps the markup that came with the
 * document, so neither their code nor their texts are in any script; `use-drawn-behaviour.ts` gives their links and
 * buttons life.
 */
export const DrawnContext = createContext<ReadonlyMap<string, ReactNode> | null>(null);

interface ServerDrawnProps {
  part: string;
  /** Whether the page shows it. The document of a page that does not comes without it: bar and foot are half of a short one. */
  isShown?: boolean;
}

export function ServerDrawn({ part, isShown = true }: ServerDrawnProps) {
  const drawn = useContext(DrawnContext);
  if (drawn) {
    return (
      <div data-drawn={part} data-left-out={isShown ? undefined : ""} className="contents">
        {isShown ? drawn.get(part) : null}
      </div>
    );
  }
  return <Kept part={part} isShown={isShown} />;
}

function Kept({ part, isShown }: Required<ServerDrawnProps>) {
  const markup = keptMarkup(part);
  useEffect(() => {
    // Reached without its document, by a step back perhaps: the document has the missing part.
    if (isShown && markup === null && !isReload()) window.location.reload();
  }, [isShown, markup]);
  return (
    <div
      data-drawn={part}
      data-left-out={markup === null ? "" : undefined}
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
    const element = document.querySelector(`[data-drawn="${part}"]:not([data-left-out])`);
    if (element) kept.set(part, element.innerHTML);
  }
  return kept.get(part) ?? null;
}

/** A document that lacks the part even after a reload would be loaded for ever. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload";
}
