import { Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { MOST_TOUR_LEVELS, type Tour } from "#domain/tools/tours/tour.ts";
import { Button } from "#ui/button.tsx";
import { SelectBox } from "#ui/form/controls.tsx";
import { Slider } from "#ui/form/slider.tsx";
import { Switch } from "#ui/switch.tsx";
import { CommitField } from "../commit-field.tsx";
import type { TourFiles } from "../use-files.ts";
import type { TourEditing } from "../use-tour.ts";

const NADIRS: readonly { value: Tour["nadir"]["kind"]; label: string }[] = [
  { value: "nada", label: "Se ve" },
  { value: "difuminado", label: "Difuminado" },
  { value: "logo", label: "Tapado con tu logotipo" },
];

/** All that belongs to the whole tour: levels, what covers the tripod, sound, and the form. */
export function TourPanel({ editing, files }: { editing: TourEditing; files: TourFiles }) {
  const { tour, act } = editing;
  return (
    <div className="grid gap-6">
      <LevelFields editing={editing} />
      <NadirFields editing={editing} />
      <SoundFields editing={editing} files={files} />
      <section className="grid gap-2">
        <h3 className="text-sm font-semibold">Contacto</h3>
        <Switch
          label="Formulario en la visita: quien escribe llega a tus contactos"
          checked={tour.hasForm}
          onChange={(hasForm) => act({ kind: "set-form", hasForm })}
        />
      </section>
    </div>
  );
}

function LevelFields({ editing: { tour, act, newId } }: { editing: TourEditing }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">Plantas</h3>
      <ul className="grid gap-2">
        {tour.levels.map(({ id, name }, index) => (
          <li key={id} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <CommitField
                label={`Nombre de la planta ${index + 1}`}
                maxLength={60}
                value={name}
                onCommit={(text) => act({ kind: "rename-level", levelId: id, name: text })}
              />
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Quitar la planta «${name}»`}
              disabled={tour.levels.length === 1}
              onClick={() => act({ kind: "remove-level", levelId: id })}
            >
              <Trash2 aria-hidden size={18} strokeWidth={1.75} />
            </Button>
          </li>
        ))}
      </ul>
      <span>
        <Button
          size="sm"
          variant="outline"
          disabled={tour.levels.length >= MOST_TOUR_LEVELS}
          onClick={() =>
            act({ kind: "add-level", level: { id: newId(), name: `Planta ${tour.levels.length + 1}`, map: null } })
          }
        >
          <Plus aria-hidden size={16} strokeWidth={1.75} /> Añadir planta
        </Button>
      </span>
    </section>
  );
}

function NadirFields({ editing: { tour, act } }: { editing: TourEditing }) {
  const { nadir } = tour;
  const [radius, setRadius] = useState<number | null>(null);
  const shown = radius ?? nadir.radiusDegrees;
  const keep = () => {
    if (radius !== null && radius !== nadir.radiusDegrees)
      act({ kind: "set-nadir", nadir: { ...nadir, radiusDegrees: radius } });
    setRadius(null);
  };
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">El suelo bajo la cámara</h3>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the box below */}
      <label className="grid gap-1 text-sm font-medium">
        El trípode
        <SelectBox
          value={nadir.kind}
          options={NADIRS}
          onChange={(event) =>
            act({ kind: "set-nadir", nadir: { ...nadir, kind: event.target.value as Tour["nadir"]["kind"] } })
          }
        />
      </label>
      {nadir.kind === "nada" ? null : (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the slider within
        <div onPointerUp={keep} onKeyUp={keep}>
          <label htmlFor="nadir-radio" className="flex justify-between text-sm font-medium">
            Tamaño <span className="font-normal tabular-nums">{shown}&nbsp;°</span>
          </label>
          <Slider
            id="nadir-radio"
            min={5}
            max={40}
            step={1}
            value={shown}
            valueText={`${shown} grados`}
            onChange={setRadius}
          />
        </div>
      )}
    </section>
  );
}

function SoundFields({ editing: { tour, act }, files }: { editing: TourEditing; files: TourFiles }) {
  const input = useRef<HTMLInputElement>(null);
  const { sound } = tour;
  async function choose(file: File | undefined) {
    const card = file && (await files.send("sonido", file));
    if (!card) return;
    const title = card.name.replace(/\.[^.]{1,5}$/, "").slice(0, 120) || "Sonido";
    act({ kind: "set-sound", sound: { fileId: card.id, title } });
  }
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">Sonido</h3>
      <p className="text-xs text-muted-foreground">Está apagado hasta que la visita lo enciende. MP3, OGG o M4A.</p>
      {sound ? (
        <CommitField
          label="Título del sonido"
          maxLength={120}
          value={sound.title}
          onCommit={(title) => act({ kind: "set-sound", sound: { ...sound, title } })}
        />
      ) : null}
      <span className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" loading={files.isBusy} onClick={() => input.current?.click()}>
          {sound ? "Cambiar el sonido" : "Añadir sonido"}
        </Button>
        {sound ? (
          <Button size="sm" variant="ghost" onClick={() => act({ kind: "set-sound", sound: null })}>
            Quitarlo
          </Button>
        ) : null}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".mp3,.ogg,.m4a,audio/mpeg,audio/ogg,audio/mp4"
        aria-label="Archivo de sonido"
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </section>
  );
}
