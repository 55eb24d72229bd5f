import type { FormDifference } from "#domain/site/forms/version-diff.ts";
import { Tag } from "#ui/tag.tsx";

/** Changes of a version; a change of a consent stands out. */
export function DifferenceList({ differences }: { differences: readonly FormDifference[] }) {
  return (
    <ul className="grid gap-3 text-sm">
      {differences.map(({ isConsent, text, before, after }) => (
        <li key={`${text} ${before} ${after}`} className="rounded-md border p-3">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {text}
            {isConsent ? <Tag tone="warning">Consentimiento</Tag> : null}
          </p>
          {before === null ? null : (
            <p className="mt-1 wrap-anywhere text-muted-foreground">
              <span className="text-xs">Antes: </span>
              <del>{before}</del>
            </p>
          )}
          {after === null ? null : (
            <p className="mt-1 wrap-anywhere">
              <span className="text-xs text-muted-foreground">Ahora: </span>
              <ins className="no-underline">{after}</ins>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
