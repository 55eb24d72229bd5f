import { ListOrdered, Redo2, Undo2 } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { ServerDocument } from "#domain/shared/keeping/device-document.ts";
import type { ProjectFileCard } from "#domain/tools/studio-projects/project-forms.ts";
import { captionsOf } from "#domain/tools/video/captions.ts";
import { FILM_SHAPES, type FilmShape, filmSizeOf, SAFE_AREAS } from "#domain/tools/video/film.ts";
import { firstVideo } from "#domain/tools/video/first-video.ts";
import { secondsForLength, timelineOf } from "#domain/tools/video/timeline.ts";
import {
  LEAST_PHOTOS,
  LEAST_SECONDS,
  MOST_PHOTOS,
  MOST_SECONDS,
  type VideoDocument,
} from "#domain/tools/video/video-document.ts";
import { wordsCut } from "#domain/tools/video/word-layers.ts";
import type { HomeForVideo, VideoBrand } from "#server/tools/videos/video-home.server.ts";
import { Button } from "#ui/button.tsx";
import { failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { Slider } from "#ui/form/slider.tsx";
import { TitleInPlace } from "#ui/form/title-in-place.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { coverOf } from "#ui/video/export-film.ts";
import { ExportPanel } from "#ui/video/export-panel.tsx";
import type { FilmSound } from "#ui/video/film-messages.ts";
import { FilmPlayer } from "#ui/video/film-player.tsx";
import { SHAPE_WORDS } from "#ui/video/shape-words.ts";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import { KeptNotices, KeptWords } from "../../shared/kept-document/kept-state.tsx";
import { KeepVideo } from "../studio-projects/keep-video.tsx";
import { KeptFiles } from "../studio-projects/kept-files.tsx";
import { sendProjectFile } from "../studio-projects/send-project-file.ts";
import { openPhotos, PHOTO_RULES } from "./add-photos.ts";
import { ClipPanel } from "./clip-panel.tsx";
import { keepFile } from "./device-store.ts";
import { SoundPanel } from "./sound-panel.tsx";
import { Storyboard } from "./storyboard.tsx";
import { useFilmOrder } from "./use-film-order.ts";
import { twinClips } from "./use-sights.ts";
import { useVideo } from "./use-video.ts";
import { useVoice } from "./use-voice.ts";
import { WordsPanel } from "./words-panel.tsx";

interface VideoStudioProps {
  account: string;
  id: string;
  homeId: string | null;
  kept: ServerDocument<VideoDocument>;
  blobs: Readonly<Record<string, Blob>>;
  /** Why the photos stand in this order. */
  reason: string | null;
  brand: VideoBrand | null;
  home: HomeForVideo | null;
  /** Those that are kept with the project. */
  files: readonly ProjectFileCard[];
  /** Starts anew; only a visitor, who has one video, needs it. */
  onForget: (() => Promise<void>) | null;
}

const newId = () => crypto.randomUUID().slice(0, 13);

/** The film with its photos, words, sound and files. */
export function VideoStudio({
  account,
  id,
  homeId,
  kept,
  blobs: firstBlobs,
  reason: firstReason,
  brand,
  home,
  files,
  onForget,
}: VideoStudioProps) {
  const editing = useVideo({ account, id, homeId }, kept);
  const { video, act } = editing;
  const isVisitor = account === VISITOR;
  const projectId = isVisitor ? null : id;
  const [blobs, setBlobs] = useState(firstBlobs);
  const [selected, setSelected] = useState<string | null>(null);
  const [jumpTo, setJumpTo] = useState<{ second: number } | null>(null);
  const [second, setSecond] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [doing, setDoing] = useState<string | null>(null);
  const [reason, setReason] = useState(firstReason);
  const { branded, unbranded, shown, photos, fingerprints, plan } = useFilmOrder(video, {
    projectId,
    home,
    brand,
    blobs,
  });
  const timeline = useMemo(() => timelineOf(video), [video]);
  const captions = useMemo(() => captionsOf(video, timeline), [video, timeline]);
  const onSet = useCallback(
    (values: Partial<Omit<VideoDocument, "form" | "clips">>) => act({ kind: "set", values }),
    [act],
  );
  const { voice, take } = useVoice(
    video.voice,
    projectId,
    useCallback((taken) => onSet({ voice: taken }), [onSet]),
  );
  const { pieceId, volume } = video.music;
  const sound = useMemo<FilmSound>(() => ({ pieceId, volume, voice }), [pieceId, volume, voice]);
  const clipAt = video.clips.findIndex((clip) => clip.id === selected);
  const clip = video.clips[clipAt];

  const select = (clipId: string) => {
    setSelected(clipId);
    const part = timeline.parts.find((one) => one.clip?.id === clipId);
    if (part) setJumpTo({ second: part.from + part.entry.seconds + 0.4 });
  };
  const order = () => {
    act({ kind: "order-by-rooms", plan });
    setReason(null);
  };

  async function addFiles(files: readonly File[]) {
    const room = MOST_PHOTOS - video.clips.length;
    if (room <= 0)
      return setProblems([`Un vídeo lleva como mucho ${MOST_PHOTOS} fotos. Quita alguna antes de añadir otra.`]);
    setDoing("Abriendo las fotos…");
    const { photos: opened, problems: found } = await openPhotos(files.slice(0, room));
    const said = [...found];
    const added = [];
    for (const [at, { file, widthPx, heightPx }] of opened.entries()) {
      if (projectId === null) {
        const photoId = newId();
        await keepFile(photoId, file).catch(() =>
          said.push(`«${file.name}» no cabe en este navegador: no seguirá aquí si cierras la página.`),
        );
        setBlobs((before) => ({ ...before, [`device:${photoId}`]: file }));
        added.push({ photo: { from: "device" as const, photoId, widthPx, heightPx } });
      } else {
        setDoing(`Subiendo la foto ${at + 1} de ${opened.length}…`);
        const sent = await sendProjectFile(projectId, "source", file.name, file);
        if (sent.kind !== "done") said.push(`«${file.name}»: ${failureText(sent)}`);
        else added.push({ photo: { from: "project" as const, fileId: sent.answer.id, widthPx, heightPx } });
      }
    }
    const given = added.map((one) => ({ ...one, room: null, caption: null, before: null, label: null }));
    const { clips } = firstVideo(given, { home: null, plan: null, newId }).document;
    const usual = video.clips[0]?.seconds ?? 3;
    act({ kind: "add-clips", clips: clips.map((one) => ({ ...one, seconds: usual })) });
    setProblems(said);
    setDoing(null);
  }

  const twins = twinClips(video.clips, fingerprints);
  const cut = useMemo(() => {
    const size = filmSizeOf(video.shape, 1080);
    return wordsCut(video, { ...size, unit: 1, safe: SAFE_AREAS[video.shape] });
  }, [video]);
  const blockedBy = [
    ...(video.clips.length < LEAST_PHOTOS
      ? [`Hacen falta ${LEAST_PHOTOS} fotos: ahora hay ${video.clips.length}.`]
      : []),
    ...(video.clips.length >= LEAST_PHOTOS && timeline.seconds < LEAST_SECONDS
      ? [
          `El vídeo dura ${formatNumber(timeline.seconds, 1)}\u00a0s y el mínimo son ${LEAST_SECONDS}\u00a0s: alarga alguna foto.`,
        ]
      : []),
    ...(timeline.seconds > MOST_SECONDS
      ? [
          `El vídeo dura ${formatNumber(timeline.seconds, 1)}\u00a0s y el máximo son ${MOST_SECONDS}\u00a0s: acorta las fotos.`,
        ]
      : []),
    ...(video.clips.some(
      ({ photo }) =>
        photos[photo.from === "project" ? `project:${photo.fileId}` : `${photo.from}:${photo.photoId}`] === undefined,
    )
      ? ["Falta alguna foto: se ha quitado de la vivienda o este navegador ya no la tiene. Quítala del vídeo."]
      : []),
  ];

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3">
          <TitleInPlace
            label="Nombre del vídeo"
            title={video.title}
            heading={2}
            className="text-h4"
            onRename={(title) => act({ kind: "set", values: { title } })}
          />
          <KeptWords state={editing.state} isVisitor={isVisitor} />
          {home === null ? null : (
            <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text text-xs">
              Ficha de la vivienda
            </PageLink>
          )}
        </div>
        <span className="flex items-center gap-1">
          <Button variant="ghost" size="icon" aria-label="Deshacer" disabled={!editing.canUndo} onClick={editing.undo}>
            <Undo2 aria-hidden size={18} strokeWidth={1.75} />
          </Button>
          <Button variant="ghost" size="icon" aria-label="Rehacer" disabled={!editing.canRedo} onClick={editing.redo}>
            <Redo2 aria-hidden size={18} strokeWidth={1.75} />
          </Button>
          {onForget === null ? (
            <Button variant="outline" size="sm" asChild>
              <PageLink to="/video-creator">Otro vídeo</PageLink>
            </Button>
          ) : (
            <Button variant="outline" size="sm" onClick={() => void onForget()}>
              Empezar otro
            </Button>
          )}
        </span>
      </div>
      <KeptNotices
        state={editing.state}
        mine={video}
        save={editing.save}
        settle={editing.settle}
        noun="vídeo"
        doing="montando"
        place="tus vídeos"
        summary={(one) =>
          `${counted(one.clips.length, "foto", "fotos")}, ${formatNumber(timelineOf(one).seconds, 1)}\u00a0s`
        }
      />
      {problems.length === 0 ? null : (
        <div role="alert">
          <Callout tone="warning" title="No todo ha entrado">
            <ul className="list-disc pl-5">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Callout>
        </div>
      )}
      <div className="grid min-w-0 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <div className="min-w-0">
          <Tabs
            label="Formato"
            value={video.shape}
            onChange={(shape) => onSet({ shape: shape as FilmShape })}
            items={FILM_SHAPES.map((shape) => ({
              id: shape,
              label: SHAPE_WORDS[shape].name,
              content:
                shape === video.shape ? (
                  <>
                    <p className="mb-3 text-center text-sm text-muted-foreground">{SHAPE_WORDS[shape].use}</p>
                    <FilmPlayer
                      source={shown}
                      shape={shape}
                      sound={sound}
                      label={video.title}
                      jumpTo={jumpTo}
                      onSecond={setSecond}
                    />
                    <p className="mt-2 text-center">
                      <Button variant="link" onClick={() => onSet({ coverAt: Math.round(second * 100) / 100 })}>
                        Usar este fotograma de portada
                      </Button>
                      <span className="ml-2 text-xs text-subtle-foreground">{`Ahora: ${formatNumber(video.coverAt, 1)}\u00a0s`}</span>
                    </p>
                  </>
                ) : null,
            }))}
          />
        </div>
        <Panel labelledBy="fotos">
          <PanelHeader
            id="fotos"
            title={counted(video.clips.length, "foto", "fotos")}
            description={`${formatNumber(timeline.seconds, 1)}\u00a0s en total`}
            actions={
              <Button variant="outline" size="sm" onClick={order}>
                <ListOrdered aria-hidden size={16} strokeWidth={1.75} /> Ordenar como una visita
              </Button>
            }
          />
          <PanelBody className="grid gap-4">
            {reason === null ? null : <p className="text-sm text-muted-foreground">{reason}</p>}
            {twins.length === 0 ? null : (
              <Callout tone="warning">
                {twins
                  .map(({ first, second: other }) => `Las fotos ${first + 1} y ${other + 1} son la misma.`)
                  .join(" ")}{" "}
                Quita una, o déjalas si es a propósito.
              </Callout>
            )}
            <Storyboard
              clips={video.clips}
              photos={photos}
              selected={selected}
              onSelect={select}
              onMove={(clipId, to) => act({ kind: "move-clip", id: clipId, to })}
            />
            <DropArea
              label="Añadir fotos"
              hint="Suelta aquí más fotos o"
              rules={doing ?? "Hasta 40 en total"}
              accept={PHOTO_RULES.extensions}
              onFiles={(files) => void addFiles(files)}
            />
            <FieldFrame id="all-seconds" label="Duración total">
              <Slider
                id="all-seconds"
                min={LEAST_SECONDS}
                max={MOST_SECONDS}
                step={1}
                value={Math.round(Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, timeline.seconds)))}
                onChange={(wanted) => {
                  if (Math.abs(wanted - timeline.seconds) >= 1)
                    act({ kind: "set-clips", values: { seconds: secondsForLength(video, wanted) } });
                }}
                valueText={`${formatNumber(timeline.seconds, 1)}\u00a0s`}
              />
            </FieldFrame>
          </PanelBody>
        </Panel>
      </div>
      <Panel>
        <PanelBody>
          <Tabs
            label="Ajustes"
            items={[
              {
                id: "foto",
                label: "Foto",
                content: clip ? (
                  <ClipPanel
                    key={clip.id}
                    clip={clip}
                    at={clipAt}
                    onChange={(values) => act({ kind: "set-clip", id: clip.id, values })}
                    onRemove={() => act({ kind: "remove-clip", id: clip.id })}
                  />
                ) : (
                  <p className="text-sm text-muted-foreground">
                    Elige una foto de la lista para cambiar su duración, su movimiento y su título.
                  </p>
                ),
              },
              {
                id: "textos",
                label: "Textos",
                content: (
                  <WordsPanel
                    video={video}
                    seconds={timeline.seconds}
                    hasPlan={plan !== null}
                    hasBrand={brand !== null}
                    onSet={onSet}
                  />
                ),
              },
              {
                id: "sonido",
                label: "Música y voz",
                content: (
                  <SoundPanel
                    video={video}
                    source={shown}
                    seconds={timeline.seconds}
                    cuts={timeline.cuts}
                    hasVoice={voice !== null}
                    onSet={onSet}
                    onVoice={take}
                    onNoVoice={() => onSet({ voice: null })}
                  />
                ),
              },
            ]}
          />
        </PanelBody>
      </Panel>
      {cut.length === 0 ? null : (
        <Callout tone="warning" title="Hay textos que no caben en este formato">
          {cut.map((text) => `«${text}»`).join(", ")}. Se cortan con puntos suspensivos: acórtalos en «Textos» o en su
          foto.
        </Callout>
      )}
      <ExportPanel
        branded={branded}
        unbranded={unbranded}
        shape={video.shape}
        sound={sound}
        seconds={timeline.seconds}
        captions={captions}
        coverAt={video.coverAt}
        title={video.title}
        blockedBy={blockedBy}
        actions={(made) =>
          projectId === null ? null : (
            <KeepVideo
              video={made}
              projectId={projectId}
              hasHome={homeId !== null}
              cover={() => coverOf(made.isBranded ? (branded ?? unbranded) : unbranded, made.shape, 720, video.coverAt)}
            />
          )
        }
      />
      {projectId === null ? null : <KeptFiles projectId={projectId} hasHome={homeId !== null} files={files} />}
    </div>
  );
}
