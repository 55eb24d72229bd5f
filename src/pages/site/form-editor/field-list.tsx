import { Plus } from "lucide-react";
import { useState } from "react";
import { FIELD_KIND_NAMES } from "#domain/site/forms/field-names.ts";
import {
  emptyField,
  FIELD_KINDS,
  type FormField,
  type FormProblem,
  MAX_FIELDS,
} from "#domain/site/forms/form-definition.ts";
import { Button } from "#ui/button.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { useRowDrops } from "#ui/use-sortable-row.tsx";
import { FIELD_LIST, FieldCard } from "./field-card.tsx";

interface FieldListProps {
  fields: readonly FormField[];
  problems: readonly FormProblem[];
  onChange: (edit: (before: FormField[]) => FormField[]) => void;
}

/** The fields in their order. Dragging and the arrows do the same; each move is read out. */
export function FieldList({ fields, problems, onChange }: FieldListProps) {
  const [added, setAdded] = useState<string | null>(null);
  const [announced, setAnnounced] = useState("");

  const move = (id: string, to: number) => {
    onChange((before) => {
      const field = before.find((one) => one.id === id);
      if (!field) return before;
      const rest = before.filter((one) => one.id !== id);
      rest.splice(to, 0, field);
      return rest;
    });
    setAnnounced(`Campo movido al puesto ${to + 1}`);
  };
  useRowDrops(
    FIELD_LIST,
    fields.map(({ id }) => id),
    move,
  );

  return (
    <div className="grid gap-3">
      <ol className="grid gap-2.5">
        {fields.map((field, index) => (
          <FieldCard
            key={field.id}
            field={field}
            number={index + 1}
            problem={problems.find(({ fieldId }) => fieldId === field.id)?.text}
            startsOpen={field.id === added}
            onChange={(changed) => onChange((before) => before.map((one) => (one.id === field.id ? changed : one)))}
            onRemove={() => {
              onChange((before) => before.filter(({ id }) => id !== field.id));
              setAnnounced("Campo quitado");
            }}
            {...(index > 0 ? { onUp: () => move(field.id, index - 1) } : {})}
            {...(index < fields.length - 1 ? { onDown: () => move(field.id, index + 1) } : {})}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {fields.length < MAX_FIELDS ? (
        <div>
          <DropdownMenu
            align="start"
            trigger={
              <Button variant="outline">
                <Plus aria-hidden size={18} strokeWidth={1.75} />
                Añadir campo
              </Button>
            }
          >
            {FIELD_KINDS.map((kind) => (
              <DropdownItem
                key={kind}
                onSelect={() => {
                  const field = emptyField(kind, fields);
                  onChange((before) => [...before, field]);
                  setAdded(field.id);
                }}
              >
                {FIELD_KIND_NAMES[kind]}
              </DropdownItem>
            ))}
          </DropdownMenu>
        </div>
      ) : null}
    </div>
  );
}
