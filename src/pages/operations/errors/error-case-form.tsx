import { type FormEvent, useId, useState } from "react";
import { NOTE_MAX } from "#domain/operations/errors/error-case.ts";
import { Button } from "#ui/button.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useAct } from "../../shared/use-act.ts";
import { When } from "../../shared/when.tsx";
import type { ErrorDetailData } from "./error-data.ts";

/** The note of a cause and the person who looks after it. */
export function ErrorCaseForm({ detail }: { detail: ErrorDetailData }) {
  const { fingerprint, note, assignee_id, noted_at, noted_by, staff } = detail;
  const { isBusy, act } = useAct();
  const [errors, setErrors] = useState<FieldErrors>({});
  const _selectId = useId();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const outcome = await act("Nota guardada", "PATCH", `errors/${fingerprint}`, {
      note: typed.get("note"),
      assignee_id: typed.get("assignee_id"),
    });
    setErrors(outcome.kind === "invalid" ? outcome.errors : {});
  };
  return (
    <form onSubmit={save} noValidate aria-label="Nota y persona asignada" className="grid gap-3">
      <PlainField
        key={note}
        name="note"
        label="Nota"
        optional
        rows={3}
        maxLength={NOTE_MAX}
        defaultValue={note ?? ""}
        error={errors.note}
      />
      <PlainSelect
        key={assignee_id}
        name="assignee_id"
        label="Asignado a"
        defaultValue={assignee_id ?? ""}
        choices={[{ value: "", label: "Nadie" }, ...staff.map(({ id, name }) => ({ value: id, label: name }))]}
        error={errors.assignee_id}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="sm" variant="outline" loading={isBusy} loadingText="Guardando…">
          Guardar nota
        </Button>
        {noted_at ? (
          <p className="text-xs text-muted-foreground">
            {noted_by ? `${noted_by}, ` : ""}
            <When iso={noted_at} style="full" />
          </p>
        ) : null}
      </div>
    </form>
  );
}
