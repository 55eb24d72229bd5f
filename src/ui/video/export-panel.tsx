import { Captions, Check, Download, ImageIcon, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { srtOf } from "#domain/tools/video/captions.ts";
import { type Caption, FILM_SHAPES, type FilmShape, type FilmSize } from "#domain/tools/video/film.ts";
import { Button } from "../button.tsx";
import { Callout } from "../callout.tsx";
import { Tick } from "../form/controls.tsx";
import { formatBytes } from "../form/file-check.ts";
import { PlainSelect } from "../form/plain-choices.tsx";
import { Panel, PanelBody, PanelHeader } from "../panel.tsx";
import { ProgressBar } from "../progress-bar.tsx";
import { saveFile } from "../save-file.ts";
import { coverOf, type Exported, exportFilm, type Progress } from "./export-film.ts";
import type { FilmSound, MadeFile } from "./film-messages.ts";
import { canRecord, recordFilm } from "./record-film.ts";
import { SHAPE_WORDS } from "./shape-words.ts";
import type { FilmSource } from "./use-film.ts";

export interface MadeVideo {
  readonly id: string;
  readonly name: string;
  readonly blob: Blob;
  readonly made: MadeFile;
  readonly shape: FilmShape;
  readonly isBranded: boolean;
  readonly isRecorded: boolean;
}

interface ExportPanelProps {
  /** The film with the agency's name, and its twin without. A film that names nobody has only the second. */
  branded: FilmSource | null;
  unbranded: FilmSource;
  /** The shape that is looked at: it is chosen first. */
  shape: FilmShape;
  sound: FilmSound;
  seconds: number;
  captions: readonly Caption[];
  /** The second of the cover's frame. */
  coverAt: number;
  /** Begins the files' names. */
  title: string;
  /** Steps that are missing before a file can be made, as whole sentences; empty where all is there. */
  blockedBy?: readonly string[];
  /** Other acts on a finished file: keep it with the home. */
  actions?: (video: MadeVideo) => ReactNode;
}

interface Job {
  readonly shape: FilmShape;
  readonly isBranded: boolean;
}

const FAULTS = {
  "no-encoder": "Este navegador no puede codificar vídeo. Ábrelo en Chrome, Edge, Safari o Firefox actualizados.",
  "disk-full":
    "No queda sitio en el disco de este equipo. Libera espacio o prueba con 720p, que ocupa menos de la mitad.",
  "photos-missing": "Una foto ya no se puede leer. Vuelve a añadirla y prueba otra vez.",
  failed:
    "El navegador no ha podido terminar el archivo. El proyecto está guardado: prueba otra vez, o con 720p si el equipo va justo.",
} as const;

/** Makes files of a film: shapes, size, with and without brand, its captions and its cover. */
export function ExportPanel(props: ExportPanelProps) {
  const { branded, unbranded, shape, sound, seconds, captions, coverAt, title, blockedBy = [], actions } = props;
  const [shapes, setShapes] = useState<ReadonlySet<FilmShape>>(new Set([shape]));
  const [versions, setVersions] = useState({ branded: branded !== null, unbranded: branded === null });
  const [size, setSize] = useState<FilmSize>(1080);
  const [current, setCurrent] = useState<(Job & { at: number; of: number }) | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [made, setMade] = useState<readonly MadeVideo[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [isCoverBusy, setCoverBusy] = useState(false);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  // Whoever looks at another shape means that one, as long as they have not chosen several.
  useEffect(() => setShapes((chosen) => (chosen.size <= 1 ? new Set([shape]) : chosen)), [shape]);

  const jobs = FILM_SHAPES.filter((one) => shapes.has(one)).flatMap((one): Job[] => [
    ...(branded !== null && versions.branded ? [{ shape: one, isBranded: true }] : []),
    ...(branded === null || versions.unbranded ? [{ shape: one, isBranded: false }] : []),
  ]);
  const isBusy = current !== null;
  const stem =
    title
      .toLocaleLowerCase("es")
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .split(/[^a-z0-9]/)
      .filter((word) => word !== "")
      .join("-")
      .slice(0, 60) || "video";

  async function start() {
    const mine = new AbortController();
    control.current = mine;
    setFault(null);
    for (const [at, job] of jobs.entries()) {
      setCurrent({ ...job, at: at + 1, of: jobs.length });
      setProgress(null);
      const source = job.isBranded ? branded! : unbranded;
      const ask = { shape: job.shape, shortSidePx: size, sound, seconds };
      let outcome: Exported = await exportFilm(source, ask, mine.signal, setProgress);
      const isRecorded = outcome.kind === "fault" && outcome.fault === "no-encoder" && canRecord();
      if (isRecorded) outcome = await recordFilm(source, ask, mine.signal, setProgress);
      if (outcome.kind === "cancelled") break;
      if (outcome.kind === "fault") {
        setFault(FAULTS[outcome.fault]);
        break;
      }
      const extension = outcome.made.mediaType === "video/mp4" ? "mp4" : "webm";
      const name = `${stem}-${SHAPE_WORDS[job.shape].file}${branded !== null && !job.isBranded ? "-sin-marca" : ""}.${extension}`;
      const video: MadeVideo = {
        id: crypto.randomUUID(),
        name,
        blob: outcome.blob,
        made: outcome.made,
        ...job,
        isRecorded,
      };
      setMade((before) => [video, ...before.filter((one) => one.name !== name)]);
    }
    setCurrent(null);
    setProgress(null);
  }

  async function saveCover() {
    setCoverBusy(true);
    try {
      const blob = await coverOf(branded ?? unbranded, shape, size, coverAt);
      saveBlob(`${stem}-portada.jpg`, blob);
    } catch {
      setFault("La portada no se ha podido dibujar. Prueba con otro momento del vídeo.");
    } finally {
      setCoverBusy(false);
    }
  }

  return (
    <Panel labelledBy="exportar">
      <PanelHeader
        id="exportar"
        title="Exportar"
        description="El archivo se hace en este equipo. Puedes seguir en otra pestaña."
      />
      <PanelBody className="grid gap-5">
        <fieldset disabled={isBusy}>
          <legend className="text-sm font-medium">Formatos</legend>
          <div className="mt-2 grid gap-1 sm:grid-cols-2">
            {FILM_SHAPES.map((one) => (
              <Tick
                key={one}
                label={`${SHAPE_WORDS[one].name} · ${SHAPE_WORDS[one].use}`}
                checked={shapes.has(one)}
                onChange={() => setShapes(toggled(shapes, one))}
              />
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <PlainSelect
            label="Calidad"
            value={String(size)}
            disabled={isBusy}
            choices={[
              { value: "1080", label: "1080p, para publicar" },
              { value: "720", label: "720p, más ligero" },
            ]}
            onChange={(event) => setSize(Number(event.currentTarget.value) as FilmSize)}
          />
          {branded === null ? null : (
            <fieldset disabled={isBusy}>
              <legend className="text-sm font-medium">Versiones</legend>
              <div className="mt-2 grid gap-1">
                <Tick
                  label="Con tu marca"
                  checked={versions.branded}
                  onChange={() => setVersions({ ...versions, branded: !versions.branded })}
                />
                <Tick
                  label="Sin marca ni teléfono, para portales y compañeros"
                  checked={versions.unbranded}
                  onChange={() => setVersions({ ...versions, unbranded: !versions.unbranded })}
                />
              </div>
            </fieldset>
          )}
        </div>
        {blockedBy.length === 0 ? null : (
          <Callout tone="warning" title="Antes de exportar">
            <ul className="list-disc pl-5">
              {blockedBy.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Callout>
        )}
        {current === null ? (
          <div className="flex flex-wrap gap-2">
            <Button disabled={jobs.length === 0 || blockedBy.length > 0} onClick={() => void start()}>
              {jobs.length > 1 ? `Hacer ${counted(jobs.length, "vídeo", "vídeos")}` : "Hacer el vídeo"}
            </Button>
            <Button
              variant="outline"
              loading={isCoverBusy}
              disabled={blockedBy.length > 0}
              onClick={() => void saveCover()}
            >
              <ImageIcon aria-hidden size={18} strokeWidth={1.75} /> Portada en JPEG
            </Button>
            <Button
              variant="outline"
              disabled={captions.length === 0}
              onClick={() => saveFile(`${stem}.srt`, "application/x-subrip", srtOf(captions))}
            >
              <Captions aria-hidden size={18} strokeWidth={1.75} /> Subtítulos SRT
            </Button>
          </div>
        ) : (
          <div>
            <p role="status" className="text-sm">
              {SHAPE_WORDS[current.shape].name}
              {branded === null ? "" : current.isBranded ? ", con marca" : ", sin marca"}
              {current.of > 1 ? ` (${current.at} de ${current.of})` : ""}: {progressWords(progress)}
            </p>
            <ProgressBar label="Vídeo hecho" value={progress?.done ?? 0} max={progress?.frames ?? 1} />
            <Button variant="outline" size="sm" className="mt-3" onClick={() => control.current?.abort()}>
              <X aria-hidden size={16} strokeWidth={1.75} /> Cancelar
            </Button>
          </div>
        )}
        {fault === null ? null : (
          <div role="alert">
            <Callout tone="destructive" title="No se ha hecho el vídeo">
              {fault}
            </Callout>
          </div>
        )}
        {made.length === 0 ? null : (
          <section aria-label="Vídeos hechos">
            <ul className="divide-y border-y">
              {made.map((video) => (
                <MadeRow key={video.id} video={video} hasBrand={branded !== null} actions={actions} />
              ))}
            </ul>
          </section>
        )}
      </PanelBody>
    </Panel>
  );
}

function MadeRow({
  video,
  hasBrand,
  actions,
}: {
  video: MadeVideo;
  hasBrand: boolean;
  actions: ExportPanelProps["actions"];
}) {
  const { made, blob, name, shape, isBranded, isRecorded } = video;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="truncate font-medium">
          {SHAPE_WORDS[shape].name}
          {hasBrand ? (isBranded ? ", con marca" : ", sin marca") : ""}
        </p>
        <p className="text-sm text-muted-foreground">
          {`${formatNumber(made.seconds, 1)}\u00a0s · ${counted(made.frames, "fotograma", "fotogramas")} · ${CODEC_WORDS[made.videoCodec] ?? made.videoCodec}${made.audioCodec === null ? ", sin sonido" : ""} · ${formatBytes(made.sizeBytes)}`}
        </p>
        {isRecorded ? (
          <p className="text-sm text-warning-soft-foreground">
            Calidad menor: este navegador no codifica vídeo y se ha grabado mientras se reproducía.
          </p>
        ) : (
          <p className="flex items-center gap-1 text-sm text-muted-foreground">
            <Check aria-hidden size={14} strokeWidth={2} /> Abierto de nuevo y comprobado
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => saveBlob(name, blob)}>
          <Download aria-hidden size={16} strokeWidth={1.75} /> Descargar
        </Button>
        {actions?.(video)}
      </div>
    </li>
  );
}

const CODEC_WORDS: Readonly<Record<string, string>> = { avc: "MP4 (H.264)", vp9: "WebM (VP9)", vp8: "WebM (VP8)" };

function progressWords(progress: Progress | null): string {
  if (progress === null) return "preparando la música y las fotos…";
  const { done, frames, secondsLeft } = progress;
  const share = `${formatNumber(Math.floor((100 * done) / frames))}\u00a0%`;
  if (secondsLeft === null) return `${share}…`;
  const left =
    secondsLeft < 60
      ? `${formatNumber(Math.max(1, Math.round(secondsLeft)))}\u00a0s`
      : `${formatNumber(Math.ceil(secondsLeft / 60))}\u00a0min`;
  return `${share}, quedan unos ${left}`;
}

function toggled<Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}

const READABLE_MS = 60_000;

function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READABLE_MS);
}
