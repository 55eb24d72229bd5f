import { useState } from "react";
import type { EditScope } from "#domain/crm/calendar/event-form.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

const CHOICES: readonly (readonly [EditScope, string])[] = [
  ["esta", "Solo esta vez"],
  ["siguientes", "Esta vez y las siguientes"],
  ["todas", "Todas las veces"],
];

interface ScopeQuestionProps {
  verb: "Cambiar" | "Mover" | "Eliminar";
  isBusy: boolean;
  onClose: () => void;
  onChoose: (scope: EditScope) => void;
}

/** Asks which times of a series an act means. */
export function ScopeQuestion({ verb, isBusy, onClose, onChoose }: ScopeQuestionProps) {
  const [scope, setScope] = useState<EditScope>("esta");
  return (
    <Dialog
      open
      onClose={onClose}
      title={`¿Qué veces quieres ${verb.toLowerCase()}?`}
      zocalo={verb === "Eliminar" ? "destructive" : "plataforma"}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
          <Button
            variant={verb === "Eliminar" ? "destructive" : "default"}
            loading={isBusy}
            loadingText="Un momento…"
            onClick={() => onChoose(scope)}
          >
            {verb}
          </Button>
        </>
      }
    >
      <fieldset className="grid gap-1">
        <legend className="sr-only">Qué veces</legend>
        {CHOICES.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3 rounded-sm px-2 text-sm hover:bg-accent">
            <input
              type="radio"
              name="scope"
              value={value}
              checked={scope === value}
              onChange={() => setScope(value)}
              className="size-4 accent-primary"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
