import { type SubmitEvent, useId, useState } from "react";
import { LONGEST_FOLDER, LONGEST_TAG, splitTags } from "#domain/tools/runs/run-changes.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import type { Organising } from "./run-list-page.tsx";
import { useFolderNames } from "./use-folder-names.ts";
import { type RunActs, resultCount } from "./use-run-acts.ts";

interface OrganiseDialogProps {
  organising: Organising;
  acts: RunActs;
  onClose: () => void;
  onDone: () => void;
}

/** Puts results into a folder, or tags them: one with all its tags, several with one more or one less. */
export function OrganiseDialog(props: OrganiseDialogProps) {
  const { kind, runs } = props.organising;
  const subject = runs.length === 1 ? `«${runs[0]!.title}»` : resultCount(runs.length);
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={kind === "move" ? "Mover a una carpeta" : "Etiquetar"}
      description={subject}
    >
      {kind === "move" ? <MoveForm {...props} /> : runs.length === 1 ? <TagsForm {...props} /> : <TagForm {...props} />}
    </Dialog>
  );
}

const typed = (event: SubmitEvent<HTMLFormElement>, name: string) =>
  String(new FormData(event.currentTarget).get(name) ?? "").trim();

function MoveForm({ organising: { runs }, acts, onClose, onDone }: OrganiseDialogProps) {
  const { folders } = useFolderNames();
  const listId = useId();
  const [first] = runs;
  const isSameFolder = runs.every(({ folder }) => folder === first!.folder);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const folder = typed(event, "folder") || null;
    if (
      await acts.change(
        runs.map(({ id }) => id),
        { act: "move", folder },
      )
    )
      onDone();
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <PlainField
        name="folder"
        label="Carpeta"
        optional
        list={listId}
        defaultValue={(isSameFolder && first!.folder) || ""}
        maxLength={LONGEST_FOLDER}
        autoComplete="off"
        help="Elige una o escribe otra nueva. Vacía, sale de su carpeta. Lo que está en una carpeta queda guardado."
      />
      <datalist id={listId}>
        {folders.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Foot acts={acts} onClose={onClose} label="Mover" />
    </form>
  );
}

/** All the tags of one result. */
function TagsForm({ organising: { runs }, acts, onClose, onDone }: OrganiseDialogProps) {
  const [error, setError] = useState<string>();
  const run = runs[0]!;
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const outcome = await acts.edit(run.id, { tags: splitTags(typed(event, "tags")) }, "Etiquetas guardadas");
    // For a list the message belongs to one of its items.
    if (outcome.kind === "invalid") setError(Object.values(outcome.errors)[0]);
    if (outcome.kind === "done") onDone();
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <PlainField
        name="tags"
        label="Etiquetas"
        optional
        defaultValue={run.tags.join(", ")}
        autoComplete="off"
        error={error}
        help="Sepáralas con comas: exclusiva, llaves."
      />
      <Foot acts={acts} onClose={onClose} label="Guardar etiquetas" />
    </form>
  );
}

/** One tag for several results. */
function TagForm({ organising: { runs }, acts, onClose, onDone }: OrganiseDialogProps) {
  const { tags } = useFolderNames();
  const listId = useId();
  const [error, setError] = useState<string>();
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tag = typed(event, "tag");
    if (tag === "") return setError("Escribe la etiqueta");
    const { value } = (event.nativeEvent.submitter ?? {}) as { value?: string };
    const act = value === "untag" ? "untag" : "tag";
    if (
      await acts.change(
        runs.map(({ id }) => id),
        { act, tag },
      )
    )
      onDone();
  };
  return (
    <form onSubmit={send} noValidate className="grid gap-5">
      <PlainField
        name="tag"
        label="Etiqueta"
        list={listId}
        maxLength={LONGEST_TAG}
        autoComplete="off"
        error={error}
        help="Una sola, para todos los que has marcado."
      />
      <datalist id={listId}>
        {tags.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <Button variant="ghost" onClick={onClose}>
          Cancelar
        </Button>
        {/* Enter takes the first of a form's buttons: adding stands before in order, and last to the eye. */}
        <Button type="submit" value="tag" className="order-1" loading={acts.isBusy} loadingText="Guardando…">
          Añadir a todos
        </Button>
        <Button type="submit" value="untag" variant="outline" loading={acts.isBusy}>
          Quitar de todos
        </Button>
      </div>
    </form>
  );
}

function Foot({ acts, onClose, label }: Pick<OrganiseDialogProps, "acts" | "onClose"> & { label: string }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <Button variant="outline" onClick={onClose}>
        Cancelar
      </Button>
      <Button type="submit" loading={acts.isBusy} loadingText="Guardando…">
        {label}
      </Button>
    </div>
  );
}
