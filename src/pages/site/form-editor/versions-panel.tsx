import type { FormDifference } from "#domain/site/forms/version-diff.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { When } from "../../shared/when.tsx";
import { DifferenceList } from "./difference-list.tsx";

interface VersionsPanelProps {
  history: readonly { version: number; publishedAt: Date; differences: FormDifference[] }[];
  published: number | null;
}

/** Published versions, with their changes. */
export function VersionsPanel({ history, published }: VersionsPanelProps) {
  if (history.length === 0) return null;
  return (
    <Panel labelledBy="versiones">
      <PanelHeader
        id="versiones"
        title="Versiones"
        description="Lo publicado no cambia: cada respuesta apunta a la suya."
      />
      <PanelBody>
        <ol className="grid gap-3">
          {history.map(({ version, publishedAt, differences }) => (
            <li key={version} className="border-b pb-3 text-sm last:border-b-0 last:pb-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium">Versión {version}</span>
                {version === published ? <Tag tone="success">Publicada</Tag> : null}
                {differences.some(({ isConsent }) => isConsent) ? (
                  <Tag tone="warning">Cambia el consentimiento</Tag>
                ) : null}
                <When iso={publishedAt.toISOString()} className="text-muted-foreground" />
              </p>
              {differences.length === 0 ? null : (
                <details className="mt-1">
                  <summary className="link-text inline-flex min-h-8 items-center text-xs">
                    {differences.length === 1 ? "Ver el cambio" : `Ver los ${differences.length} cambios`}
                  </summary>
                  <div className="mt-2">
                    <DifferenceList differences={differences} />
                  </div>
                </details>
              )}
            </li>
          ))}
        </ol>
      </PanelBody>
    </Panel>
  );
}
