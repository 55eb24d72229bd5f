import { useRef } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { changeMap } from "#domain/tools/tours/change-map.ts";
import type { TourLevel, TourMap } from "#domain/tools/tours/tour.ts";
import type { TourCommand } from "#domain/tools/tours/tour-commands.ts";
import { Button } from "#ui/button.tsx";
import { SelectBox } from "#ui/form/controls.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { TourFiles } from "../use-files.ts";
import type { TourEditing } from "../use-tour.ts";
import type { Maps } from "./use-maps.ts";

/** A plan of a home is about so wide; a photo begins with it until somebody measures. */
const FIRST_WIDTH_MM = 12_000;

interface MapSourceProps {
  editing: TourEditing;
  maps: Maps;
  files: TourFiles;
  level: TourLevel;
}

/** Chooses what lies under the scenes of a level: a drawn plan, a photo of one, or nothing. */
export function MapSource({ editing: { tour, act, newId }, maps, files, level }: MapSourceProps) {
  const input = useRef<HTMLInputElement>(null);
  const { map } = level;
  function lay(next: TourMap, ...more: readonly TourCommand[]) {
    const { commands, lost } = changeMap(tour, level.id, next);
    if (!act(...commands, ...more) || lost === 0) return;
    showToast({
      kind: "info",
      title: `Coloca otra vez ${counted(lost, "escena", "escenas")}`,
      description: "Sus sitios eran de otro plano. «Deshacer» los devuelve con él.",
    });
  }
  async function choosePlan(planId: string) {
    const plan = await maps.read(planId);
    if (!plan) return showToast({ kind: "error", title: "No se puede abrir ese plano" });
    const [first, ...others] = plan.levels;
    if (!first) return;
    const planMap = (levelId: string) => ({ kind: "plano", planId, levelId }) as const;
    // The other storeys of the plan come along into a tour that has one level only.
    const added = tour.levels.length === 1 && map === null ? others.slice(0, 5) : [];
    lay(
      planMap(first.id),
      ...(added.length > 0
        ? [{ kind: "rename-level", levelId: level.id, name: first.name.slice(0, 60) } as const]
        : []),
      ...added.map(
        (one) =>
          ({
            kind: "add-level",
            level: { id: newId(), name: one.name.slice(0, 60), map: planMap(one.id) },
          }) as const,
      ),
    );
  }
  async function choosePhoto(file: File | undefined) {
    const card = file && (await files.send("plano", file));
    if (!card) return;
    const picture = new Image();
    picture.src = card.address;
    try {
      await picture.decode();
    } catch {
      return showToast({
        kind: "error",
        title: "No se puede abrir la foto del plano",
        description: "Prueba otra vez.",
      });
    }
    const [widthPx, heightPx] = [picture.naturalWidth, picture.naturalHeight];
    // Another photo of the same plan is as wide as the one before, and keeps its scale.
    const [widthMm, isScaled] =
      map?.kind === "foto" ? [map.widthPx * map.mmPerPixel, map.isScaled] : [FIRST_WIDTH_MM, false];
    lay({ kind: "foto", fileId: card.id, widthPx, heightPx, mmPerPixel: Math.min(1000, widthMm / widthPx), isScaled });
  }
  const levelsOfPlan = map?.kind === "plano" ? maps.levelsOf(map.planId) : [];
  return (
    <fieldset className="grid gap-2 border-t pt-3">
      <legend className="sr-only">Plano de «{level.name}»</legend>
      {maps.choices.length > 0 ? (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is the box below
        <label className="grid gap-1 text-sm font-medium">
          Plano dibujado
          <SelectBox
            value={map?.kind === "plano" ? map.planId : ""}
            placeholder="Elige un plano"
            options={maps.choices.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(event) => {
              if (event.target.value !== "") void choosePlan(event.target.value);
            }}
          />
        </label>
      ) : null}
      {map?.kind === "plano" && levelsOfPlan.length > 1 ? (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is the box below
        <label className="grid gap-1 text-sm font-medium">
          Planta del plano
          <SelectBox
            value={map.levelId}
            options={levelsOfPlan.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) =>
              act({ kind: "set-map", levelId: level.id, map: { ...map, levelId: event.target.value } })
            }
          />
        </label>
      ) : null}
      <span className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" loading={files.isBusy} onClick={() => input.current?.click()}>
          {map?.kind === "foto" ? "Cambiar la foto del plano" : "Usar una foto del plano"}
        </Button>
        {map === null ? null : (
          <Button size="sm" variant="ghost" onClick={() => act({ kind: "set-map", levelId: level.id, map: null })}>
            Sin plano
          </Button>
        )}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="Foto del plano"
        onChange={(event) => {
          void choosePhoto(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </fieldset>
  );
}
