import { Trash2 } from "lucide-react";
import { FIELD_KIND_NAMES } from "#domain/site/forms/field-names.ts";
import type { FormField } from "#domain/site/forms/form-definition.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { DropLine, Grip, MoveButtons, useSortableRow } from "#ui/use-sortable-row.tsx";
import { FieldSettings } from "./field-settings.tsx";

/** Its cards are put in order among themselves. */
export const FIELD_LIST = "form-fields";

interface FieldCardProps {
  field: FormField;
  number: number;
  problem: string | undefined;
  startsOpen: boolean;
  onChange: (field: FormField) => void;
  onRemove: () => void;
  onUp?: () => void;
  onDown?: () => void;
}

/** One field of the builder: moved by its grip or its arrows, opened to be changed. */
export function FieldCard({ field, number, problem, startsOpen, onChange, onRemove, onUp, onDown }: FieldCardProps) {
  const { id, kind, label } = field;
  const { row, grip, edge, isDragged } = useSortableRow(FIELD_LIST, id);
  const name = label || FIELD_KIND_NAMES[kind];
  return (
    <li ref={row} className={classNames("relative rounded-md border bg-card", isDragged && "opacity-40")}>
      <DropLine edge={edge} isApart />
      <details open={startsOpen || undefined} className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 py-2 pr-36 pl-3 text-sm [&::-webkit-details-marker]:hidden">
          <Grip grip={grip} />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-1 font-medium group-open:line-clamp-none">
              {number}. {name}
            </span>
            <span className="block text-xs text-subtle-foreground">
              {FIELD_KIND_NAMES[kind]}
              {field.required ? " · obligatorio" : ""}
              {problem ? <span className="font-medium text-destructive"> · {problem}</span> : null}
            </span>
          </span>
        </summary>
        <div className="border-t p-4">
          <FieldSettings field={field} onChange={onChange} problem={problem} />
        </div>
      </details>
      <span className="absolute top-1 right-1 flex">
        <MoveButtons name={name} onUp={onUp} onDown={onDown} />
        <Button variant="ghost" size="icon" aria-label={`Quitar «${name}»`} onClick={onRemove}>
          <Trash2 aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      </span>
    </li>
  );
}
