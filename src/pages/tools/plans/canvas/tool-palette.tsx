import {
  BrickWall,
  DoorOpen,
  Hand,
  type LucideIcon,
  MousePointer2,
  MoveHorizontal,
  Pencil,
  PictureInPicture2,
  RectangleHorizontal,
  Ruler,
  Scaling,
  Square,
  StickyNote,
  TrendingDown,
} from "lucide-react";
import { OPENING_KINDS, STAIR_SHAPES, WALL_KINDS } from "#domain/tools/floor-plan/plan.ts";
import { SelectBox } from "#ui/form/controls.tsx";
import { type CanvasTool, entryOf, TOOLS } from "./canvas-tool.ts";
import { OPENING_WORDS, STAIR_WORDS, WALL_WORDS } from "./plan-words.ts";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  v: MousePointer2,
  h: Hand,
  w: BrickWall,
  e: Square,
  p: DoorOpen,
  n: PictureInPicture2,
  u: RectangleHorizontal,
  s: TrendingDown,
  d: Ruler,
  c: MoveHorizontal,
  t: StickyNote,
  b: Pencil,
  k: Scaling,
};

interface ToolPaletteProps {
  tool: CanvasTool;
  isReadOnly: boolean;
  /** The calibration needs a picture below. */
  hasUnderlay: boolean;
  /** One row that scrolls, for the foot of a narrow window. */
  isRow: boolean;
  onTool: (tool: CanvasTool) => void;
}

/** The tools with their words; keys stand in their hints. */
export function ToolPalette({ tool, isReadOnly, hasUnderlay, isRow, onTool }: ToolPaletteProps) {
  const chosen = entryOf(tool);
  const shown = TOOLS.filter(
    (entry) => (!isReadOnly || entry.isForReaders) && (hasUnderlay || entry.tool.kind !== "calibrate"),
  );
  return (
    <fieldset className={isRow ? "flex gap-0.5" : "grid grid-cols-2 gap-1"}>
      <legend className="sr-only">Herramientas</legend>
      {shown.map((entry) => {
        const Icon = ICONS[entry.key] ?? Square;
        const isChosen = entry === chosen && tool.kind !== "furniture";
        return (
          <button
            key={entry.key}
            type="button"
            aria-pressed={isChosen}
            aria-keyshortcuts={entry.key}
            title={`${entry.name} (${entry.key.toUpperCase()}). ${entry.hint}`}
            onClick={() => onTool(entry.tool)}
            className={`grid min-h-13 shrink-0 justify-items-center gap-0.5 rounded-md border px-1 py-1.5 text-2xs leading-tight [font-stretch:88%] ${isRow ? "min-w-16 content-center" : "content-center"} ${isChosen ? "border-primary bg-primary-soft text-primary-soft-foreground" : "border-transparent hover:bg-muted"}`}
          >
            <Icon aria-hidden size={18} strokeWidth={1.75} />
            {entry.name}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The kind of wall, opening or stair that the chosen tool draws. */
export function ToolKinds({ tool, onTool }: Pick<ToolPaletteProps, "tool" | "onTool">) {
  if (tool.kind === "wall") {
    return (
      <SelectBox
        isCompact
        aria-label="Tipo de muro"
        value={tool.wall}
        options={WALL_KINDS.map((value) => ({ value, label: WALL_WORDS[value] }))}
        onChange={(event) => onTool({ kind: "wall", wall: event.target.value as (typeof WALL_KINDS)[number] })}
      />
    );
  }
  if (tool.kind === "opening") {
    const family = tool.opening.split("-")[0] ?? "";
    const kinds = OPENING_KINDS.filter((kind) => kind.startsWith(family));
    if (kinds.length < 2) return null;
    return (
      <SelectBox
        isCompact
        aria-label="Tipo de hueco"
        value={tool.opening}
        options={kinds.map((value) => ({ value, label: OPENING_WORDS[value] }))}
        onChange={(event) => onTool({ kind: "opening", opening: event.target.value as (typeof OPENING_KINDS)[number] })}
      />
    );
  }
  if (tool.kind === "stair") {
    return (
      <SelectBox
        isCompact
        aria-label="Forma de la escalera"
        value={tool.shape}
        options={STAIR_SHAPES.map((value) => ({ value, label: STAIR_WORDS[value] }))}
        onChange={(event) => onTool({ kind: "stair", shape: event.target.value as (typeof STAIR_SHAPES)[number] })}
      />
    );
  }
  return null;
}
