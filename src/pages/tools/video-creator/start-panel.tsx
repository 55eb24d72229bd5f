import { Film } from "lucide-react";
import { counted } from "#domain/shared/format/counted.ts";
import type { ListedProject } from "#domain/tools/studio-projects/project-forms.ts";
import type { VideoDocument } from "#domain/tools/video/video-document.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { HomeChoice } from "../../crm/home-choice.tsx";
import { When } from "../../shared/when.tsx";
import { PHOTO_RULES } from "./add-photos.ts";

interface StartPanelProps {
  isSignedIn: boolean;
  /** The work that is being done right now. */
  doing: string | null;
  projects: readonly ListedProject[];
  earlier: VideoDocument | null;
  onFiles: (files: File[]) => void;
  onHome: (id: string) => void;
  onEarlier: () => void;
}

/** Two ways in: a home of the portfolio, whose photos are there already, or photos of this device. */
export function StartPanel({ isSignedIn, doing, projects, earlier, onFiles, onHome, onEarlier }: StartPanelProps) {
  return (
    <>
      <Panel labelledBy="empezar">
        <PanelHeader
          id="empezar"
          title="Empieza un vídeo"
          description={
            isSignedIn
              ? "De una vivienda vienen solas sus fotos, sus estancias, sus datos y su plano."
              : "Las fotos no salen de este equipo: el vídeo se monta en tu navegador."
          }
        />
        <PanelBody className="grid gap-6 md:grid-cols-2">
          {isSignedIn ? (
            <HomeChoice home={null} label="Una vivienda de tu cartera" onChoose={(home) => home && onHome(home.id)} />
          ) : null}
          <div className={isSignedIn ? "" : "md:col-span-2"}>
            <DropArea
              label="Elegir fotos"
              hint="Suelta aquí las fotos o"
              rules="De 3 a 40, JPEG, PNG, WebP o AVIF, hasta 25 MB cada una"
              accept={PHOTO_RULES.extensions}
              onFiles={onFiles}
            />
          </div>
          {doing === null ? null : (
            <p role="status" className="flex items-center gap-2 text-sm text-muted-foreground md:col-span-2">
              <Spinner /> {doing}
            </p>
          )}
        </PanelBody>
      </Panel>
      {earlier === null ? null : (
        <Callout
          isOneLine
          action={
            <Button size="sm" onClick={onEarlier}>
              Abrirlo
            </Button>
          }
        >
          «{earlier.title}», con {counted(earlier.clips.length, "foto", "fotos")}, está guardado en este navegador.
        </Callout>
      )}
      {projects.length === 0 ? null : (
        <section aria-labelledby="tus-videos">
          <h2 id="tus-videos" className="text-h4">
            Tus vídeos
          </h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {projects.map(({ id, title, home, picture, updatedAt }) => (
              <li key={id} className="flex min-w-0 items-center gap-3 rounded-lg border bg-card p-3">
                {picture === null ? (
                  <span className="grid size-14 shrink-0 place-items-center rounded-md bg-muted text-muted-foreground">
                    <Film aria-hidden size={22} strokeWidth={1.75} />
                  </span>
                ) : (
                  <img src={picture} alt="" className="size-14 shrink-0 rounded-md object-cover" />
                )}
                <span className="min-w-0">
                  <PageLink to={`/video-creator?proyecto=${id}`} className="link-text block truncate font-medium">
                    {title}
                  </PageLink>
                  <span className="block truncate text-xs text-muted-foreground">
                    {home === null ? "" : `${home.title} · `}
                    <When iso={updatedAt} style="day" />
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
