import { type FormEvent, useState } from "react";
import { type HomePhoto, MAX_CAPTION, photoChange } from "#domain/portfolio/homes/home-files.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCall } from "#ui/use-call.ts";

interface CaptionDialogProps {
  photo: HomePhoto;
  path: string;
  onClose: () => void;
  onChange: () => void;
}

/** Caption of a photo, and its words for people who do not see it. */
export function CaptionDialog({ photo, path, onClose, onChange }: CaptionDialogProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const { isBusy, call } = useCall({ showsErrors: true });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = { caption: String(new FormData(form).get("caption") ?? "") };
    const found = checkForm(photoChange, typed);
    setErrors(found ?? {});
    if (found) return focusFirst(form, found);
    const outcome = await call("Pie guardado", "PATCH", path, typed);
    if (outcome.kind === "done") {
      onChange();
      onClose();
    }
    if (outcome.kind === "invalid") {
      setErrors(outcome.errors);
      focusFirst(form, outcome.errors);
    }
  }

  return (
    <Dialog open onClose={onClose} title="Pie de foto">
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <PlainField
          name="caption"
          label="Qué se ve"
          optional
          defaultValue={photo.caption ?? ""}
          maxLength={MAX_CAPTION}
          help="Una frase corta, por ejemplo: salón con salida a la terraza"
          error={errors.caption}
        />
        <div className="flex justify-end">
          <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
            Guardar pie
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
