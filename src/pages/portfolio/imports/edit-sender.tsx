import { type FormEvent, useState } from "react";
import type { ListedSource } from "#server/portfolio/imports/sources.server.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";
import { useCall } from "#ui/use-call.ts";
import { EVERY_CHOICES, everyText } from "./import-words.ts";

/** Name, address and rhythm of a sender. */
export function EditSender({ sender, onClose }: { sender: ListedSource; onClose: () => void }) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const { isBusy, call } = useCall({ showsErrors: true });
  const isAddress = sender.kind === "direccion";

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const every = String(typed.get("everyMinutes") ?? "");
    const outcome = await call("Remitente cambiado", "PATCH", `/api/imports/sources/${sender.id}`, {
      name: String(typed.get("name") ?? ""),
      isPartial: typed.has("isPartial"),
      ...(isAddress
        ? { url: String(typed.get("url") ?? "").trim(), everyMinutes: every === "" ? null : Number(every) }
        : {}),
    });
    if (outcome.kind === "done") onClose();
    if (outcome.kind === "invalid") {
      setErrors(outcome.errors);
      focusFirst(form, outcome.errors);
    }
  }

  const choices = EVERY_CHOICES.some(({ value }) => value === String(sender.everyMinutes ?? ""))
    ? EVERY_CHOICES
    : [...EVERY_CHOICES, { value: String(sender.everyMinutes), label: everyText(sender.everyMinutes) }];
  return (
    <Dialog open onClose={onClose} title="Cambiar el remitente" description={sender.name}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <PlainField name="name" label="Nombre" maxLength={120} defaultValue={sender.name} error={errors.name} />
        {isAddress ? (
          <>
            <PlainField
              name="url"
              type="url"
              label="Dirección"
              maxLength={2000}
              defaultValue={sender.url ?? ""}
              error={errors.url}
            />
            <PlainSelect
              name="everyMinutes"
              label="Cuándo se lee"
              defaultValue={sender.everyMinutes === null ? "" : String(sender.everyMinutes)}
              choices={choices}
              error={errors.everyMinutes}
            />
          </>
        ) : null}
        <PlainCheckbox name="isPartial" defaultChecked={sender.isPartial}>
          Trae solo una parte de la cartera: lo que no venga no se retira
        </PlainCheckbox>
        <div className="flex justify-end">
          <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
            Guardar cambios
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
