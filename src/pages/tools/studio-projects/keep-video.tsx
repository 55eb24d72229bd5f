import { Check, Save } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { failureText } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import type { MadeVideo } from "#ui/video/export-panel.tsx";
import { sendProjectFile } from "./send-project-file.ts";

interface KeepVideoProps {
  video: MadeVideo;
  projectId: string;
  hasHome: boolean;
  /** The frame that stands for the video in lists. */
  cover: () => Promise<Blob>;
}

/** Keeps a finished video with its project, and with it in its home's file. */
export function KeepVideo({ video, projectId, hasHome, cover }: KeepVideoProps) {
  const [state, setState] = useState<"idle" | "busy" | "kept">("idle");
  const { revalidate } = useRevalidator();
  async function keep() {
    setState("busy");
    const sent = await sendProjectFile(projectId, "result", video.name, video.blob, { isBranded: video.isBranded });
    if (sent.kind !== "done") {
      setState("idle");
      return showToast({
        kind: "error",
        title: "No se ha guardado",
        description: `${failureText(sent)} El archivo sigue aquí: descárgalo o prueba otra vez.`,
      });
    }
    // A list without a picture is still a list: the video is what counts.
    await cover().then(
      async (blob) =>
        await sendProjectFile(projectId, "cover", video.name.replace(/\.\w+$/, ".jpg"), blob, {
          isBranded: video.isBranded,
        }),
      () => {},
    );
    await revalidate();
    setState("kept");
    showToast({
      kind: "success",
      title: hasHome ? "El vídeo está con su vivienda" : "El vídeo está guardado en el proyecto",
      description: "Abajo puedes abrirlo con un enlace.",
    });
  }
  if (state === "kept")
    return (
      <span className="inline-flex items-center gap-1.5 text-sm text-muted-foreground">
        <Check aria-hidden size={16} strokeWidth={1.75} /> Guardado
      </span>
    );
  return (
    <Button variant="outline" size="sm" loading={state === "busy"} onClick={() => void keep()}>
      <Save aria-hidden size={16} strokeWidth={1.75} /> {hasHome ? "Guardar en la vivienda" : "Guardar en el proyecto"}
    </Button>
  );
}
