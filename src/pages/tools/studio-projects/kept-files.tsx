import { Download, Link2, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ProjectFileCard } from "#domain/tools/studio-projects/project-forms.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { formatBytes } from "#ui/form/file-check.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";

interface KeptFilesProps {
  projectId: string;
  hasHome: boolean;
  files: readonly ProjectFileCard[];
}

/** The videos that were kept with a project: taken along, opened by an address, closed again or deleted. */
export function KeptFiles({ projectId, hasHome, files }: KeptFilesProps) {
  const { call, isBusy } = useCall();
  const [asked, setAsked] = useState<ProjectFileCard | null>(null);
  const videos = files
    .filter(({ role, mediaType }) => role === "result" && mediaType.startsWith("video/"))
    .toReversed();
  if (videos.length === 0) return null;
  const path = (file: ProjectFileCard) => `/api/studio-projects/${projectId}/files/${file.id}`;
  /** Its cover stands for the video on pages before it plays, so both are open or neither. */
  async function setOpen(file: ProjectFileCard, isPublic: boolean) {
    const cover = files.findLast(({ role, isBranded }) => role === "cover" && isBranded === file.isBranded);
    if (cover) await call(null, "PUT", `${path(cover)}/public`, { isPublic });
    await call(
      isPublic ? "Ya se puede ver con su enlace" : "Cerrado: el enlace ya no sirve",
      "PUT",
      `${path(file)}/public`,
      {
        isPublic,
      },
    );
  }
  return (
    <Panel labelledBy="guardados">
      <PanelHeader
        id="guardados"
        title="Vídeos guardados"
        divided
        description={
          hasHome
            ? "El que abras sale también en la página y en la landing de la vivienda, y en los portales si no lleva marca."
            : "Solo los ve tu agencia hasta que los abras."
        }
      />
      <ul className="divide-y text-sm">
        {videos.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
            <span className="min-w-0 basis-64 grow">
              <span className="block font-medium wrap-anywhere">{file.name}</span>
              <span className="flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground">
                <span>
                  {formatBytes(file.sizeBytes)} · <When iso={file.createdAt} />
                </span>
                {file.isBranded ? null : <Tag>Sin marca</Tag>}
                {file.publicAddress === null ? null : <Tag tone="success">Público</Tag>}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              {file.publicAddress === null ? (
                <Button size="sm" variant="outline" disabled={isBusy} onClick={() => void setOpen(file, true)}>
                  <Link2 aria-hidden size={16} strokeWidth={1.75} /> Abrir con un enlace
                </Button>
              ) : (
                <>
                  <Button size="sm" variant="outline" onClick={() => void copyAddress(file.publicAddress!)}>
                    <Link2 aria-hidden size={16} strokeWidth={1.75} /> Copiar enlace
                  </Button>
                  <Button size="sm" variant="ghost" disabled={isBusy} onClick={() => void setOpen(file, false)}>
                    Cerrar
                  </Button>
                </>
              )}
              <Button asChild size="icon" variant="ghost">
                <a href={`${file.address}?descarga`} download={file.name} aria-label={`Descargar ${file.name}`}>
                  <Download aria-hidden size={16} strokeWidth={1.75} />
                </a>
              </Button>
              <Button
                size="icon"
                variant="ghost"
                aria-label={`Borrar ${file.name}`}
                disabled={isBusy}
                onClick={() => setAsked(file)}
              >
                <Trash2 aria-hidden size={16} strokeWidth={1.75} />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`¿Borrar «${asked?.name}»?`}
        confirmLabel="Borrar el vídeo"
        confirming={isBusy}
        confirmingText="Borrando…"
        onConfirm={async () => {
          if (asked) await call("Vídeo borrado", "DELETE", path(asked));
          setAsked(null);
        }}
      >
        {asked?.publicAddress == null
          ? "El proyecto se queda: puedes volver a hacerlo."
          : "Su enlace deja de servir y sale de la página de la vivienda. El proyecto se queda: puedes volver a hacerlo."}
      </AlertDialog>
    </Panel>
  );
}

async function copyAddress(path: string) {
  const address = new URL(path, location.href).href;
  await navigator.clipboard.writeText(address).then(
    () =>
      showToast({
        kind: "success",
        title: "Enlace copiado",
        description: "Sirve para publicaciones, páginas y correos.",
      }),
    () => showToast({ kind: "info", title: "Enlace del vídeo", description: address }),
  );
}
