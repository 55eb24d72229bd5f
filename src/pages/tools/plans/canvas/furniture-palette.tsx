import { Search } from "lucide-react";
import { useState } from "react";
import { fold } from "#domain/shared/listing/fold.ts";
import { FURNITURE, FURNITURE_GROUPS, type FurnitureItem } from "#domain/tools/furnishing/catalogue.ts";
import { furnitureSymbol } from "#domain/tools/furnishing/symbols.ts";
import { InputBox } from "#ui/form/controls.tsx";
import type { CanvasTool } from "./canvas-tool.ts";
import { Strokes } from "./piece-drawing.tsx";
import { GROUP_WORDS, typedMetres } from "./plan-words.ts";

interface FurniturePaletteProps {
  tool: CanvasTool;
  onTool: (tool: CanvasTool) => void;
}

/** The pieces of the catalogue in their groups, drawn as they lie on the plan; a press takes one in hand. */
export function FurniturePalette({ tool, onTool }: FurniturePaletteProps) {
  const [asked, setAsked] = useState("");
  const words = fold(asked.trim().slice(0, 60));
  const found = FURNITURE.filter(({ name, group }) => fold(`${name} ${GROUP_WORDS[group]}`).includes(words));
  const held = tool.kind === "furniture" ? tool.item : null;
  return (
    <div className="grid min-h-0 content-start gap-3">
      <InputBox
        type="search"
        aria-label="Buscar un mueble"
        placeholder="Buscar"
        maxLength={60}
        value={asked}
        onChange={(event) => setAsked(event.target.value)}
        lead={<Search aria-hidden size={16} strokeWidth={1.75} className="ml-3 shrink-0 text-muted-foreground" />}
        className="pl-0"
      />
      {found.length === 0 ? (
        <p className="text-sm text-muted-foreground">No hay ningún mueble con ese nombre.</p>
      ) : null}
      {FURNITURE_GROUPS.map((group) => {
        const items = found.filter((item) => item.group === group);
        return items.length === 0 ? null : (
          <section key={group} aria-label={GROUP_WORDS[group]}>
            <h4 className="mb-1 text-xs font-medium text-muted-foreground">{GROUP_WORDS[group]}</h4>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1">
              {items.map((item) => (
                <li key={item.id}>
                  <ItemButton item={item} isHeld={held === item.id} onTool={onTool} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function ItemButton({
  item,
  isHeld,
  onTool,
}: {
  item: FurnitureItem;
  isHeld: boolean;
  onTool: (tool: CanvasTool) => void;
}) {
  const { id, name, widthMm, depthMm } = item;
  const size = Math.max(widthMm, depthMm) * 1.08;
  return (
    <button
      type="button"
      aria-pressed={isHeld}
      title={`${name}, ${typedMetres(widthMm)} × ${typedMetres(depthMm)}\u00a0m`}
      onClick={() => onTool(isHeld ? { kind: "select" } : { kind: "furniture", item: id })}
      className={`grid w-full justify-items-center gap-1 rounded-md border p-1.5 text-center text-2xs leading-tight [font-stretch:88%] ${isHeld ? "border-primary bg-primary-soft text-primary-soft-foreground" : "border-transparent hover:bg-muted"}`}
    >
      <svg aria-hidden viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} className="size-12">
        <Strokes strokes={furnitureSymbol(item, widthMm, depthMm)} />
      </svg>
      <span className="line-clamp-2">{name}</span>
    </button>
  );
}
