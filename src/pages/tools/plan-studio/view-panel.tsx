import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import type { SceneCamera } from "#domain/tools/plan-scene/scene.ts";
import { SCENE_STYLE_NAMES, SCENE_STYLES } from "#domain/tools/plan-scene/styles.ts";
import { classNames } from "#ui/class-names.ts";
import { Tick } from "#ui/form/controls.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import type { Studio } from "./use-studio.ts";

const KINDS: readonly { kind: SceneCamera["kind"]; title: string }[] = [
  { kind: "dollhouse", title: "Maqueta" },
  { kind: "section", title: "Sección" },
  { kind: "eye", title: "A la altura de los ojos" },
  { kind: "panorama", title: "360 grados" },
];

/** Levels, views, style and lamps. */
export function ViewPanel({ plan, studio, isModel }: { plan: FloorPlan; studio: Studio; isModel: boolean }) {
  const { choices, change, cameras, camera } = studio;
  return (
    <div className="grid gap-4">
      {plan.levels.length > 1 && !isModel ? (
        <PlainSelect
          label="Planta"
          choices={plan.levels.map(({ id, name }) => ({ value: id, label: name }))}
          value={choices.levelId}
          onChange={(event) => change({ levelId: event.target.value, cameraId: null, isInside: false })}
        />
      ) : null}
      {isModel ? null : (
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-1">
          <PlainSelect
            label="Estilo"
            choices={SCENE_STYLES.map((style) => ({ value: style, label: SCENE_STYLE_NAMES[style] }))}
            value={choices.style}
            onChange={(event) => change({ style: SCENE_STYLES.find((style) => style === event.target.value)! })}
          />
          <div className="self-end">
            <Tick
              label="Lámparas encendidas"
              checked={choices.hasLamps}
              onChange={(event) => change({ hasLamps: event.target.checked })}
            />
          </div>
        </div>
      )}
      {KINDS.map(({ kind, title }) => {
        const own = cameras.filter((one) => one.kind === kind);
        if (own.length === 0) return null;
        return (
          <fieldset key={kind}>
            <legend className="mb-1.5 text-sm font-medium">{title}</legend>
            <div className="flex flex-wrap gap-1.5">
              {own.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  aria-pressed={one.id === camera?.id}
                  onClick={() => change({ cameraId: one.id, isInside: one.cutAbove === null })}
                  className={classNames(
                    "min-h-9 rounded-md border px-2.5 text-sm pointer-coarse:min-h-11",
                    one.id === camera?.id
                      ? "border-primary bg-primary-soft text-primary-soft-foreground"
                      : "bg-card hover:bg-accent",
                  )}
                >
                  {one.name}
                </button>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
