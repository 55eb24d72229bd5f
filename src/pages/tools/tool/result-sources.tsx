import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { ResultSource } from "#tools/define-tool.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Tag } from "#ui/tag.tsx";

/** Sources of the figures, under every result. */
export function ResultSources({ sources }: { sources: readonly ResultSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-label="Fuentes" className="rounded-lg border bg-card px-5 sm:px-6">
      <Disclosure
        summary={
          <h2 className="text-h4 font-bold">
            De dónde salen las cifras{" "}
            <span className="text-sm font-normal text-muted-foreground">
              · {counted(sources.length, "fuente", "fuentes")}
            </span>
          </h2>
        }
        className="border-b-0 print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]"
      >
        <ul>
          {sources.map((source) => (
            <li key={`${source.label}:${source.title}`} className="border-b py-3 text-sm last:border-b-0 last:pb-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                {source.label}
                {source.tag ? (
                  <Tag tone={source.tag === "por comprobar" ? "warning" : "neutral"}>{source.tag}</Tag>
                ) : null}
              </p>
              <p className="mt-0.5 text-xs text-muted-foreground">
                {source.url ? (
                  <a href={source.url} target="_blank" rel="noreferrer" className="link-text">
                    {source.title}
                  </a>
                ) : (
                  source.title
                )}
                {` · ${/^\d{4}-\d{2}/.test(source.date) ? formatDate(source.date) : source.date}`}
              </p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
