import { useState } from "react";
import type { FilmFacts } from "#domain/tools/video/film.ts";
import { filmSeconds } from "#domain/tools/video/film.ts";
import type { PromoDocument } from "#domain/tools/video-templates/promo-document.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ExportPanel, type MadeVideo } from "#ui/video/export-panel.tsx";
import type { FilmSound } from "#ui/video/film-messages.ts";
import type { FilmSource } from "#ui/video/use-film.ts";

interface ExportFilmProps {
  branded: FilmSource | null;
  unbranded: FilmSource;
  facts: FilmFacts;
  sound: FilmSound;
  document: PromoDocument;
  /** The reasons against a file, in any of the shapes. */
  blockedBy: readonly string[];
  project: { id: string } | null;
}

/** The files of a film; those of a project can be kept with it. */
export function ExportFilm({ branded, unbranded, facts, sound, document, blockedBy, project }: ExportFilmProps) {
  return (
    <ExportPanel
      branded={branded}
      unbranded={unbranded}
      shape={document.shape}
      sound={sound}
      seconds={filmSeconds(facts)}
      captions={facts.captions}
      coverAt={document.coverAt}
      title={document.title}
      blockedBy={blockedBy}
      {...(project !== null && {
        actions: (video: MadeVideo) => <KeepVideo projectId={project.id} video={video} />,
      })}
    />
  );
}

type Keeping = { kind: "idle" | "busy" } | { kind: "kept"; address: string } | { kind: "failed"; reason: string };

function KeepVideo({ projectId, video }: { projectId: string; video: MadeVideo }) {
  const [keeping, setKeeping] = useState<Keeping>({ kind: "idle" });
  async function keep() {
    setKeeping({ kind: "busy" });
    const address = `/api/studio-projects/${projectId}/files?role=result&name=${encodeURIComponent(video.name)}`;
    try {
      const answer = await fetch(address, {
        method: "POST",
        headers: { "content-type": video.made.mediaType },
        body: video.blob,
      });
      if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
      const file = (await answer.json()) as { address: string };
      setKeeping({ kind: "kept", address: file.address });
    } catch {
      setKeeping({
        kind: "failed",
        reason: "No se ha podido guardar. El archivo sigue aquí: descárgalo o prueba otra vez.",
      });
    }
  }
  if (keeping.kind === "kept")
    return (
      <PageLink to={keeping.address} className="link-text touch-target text-sm" reloadDocument>
        Guardado: abrirlo
      </PageLink>
    );
  return (
    <>
      <Button size="sm" variant="outline" loading={keeping.kind === "busy"} onClick={() => void keep()}>
        Guardar en el proyecto
      </Button>
      {keeping.kind === "failed" ? (
        <div role="alert" className="basis-full">
          <Callout tone="warning">{keeping.reason}</Callout>
        </div>
      ) : null}
    </>
  );
}
