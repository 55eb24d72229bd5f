import { useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { brokenLinks } from "#domain/tools/tours/apply-tour-command.ts";
import type { TourOrigin, TourScene } from "#domain/tools/tours/tour.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { SelectBox } from "#ui/form/controls.tsx";
import { CommitField, shownDecimal, typedDecimal } from "../commit-field.tsx";
import { swapPhoto, swapsFor } from "../photo-swaps.ts";
import type { TourFiles } from "../use-files.ts";
import type { Panoramas } from "../use-panoramas.ts";
import type { TourEditing } from "../use-tour.ts";
import { HotspotFields } from "./hotspot-fields.tsx";
import { LinksFields } from "./links-fields.tsx";

const ORIGIN_WORDS: Record<TourOrigin, string> = {
  foto: "Foto 360",
  plano: "Dibujo hecho con el plano",
  cosido: "Cosida con fotos de móvil",
  caja: "Caja hecha con una foto",
};

interface ScenePanelProps {
  editing: TourEditing;
  scene: TourScene;
  panoramas: Panoramas;
  files: TourFiles;
  selectedHotspot: string | null;
  onHotspot: (id: string | null) => void;
  onLookAtLink: (index: number) => void;
}

/** All of a scene that is typed or chosen. */
export function ScenePanel(props: ScenePanelProps) {
  const { editing, scene, panoramas, files, selectedHotspot, onHotspot, onLookAtLink } = props;
  const { tour, act } = editing;
  const [isAsked, setAsked] = useState(false);
  const sceneId = scene.id;
  const isStart = (tour.start ?? tour.scenes[0]?.id) === sceneId;
  const broken = brokenLinks(tour, sceneId);
  const brokenNames = broken.map((link) => tour.scenes.find(({ id }) => id === link.sceneId)?.name ?? "");
  const swaps = swapsFor(tour, sceneId, panoramas.cards.values());
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <CommitField
          label="Nombre"
          maxLength={80}
          value={scene.name}
          onCommit={(name) => act({ kind: "rename-scene", sceneId, name })}
        />
        <div className="grid grid-cols-2 gap-3">
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the box below */}
          <label className="grid content-start gap-1 text-sm font-medium">
            Planta
            <SelectBox
              value={scene.levelId ?? ""}
              placeholder="Ninguna"
              options={tour.levels.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) =>
                // A place of one map says nothing on another.
                act({ kind: "place-scene", sceneId, levelId: event.target.value || null, at: null })
              }
            />
          </label>
          <CommitField
            label="Altura"
            unit="m"
            inputMode="decimal"
            value={shownDecimal(scene.eyeMm / 1000)}
            help="De la cámara sobre el suelo"
            onCommit={(text) => {
              const metres = typedDecimal(text);
              if (metres !== null) act({ kind: "set-eye", sceneId, eyeMm: metres * 1000 });
            }}
          />
        </div>
        <p className="text-xs text-muted-foreground">{ORIGIN_WORDS[scene.origin]}</p>
        <span>
          <Button size="sm" variant="outline" disabled={isStart} onClick={() => act({ kind: "set-start", sceneId })}>
            {isStart ? "La visita empieza aquí" : "Empezar la visita aquí"}
          </Button>
        </span>
      </div>
      <LinksFields editing={editing} scene={scene} onLook={onLookAtLink} />
      <HotspotFields editing={editing} scene={scene} files={files} selected={selectedHotspot} onSelect={onHotspot} />
      {swaps.length === 0 ? null : (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is the box below
        <label className="grid gap-1 text-sm font-medium">
          Cambiar la foto
          <SelectBox
            value=""
            placeholder="Elige otra foto ya subida"
            options={swaps.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => {
              if (event.target.value !== "") act(...swapPhoto(tour, sceneId, event.target.value));
            }}
          />
        </label>
      )}
      <span className="border-t pt-4">
        <Button size="sm" variant="outline" onClick={() => setAsked(true)}>
          Borrar la escena
        </Button>
      </span>
      <AlertDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`¿Borrar la escena «${scene.name}»?`}
        confirmLabel="Borrar la escena"
        onConfirm={() => {
          setAsked(false);
          act({ kind: "remove-scene", sceneId });
        }}
      >
        {broken.length === 0
          ? "Ninguna flecha lleva a ella."
          : `Se ${broken.length === 1 ? "quita" : "quitan"} también ${counted(broken.length, "flecha que lleva", "flechas que llevan")} a ella, desde ${brokenNames.map((name) => `«${name}»`).join(", ")}.`}{" "}
        Puedes deshacerlo, y la foto queda en «Fotos sin escena».
      </AlertDialog>
    </div>
  );
}
