import { counted } from "#domain/shared/format/counted.ts";
import type { ListedProject } from "#domain/tools/studio-projects/project-forms.ts";
import { LEAST_PHOTOS, MOST_PHOTOS, type VideoDocument } from "#domain/tools/video/video-document.ts";
import type { HomeForVideo } from "#server/tools/videos/video-home.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { HomeChoice } from "../../crm/home-choice.tsx";
import type { ListPlace } from "../../shared/list-page.ts";
import { ProjectList } from "../studio-projects/project-list.tsx";
import { PHOTO_RULES } from "./add-photos.ts";
import { givenHome } from "./home-given.ts";

export interface OwnProjects {
  projects: readonly ListedProject[];
  pages: number;
  place: ListPlace;
}

interface StartPanelProps {
  isSignedIn: boolean;
  /** The work that is being done right now. */
  doing: string | null;
  /** The home that was chosen. */
  home: HomeForVideo | null;
  own: OwnProjects | null;
  earlier: VideoDocument | null;
  onFiles: (files: File[]) => void;
  onHome: (id: string | null) => void;
  /** Makes the video of the chosen home. */
  onBegin: () => void;
  onEarlier: () => void;
}

/** Two ways in: a home of the portfolio, whose photos are there already, or photos of this device. */
export function StartPanel(props: StartPanelProps) {
  const { isSignedIn, doing, home, own, earlier, onFiles, onHome, onBegin, onEarlier } = props;
  return (
    <>
      {own?.place.isTrash ? null : (
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
              <div className="grid content-start gap-3">
                <HomeChoice
                  key={home?.id ?? ""}
                  home={home && { id: home.id, title: givenHome(home).title }}
                  label="Una vivienda de tu cartera"
                  onChoose={(chosen) => onHome(chosen?.id ?? null)}
                />
                {home === null ? null : <OfHome home={home} isBusy={doing !== null} onBegin={onBegin} />}
              </div>
            ) : null}
            <div className={isSignedIn ? "" : "md:col-span-2"}>
              <DropArea
                label="Elegir fotos"
                hint={home === null ? "Suelta aquí las fotos o" : "Suelta aquí más fotos para su vídeo o"}
                rules={`De ${LEAST_PHOTOS} a ${MOST_PHOTOS}, JPEG, PNG, WebP o AVIF, hasta 25\u00a0MB cada una`}
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
      )}
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
      {own === null ? null : (
        <ProjectList
          path="/video-creator"
          {...own}
          addressOf={(id) => `/video-creator?proyecto=${id}`}
          things="los vídeos"
          thing="el vídeo"
          empty={<EmptyState title="Aún no has hecho ninguno">Elige una vivienda o suelta unas fotos.</EmptyState>}
        />
      )}
    </>
  );
}

interface OfHomeProps {
  home: HomeForVideo;
  isBusy: boolean;
  onBegin: () => void;
}

/** The photos and the plan that the chosen home brings, and the button that makes a video of it: nothing is made by opening the page. */
function OfHome({ home: { photos, plan }, isBusy, onBegin }: OfHomeProps) {
  const ready = counted(photos.length, "foto lista", "fotos listas");
  if (photos.length < LEAST_PHOTOS)
    return (
      <Callout tone="warning" title="Faltan fotos">
        Esta vivienda tiene {ready}, sin contar las repetidas, y hacen falta {LEAST_PHOTOS}. Añade las que falten aquí o
        en su ficha.
      </Callout>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button loading={isBusy} onClick={onBegin}>
        Montar el vídeo
      </Button>
      <span className="text-sm text-muted-foreground">
        {ready}
        {plan === null ? "" : ", con su plano"}
      </span>
    </div>
  );
}
