import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "../region/page-link.tsx";

interface ToolListProps {
  tools: readonly { path: string; title: string; summary: string }[];
  /** A drawing of the tool at that path, 72 px wide and 48 px high. */
  drawingOf: (path: string) => ReactNode;
}

/** Tools as rows of a directory. */
export function ToolList({ tools, drawingOf }: ToolListProps) {
  return (
    <ul className="border-t">
      {tools.map(({ path, title, summary }) => (
        <li key={path} className="border-b">
          <PageLink
            to={path}
            className="group grid min-h-20 grid-cols-[72px_minmax(0,1fr)] items-center gap-x-5 gap-y-1 px-2 py-4 no-underline hover:bg-accent sm:-mx-2 md:grid-cols-[72px_minmax(0,4fr)_minmax(0,7fr)_auto]"
          >
            <span className="h-12 max-md:row-span-2 max-md:self-start">{drawingOf(path)}</span>
            <span className="font-semibold group-hover:underline">{title}</span>
            <span className="text-control text-muted-foreground">{summary}</span>
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} className="text-primary max-md:hidden" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
