import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import type { TourLink, TourScene } from "#domain/tools/tours/tour.ts";
import { Button } from "#ui/button.tsx";
import { SelectBox, Tick } from "#ui/form/controls.tsx";
import { Switch } from "#ui/switch.tsx";
import type { TourEditing } from "../use-tour.ts";

interface LinksFieldsProps {
  editing: TourEditing;
  scene: TourScene;
  /** Turns the picture to an arrow. */
  onLook: (linkIndex: number) => void;
}

/** The arrows of a scene as a list: where they lead, whether one comes back, and one more. */
export function LinksFields({ editing, scene, onLook }: LinksFieldsProps) {
  const { tour, act, newId } = editing;
  const [isBothWays, setBothWays] = useState(true);
  const sceneId = scene.id;
  const others = tour.scenes.filter(({ id }) => id !== sceneId && !scene.links.some(({ to }) => to === id));
  const backOf = ({ to }: TourLink) =>
    tour.scenes.find(({ id }) => id === to)?.links.find((back) => back.to === sceneId) ?? null;

  function setBack(link: TourLink, isOn: boolean) {
    const back = backOf(link);
    if (isOn)
      act({
        kind: "add-link",
        sceneId: link.to,
        link: { id: newId(), to: sceneId, direction: null, through: link.through },
        backId: null,
      });
    else if (back) act({ kind: "remove-link", sceneId: link.to, linkId: back.id });
  }
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-semibold">Flechas</h3>
      {scene.links.length === 0 ? (
        <p className="text-sm text-muted-foreground">Desde aquí no se va todavía a ninguna parte.</p>
      ) : (
        <ul className="grid gap-1.5">
          {scene.links.map((link, index) => {
            const name = tour.scenes.find(({ id }) => id === link.to)?.name ?? "";
            return (
              <li key={link.id} className="grid gap-1 rounded-md border p-2">
                <span className="flex items-center gap-1">
                  <button
                    type="button"
                    onClick={() => onLook(index)}
                    className="min-h-9 min-w-0 flex-1 truncate text-left text-sm font-medium hover:underline pointer-coarse:min-h-11"
                  >
                    <span className="sr-only">Mirar la flecha a </span>
                    {name}
                  </button>
                  {link.direction ? (
                    <Button
                      variant="ghost"
                      size="icon"
                      aria-label={`Calcular otra vez la flecha a «${name}»`}
                      title="Calcular otra vez"
                      onClick={() => act({ kind: "reset-link", sceneId, linkId: link.id })}
                    >
                      <RotateCcw aria-hidden size={16} strokeWidth={1.75} />
                    </Button>
                  ) : null}
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`Quitar la flecha a «${name}»`}
                    onClick={() => act({ kind: "remove-link", sceneId, linkId: link.id })}
                  >
                    <Trash2 aria-hidden size={16} strokeWidth={1.75} />
                  </Button>
                </span>
                <Switch
                  label={`Se vuelve desde «${name}»`}
                  checked={backOf(link) !== null}
                  onChange={(isOn) => setBack(link, isOn)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {others.length === 0 ? null : (
        <>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the box below */}
          <label className="grid gap-1 text-sm font-medium">
            Añadir flecha a
            <SelectBox
              value=""
              placeholder="Elige una escena"
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(event) => {
                const to = event.target.value;
                if (to === "") return;
                act({
                  kind: "add-link",
                  sceneId,
                  link: { id: newId(), to, direction: null, through: null },
                  backId: isBothWays ? newId() : null,
                });
              }}
            />
          </label>
          <Tick label="Y otra de vuelta" checked={isBothWays} onChange={(event) => setBothWays(event.target.checked)} />
        </>
      )}
    </section>
  );
}
