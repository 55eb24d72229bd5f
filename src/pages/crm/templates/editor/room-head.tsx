import { Eye, FileDown, History, PenLine, Save, Signature } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { FactsDialog, type NamedTemplate } from "./facts-dialog.tsx";
import type { SaveState } from "./use-draft.ts";

const SAID: Readonly<Record<SaveState["kind"], string>> = {
  saved: "Guardado",
  typing: "Escribiendo…",
  saving: "Guardando…",
  away: "Sin conexión: tu texto queda en este navegador y se enviará al volver",
  refused: "Sin guardar",
};

interface RoomHeadProps {
  template: NamedTemplate;
  /** `/api/templates`, or that of the administration. */
  api: string;
  state: SaveState;
  isHeld: boolean;
  isBusy: boolean;
  isPreview: boolean;
  onPreview: (isPreview: boolean) => void;
  onSaveVersion: () => void;
  onVersions: () => void;
  onDownload?: (kind: "pdf" | "docx") => Promise<void>;
  onSign?: () => void;
}

/** Name and state of a template, and everything that is done with it as a whole. */
export function RoomHead(props: RoomHeadProps) {
  const { template, api, state, isHeld, isBusy, isPreview, onPreview, onSaveVersion, onVersions, onDownload, onSign } =
    props;
  const [isNaming, setNaming] = useState(false);
  const [drawing, setDrawing] = useState<"pdf" | "docx" | null>(null);
  const fetchFile = async (kind: "pdf" | "docx") => {
    setDrawing(kind);
    await onDownload?.(kind);
    setDrawing(null);
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        <PageLink to={onDownload ? "/plantillas" : "/admin/plantillas"} className="link-text touch-target">
          Todas las plantillas
        </PageLink>
      </p>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3 wrap-anywhere">{template.title}</h1>
          <p className="mt-1 text-sm text-muted-foreground" role="status">
            {SAID[state.kind]}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="ghost" onClick={() => setNaming(true)}>
            <PenLine aria-hidden size={16} strokeWidth={1.75} /> Nombre y tipo
          </Button>
          <Button size="sm" variant="ghost" onClick={onVersions}>
            <History aria-hidden size={16} strokeWidth={1.75} /> Versiones
          </Button>
          <Button size="sm" variant="outline" disabled={!isHeld} loading={isBusy} onClick={onSaveVersion}>
            <Save aria-hidden size={16} strokeWidth={1.75} /> Guardar versión
          </Button>
          <Button size="sm" variant="outline" aria-pressed={isPreview} onClick={() => onPreview(!isPreview)}>
            <Eye aria-hidden size={16} strokeWidth={1.75} /> {isPreview ? "Volver a escribir" : "Vista previa"}
          </Button>
          {onDownload ? (
            <>
              <Button size="sm" variant="outline" loading={drawing === "docx"} onClick={() => fetchFile("docx")}>
                <FileDown aria-hidden size={16} strokeWidth={1.75} /> Word
              </Button>
              <Button size="sm" variant="outline" loading={drawing === "pdf"} onClick={() => fetchFile("pdf")}>
                <FileDown aria-hidden size={16} strokeWidth={1.75} /> PDF
              </Button>
              <Button size="sm" onClick={onSign}>
                <Signature aria-hidden size={16} strokeWidth={1.75} /> Pedir la firma
              </Button>
            </>
          ) : null}
        </div>
      </div>
      <FactsDialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        template={template}
        path={`${api}/${template.id}`}
        isShownToAll={!onDownload}
      />
    </div>
  );
}
