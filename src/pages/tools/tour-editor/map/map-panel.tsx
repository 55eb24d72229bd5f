import { useMemo, useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { relink } from "#domain/tools/tours/relink.ts";
import { nameOnPlan } from "#domain/tools/tours/scene-name.ts";
import type { TourLevel, TourPlace, TourScene } from "#domain/tools/tours/tour.ts";
import type { TourCommand } from "#domain/tools/tours/tour-commands.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import type { PanoramaView } from "#ui/panorama/panorama-view.ts";
import { showToast } from "#ui/toast-store.ts";
import type { TourFiles } from "../use-files.ts";
import type { TourEditing } from "../use-tour.ts";
import { MapDrawing } from "./map-drawing.tsx";
import { MapSource } from "./map-source.tsx";
import { ScaleFields } from "./scale-fields.tsx";
import type { Maps } from "./use-maps.ts";

interface MapPanelProps {
  editing: TourEditing;
  maps: Maps;
  files: TourFiles;
  level: TourLevel;
  scene: TourScene | null;
  view: PanoramaView | null;
  isReadOnly: boolean;
  onLevel: (id: string) => void;
  onScene: (id: string) => void;
}

/** A level with its scenes: where each was taken, where it looks, and the doors that link them. */
export function MapPanel({ editing, maps, files, level, scene, view, isReadOnly, onLevel, onScene }: MapPanelProps) {
  const { tour, act } = editing;
  const map = maps.drawn(level);
  const plan = maps.planLevel(level);
  const [points, setPoints] = useState<readonly TourPlace[] | null>(null);
  const here = useMemo(
    () => tour.scenes.filter(({ levelId, at }) => levelId === level.id && at !== null),
    [tour.scenes, level.id],
  );
  const unplaced = tour.scenes.filter(({ at }) => at === null);
  const isMissing = scene !== null && scene.at === null;

  const ways = useMemo(() => (plan ? relink(plan, here) : { commands: [], added: 0 }), [plan, here]);

  function place(sceneId: string, at: TourPlace) {
    const before = tour.scenes.find(({ id }) => id === sceneId);
    if (!before) return;
    const moved: TourCommand = { kind: "place-scene", sceneId, levelId: level.id, at };
    // A scene that is placed for the first time is linked at once; one that is moved keeps the arrows that it has.
    const after = [...here.filter(({ id }) => id !== sceneId), { ...before, levelId: level.id, at }];
    const isNew = before.at === null && plan !== null;
    const { commands, added } = isNew ? relink(plan, after, sceneId) : { commands: [], added: 0 };
    const name = isNew ? nameOnPlan(tour, sceneId, plan, at) : null;
    const more: TourCommand[] = name === null ? [] : [{ kind: "rename-scene", sceneId, name }];
    if (!act(moved, ...commands, ...more) || added === 0) return;
    showToast({ kind: "success", title: `${counted(added, "flecha nueva", "flechas nuevas")} por las puertas` });
  }
  function point(at: TourPlace) {
    if (points !== null) return setPoints(points.length >= 2 ? [at] : [...points, at]);
    if (scene && isMissing) place(scene.id, at);
  }
  const listens = points !== null || (isMissing && !isReadOnly);
  return (
    <div className="grid min-w-0 content-start gap-3">
      {tour.levels.length > 1 ? (
        <fieldset className="flex min-w-0 flex-wrap gap-1">
          <legend className="sr-only">Planta</legend>
          {tour.levels.map(({ id, name }) => (
            <Button
              key={id}
              size="sm"
              variant={id === level.id ? "secondary" : "ghost"}
              aria-pressed={id === level.id}
              onClick={() => onLevel(id)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      ) : null}
      {map ? (
        <>
          {isMissing && !isReadOnly && points === null ? (
            <Callout
              tone="info"
              action={
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => {
                    const [left, top, width, height] = map.viewBox;
                    place(scene.id, { x: Math.round(left + width / 2), y: Math.round(top + height / 2) });
                  }}
                >
                  Colocar en el centro
                </Button>
              }
            >
              Toca en el plano el punto donde se hizo «{scene.name}».
            </Callout>
          ) : null}
          <MapDrawing
            map={map}
            name={level.name}
            scenes={here}
            selected={scene?.id ?? null}
            view={view}
            isReadOnly={isReadOnly}
            onSelect={onScene}
            onPlace={place}
            onTurn={(sceneId, headingDegrees) => act({ kind: "turn-scene", sceneId, headingDegrees })}
            onPoint={listens ? point : null}
          />
          {here.length > 0 && !isReadOnly ? (
            <p className="text-xs text-muted-foreground">
              Arrastra un punto para moverlo. Para orientar una foto, arrastra en ella una flecha hasta su puerta, o la
              bola del cono en el plano hasta que señale lo que miras. Con el teclado: flechas; con Mayús, más deprisa.
            </p>
          ) : null}
          {isReadOnly ? null : (
            <div className="flex flex-wrap gap-2">
              {plan ? (
                <Button size="sm" disabled={ways.commands.length === 0} onClick={() => act(...ways.commands)}>
                  Enlazar por las puertas{ways.added > 0 ? ` (${ways.added})` : ""}
                </Button>
              ) : null}
              {scene?.at && scene.levelId === level.id ? (
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => act({ kind: "place-scene", sceneId: scene.id, levelId: level.id, at: null })}
                >
                  Quitar del plano
                </Button>
              ) : null}
            </div>
          )}
          {unplaced.length > 0 && !isReadOnly ? (
            <section className="grid gap-1.5">
              <h3 className="text-sm font-medium">Sin colocar</h3>
              <ul className="flex flex-wrap gap-1.5">
                {unplaced.map(({ id, name }) => (
                  <li key={id}>
                    <Button
                      size="sm"
                      variant={id === scene?.id ? "secondary" : "outline"}
                      aria-pressed={id === scene?.id}
                      onClick={() => onScene(id)}
                    >
                      {name}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </>
      ) : level.map !== null ? (
        <Callout tone="warning">
          El plano de esta planta no se puede dibujar: puede estar borrado o sin muros. Elige otro.
        </Callout>
      ) : (
        <p className="text-sm text-muted-foreground">
          Con un plano, las flechas se colocan solas en las puertas y la visita tiene un mapa. Sin él, arrastra cada
          flecha a su sitio en la foto.
        </p>
      )}
      {level.map?.kind === "foto" && map && !isReadOnly ? (
        <ScaleFields editing={editing} level={level} map={level.map} points={points} onPoints={setPoints} />
      ) : null}
      {isReadOnly ? null : <MapSource editing={editing} maps={maps} files={files} level={level} />}
    </div>
  );
}
