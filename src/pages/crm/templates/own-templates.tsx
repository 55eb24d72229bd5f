import { Copy, FilePlus2, FileUp, RotateCcw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { MAX_DOCX_BYTES, TEMPLATE_KINDS, type TemplateKind } from "#domain/crm/templates/template-forms.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { Button } from "#ui/button.tsx";
import { failureText } from "#ui/call-api.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";

interface OwnTemplatesProps {
  templates: readonly { id: string; title: string; kind: TemplateKind; updatedAt: string }[];
  isTrash: boolean;
}

/** The templates of a signed-in person and their agency: new ones, copies, the trash. */
export function OwnTemplates({ templates, isTrash }: OwnTemplatesProps) {
  const { isBusy, call } = useCall();
  return (
    <Panel labelledBy="tus-plantillas" className="mt-8 overflow-hidden">
      <PanelHeader
        id="tus-plantillas"
        title={isTrash ? "Papelera de plantillas" : "Tus plantillas"}
        divided
        actions={
          <>
            <Button asChild size="sm" variant="ghost">
              <PageLink to={isTrash ? "/plantillas" : "/plantillas?papelera=1"}>
                {isTrash ? "Volver a tus plantillas" : "Papelera"}
              </PageLink>
            </Button>
            {isTrash ? null : <NewTemplate />}
          </>
        }
      />
      {templates.length === 0 ? (
        <EmptyState title={isTrash ? "La papelera está vacía" : "Aún no tienes plantillas propias"}>
          {isTrash
            ? "Lo que borres de tus plantillas se queda aquí hasta que lo recuperes."
            : "Copia un texto de partida, empieza en blanco o sube un Word."}
        </EmptyState>
      ) : (
        <ul className="divide-y text-sm">
          {templates.map(({ id, title, kind, updatedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 sm:px-6">
              <span className="min-w-0">
                <PageLink to={`/plantillas/${id}`} className="link-text touch-target font-medium wrap-anywhere">
                  {title}
                </PageLink>
                <span className="block text-xs text-muted-foreground">
                  {TEMPLATE_KINDS[kind]} · <When iso={updatedAt} />
                </span>
              </span>
              <span className="flex gap-1">
                {isTrash ? (
                  <Button
                    size="sm"
                    variant="outline"
                    disabled={isBusy}
                    onClick={() => call("Plantilla recuperada", "POST", `/api/templates/${id}/restore`)}
                  >
                    <RotateCcw aria-hidden size={16} strokeWidth={1.75} /> Recuperar
                    <span className="sr-only"> {title}</span>
                  </Button>
                ) : (
                  <>
                    <Button
                      size="sm"
                      variant="ghost"
                      disabled={isBusy}
                      onClick={() => call("Plantilla duplicada", "POST", "/api/templates", { from: id })}
                    >
                      <Copy aria-hidden size={16} strokeWidth={1.75} /> Duplicar
                      <span className="sr-only"> {title}</span>
                    </Button>
                    <Button
                      size="sm"
                      variant="ghost"
                      disabled={isBusy}
                      onClick={() => call("Está en la papelera", "DELETE", `/api/templates/${id}`)}
                    >
                      <Trash2 aria-hidden size={16} strokeWidth={1.75} /> Borrar
                      <span className="sr-only"> {title}</span>
                    </Button>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const WORD = ".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** An empty template, or one made of a Word file; what the file had and a template has not is said. */
function NewTemplate() {
  const { isBusy, call } = useCall({ showsErrors: true, leavesPage: true });
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function upload(file: File | undefined) {
    if (!file) return;
    setFault(null);
    if (file.size > MAX_DOCX_BYTES) {
      setFault(`Pesa más de ${MAX_DOCX_BYTES / 1_048_576}\u00a0MB. Quítale las imágenes y súbelo otra vez`);
      return;
    }
    const body = new FormData();
    body.set("file", file);
    const outcome = await call(null, "POST", "/api/templates/docx", body);
    if (outcome.kind === "invalid") setFault(failureText(outcome));
    if (outcome.kind !== "done") return;
    const { id, dropped } = outcome.answer as { id: string; dropped: string[] };
    if (dropped.length > 0) {
      showToast({
        kind: "warning",
        title: "Parte del Word no cabe en una plantilla",
        description: `${listed(dropped)}.`,
      });
    }
    await navigate(`/plantillas/${id}`);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={WORD}
        aria-label="Documento de Word"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void upload(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      <Button size="sm" variant="outline" loading={isBusy} onClick={() => input.current?.click()}>
        <FileUp aria-hidden size={16} strokeWidth={1.75} /> Subir Word
      </Button>
      <Button
        size="sm"
        loading={isBusy}
        onClick={async () => {
          const outcome = await call(null, "POST", "/api/templates", { title: "Plantilla nueva" });
          if (outcome.kind === "done") await navigate(`/plantillas/${(outcome.answer as { id: string }).id}`);
        }}
      >
        <FilePlus2 aria-hidden size={16} strokeWidth={1.75} /> En blanco
      </Button>
      {fault ? (
        <p role="alert" className="w-full text-sm text-destructive">
          {fault}
        </p>
      ) : null}
    </>
  );
}
