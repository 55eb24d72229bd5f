import { Mic, Pause, Play, Square, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { MusicPiece } from "#domain/tools/music/music-pieces.ts";
import type { VideoDocument } from "#domain/tools/video/video-document.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { classNames } from "#ui/class-names.ts";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { Slider } from "#ui/form/slider.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { FilmNews } from "#ui/video/film-messages.ts";
import type { FilmSource } from "#ui/video/use-film.ts";

interface SoundPanelProps {
  video: VideoDocument;
  source: FilmSource;
  seconds: number;
  cuts: readonly number[];
  hasVoice: boolean;
  onSet: (values: Partial<Omit<VideoDocument, "form" | "clips">>) => void;
  /** A voice as it was recorded or chosen. */
  onVoice: (blob: Blob) => Promise<string | null>;
  onNoVoice: () => void;
}

/** Music of the house, each piece to be heard before it is chosen, and one's own voice over it. */
export function SoundPanel({ video, source, seconds, cuts, hasVoice, onSet, onVoice, onNoVoice }: SoundPanelProps) {
  const [pieces, setPieces] = useState<readonly MusicPiece[]>([]);
  const [heard, setHeard] = useState<string | null>(null);
  const { music, voice } = video;
  useEffect(() => {
    let isOver = false;
    void import("#domain/tools/music/music-pieces.ts").then(({ MUSIC_PIECES }) => {
      if (!isOver) setPieces(MUSIC_PIECES);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="text-sm font-medium">Música</legend>
        <p className="mt-1 text-sm text-muted-foreground">
          Compuesta aquí y sin derechos de nadie: ninguna red la reclama ni la silencia.
        </p>
        <ul className="mt-2 grid gap-1.5 sm:grid-cols-2">
          <li>
            <PieceChoice
              label="Sin música"
              detail="Solo tu voz, o silencio"
              isChosen={music.pieceId === null}
              onChoose={() => onSet({ music: { ...music, pieceId: null } })}
            />
          </li>
          {pieces.map(({ id, name, mood, beatsPerMinute }) => (
            <li key={id} className="flex items-stretch gap-1">
              <PieceChoice
                label={name}
                detail={`${mood} · ${formatNumber(beatsPerMinute)} ppm`}
                isChosen={music.pieceId === id}
                onChoose={() => onSet({ music: { ...music, pieceId: id } })}
              />
              <ListenButton
                key={heard === id ? "on" : "off"}
                pieceId={id}
                name={name}
                source={source}
                seconds={seconds}
                cuts={cuts}
                isOn={heard === id}
                onToggle={() => setHeard(heard === id ? null : id)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <FieldFrame
        id="music-volume"
        label={`Volumen de la música: ${formatNumber(Math.round(music.volume * 100))}\u00a0%`}
      >
        <Slider
          id="music-volume"
          min={0}
          max={1}
          step={0.05}
          value={music.volume}
          onChange={(volume) => onSet({ music: { ...music, volume } })}
          valueText={`${Math.round(music.volume * 100)} por ciento`}
        />
      </FieldFrame>
      <VoiceField voice={voice} hasVoice={hasVoice} onVoice={onVoice} onNoVoice={onNoVoice} />
    </div>
  );
}

function PieceChoice({
  label,
  detail,
  isChosen,
  onChoose,
}: {
  label: string;
  detail: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label
      className={classNames(
        "flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2.5 rounded-md border px-3 py-2 text-sm has-focus-visible:outline-2 has-focus-visible:outline-ring",
        isChosen ? "border-primary bg-primary-soft" : "bg-card hover:bg-muted",
      )}
    >
      <input
        type="radio"
        name="music-piece"
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-primary"
      />
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        <span className="block text-xs text-muted-foreground">{detail}</span>
      </span>
    </label>
  );
}

interface ListenButtonProps {
  pieceId: string;
  name: string;
  source: FilmSource;
  seconds: number;
  cuts: readonly number[];
  isOn: boolean;
  onToggle: () => void;
}

const LISTEN_RATE = 44_100;

function ListenButton({ pieceId, name, source, seconds, cuts, isOn, onToggle }: ListenButtonProps) {
  const [isWaiting, setWaiting] = useState(false);
  const asked = useRef({ source, seconds, cuts, onToggle });
  asked.current = { source, seconds, cuts, onToggle };
  useEffect(() => {
    if (!isOn) return;
    setWaiting(true);
    const { source: from, seconds: length, cuts: at } = asked.current;
    const context = new AudioContext();
    const worker = from.createWorker();
    worker.addEventListener("message", ({ data: news }: MessageEvent<FilmNews>) => {
      setWaiting(false);
      if (news.kind !== "sound" || news.left.length === 0) return;
      const buffer = new AudioBuffer({ length: news.left.length, numberOfChannels: 2, sampleRate: LISTEN_RATE });
      buffer.copyToChannel(news.left as Float32Array<ArrayBuffer>, 0);
      buffer.copyToChannel(news.right as Float32Array<ArrayBuffer>, 1);
      const player = new AudioBufferSourceNode(context, { buffer });
      player.addEventListener("ended", () => asked.current.onToggle(), { once: true });
      player.connect(context.destination);
      player.start();
    });
    worker.postMessage({
      kind: "sound",
      seconds: Math.max(12, length),
      cuts: at,
      sound: { pieceId, volume: 1, voice: null },
      sampleRate: LISTEN_RATE,
    });
    return () => {
      worker.terminate();
      void context.close();
    };
  }, [isOn, pieceId]);
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={isOn ? `Parar «${name}»` : `Escuchar «${name}»`}
      onClick={onToggle}
      className="h-auto self-stretch"
    >
      {isWaiting ? (
        <Spinner size={16} />
      ) : isOn ? (
        <Pause aria-hidden size={16} strokeWidth={1.75} />
      ) : (
        <Play aria-hidden size={16} strokeWidth={1.75} />
      )}
    </Button>
  );
}

function VoiceField({
  voice,
  hasVoice,
  onVoice,
  onNoVoice,
}: Pick<SoundPanelProps, "hasVoice" | "onVoice" | "onNoVoice"> & { voice: VideoDocument["voice"] }) {
  const [recorder, setRecorder] = useState<MediaRecorder | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (blob: Blob) => setProblem(await onVoice(blob));
  useEffect(
    () => () => {
      for (const track of recorder?.stream.getTracks() ?? []) track.stop();
    },
    [recorder],
  );

  async function record() {
    setProblem(null);
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { echoCancellation: true, noiseSuppression: true },
      });
      const mine = new MediaRecorder(stream);
      const parts: Blob[] = [];
      mine.addEventListener("dataavailable", ({ data }) => parts.push(data));
      mine.addEventListener("stop", () => {
        for (const track of stream.getTracks()) track.stop();
        setRecorder(null);
        void take(new Blob(parts, { type: mine.mimeType }));
      });
      mine.start();
      setRecorder(mine);
    } catch {
      setProblem(
        "El navegador no deja usar el micrófono. Dale permiso en la barra de direcciones, o elige un archivo de sonido.",
      );
    }
  }
  return (
    <fieldset>
      <legend className="text-sm font-medium">Tu voz</legend>
      <p className="mt-1 text-sm text-muted-foreground">
        {voice === null
          ? "La música baja sola mientras hablas y vuelve al terminar."
          : `${hasVoice ? "Hay una voz" : "Falta el archivo de la voz"} de ${formatNumber(voice.seconds, 1)}\u00a0s.`}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {recorder === null ? (
          <Button variant="outline" size="sm" onClick={() => void record()}>
            <Mic aria-hidden size={16} strokeWidth={1.75} /> {voice === null ? "Grabar" : "Grabar de nuevo"}
          </Button>
        ) : (
          <Button size="sm" onClick={() => recorder.stop()}>
            <Square aria-hidden size={16} strokeWidth={1.75} /> Terminar la grabación
          </Button>
        )}
        <Button variant="outline" size="sm" asChild>
          <label className="cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-ring">
            Elegir un sonido
            <input
              type="file"
              accept="audio/*"
              className="sr-only"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = "";
                if (file) void take(file);
              }}
            />
          </label>
        </Button>
        {voice === null ? null : (
          <Button variant="ghost" size="sm" onClick={onNoVoice}>
            <Trash2 aria-hidden size={16} strokeWidth={1.75} /> Quitar la voz
          </Button>
        )}
      </div>
      {problem === null ? null : (
        <div role="alert" className="mt-3">
          <Callout tone="warning">{problem}</Callout>
        </div>
      )}
    </fieldset>
  );
}
