import { Copy, Ellipsis, Layers, Pencil, Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { type Level, MOST_LEVELS } from "#domain/tools/floor-plan/plan.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { AlertDialog, Dialog } from "#ui/dialog.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { typedMetres } from "./canvas/plan-words.ts";
import { readLength, readSignedLength } from "./canvas/typed-length.ts";
import type { PlanEditing } from "./use-plan.ts";

interface LevelsBarProps {
  editing: PlanEditing;
  levelId: string;
  isReadOnly: boolean;
  onLevel: (id: string) => void;
}

/** The levels of a plan: one is shown, others are added, copied, renamed and removed. */
export function LevelsBar({ editing, levelId, isReadOnly, onLevel }: LevelsBarProps) {
  const [asked, setAsked] = useState<"change" | "remove" | null>(null);
  const { plan, act, newId } = editing;
  const { levels } = plan;
  const level = levels.find(({ id }) => id === levelId) ?? levels[0]!;
  const isFull = levels.length >= MOST_LEVELS;

  function add(copyOf?: string) {
    const top = levels.reduce((highest, one) => (one.elevationMm > highest.elevationMm ? one : highest));
    const id = newId();
    const name = `Planta ${levels.length + 1}`;
    // The next one stands on the highest: its ceiling and a floor slab.
    const elevationMm = top.elevationMm + top.ceilingMm + SLAB_MM;
    const added = { id, name, elevationMm, ceilingMm: level.ceilingMm };
    if (act({ do: "add-level", level: added, ...(copyOf === undefined ? {} : { copyOf }) })) onLevel(id);
  }
  function remove() {
    setAsked(null);
    const next = levels.find(({ id }) => id !== level.id);
    if (next && act({ do: "remove-level", levelId: level.id })) onLevel(next.id);
  }
  return (
    <div className="flex min-w-0 items-center gap-1">
      <fieldset className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]">
        <legend className="sr-only">Plantas</legend>
        {levels.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === level.id}
            onClick={() => onLevel(id)}
            className={classNames(
              "inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-md px-3 text-sm font-medium pointer-coarse:min-h-11",
              id === level.id ? "bg-primary-soft text-primary-soft-foreground" : "text-muted-foreground hover:bg-muted",
            )}
          >
            <Layers aria-hidden size={15} strokeWidth={1.75} /> {name}
          </button>
        ))}
      </fieldset>
      {isReadOnly ? null : (
        <DropdownMenu
          align="start"
          trigger={
            <Button variant="ghost" size="icon" aria-label="Acciones de plantas">
              <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
            </Button>
          }
        >
          <DropdownItem icon={<Plus size={16} />} disabled={isFull} onSelect={() => add()}>
            Añadir una vacía
          </DropdownItem>
          <DropdownItem icon={<Copy size={16} />} disabled={isFull} onSelect={() => add(level.id)}>
            Copiar «{level.name}»
          </DropdownItem>
          <DropdownItem icon={<Pencil size={16} />} onSelect={() => setAsked("change")}>
            Nombre y alturas
          </DropdownItem>
          <DropdownItem
            icon={<Trash2 size={16} />}
            destructive
            disabled={levels.length === 1}
            onSelect={() => setAsked("remove")}
          >
            Quitar «{level.name}»
          </DropdownItem>
        </DropdownMenu>
      )}
      {asked === "change" ? <LevelDialog level={level} act={act} onClose={() => setAsked(null)} /> : null}
      <AlertDialog
        open={asked === "remove"}
        onClose={() => setAsked(null)}
        title={`¿Quitar «${level.name}»?`}
        confirmLabel="Quitar la planta"
        onConfirm={remove}
      >
        Se quita con todo lo que tiene dibujado. Puedes deshacerlo con Ctrl+Z.
      </AlertDialog>
    </div>
  );
}

/** Thickness of a usual floor between two levels. */
const SLAB_MM = 300;

function LevelDialog({ level, act, onClose }: { level: Level; act: PlanEditing["act"]; onClose: () => void }) {
  const formId = useId();
  const [errors, setErrors] = useState<{ ceiling?: string; elevation?: string }>({});
  function save(form: FormData) {
    const ceiling = readLength(String(form.get("ceiling")), 1000);
    const elevation = readSignedLength(String(form.get("elevation")));
    const wrong = {
      ...(ceiling.kind === "refused" || ceiling.lengthMm > 10_000
        ? { ceiling: "Escribe entre 1 y 10\u00a0m, como 2,60" }
        : {}),
      ...(elevation === undefined || Math.abs(elevation) > 30_000
        ? { elevation: "Escribe metros, como 2,90 o -3" }
        : {}),
    };
    setErrors(wrong);
    if (ceiling.kind === "refused" || elevation === undefined || Object.keys(wrong).length > 0) return;
    const name = String(form.get("name")).trim().slice(0, 60) || level.name;
    if (act({ do: "set-level", levelId: level.id, name, ceilingMm: ceiling.lengthMm, elevationMm: elevation }))
      onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Nombre y alturas"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId}>
            Guardar
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          save(new FormData(event.currentTarget));
        }}
      >
        <PlainField name="name" label="Nombre" defaultValue={level.name} maxLength={60} className="sm:col-span-2" />
        <PlainField
          name="ceiling"
          label="Altura libre"
          defaultValue={typedMetres(level.ceilingMm)}
          inputMode="decimal"
          help="Del suelo al techo, en metros"
          error={errors.ceiling}
        />
        <PlainField
          name="elevation"
          label="Cota del suelo"
          defaultValue={typedMetres(level.elevationMm)}
          help="Sobre la entrada, en metros; negativa si está debajo"
          error={errors.elevation}
        />
      </form>
    </Dialog>
  );
}
