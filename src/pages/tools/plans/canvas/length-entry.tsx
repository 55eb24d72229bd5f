import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { boxClasses, controlClasses } from "#ui/form/field-classes.ts";
import { FieldFoot } from "#ui/form/field-frame.tsx";
import type { Draft } from "./draft.ts";
import { distance } from "./geometry.ts";
import { typedMetres } from "./plan-words.ts";

interface LengthEntryProps {
  draft: Draft;
  /** Why what was typed is not taken; it stays typed. */
  refused: string | null;
  /** The first field, for keys that are pressed on the drawing. */
  field: RefObject<HTMLInputElement | null>;
  onTyped: (texts: readonly string[]) => boolean;
  onEscape: () => void;
  onClose: () => void;
}

/** Measures of what is being drawn, and the text of a note: typed beside the pointer, taken by Enter. */
export function LengthEntry({ draft, refused, field, onTyped, onEscape, onClose }: LengthEntryProps) {
  const id = useId();
  const fields = fieldsOf(draft);
  const [texts, setTexts] = useState<readonly string[]>([]);
  if (fields.length === 0) return null;
  const isTouched = texts.some((text) => text !== "");
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === "Escape") {
      event.preventDefault();
      if (isTouched) setTexts([]);
      else onEscape();
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!isTouched) onClose();
    else if (onTyped(texts)) setTexts([]);
  }
  return (
    <div
      data-canvas-panel
      className="grid w-max max-w-60 gap-1 rounded-md border bg-popover p-1.5 text-popover-foreground shadow-md"
    >
      <div className="flex gap-1.5">
        {fields.map(({ label, shown }, i) => (
          <label key={label} className="grid gap-0.5 text-2xs text-muted-foreground">
            {label}
            <span
              className={`${boxClasses(refused !== null && isTouched, false, true)} ${fields.length > 1 ? "w-24" : draft.kind === "note" ? "w-52" : "w-28"}`}
            >
              <input
                ref={i === 0 ? field : undefined}
                className={controlClasses}
                value={texts[i] ?? ""}
                placeholder={shown}
                maxLength={draft.kind === "note" ? 200 : 40}
                inputMode={draft.kind === "note" ? "text" : "decimal"}
                enterKeyHint="done"
                autoComplete="off"
                aria-invalid={refused !== null && isTouched ? true : undefined}
                aria-describedby={refused !== null && isTouched ? `${id}-help` : undefined}
                onChange={(event) =>
                  setTexts(fields.map((_, at) => (at === i ? event.target.value : (texts[at] ?? ""))))
                }
                onKeyDown={onKeyDown}
              />
            </span>
          </label>
        ))}
      </div>
      {refused !== null && isTouched ? <FieldFoot id={id} error={refused} isLive /> : null}
    </div>
  );
}

interface EntryField {
  readonly label: string;
  /** The text that the field would show now. */
  readonly shown: string;
}

function fieldsOf(draft: Draft): readonly EntryField[] {
  if (draft.kind === "note") return [{ label: "Texto de la nota", shown: "Escribe y pulsa Intro" }];
  if (draft.kind !== "points") return [];
  const { points, snap, tool, isSettled } = draft;
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return [];
  if (isSettled) {
    const shown = typedMetres(distance(first, points[1] ?? first));
    return [{ label: tool === "calibrate" ? "Distancia real" : "Medida real", shown }];
  }
  if (tool === "calibrate" || tool === "measure") return [];
  if (tool === "room") {
    return [
      { label: "Ancho", shown: typedMetres(Math.abs(snap.point.x - first.x)) },
      { label: "Fondo", shown: typedMetres(Math.abs(snap.point.y - first.y)) },
    ];
  }
  if (tool === "dimension" && points.length === 2) return [{ label: "Separación", shown: "0,50" }];
  return [{ label: "Longitud", shown: typedMetres(distance(last, snap.point)) }];
}
