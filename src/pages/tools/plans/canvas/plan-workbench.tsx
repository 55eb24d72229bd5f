import { Armchair, List, PencilRuler, SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { entryOf } from "./canvas-tool.ts";
import { FurniturePalette } from "./furniture-palette.tsx";
import { Inspector } from "./inspector.tsx";
import { PlanCanvas, type PlanCanvasProps } from "./plan-canvas.tsx";
import { ThingList } from "./thing-list.tsx";
import { type Thing, thingsOf } from "./things.ts";
import { ToolKinds, ToolPalette } from "./tool-palette.tsx";
import { useCanvasActions } from "./use-canvas-actions.ts";

type Sheet = "furniture" | "things" | "inspector";

/**
 * The drawing with its tools and the properties of what is chosen. As wide as a desk, the tools stand to the left and the properties to
 * the right; narrower, the tools lie in a row below and the rest opens as a sheet above them. It fills the height that it is given.
 */
export function PlanWorkbench(props: PlanCanvasProps) {
  const { plan, levelId, shape, tool, selected, isReadOnly, newId, onCommand, onSelect, onTool } = props;
  const level = plan.levels.find(({ id }) => id === levelId) ?? plan.levels[0];
  const things: readonly Thing[] = useMemo(() => (level ? thingsOf(level, shape) : []), [level, shape]);
  const actions = useCanvasActions(props);
  const [left, setLeft] = useState<"tools" | "furniture">("tools");
  const [right, setRight] = useState<"inspector" | "things">("inspector");
  const [sheet, setSheet] = useState<Sheet | null>(null);
  if (!level) return null;
  const palette = { tool, isReadOnly, hasUnderlay: level.underlay !== null, onTool };
  const inspector = (
    <Inspector
      level={level}
      shape={shape}
      things={things}
      selected={selected}
      isReadOnly={isReadOnly}
      newId={newId}
      actions={actions}
      onCommand={onCommand}
    />
  );
  const list = (
    <ThingList things={things} selected={selected} isReadOnly={isReadOnly} actions={actions} onSelect={onSelect} />
  );
  const sheets: Readonly<Record<Sheet, { readonly title: string; readonly content: ReactNode }>> = {
    furniture: {
      title: "Muebles",
      content: (
        <FurniturePalette
          tool={tool}
          onTool={(next) => {
            onTool(next);
            setSheet(null);
          }}
        />
      ),
    },
    things: { title: "Elementos", content: list },
    inspector: { title: "Propiedades", content: inspector },
  };
  const open = sheet === null ? null : sheets[sheet];
  return (
    <div className="@container h-full min-h-0 overflow-hidden rounded-lg border bg-card text-card-foreground">
      <div className="grid h-full min-h-0 grid-rows-[minmax(0,1fr)_auto] @4xl:grid-cols-[11.5rem_minmax(0,1fr)_17rem] @4xl:grid-rows-1">
        {isReadOnly ? (
          <div className="hidden border-r p-2 @4xl:block">
            <ToolPalette {...palette} isRow={false} />
          </div>
        ) : (
          <div className="hidden min-h-0 grid-rows-[auto_minmax(0,1fr)] border-r @4xl:grid">
            <Switcher
              label="Paleta"
              value={left}
              onChange={setLeft}
              options={[
                { value: "tools", label: "Dibujo", icon: <PencilRuler {...icon} /> },
                { value: "furniture", label: "Muebles", icon: <Armchair {...icon} /> },
              ]}
            />
            <div className="min-h-0 overflow-y-auto p-2">
              {left === "tools" ? (
                <div className="grid gap-3">
                  <ToolPalette {...palette} isRow={false} />
                  <ToolKinds tool={tool} onTool={onTool} />
                  <p className="px-1 text-xs text-muted-foreground">{hintOf(tool)}</p>
                </div>
              ) : (
                <FurniturePalette tool={tool} onTool={onTool} />
              )}
            </div>
          </div>
        )}
        <div className="relative min-h-0 min-w-0">
          <PlanCanvas {...props} />
          {open ? (
            <section
              aria-label={open.title}
              className="absolute inset-x-0 bottom-0 grid max-h-[min(26rem,70%)] grid-rows-[auto_minmax(0,1fr)] rounded-t-lg border-t bg-card shadow-lg @4xl:hidden"
            >
              <header className="flex items-center justify-between border-b pl-4">
                <h2 className="text-base font-medium">{open.title}</h2>
                <Button variant="ghost" size="icon" aria-label={`Cerrar ${open.title}`} onClick={() => setSheet(null)}>
                  <X {...icon} />
                </Button>
              </header>
              <div className="min-h-0 overflow-y-auto p-4">{open.content}</div>
            </section>
          ) : null}
        </div>
        <div className="hidden min-h-0 grid-rows-[auto_minmax(0,1fr)] border-l @4xl:grid">
          <Switcher
            label="Panel"
            value={right}
            onChange={setRight}
            options={[
              { value: "inspector", label: "Propiedades", icon: <SlidersHorizontal {...icon} /> },
              { value: "things", label: "Elementos", icon: <List {...icon} /> },
            ]}
          />
          <div className="min-h-0 overflow-y-auto p-4">{right === "inspector" ? inspector : list}</div>
        </div>
        <div className="grid min-w-0 border-t @4xl:hidden">
          {tool.kind === "wall" || tool.kind === "opening" || tool.kind === "stair" ? (
            <div className="border-b p-1.5">
              <ToolKinds tool={tool} onTool={onTool} />
            </div>
          ) : null}
          {/* On a phone the tools have a row of their own: beside the sheets two of thirteen would be seen. */}
          <div className="flex min-w-0 flex-col items-stretch @xl:flex-row">
            <div className="min-w-0 flex-1 overflow-x-auto p-1 [scrollbar-width:none]">
              <ToolPalette {...palette} isRow />
            </div>
            <div className="flex shrink-0 justify-around border-t p-0.5 @xl:border-t-0 @xl:border-l @xl:p-1">
              {isReadOnly ? null : (
                <SheetButton
                  label="Muebles"
                  isOpen={sheet === "furniture"}
                  onClick={() => setSheet(sheet === "furniture" ? null : "furniture")}
                >
                  <Armchair {...icon} />
                </SheetButton>
              )}
              <SheetButton
                label="Elementos"
                isOpen={sheet === "things"}
                onClick={() => setSheet(sheet === "things" ? null : "things")}
              >
                <List {...icon} />
              </SheetButton>
              <SheetButton
                label="Propiedades"
                isOpen={sheet === "inspector"}
                onClick={() => setSheet(sheet === "inspector" ? null : "inspector")}
              >
                <SlidersHorizontal {...icon} />
                {selected.length > 0 ? (
                  <span className="absolute top-1.5 right-2 size-2 rounded-full bg-primary" />
                ) : null}
              </SheetButton>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

const hintOf = (tool: PlanCanvasProps["tool"]) =>
  tool.kind === "furniture"
    ? "Toca donde va el mueble. R lo gira, M lo refleja, Esc lo suelta."
    : (entryOf(tool)?.hint ?? "");

function SheetButton({
  label,
  isOpen,
  onClick,
  children,
}: {
  label: string;
  isOpen: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onClick}
      className={`relative inline-flex min-h-11 min-w-11 flex-1 items-center justify-center gap-1.5 rounded-md px-1 text-2xs leading-tight [font-stretch:80%] @xl:min-h-13 @xl:flex-none @xl:flex-col @xl:gap-0.5 ${isOpen ? "bg-primary-soft text-primary-soft-foreground" : "hover:bg-muted"}`}
    >
      {children}
      {label}
    </button>
  );
}

/** Two views of one column. */
function Switcher<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string; readonly icon: ReactNode }[];
  onChange: (value: T) => void;
}) {
  return (
    <fieldset className="flex border-b">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
          className={`inline-flex min-h-11 flex-1 items-center justify-center gap-1.5 px-1 text-sm outline-offset-[-2px] ${value === option.value ? "font-medium text-primary shadow-[inset_0_-2px_0_var(--primary)]" : "text-muted-foreground hover:text-foreground"}`}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
