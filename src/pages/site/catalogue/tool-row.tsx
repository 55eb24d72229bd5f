import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { iconOfTool } from "#ui/tool-icon.ts";
import type { CatalogueRow } from "./catalogue-rows.ts";
import { modulePigments } from "./module-pigments.ts";
import { ToolDrawing } from "./tool-drawing.tsx";

/** A tool in the list, with a drawing of what it makes. */
export function ToolRow({ row, isBest }: { row: CatalogueRow; isBest: boolean }) {
  const Icon = iconOfTool(row.icon, row.module);
  return (
    <li className="border-b">
      <PageLink
        to={row.path}
        className={classNames(
          "grid min-h-20 grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 px-2 py-3 no-underline hover:bg-accent",
          isBest && "bg-accent",
        )}
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} className={classNames("mt-0.5", modulePigments[row.module])} />
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">{row.title}</span>
          <span className="mt-0.5 block text-sm leading-snug text-muted-foreground">{row.summary}</span>
        </span>
        <span className="grid justify-items-end gap-1">
          <ToolDrawing path={row.path} className={modulePigments[row.module]} />
          <span className="text-xs text-subtle-foreground">{creditsText(row.credits)}</span>
        </span>
      </PageLink>
    </li>
  );
}

function creditsText(credits: number): string {
  if (credits === 0) return "Sin créditos";
  return credits === 1 ? "1\u00a0crédito" : `${credits}\u00a0créditos`;
}
