import { ArrowRight } from "lucide-react";
import { PageLink } from "../region/page-link.tsx";
import { Tag } from "../tag.tsx";

interface ToolListProps {
  tools: readonly {
    path: string;
    title: string;
    summary: string;
    /** Works today; the others are tagged "Pronto". */
    isOpen: boolean;
  }[];
}

/** Tools as rows of a directory, each saying whether it can be used today. */
export function ToolList({ tools }: ToolListProps) {
  return (
    <ul className="border-t">
      {tools.map(({ path, title, summary, isOpen }) => (
        <li key={path} className="border-b">
          <PageLink
            to={path}
            className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-2 py-4 no-underline hover:bg-accent sm:-mx-2 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_6rem_auto]"
          >
            <span className="font-medium group-hover:underline">{title}</span>
            <span className="text-control text-muted-foreground max-md:order-3 max-md:col-span-2">{summary}</span>
            <span className="max-md:order-2 md:justify-self-end">
              {isOpen ? <Tag tone="success">Abierta</Tag> : <Tag>Pronto</Tag>}
            </span>
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} className="text-primary max-md:hidden" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
