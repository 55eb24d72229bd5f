import { Link2, Save } from "lucide-react";
import { useState } from "react";
import type { ProjectFileCard } from "#domain/tools/studio-projects/project-forms.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import type { MadeVideo } from "#ui/video/export-panel.tsx";
import { sendFile } from "./add-photos.ts";

interface KeptActionsProps {
  video: MadeVideo;
  projectId: string;
  hasHome: boolean;
  /** The frame that stands for the video in lists. */
  cover: () => Promise<Blob>;
}

/** Keeps a finished video with its project, and with it in its home's file; then it can be opened by an address. */
export function KeptActions({ video, projectId, hasHome, cover }: KeptActionsProps) {
  const [fileId, setFileId] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function keep() {
    setBusy(true);
    const sent = await sendFile(projectId, "result", video.name, video.blob);
    // A list without a picture is still a list: the video is what counts.
    if ("id" in sent)
      await cover().then(
        async (blob) => await sendFile(projectId, "cover", video.name.replace(/\.\w+$/, ".jpg"), blob),
        () => {},
      );
    setBusy(false);
    if ("problem" in sent) return showToast({ kind: "error", title: "No se ha guardado", description: sent.problem });
    setFileId(sent.id);
    showToast({
      kind: "success",
      title: hasHome ? "El vídeo está con su vivienda" : "El vídeo está guardado en el proyecto",
    });
  }
  async function share() {
    setBusy(true);
    const opened = await callApi<ProjectFileCard>("PUT", `/api/studio-projects/${projectId}/files/${fileId}/public`, {
      isPublic: true,
    });
    setBusy(false);
    if (opened.kind !== "done")
      return showToast({ kind: "error", title: "No se ha abierto", description: failureText(opened) });
    const address = new URL(opened.answer.publicAddress!, location.href).href;
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
  return fileId === null ? (
    <Button variant="outline" size="sm" loading={isBusy} onClick={() => void keep()}>
      <Save aria-hidden size={16} strokeWidth={1.75} /> {hasHome ? "Guardar en la vivienda" : "Guardar en el proyecto"}
    </Button>
  ) : (
    <Button variant="outline" size="sm" loading={isBusy} onClick={() => void share()}>
      <Link2 aria-hidden size={16} strokeWidth={1.75} /> Copiar un enlace público
    </Button>
  );
}
