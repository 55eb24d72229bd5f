import { Check, PenLine, Plus, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

interface ZoneToolsProps {
  /** A sentence on what the map shows, or on how far the drawing has come. */
  says: string;
  /** Null while nothing is drawn. */
  drawing: {
    hasCorners: boolean;
    mayEnd: boolean;
    onUndo: () => void;
    onCancel: () => void;
    onEnd: () => void;
    /** Where several pieces may be drawn: closes this one and begins the next. */
    another?: { isAllowed: boolean; onBegin: () => void };
  } | null;
  /** Absent where no zone is searched by. */
  onRemove: (() => void) | undefined;
  onSearchView: () => void;
  onDraw: () => void;
  drawLabel?: string;
  /** Further acts while nothing is drawn. */
  children?: ReactNode;
  className?: string;
}

/** The bar over a map of homes on which a zone is drawn: what it shows, and the acts of the drawing. */
export function ZoneTools({
  says,
  drawing,
  onRemove,
  onSearchView,
  onDraw,
  drawLabel = "Dibujar zona",
  children,
  className,
}: ZoneToolsProps) {
  return (
    <div className={classNames("flex flex-wrap items-center border-b text-sm", className)}>
      <p role="status" className="mr-auto min-w-40 flex-1 text-muted-foreground">
        {says}
      </p>
      {drawing ? (
        <>
          <Button size="sm" variant="ghost" disabled={!drawing.hasCorners} onClick={drawing.onUndo}>
            <Undo2 {...icon} />
            Quitar esquina
          </Button>
          <Button size="sm" variant="ghost" onClick={drawing.onCancel}>
            Cancelar
          </Button>
          {drawing.another ? (
            <Button size="sm" variant="outline" disabled={!drawing.another.isAllowed} onClick={drawing.another.onBegin}>
              <Plus {...icon} />
              Otra zona
            </Button>
          ) : null}
          <Button size="sm" disabled={!drawing.mayEnd} onClick={drawing.onEnd}>
            <Check {...icon} />
            Buscar en la zona
          </Button>
        </>
      ) : (
        <>
          {children}
          {onRemove ? (
            <Button size="sm" variant="ghost" onClick={onRemove}>
              <X {...icon} />
              Quitar zona
            </Button>
          ) : null}
          <Button size="sm" variant="outline" onClick={onSearchView}>
            Buscar en lo que se ve
          </Button>
          <Button size="sm" variant="outline" onClick={onDraw}>
            <PenLine {...icon} />
            {drawLabel}
          </Button>
        </>
      )}
    </div>
  );
}
