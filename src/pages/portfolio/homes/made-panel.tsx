import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { When } from "../../shared/when.tsx";

interface Beginning {
  to: string;
  words: string;
  icon: LucideIcon;
}

interface MadePanelProps {
  id: string;
  title: string;
  /** Where another one is begun, or one of each kind; null where none may be. */
  begin: Beginning | readonly Beginning[] | null;
  /** Said while there are none. */
  none: string;
  rows: readonly {
    id: string;
    to: string;
    title: string;
    updatedAt: string;
    note: string;
    picture?: ReactNode;
    mark?: ReactNode;
  }[];
}

/** The plans, tours, furnished photos or videos that were made of a home. */
export function MadePanel({ id, title, begin, none, rows }: MadePanelProps) {
  return (
    <Panel labelledBy={id} className="print:hidden">
      <PanelHeader
        id={id}
        title={title}
        divided
        actions={
          begin ? (
            <span className="flex flex-wrap gap-2">
              {[begin].flat().map((way) => (
                <Button key={way.to} asChild size="sm" variant="outline">
                  <PageLink to={way.to}>
                    <way.icon aria-hidden size={16} strokeWidth={1.75} /> {way.words}
                  </PageLink>
                </Button>
              ))}
            </span>
          ) : undefined
        }
      />
      {rows.length === 0 ? (
        <PanelBody>
          <p className="text-sm text-muted-foreground">{none}</p>
        </PanelBody>
      ) : (
        <ul className="divide-y text-sm">
          {rows.map((row) => (
            <li key={row.id} className="flex items-center gap-4 px-5 py-3 sm:px-6">
              {row.picture}
              <span className="min-w-0 flex-1">
                <PageLink to={row.to} className="link-text touch-target font-medium wrap-anywhere">
                  {row.title}
                </PageLink>
                <span className="block text-xs text-muted-foreground">
                  {row.note ? `${row.note} · ` : ""}
                  <When iso={row.updatedAt} style="day" />
                </span>
              </span>
              {row.mark}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
