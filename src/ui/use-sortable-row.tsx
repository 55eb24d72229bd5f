import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";

/** Rows of a list that are put in order by their grip. Whoever does not drag has buttons for up and down. */

/** The keys under which a drag of one list carries its row and the one beside it: rows of other lists are no target. */
const keysOf = (list: string) => ({ dragged: `${list}:dragged`, beside: `${list}:beside` });

interface SortableRow {
  row: RefObject<HTMLLIElement | null>;
  grip: RefObject<HTMLSpanElement | null>;
  /** Where a row that is held over this one would go. */
  edge: Edge | null;
  isDragged: boolean;
}

/**
 * Makes a row draggable by its grip, and a place to drop others of its list.
 *
 * @param list the name of the list, the same for all its rows
 * @param isSortable false while nobody may change the order
 */
export function useSortableRow(list: string, id: string, isSortable = true): SortableRow {
  const row = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const element = row.current;
    const handle = grip.current;
    if (!element || !handle || !isSortable) return;
    const { dragged, beside } = keysOf(list);
    return combine(
      draggable({
        element,
        dragHandle: handle,
        getInitialData: () => ({ [dragged]: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data[dragged] === "string" && source.data[dragged] !== id,
        getData: ({ input, element: target }) =>
          attachClosestEdge({ [beside]: id }, { input, element: target, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [list, id, isSortable]);
  return { row, grip, edge, isDragged };
}

/**
 * Where a row stands after it was dropped: its place among the other rows.
 *
 * @param ids all rows in their order
 * @returns undefined where it was dropped on no row of the list
 */
export function placeAfterDrop(
  ids: readonly string[],
  { id, besideId, edge }: { id: string; besideId: string; edge: Edge | null },
): number | undefined {
  const index = ids.filter((one) => one !== id).indexOf(besideId);
  if (index < 0) return undefined;
  return edge === "top" ? index : index + 1;
}

/**
 * Hears of every drop among the rows of a list.
 *
 * @param ids all rows in their order
 * @param move puts a row at a place among the others
 */
export function useRowDrops(list: string, ids: readonly string[], move: (id: string, to: number) => void): void {
  const now = useRef({ ids, move });
  now.current = { ids, move };
  useEffect(() => {
    const { dragged, beside } = keysOf(list);
    return monitorForElements({
      canMonitor: ({ source }) => typeof source.data[dragged] === "string",
      onDrop: ({ source, location }) => {
        const data: Record<string | symbol, unknown> = location.current.dropTargets[0]?.data ?? {};
        const id = String(source.data[dragged]);
        const edge = extractClosestEdge(data);
        // Dropped on nothing, it has no neighbour of that name.
        const to = placeAfterDrop(now.current.ids, { id, besideId: String(data[beside]), edge });
        if (to !== undefined) now.current.move(id, to);
      },
    });
  }, [list]);
}

/** The line between two rows where the dragged one would go. @param isApart there is a gap between the rows */
export function DropLine({ edge, isApart = false }: { edge: Edge | null; isApart?: boolean }) {
  if (edge === null) return null;
  const [top, bottom] = isApart ? ["-top-1.5", "-bottom-1.5"] : ["-top-px", "-bottom-px"];
  return (
    <span aria-hidden className={classNames("absolute inset-x-0 h-0.5 bg-primary", edge === "top" ? top : bottom)} />
  );
}

/** The handle by which a row is dragged; phones have only the buttons. */
export function Grip({ grip, className }: { grip: RefObject<HTMLSpanElement | null>; className?: string }) {
  return (
    <span ref={grip} aria-hidden className={classNames("cursor-grab text-subtle-foreground max-sm:hidden", className)}>
      <GripVertical size={18} strokeWidth={1.75} />
    </span>
  );
}

interface MoveButtonsProps {
  /** Name of the thing that moves, as it is read out. */
  name: string;
  /** Absent on the first row. */
  onUp?: (() => void) | undefined;
  /** Absent on the last row. */
  onDown?: (() => void) | undefined;
}

/** The same by buttons: for the keyboard, for phones, and for whoever does not drag. */
export function MoveButtons({ name, onUp, onDown }: MoveButtonsProps) {
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={`Subir «${name}»`} disabled={!onUp} onClick={onUp}>
        <ArrowUp aria-hidden size={16} strokeWidth={1.75} />
      </Button>
      <Button variant="ghost" size="icon" aria-label={`Bajar «${name}»`} disabled={!onDown} onClick={onDown}>
        <ArrowDown aria-hidden size={16} strokeWidth={1.75} />
      </Button>
    </>
  );
}
