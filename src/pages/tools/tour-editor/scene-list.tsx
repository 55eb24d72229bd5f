import { ImageOff, Pause, Play, X } from "lucide-react";
import { useState } from "react";
import type { TourScene } from "#domain/tools/tours/tour.ts";
import type { PanoramaCard } from "#domain/tools/tours/tour-forms.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { AlertDialog } from "#ui/dialog.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { DropLine, Grip, MoveButtons, useRowDrops, useSortableRow } from "#ui/use-sortable-row.tsx";
import { PANORAMA_FILES, type Upload, type UploadQueue } from "./upload-queue.ts";
import type { Panoramas } from "./use-panoramas.ts";
import type { TourEditing } from "./use-tour.ts";

const LIST = "escenas";

interface SceneListProps {
  editing: TourEditing;
  panoramas: Panoramas;
  selected: string | null;
  isReadOnly: boolean;
  onSelect: (id: string) => void;
  /** Makes a scene of a panorama that stands in none. */
  onUse: (card: PanoramaCard) => void;
}

/** Scenes in the order that visitors see, files on their way, and the place where more are dropped. */
export function SceneList({ editing, panoramas, selected, isReadOnly, onSelect, onUse }: SceneListProps) {
  const { tour, act } = editing;
  const ids = tour.scenes.map(({ id }) => id);
  const move = (sceneId: string, to: number) => void act({ kind: "move-scene", sceneId, to });
  useRowDrops(LIST, ids, move);
  const used = new Set(tour.scenes.map(({ panoramaId }) => panoramaId));
  const sent = new Set(panoramas.uploads.map(({ id }) => id));
  const others = [...panoramas.cards.values()].filter(({ id }) => !used.has(id) && !sent.has(id));
  return (
    <div className="grid min-w-0 content-start gap-3">
      {isReadOnly ? null : (
        <DropArea
          label="Elegir panorámicas"
          hint="Suelta aquí tus fotos 360 o"
          rules="JPEG, WebP o AVIF, el doble de anchas que de altas, hasta 60 MB"
          accept={PANORAMA_FILES}
          onFiles={(files) => panoramas.queue.add(files)}
        />
      )}
      {panoramas.uploads.length === 0 ? null : (
        <ul aria-label="Fotos que se están subiendo" className="grid gap-2">
          {panoramas.uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} queue={panoramas.queue} />
          ))}
        </ul>
      )}
      <ol aria-label="Escenas" className="grid gap-1.5">
        {tour.scenes.map((scene, index) => (
          <SceneRow
            key={scene.id}
            scene={scene}
            card={panoramas.cards.get(scene.panoramaId) ?? null}
            isFirst={tour.start === scene.id || (tour.start === null && index === 0)}
            isSelected={scene.id === selected}
            isReadOnly={isReadOnly}
            onSelect={() => onSelect(scene.id)}
            onUp={index > 0 ? () => move(scene.id, index - 1) : undefined}
            onDown={index < ids.length - 1 ? () => move(scene.id, index + 1) : undefined}
          />
        ))}
      </ol>
      {others.length === 0 || isReadOnly ? null : (
        <section className="grid gap-1.5 border-t pt-3">
          <h3 className="text-sm font-medium">Fotos sin escena</h3>
          <ul className="grid gap-1.5">
            {others.map((card) => (
              <LoosePhoto
                key={card.id}
                card={card}
                onUse={() => onUse(card)}
                onRemove={() => panoramas.remove(card.id)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface LoosePhotoProps {
  card: PanoramaCard;
  onUse: () => void;
  onRemove: () => Promise<void>;
}

/** A photo without a scene. Its bytes go for good when it is deleted, so that a whole one asks first. */
function LoosePhoto({ card, onUse, onRemove }: LoosePhotoProps) {
  const [isAsked, setAsked] = useState(false);
  const { name, state, fault, panorama } = card;
  const isMade = panorama === null && (state === "en-cola" || state === "trabajando");
  return (
    <li className="grid gap-1.5 rounded-md border bg-card p-2 text-sm">
      {panorama ? (
        <img src={panorama.preview} alt="" width={160} height={80} className="h-16 w-full rounded-sm object-cover" />
      ) : null}
      <span className="wrap-anywhere">{name}</span>
      {state === "subiendo" ? (
        <span className="text-xs text-muted-foreground">
          Quedó a medias: elige otra vez el mismo archivo y sigue desde donde iba.
        </span>
      ) : null}
      {isMade ? <span className="text-xs text-muted-foreground">{workWords(card)}</span> : null}
      {fault ? <span className="text-xs text-destructive">{fault}</span> : null}
      <span className="flex flex-wrap gap-2">
        {state === "subiendo" || state === "fallida" ? null : (
          <Button size="sm" variant="outline" onClick={onUse}>
            Hacer escena
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => (panorama ? setAsked(true) : void onRemove())}>
          {isMade ? "Cancelar" : "Borrar la foto"}
        </Button>
      </span>
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`¿Borrar la foto «${name}»?`}
        confirmLabel="Borrar la foto"
        onConfirm={() => {
          setAsked(false);
          void onRemove();
        }}
      >
        Se borra para siempre: «Deshacer» ya no puede devolver una escena con ella.
      </AlertDialog>
    </li>
  );
}

const WORK: Record<PanoramaCard["state"], string> = {
  subiendo: "Subida a medias",
  "en-cola": "En cola…",
  trabajando: "Preparando…",
  lista: "",
  fallida: "No se pudo preparar",
};

/** How far the work has come, once it has begun. */
const workWords = ({ state, progress }: PanoramaCard): string =>
  state === "trabajando" && progress > 0 ? `Preparando (${Math.floor(progress * 100)}\u00a0%)` : WORK[state];

interface SceneRowProps {
  scene: TourScene;
  card: PanoramaCard | null;
  isFirst: boolean;
  isSelected: boolean;
  isReadOnly: boolean;
  onSelect: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

function SceneRow({ scene, card, isFirst, isSelected, isReadOnly, onSelect, onUp, onDown }: SceneRowProps) {
  const { row, grip, edge, isDragged } = useSortableRow(LIST, scene.id, !isReadOnly);
  const state = card === null ? "Sin foto" : workWords(card);
  return (
    <li
      ref={row}
      className={classNames(
        "relative flex min-w-0 items-center gap-1 rounded-md border bg-card",
        isSelected && "border-primary bg-primary-soft text-primary-soft-foreground",
        isDragged && "opacity-50",
      )}
    >
      <DropLine edge={edge} isApart />
      {isReadOnly ? null : <Grip grip={grip} className="pl-1" />}
      <button
        type="button"
        aria-current={isSelected ? "true" : undefined}
        onClick={onSelect}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-2.5 rounded-md p-1.5 text-left"
      >
        {card?.panorama ? (
          <img
            src={card.panorama.preview}
            alt=""
            width={80}
            height={40}
            className="h-8 w-14 shrink-0 rounded-sm object-cover 2xl:h-10 2xl:w-20"
          />
        ) : (
          <span className="flex h-8 w-14 shrink-0 2xl:h-10 2xl:w-20 items-center justify-center rounded-sm bg-muted text-subtle-foreground">
            <ImageOff aria-hidden size={18} strokeWidth={1.5} />
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium">{scene.name}</span>
          <span className="block truncate text-xs opacity-80">
            {state || (isFirst ? "Escena inicial" : scene.at ? "En el plano" : "Sin colocar")}
          </span>
        </span>
      </button>
      {isSelected && !isReadOnly ? (
        <span className="flex shrink-0 flex-col [&_button]:size-8 pointer-coarse:flex-row pointer-coarse:[&_button]:size-11">
          <MoveButtons name={scene.name} onUp={onUp} onDown={onDown} />
        </span>
      ) : null}
    </li>
  );
}

function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { key, name, phase, share, fault } = upload;
  const percent = Math.round(share * 100);
  return (
    <li className="grid gap-1 rounded-md border bg-card p-2 text-sm">
      <span className="flex items-center gap-1">
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {phase === "subiendo" || phase === "sin-conexion" ? (
          <Button variant="ghost" size="icon" aria-label={`Pausar ${name}`} onClick={() => queue.pause(key)}>
            <Pause aria-hidden size={16} strokeWidth={1.75} />
          </Button>
        ) : null}
        {phase === "pausada" ? (
          <Button variant="ghost" size="icon" aria-label={`Seguir con ${name}`} onClick={() => queue.resume(key)}>
            <Play aria-hidden size={16} strokeWidth={1.75} />
          </Button>
        ) : null}
        <Button variant="ghost" size="icon" aria-label={`Cancelar ${name}`} onClick={() => queue.cancel(key)}>
          <X aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      </span>
      {phase === "fallida" ? (
        <span role="alert" className="grid gap-1.5 text-xs text-destructive">
          {fault}
          {upload.id !== null || share > 0 ? (
            <span>
              <Button size="sm" variant="outline" onClick={() => queue.resume(key)}>
                Reintentar
              </Button>
            </span>
          ) : null}
        </span>
      ) : (
        <>
          <ProgressBar label={`Subida de ${name}`} value={percent} max={100} />
          <span className="text-xs text-muted-foreground tabular-nums">
            {phase === "en-espera"
              ? "Espera su turno"
              : phase === "pausada"
                ? `En pausa: ${percent}\u00a0%`
                : phase === "sin-conexion"
                  ? `Sin conexión: seguirá sola (${percent}\u00a0%)`
                  : `${percent}\u00a0%`}
          </span>
        </>
      )}
    </li>
  );
}
