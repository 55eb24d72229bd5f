import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { PageLink } from "../region/page-link.tsx";

interface ToolListProps {
  tools: readonly {
    path: string;
    title: string;
    summary: string;
    /** Works today; the others are named in one line. */
    isOpen: boolean;
  }[];
  /** A drawing of the tool at that path, 72 px wide and 48 px high. */
  drawingOf: (path: string) => ReactNode;
}

/** Tools that can be used, as rows of a directory; those to come in one line below. */
export function ToolList({ tools, drawingOf }: ToolListProps) {
  const open = tools.filter(({ isOpen }) => isOpen);
  const coming = tools.filter(({ isOpen }) => !isOpen);
  return (
    <>
      {open.length === 0 ? null : <OpenTools tools={open} drawingOf={drawingOf} />}
      {coming.length === 0 ? null : (
        <ComingTools
          className={open.length === 0 ? undefined : "mt-4"}
          tools={coming.map(({ path, title }) => ({ to: path, label: title }))}
        />
      )}
    </>
  );
}

interface ComingToolsProps {
  tools: readonly { to: string; label: string }[];
  className?: string | undefined;
}

/** «3 en camino: Plantillas, Smart matching y …»: their pages say what they will do, and take an address. */
export function ComingTools({ tools, className }: ComingToolsProps) {
  return (
    <p className={classNames("text-control leading-relaxed text-muted-foreground", className)}>
      {tools.length} en camino:{" "}
      {tools.map(({ to, label }, i) => (
        <span key={to}>
          {i === 0 ? "" : i === tools.length - 1 ? " y " : ", "}
          <PageLink to={to} className="link-text touch-target">
            {label}
          </PageLink>
        </span>
      ))}
      .
    </p>
  );
}

function OpenTools({ tools, drawingOf }: ToolListProps) {
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
