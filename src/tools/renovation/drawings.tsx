import { PRESS_CLAIMS } from "#domain/tools/renovation/uplift-facts.ts";
import type { Drawings } from "#ui/result/result-view.tsx";
import { CLAIMED_LEAD } from "./explain.ts";
import type { RenovationResult } from "./result.ts";

/** The tool's own drawings on a page. */
export const drawings: Drawings<RenovationResult, unknown> = { claims: PressClaims };

/** Claims of press and portals, each with a link to its page. On paper they are a paragraph. */
function PressClaims() {
  return (
    <div className="grid gap-3 text-sm leading-snug">
      <p className="text-muted-foreground">{CLAIMED_LEAD}</p>
      <ul className="grid gap-1.5">
        {PRESS_CLAIMS.map(({ text, source }) => (
          <li key={text} className="border-l-2 pl-3">
            «{text}».{" "}
            {source.url ? (
              <a href={source.url} target="_blank" rel="noreferrer" className="link-text">
                {source.title}
                <span className="sr-only"> (en otra pestaña)</span>
              </a>
            ) : (
              source.title
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
