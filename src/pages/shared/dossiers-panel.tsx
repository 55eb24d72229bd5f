import { ScanText } from "lucide-react";
import { counted } from "#domain/shared/format/counted.ts";
import type { ListedDossier } from "#server/tools/dossiers/dossier-rows.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { LightTag } from "./light-tag.tsx";
import { When } from "./when.tsx";

const PATH = "/analizador-documentos";

interface DossiersPanelProps {
  /** Of the address at which another one is begun; null where none may be. */
  query: string | null;
  dossiers: readonly ListedDossier[];
}

/** Papers of a home or of a contact that were read together, with what came of it. */
export function DossiersPanel({ query, dossiers }: DossiersPanelProps) {
  return (
    <Panel labelledBy="expedientes" className="print:hidden">
      <PanelHeader
        id="expedientes"
        title="Documentos leídos"
        divided
        actions={
          query ? (
            <Button asChild size="sm" variant="outline">
              <PageLink to={`${PATH}?${query}`}>
                <ScanText aria-hidden size={16} strokeWidth={1.75} /> Leer documentos
              </PageLink>
            </Button>
          ) : undefined
        }
      />
      {dossiers.length === 0 ? (
        <PanelBody>
          <p className="text-sm text-muted-foreground">
            Sube nota simple, escritura o arras, y aquí verás su semáforo: cargas, plazos y lo que no cuadra.
          </p>
        </PanelBody>
      ) : (
        <ul className="divide-y text-sm">
          {dossiers.map(({ id, title, documents, waiting, light, updatedAt }) => (
            <li key={id} className="flex items-center justify-between gap-3 px-5 py-3 sm:px-6">
              <span className="min-w-0">
                <PageLink to={`${PATH}/${id}`} className="link-text touch-target font-medium wrap-anywhere">
                  {title}
                </PageLink>
                <span className="block text-xs text-muted-foreground">
                  {counted(documents, "documento", "documentos")} · <When iso={updatedAt} style="day" />
                </span>
              </span>
              {waiting > 0 ? <Tag tone="plataforma">Leyendo</Tag> : light ? <LightTag light={light} /> : null}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
