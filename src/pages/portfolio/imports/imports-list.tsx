import { formatNumber } from "#domain/shared/format/format.ts";
import type { ListedImport } from "#server/portfolio/imports/imports.server.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { When } from "../../shared/when.tsx";
import { FORMAT_NAMES, homesText, importHref, STATE_NAMES, STATE_TONES } from "./import-words.ts";

/** Imports, newest first: sender, progress and result. */
export function ImportsList({ imports }: { imports: readonly ListedImport[] }) {
  return (
    <ul className="divide-y">
      {imports.map((item) => (
        <li key={item.id} className="relative px-5 py-3.5 hover:bg-accent hover:text-accent-foreground sm:px-6">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-medium">
            <PageLink to={importHref(item.id)} className="wrap-anywhere after:absolute after:inset-0">
              {item.sourceName}
            </PageLink>
            <Tag tone={STATE_TONES[item.state]}>{STATE_NAMES[item.state]}</Tag>
          </p>
          <p className="mt-0.5 text-xs text-muted-foreground tabular-nums">
            <When iso={item.createdAt} /> · {FORMAT_NAMES[item.format]} · {summaryOf(item)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function summaryOf({ counts, state, error }: ListedImport): string {
  if (state === "fallida") return error ?? "no se ha podido leer";
  const parts = [
    [counts.new, "nuevas"],
    [counts.changed, "cambiadas"],
    [counts.absent, "ausentes"],
    [counts.bad, "erróneas"],
  ] as const;
  const message = parts.filter(([count]) => count > 0).map(([count, name]) => `${formatNumber(count)} ${name}`);
  if (message.length > 0) return message.join(", ");
  return counts.rows === 0 ? "sin leer todavía" : `${homesText(counts.rows)}, ninguna cambia`;
}
