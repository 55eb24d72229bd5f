import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { Tag } from "./tag.tsx";

/** Basis of a figure. A `DatedFact` gives all of it: see `sourceOfFact`. */
interface SourceEntry {
  id: string;
  /** The datum taken from it: "ITP de la Comunitat Valenciana". */
  label: string;
  /** Value as shown: "10 %". */
  value?: string;
  /** "Ley 13/1997, art. 13". */
  title: string;
  url?: string;
  /** ISO dates. */
  validFrom?: string;
  consulted?: string;
  note?: string;
  /** From memory or in dispute: carries the tag "por comprobar". */
  unverified?: boolean;
}

/** The entry of a dated fact; `value` is the figure as the page writes it. */
export function sourceOfFact(fact: DatedFact<unknown>, value?: string): SourceEntry {
  const { id, label, source, validFrom, note, mark } = fact;
  return {
    id,
    label,
    title: source.title,
    validFrom,
    consulted: source.consulted,
    unverified: mark === "por-comprobar",
    ...(value === undefined ? {} : { value }),
    ...(source.url === undefined ? {} : { url: source.url }),
    ...(note === undefined ? {} : { note }),
  };
}

/** Sources of the numbers, with their date and certainty. */
export function SourceList({ entries, className }: { entries: readonly SourceEntry[]; className?: string }) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.id} className="border-b py-2.5 text-sm leading-snug last:border-b-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="flex flex-wrap items-center gap-2 font-medium">
              {entry.label}
              {entry.unverified ? <Tag tone="warning">por comprobar</Tag> : null}
            </span>
            {entry.value === undefined ? null : <span className="font-medium tabular-nums">{entry.value}</span>}
          </div>
          <p className="mt-0.5 text-xs text-subtle-foreground">
            <SourceTitle entry={entry} />
            <SourceDates entry={entry} />
          </p>
          {entry.note === undefined ? null : <p className="mt-0.5 text-xs text-muted-foreground">{entry.note}</p>}
        </li>
      ))}
    </ul>
  );
}

function SourceTitle({ entry: { title, url } }: { entry: SourceEntry }): ReactNode {
  if (url === undefined) return title;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="link-text touch-target">
      {title}
      <ExternalLink aria-hidden size={12} strokeWidth={1.75} className="mb-0.5 ml-1 inline" />
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  );
}

function SourceDates({ entry: { validFrom, consulted } }: { entry: SourceEntry }): ReactNode {
  return (
    <>
      {validFrom === undefined ? null : <> · Desde el {formatDate(validFrom)}</>}
      {consulted === undefined ? null : <> · Consultado el {formatDate(consulted)}</>}
    </>
  );
}
