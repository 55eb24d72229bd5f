import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { keyAction } from "./canvas-keys.ts";
import { SELECT_TOOL } from "./canvas-tool.ts";
import { IDLE } from "./draft.ts";
import type { Thing } from "./things.ts";
import type { CanvasActions } from "./use-canvas-actions.ts";

interface ThingListProps {
  things: readonly Thing[];
  selected: readonly string[];
  isReadOnly: boolean;
  actions: CanvasActions;
  onSelect: (ids: readonly string[]) => void;
}

/**
 * Everything on the level as a list: the way to the drawing without a pointer. Up and down go through it and choose, with control without
 * choosing; the space bar adds. Left, right and the other keys of the canvas act on what is chosen.
 */
export function ThingList({ things, selected, isReadOnly, actions, onSelect }: ThingListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const current = Math.min(at, things.length - 1);
  const chosen = selected.at(-1);
  useEffect(() => {
    const index = things.findIndex(({ id }) => id === chosen);
    if (index >= 0) setAt(index);
  }, [chosen, things]);
  useEffect(() => {
    list.current?.querySelector(`[data-at="${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  if (things.length === 0) return <p className="text-sm text-muted-foreground">Esta planta está vacía.</p>;

  function go(to: number, isChoosing: boolean) {
    const next = Math.max(0, Math.min(things.length - 1, to));
    setAt(next);
    const thing = things[next];
    if (isChoosing && thing) onSelect([thing.id]);
  }
  function onKeyDown(event: KeyboardEvent) {
    const isChoosing = !event.ctrlKey;
    const thing = things[current];
    if (event.key === "ArrowDown") go(current + 1, isChoosing);
    else if (event.key === "ArrowUp") go(current - 1, isChoosing);
    else if (event.key === "Home") go(0, isChoosing);
    else if (event.key === "End") go(things.length - 1, isChoosing);
    else if (event.key === " " && thing) {
      onSelect(selected.includes(thing.id) ? selected.filter((id) => id !== thing.id) : [...selected, thing.id]);
    } else {
      const action = keyAction(event, {
        draft: IDLE,
        tool: SELECT_TOOL,
        hasSelection: selected.length > 0,
        isReadOnly,
      });
      if (!action || action.do === "tool" || action.do === "input") return;
      actions.run(action);
    }
    event.preventDefault();
  }
  return (
    <ul
      ref={list}
      role="listbox"
      aria-label="Elementos de la planta"
      aria-multiselectable="true"
      aria-activedescendant={`plan-thing-${current}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="-mx-2 grid max-h-full content-start overflow-y-auto"
    >
      {things.map((thing, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list itself takes the keys.
        <li
          key={`${thing.kind} ${thing.id}`}
          id={`plan-thing-${i}`}
          data-at={i}
          role="option"
          aria-selected={selected.includes(thing.id)}
          onClick={(event) => {
            setAt(i);
            onSelect(event.shiftKey || event.ctrlKey ? [...new Set([...selected, thing.id])] : [thing.id]);
          }}
          className={`flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-sm px-2 text-sm pointer-coarse:min-h-11 ${selected.includes(thing.id) ? "bg-primary-soft text-primary-soft-foreground" : "hover:bg-muted"} ${i === current ? "[ul:focus-visible>&]:outline-2 [ul:focus-visible>&]:-outline-offset-2 [ul:focus-visible>&]:outline-ring" : ""}`}
        >
          <span className="truncate">{thing.name}</span>
          <span className="max-w-[55%] shrink-0 truncate text-xs text-muted-foreground tabular-nums">
            {thing.detail}
          </span>
        </li>
      ))}
    </ul>
  );
}
