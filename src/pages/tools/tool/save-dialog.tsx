import { type SubmitEvent, useId, useRef, useState } from "react";
import { LONGEST_FOLDER, LONGEST_NAME, splitTags } from "#domain/tools/runs/run-changes.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useFolderNames } from "../runs/use-folder-names.ts";
import { useRunActs } from "../runs/use-run-acts.ts";
import type { SavedRun } from "./save-run.tsx";

interface SaveDialogProps {
  run: SavedRun;
  open: boolean;
  onClose: () => void;
}

/** Name, folder and tags of a result that is kept. */
export default function SaveDialog({ run, open, onClose }: SaveDialogProps) {
  const acts = useRunActs();
  const { folders } = useFolderNames();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? "").trim();
    const name = text("name");
    const outcome = await acts.edit(
      run.id,
      // The title as it stood there is no name of its own.
      {
        name: name === run.title ? null : name,
        folder: text("folder"),
        tags: splitTags(text("tags")),
        saved: true,
      },
      "Resultado guardado",
    );
    if (outcome.kind === "done") return onClose();
    if (outcome.kind !== "invalid") return;
    // For a list the message belongs to one of its items.
    const found = Object.fromEntries(Object.entries(outcome.errors).map(([path, text]) => [path.split(".")[0]!, text]));
    setErrors(found);
    if (form.current) focusFirst(form.current, found);
  };
  const letGo = async () => {
    const outcome = await acts.edit(run.id, { saved: false }, "Fuera de tus guardados");
    if (outcome.kind === "done") onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={run.isSaved ? "Resultado guardado" : "Guardar resultado"}
      description="Lo tendrás a mano en «Resultados guardados»."
    >
      <form ref={form} onSubmit={save} noValidate className="grid gap-5">
        <PlainField
          name="name"
          label="Nombre"
          defaultValue={run.name ?? run.title}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          error={errors.name}
        />
        <PlainField
          name="folder"
          label="Carpeta"
          optional
          list={listId}
          defaultValue={run.folder ?? ""}
          maxLength={LONGEST_FOLDER}
          autoComplete="off"
          error={errors.folder}
          help="Elige una o escribe otra nueva."
        />
        <datalist id={listId}>
          {folders.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <PlainField
          name="tags"
          label="Etiquetas"
          optional
          defaultValue={run.tags.join(", ")}
          autoComplete="off"
          error={errors.tags}
          help="Sepáralas con comas: exclusiva, llaves."
        />
        <div className="flex flex-wrap items-center justify-end gap-3">
          {run.isSaved ? (
            <Button variant="ghost" className="mr-auto" loading={acts.isBusy} onClick={letGo}>
              Quitar de guardados
            </Button>
          ) : null}
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={acts.isBusy} loadingText="Guardando…">
            Guardar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
