import { ArrowRight } from "lucide-react";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";

interface ToolsPanelProps {
  tools: readonly { href: string; title: string; summary: string }[];
}

/** Tools that a contact fills in; their results come back into the timeline. */
export function ToolsPanel({ tools }: ToolsPanelProps) {
  return (
    <Panel labelledBy="abrir-en">
      <PanelHeader id="abrir-en" title="Abrir en herramienta" divided />
      <ul>
        {tools.map(({ href, title, summary }) => (
          <li key={href} className="border-b last:border-b-0">
            <PageLink to={href} className="grid gap-0.5 px-5 py-3 text-foreground no-underline hover:bg-accent sm:px-6">
              <span className="flex items-center justify-between gap-2 text-sm font-semibold">
                {title}
                <ArrowRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
              </span>
              <span className="line-clamp-2 text-xs text-muted-foreground">{summary}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
