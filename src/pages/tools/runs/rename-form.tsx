import { Check, X } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { LONGEST_NAME } from "#domain/tools/runs/run-changes.ts";
import type { ShownRun } from "#server/tools/runs/runs-shown.server.ts";
import { Button } from "#ui/button.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import type { RunActs } from "./use-run-acts.ts";

/** Edits a result's name in its place. Escape leaves it as it was; empty, it goes by the tool's title again. */
export function RenameForm({ run, acts, onClose }: { run: ShownRun; acts: RunActs; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    const input = form.current?.querySelector("input");
    input?.focus();
    input?.select();
  }, []);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "");
    const outcome = await acts.edit(run.id, { name }, "Nombre guardado");
    if (outcome.kind === "invalid") setError(outcome.errors.name);
    if (outcome.kind === "done") onClose();
  };
  return (
    <form
      ref={form}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
      noValidate
      className="flex min-w-60 items-start gap-1.5"
    >
      <PlainField
        name="name"
        label={`Nombre de ${run.title}`}
        hideLabel
        defaultValue={run.title}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={error}
        className="flex-1"
      />
      <Button
        type="submit"
        size="icon"
        variant="ghost"
        aria-label="Guardar nombre"
        loading={acts.isBusy}
        className="mt-1"
      >
        <Check aria-hidden size={18} strokeWidth={1.75} />
      </Button>
      <Button size="icon" variant="ghost" aria-label="Dejar el nombre como estaba" onClick={onClose} className="mt-1">
        <X aria-hidden size={18} strokeWidth={1.75} />
      </Button>
    </form>
  );
}
