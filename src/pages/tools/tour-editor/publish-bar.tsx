import { Download, ExternalLink } from "lucide-react";
import { useState } from "react";
import type { TourState } from "#domain/tools/tours/tour-states.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Tag } from "#ui/tag.tsx";
import { showToast } from "#ui/toast-store.ts";
import { DownloadTour } from "../tours/download-tour.tsx";
import type { TourEditing } from "./use-tour.ts";

interface PublishBarProps {
  id: string;
  editing: TourEditing;
  published: { state: TourState; revision: number | null };
  /** Scenes whose picture can be shown. */
  readyCount: number;
  faults: number;
  onPublished: (revision: number) => void;
}

/** Whether visitors see the tour as it stands here, and the step that makes it so. */
export function PublishBar({ id, editing, published, readyCount, faults, onPublished }: PublishBarProps) {
  const [isBusy, setBusy] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const isPublic = published.state === "publicado";
  const isChanged = !isPublic || published.revision !== editing.revision || editing.state.kind !== "saved";

  async function publish() {
    setBusy(true);
    const revision = await editing.save();
    if (revision === null) {
      setBusy(false);
      return showToast({
        kind: "error",
        title: "No se ha publicado",
        description: "Primero tiene que guardarse en tu cuenta. Mira el aviso de arriba y prueba otra vez.",
      });
    }
    const outcome = await callApi<{ publishedRevision: number }>("POST", `/api/tours/${id}/publish`, { revision });
    setBusy(false);
    if (outcome.kind !== "done")
      return showToast({ kind: "error", title: "No se ha publicado", description: failureText(outcome) });
    onPublished(outcome.answer.publishedRevision);
    showToast({ kind: "success", title: "Publicado: ya se puede visitar" });
  }
  /** The archive is made of the draft that the account has. */
  async function download() {
    await editing.save();
    setDownloading(true);
  }
  const word = !isPublic ? "Sin publicar" : isChanged ? "Hay cambios sin publicar" : "Publicado";
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span role="status">
        <Tag tone={isPublic && !isChanged ? "success" : "neutral"}>{word}</Tag>
      </span>
      {isPublic ? (
        <Button asChild size="sm" variant="outline">
          <a href={`/tour/${id}`} target="_blank" rel="noopener">
            <ExternalLink aria-hidden size={16} strokeWidth={1.75} /> Ver
          </a>
        </Button>
      ) : null}
      <Button size="sm" variant="outline" onClick={() => void download()}>
        <Download aria-hidden size={16} strokeWidth={1.75} /> Descargar
      </Button>
      <Button
        size="sm"
        loading={isBusy}
        disabled={readyCount === 0 || (isPublic && !isChanged)}
        title={faults > 0 ? "Puedes publicar ya y arreglar después lo que falta" : undefined}
        onClick={() => void publish()}
      >
        {isPublic ? "Publicar cambios" : "Publicar"}
      </Button>
      <DownloadTour
        tour={{ id, title: editing.tour.title }}
        open={isDownloading}
        onClose={() => setDownloading(false)}
      />
    </div>
  );
}
