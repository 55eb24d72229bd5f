import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import type { LevelShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Level } from "#domain/tools/floor-plan/plan.ts";
import { DimensionFields, FurnitureFields, NoteFields, RoomFields, StairFields } from "./inspector-things.tsx";
import { OpeningFields, WallFields } from "./inspector-walls.tsx";
import { SelectionActions } from "./selection-actions.tsx";
import type { Thing } from "./things.ts";
import type { CanvasActions } from "./use-canvas-actions.ts";

export interface InspectorProps {
  level: Level;
  shape: LevelShape;
  things: readonly Thing[];
  selected: readonly string[];
  isReadOnly: boolean;
  newId: () => string;
  actions: CanvasActions;
  onCommand: (command: PlanCommand) => void;
}

/** The chosen things: their measures and properties to type and choose, and the actions for them. */
export function Inspector(props: InspectorProps) {
  const { things, selected, isReadOnly, actions } = props;
  const chosen = things.filter(({ id }) => selected.includes(id));
  const [only] = chosen;
  if (!only) {
    return (
      <p className="text-sm text-muted-foreground">
        Elige algo en el plano para ver sus medidas. Con Mayúsculas eliges varias cosas.
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-base font-medium">{chosen.length === 1 ? only.name : `${chosen.length} elementos`}</h3>
        {chosen.length === 1 ? null : <p className="text-sm text-muted-foreground">{countOf(chosen)}</p>}
      </div>
      {isReadOnly ? null : (
        <div role="toolbar" aria-label="Acciones" className="-mx-1 flex flex-wrap gap-0.5 border-y py-1">
          <SelectionActions actions={actions} hasWords={false} />
        </div>
      )}
      <Fields key={selected.join(" ")} {...props} chosen={chosen} />
    </div>
  );
}

function Fields({ chosen, ...props }: InspectorProps & { chosen: readonly Thing[] }) {
  const { level, shape } = props;
  const ids = new Set(chosen.map(({ id }) => id));
  const walls = level.walls.filter(({ id }) => ids.has(id));
  if (walls.length === chosen.length) return <WallFields {...props} one={walls} />;
  if (chosen.length > 1) return null;
  const find = <T extends { readonly id: string }>(list: readonly T[]) => list.find(({ id }) => ids.has(id));
  const opening = find(level.openings);
  if (opening) return <OpeningFields {...props} one={opening} />;
  const room = find(shape.rooms);
  if (room) return <RoomFields {...props} one={room} />;
  const piece = find(level.furniture);
  if (piece) return <FurnitureFields {...props} one={piece} />;
  const stair = find(level.stairs);
  if (stair) return <StairFields {...props} one={stair} />;
  const note = find(level.notes);
  if (note) return <NoteFields {...props} one={note} />;
  const dimension = find(level.dimensions);
  return dimension ? <DimensionFields {...props} one={dimension} /> : null;
}

/** `2 Tabique, 1 Puerta`. */
function countOf(chosen: readonly Thing[]): string {
  const counts = new Map<string, number>();
  for (const { name } of chosen) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${count} × ${name.toLowerCase()}`).join(", ");
}
