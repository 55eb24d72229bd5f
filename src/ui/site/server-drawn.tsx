import type { ReactNode } from "react";

/**
 * Bar and foot stand on every page, and nothing in them needs React: they are drawn on the server alone. In the browser
 * this component keeps the markup that came with the document, so neither their code nor their texts are in any script;
 * `drawn-behaviour.ts` gives their links and buttons life.
 *
 * Call it with `import.meta.env.SSR ? <SiteHeader /> : null`: the build then leaves the component out of the browser's
 * code.
 */
export function ServerDrawn({ name, children }: { name: "bar" | "foot"; children: ReactNode }) {
  if (import.meta.env.SSR) {
    return (
      <div data-drawn={name} className="contents">
        {children}
      </div>
    );
  }
  return (
    <div
      data-drawn={name}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own server, taken from the document it made
      dangerouslySetInnerHTML={{ __html: drawnMarkup(name) }}
    />
  );
}

const kept = new Map<string, string>();

/** As it came with the document; read once, before anything has changed it. */
function drawnMarkup(name: string): string {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const html = document.querySelector(`[data-drawn="${name}"]`)?.innerHTML ?? "";
  kept.set(name, html);
  return html;
}
