import { Trash2 } from "lucide-react";
import { PHOTO_ROOM_NAMES, PHOTO_ROOMS, type PhotoRoom } from "#domain/portfolio/homes/photo-rooms.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import {
  CLIP_SECONDS,
  type Clip,
  MOVES,
  type Move,
  TRANSITIONS,
  type Transition,
} from "#domain/tools/video/video-document.ts";
import { Button } from "#ui/button.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { Slider } from "#ui/form/slider.tsx";

interface ClipPanelProps {
  clip: Clip;
  at: number;
  onChange: (values: Partial<Omit<Clip, "id">>) => void;
  onRemove: () => void;
}

const MOVE_WORDS: Readonly<Record<Move, string>> = {
  auto: "El que mejor le va",
  walk: "Entrar en la estancia",
  turn: "Girar la cámara",
  push: "Acercarse",
  pull: "Alejarse",
  travel: "Recorrer la foto",
  still: "Quieta",
  wipe: "Cortina de antes a después",
};
const TRANSITION_WORDS: Readonly<Record<Transition, string>> = {
  cut: "Corte",
  fade: "Fundido",
  push: "Empuje",
  slide: "Deslizar encima",
  wipe: "Cortina",
  zoom: "Zoom encadenado",
};

/** One photo: how long, how it moves, what it says. */
export function ClipPanel({ clip, at, onChange, onRemove }: ClipPanelProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FieldFrame
        id="clip-title"
        label="Título en pantalla"
        optional
        help="Se queda dentro de la zona segura de cada red."
      >
        <InputBox
          id="clip-title"
          maxLength={60}
          value={clip.title}
          aria-describedby="clip-title-help"
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      </FieldFrame>
      <PlainSelect
        label="Estancia"
        value={clip.room ?? ""}
        choices={[
          { value: "", label: "Sin decir" },
          ...PHOTO_ROOMS.map((room) => ({ value: room, label: PHOTO_ROOM_NAMES[room] })),
        ]}
        onChange={(event) =>
          onChange({ room: (event.currentTarget.value || null) as PhotoRoom | null, planRoomId: null })
        }
      />
      <FieldFrame id="clip-seconds" label={`Duración: ${formatNumber(clip.seconds, 1)}\u00a0s`}>
        <Slider
          id="clip-seconds"
          min={CLIP_SECONDS.least}
          max={CLIP_SECONDS.most}
          step={0.1}
          value={clip.seconds}
          onChange={(seconds) => onChange({ seconds: Math.round(seconds * 10) / 10 })}
          valueText={`${formatNumber(clip.seconds, 1)}\u00a0s`}
        />
      </FieldFrame>
      {clip.before === null ? (
        <PlainSelect
          label="Movimiento"
          value={clip.move}
          choices={MOVES.filter((move) => move !== "wipe").map((move) => ({ value: move, label: MOVE_WORDS[move] }))}
          onChange={(event) => onChange({ move: event.currentTarget.value as Move })}
        />
      ) : (
        <p className="self-end pb-3 text-sm text-muted-foreground">
          Muestra el antes y descubre el después con una cortina.
        </p>
      )}
      <PlainSelect
        label={at === 0 ? "Entrada (la primera foto empieza sin transición)" : "Cómo entra"}
        value={clip.transition.kind}
        disabled={at === 0}
        choices={TRANSITIONS.map((kind) => ({ value: kind, label: TRANSITION_WORDS[kind] }))}
        onChange={(event) =>
          onChange({
            transition: { kind: event.currentTarget.value as Transition, seconds: clip.transition.seconds || 0.5 },
          })
        }
      />
      <PlainSelect
        label="Encuadre"
        value={clip.fit}
        choices={[
          { value: "auto", label: "El que no recorte de más" },
          { value: "fill", label: "Llenar la pantalla" },
          { value: "whole", label: "Foto entera" },
        ]}
        onChange={(event) => onChange({ fit: event.currentTarget.value as Clip["fit"] })}
      />
      <div className="sm:col-span-2">
        <Button variant="outline" size="sm" onClick={onRemove}>
          <Trash2 aria-hidden size={16} strokeWidth={1.75} /> Quitar esta foto
        </Button>
      </div>
    </div>
  );
}
