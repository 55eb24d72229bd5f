import { ArrowRight } from "lucide-react";
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
}

/** Tools that can be used, as rows of a directory; those to come in one line below. */
export function ToolList({ tools }: ToolListProps) {
  const open = tools.filter(({ isOpen }) => isOpen);
  const coming = tools.filter(({ isOpen }) => !isOpen);
  return (
    <>
      {open.length === 0 ? null : <OpenTools tools={open} />}
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

function OpenTools({ tools }: { tools: ToolListProps["tools"] }) {
  return (
    <ul className="border-t">
      {tools.map(({ path, title, summary }) => (
        <li key={path} className="border-b">
          <PageLink
            to={path}
            className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-2 py-4 no-underline hover:bg-accent sm:-mx-2 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)_auto]"
          >
            <span className="font-medium group-hover:underline">{title}</span>
            <span className="text-control text-muted-foreground max-md:col-span-2">{summary}</span>
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} className="text-primary max-md:hidden" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
