import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { ServerDocument } from "#domain/shared/keeping/device-document.ts";
import type { ProjectFileCard } from "#domain/tools/studio-projects/project-forms.ts";
import { firstVideo, type GivenPhoto } from "#domain/tools/video/first-video.ts";
import { LEAST_PHOTOS, MOST_PHOTOS, type VideoDocument } from "#domain/tools/video/video-document.ts";
import type { HomeForVideo, VideoBrand } from "#server/tools/videos/video-home.server.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import { sendProjectFile } from "../studio-projects/send-project-file.ts";
import { type OpenedPhoto, openPhotos } from "./add-photos.ts";
import { forgetFiles, forgetVideo, keepFile, readVideo, VISITORS_VIDEO } from "./device-store.ts";
import { givenHome, givenPhotos } from "./home-given.ts";
import { type OwnProjects, StartPanel } from "./start-panel.tsx";
import { VideoStudio } from "./video-studio.tsx";

interface WorkshopProps {
  isSignedIn: boolean;
  account: string | null;
  brand: VideoBrand | null;
  project: { id: string; homeId: string | null; kept: ServerDocument<VideoDocument> } | null;
  home: HomeForVideo | null;
  files: readonly ProjectFileCard[];
  own: OwnProjects | null;
}

interface Opened {
  account: string;
  id: string;
  homeId: string | null;
  kept: ServerDocument<VideoDocument>;
  /** Photos that were just brought, before the server gives them back. */
  blobs: Readonly<Record<string, Blob>>;
  reason: string | null;
}

const newId = () => crypto.randomUUID().slice(0, 13);

/** The start with its photos or its home, and the studio once there is a video. */
export default function Workshop({ isSignedIn, account, brand, project, home, files, own }: WorkshopProps) {
  const [opened, setOpened] = useState<Opened | null>(
    project && account
      ? { account, id: project.id, homeId: project.homeId, kept: project.kept, blobs: {}, reason: null }
      : null,
  );
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [doing, setDoing] = useState<string | null>(null);
  const [earlier, setEarlier] = useState<VideoDocument | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (isSignedIn) return;
    // A browser that keeps nothing has no earlier video.
    readVideo(VISITOR, VISITORS_VIDEO).then(
      (kept) => setEarlier(kept && kept.document.clips.length > 0 ? kept.document : null),
      () => {},
    );
  }, [isSignedIn]);

  async function beginOfHome() {
    if (home === null) return;
    setProblems([]);
    setDoing("Montando el vídeo…");
    await begin(givenPhotos(home), {});
    setDoing(null);
  }

  async function begin(photos: readonly GivenPhoto[], blobs: Record<string, Blob>) {
    const { document, reason } = firstVideo(photos, {
      home: home === null ? null : givenHome(home),
      plan: home?.plan ?? null,
      newId,
    });
    const withMusic = { ...document, music: { ...document.music, pieceId: await firstPiece() } };
    if (!isSignedIn || account === null)
      return setOpened({
        account: VISITOR,
        id: VISITORS_VIDEO,
        homeId: null,
        kept: { document: withMusic, revision: 1 },
        blobs,
        reason,
      });
    const made = await callApi<{ id: string }>("POST", "/api/studio-projects", {
      kind: "photo-video",
      title: withMusic.title,
      homeId: home?.id ?? null,
      document: withMusic,
    });
    if (made.kind !== "done") return setProblems([failureText(made)]);
    await navigate(`/video-creator?proyecto=${made.answer.id}`, { replace: true });
  }

  async function drop(files: readonly File[]) {
    setProblems([]);
    setDoing("Abriendo las fotos…");
    const { photos, problems: found } = await openPhotos(files.slice(0, MOST_PHOTOS));
    const said =
      files.length > MOST_PHOTOS
        ? [...found, `Un vídeo lleva como mucho ${MOST_PHOTOS} fotos: se han tomado las primeras.`]
        : found;
    setProblems(said);
    const already = home?.photos.length ?? 0;
    if (photos.length + already < LEAST_PHOTOS) {
      setDoing(null);
      return setProblems([
        ...said,
        `Hacen falta ${LEAST_PHOTOS} fotos como mínimo y ${photos.length === 1 ? "ha llegado una" : `han llegado ${photos.length}`}. Elige alguna más.`,
      ]);
    }
    if (isSignedIn && account !== null) await beginInAccount(photos, said);
    else await beginHere(photos, said);
    setDoing(null);
  }

  async function beginHere(photos: readonly OpenedPhoto[], said: readonly string[]) {
    const blobs: Record<string, Blob> = {};
    const given: GivenPhoto[] = [];
    let isFull = false;
    if (earlier === null) await forgetFiles().catch(() => {});
    for (const { file, widthPx, heightPx } of photos) {
      const photoId = newId();
      blobs[`device:${photoId}`] = file;
      await keepFile(photoId, file).catch(() => {
        isFull = true;
      });
      given.push({
        photo: { from: "device", photoId, widthPx, heightPx },
        room: null,
        caption: null,
        before: null,
        label: null,
      });
    }
    if (isFull)
      setProblems([
        ...said,
        "Este navegador no tiene sitio para guardar las fotos: el vídeo se puede hacer ahora, pero no seguirá aquí si cierras la página.",
      ]);
    await begin(given, blobs);
  }

  async function beginInAccount(photos: readonly OpenedPhoto[], said: readonly string[]) {
    const { document } = firstVideo([], {
      home: home === null ? null : givenHome(home),
      plan: home?.plan ?? null,
      newId,
    });
    const made = await callApi<{ id: string }>("POST", "/api/studio-projects", {
      kind: "photo-video",
      title: document.title,
      homeId: home?.id ?? null,
      document,
    });
    if (made.kind !== "done") return setProblems([...said, failureText(made)]);
    const { id } = made.answer;
    const given: GivenPhoto[] = home === null ? [] : givenPhotos(home);
    const failed: string[] = [];
    for (const [at, { file, widthPx, heightPx }] of photos.entries()) {
      setDoing(`Subiendo la foto ${at + 1} de ${photos.length}…`);
      const sent = await sendProjectFile(id, "source", file.name, file);
      if (sent.kind !== "done") failed.push(`«${file.name}»: ${failureText(sent)}`);
      else
        given.push({
          photo: { from: "project", fileId: sent.answer.id, widthPx, heightPx },
          room: null,
          caption: null,
          before: null,
          label: null,
        });
    }
    const whole = firstVideo(given, {
      home: home === null ? null : givenHome(home),
      plan: home?.plan ?? null,
      newId,
    }).document;
    const withMusic = { ...whole, music: { ...whole.music, pieceId: await firstPiece() } };
    const saved = await callApi("PUT", `/api/studio-projects/${id}`, { revision: 1, document: withMusic });
    if (saved.kind !== "done") failed.push(failureText(saved));
    if (failed.length > 0) setProblems([...said, ...failed]);
    await navigate(`/video-creator?proyecto=${id}`, { replace: true });
  }

  if (opened !== null)
    return (
      <VideoStudio
        key={opened.id}
        {...opened}
        brand={brand}
        home={home}
        files={files}
        onForget={
          opened.account === VISITOR
            ? async () => {
                await forgetVideo(VISITOR, VISITORS_VIDEO).catch(() => {});
                await forgetFiles().catch(() => {});
                setEarlier(null);
                setOpened(null);
              }
            : null
        }
      />
    );
  return (
    <div className="grid gap-6">
      {problems.length === 0 ? null : (
        <div role="alert">
          <Callout tone="warning" title="Antes de seguir">
            <ul className="list-disc pl-5">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Callout>
        </div>
      )}
      <StartPanel
        isSignedIn={isSignedIn}
        doing={doing}
        home={home}
        own={own}
        earlier={earlier}
        onFiles={(files) => void drop(files)}
        onHome={(id) =>
          void navigate(id === null ? "/video-creator" : `/video-creator?vivienda=${id}`, { replace: true })
        }
        onBegin={() => void beginOfHome()}
        onEarlier={() =>
          earlier &&
          setOpened({
            account: VISITOR,
            id: VISITORS_VIDEO,
            homeId: null,
            kept: { document: earlier, revision: 1 },
            blobs: {},
            reason: null,
          })
        }
      />
    </div>
  );
}

/** The piece that a new video begins with. The scores are large: they come when the first one is needed. */
async function firstPiece(): Promise<string | null> {
  const { MUSIC_PIECES } = await import("#domain/tools/music/music-pieces.ts");
  return MUSIC_PIECES[0]?.id ?? null;
}
