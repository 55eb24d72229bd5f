import { SourceList } from "#ui/source-list.tsx";
import type { ResultSource } from "#tools/define-tool.ts";

/** Where the figures come from, under every result. */
export function ResultSources({ sources }: { sources: readonly ResultSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="fuentes" className="rounded-lg border bg-card p-5 sm:p-6">
      <h2 id="fuentes" className="text-h4 font-bold">
        De dónde salen las cifras
      </h2>
      <SourceList sources={sources} />
    </section>
  );
}
