import { Eye, FileDown, History, PenLine, Save, Signature } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { MAX_TITLE } from "#domain/crm/templates/template-forms.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import type { SaveState } from "./use-draft.ts";

const SAID: Readonly<Record<SaveState["kind"], string>> = {
  saved: "Guardado",
  typing: "Escribiendo…",
  saving: "Guardando…",
  away: "Sin conexión: tu texto queda en este navegador y se enviará al volver",
  refused: "Sin guardar",
};

interface RoomHeadProps {
  template: { id: string; title: string };
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
  const [isRenaming, setRenaming] = useState(false);
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
          <Button size="sm" variant="ghost" onClick={() => setRenaming(true)}>
            <PenLine aria-hidden size={16} strokeWidth={1.75} /> Cambiar el nombre
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
      <Rename isOpen={isRenaming} onClose={() => setRenaming(false)} template={template} api={api} />
    </div>
  );
}

interface RenameProps {
  isOpen: boolean;
  onClose: () => void;
  template: { id: string; title: string };
  api: string;
}

function Rename({ isOpen, onClose, template, api }: RenameProps) {
  const id = useId();
  const { isBusy, call } = useCall({ showsErrors: true });
  const [fault, setFault] = useState<string | undefined>();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get("title"));
    const outcome = await call("Nombre cambiado", "PATCH", `${api}/${template.id}`, { title });
    if (outcome.kind === "invalid") setFault(outcome.errors.title);
    if (outcome.kind === "done") onClose();
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title="Cambiar el nombre">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FieldFrame id={id} label="Nombre" error={fault}>
          <InputBox id={id} name="title" defaultValue={template.title} maxLength={MAX_TITLE} />
        </FieldFrame>
        <div className="flex justify-end">
          <Button type="submit" loading={isBusy}>
            Guardar el nombre
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
