import { ArrowRight } from "lucide-react";
import { PageLink } from "#ui/region/page-link.tsx";

interface NextToolsProps {
  tools: { path: string; title: string; summary: string; credits: number }[];
  /**
   * Query that the links carry along: the home of the portfolio that the run is about, or else the one that was typed
   * in it.
   */
  query: string;
}

/** "Use this home in another tool": opens it filled in. */
export function NextTools({ tools, query }: NextToolsProps) {
  if (tools.length === 0) return null;
  return (
    <section aria-labelledby="siguiente" className="mt-12 print:hidden">
      <h2 id="siguiente" className="text-h3">
        Sigue con esta vivienda
      </h2>
      <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {tools.map((tool) => (
          <li key={tool.path} className="overflow-hidden rounded-lg border bg-card">
            <PageLink to={`${tool.path}?${query}`} className="grid h-full gap-1 p-5 no-underline hover:bg-accent">
              <span className="flex items-center gap-2 font-semibold">
                {tool.title} <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
              </span>
              <span className="text-sm text-muted-foreground">{tool.summary}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
