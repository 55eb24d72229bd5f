import { type FormEvent, useId, useState } from "react";
import { HAND_PORTALS, PORTAL_NAMES } from "#domain/portfolio/portals/portals.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCall } from "#ui/use-call.ts";

const CHOICES = HAND_PORTALS.map((portal) => ({ value: portal, label: PORTAL_NAMES[portal] }));

/** Notes an advert in a portal that reads no address of ours. */
export function PublicationDialog({ homeId, open, onClose }: { homeId: string; open: boolean; onClose: () => void }) {
  const form = useId();
  const [errors, setErrors] = useState<FieldErrors>({});
  const { isBusy, call } = useCall({ showsErrors: true });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const typed = new FormData(element);
    setErrors({});
    const outcome = await call("Anuncio anotado", "POST", `/api/portfolio/homes/${homeId}/publications`, {
      portal: typed.get("portal"),
      url: String(typed.get("url") ?? ""),
      since: String(typed.get("since") ?? "") || undefined,
    });
    if (outcome.kind === "done") {
      element.reset();
      onClose();
    }
    if (outcome.kind === "invalid") {
      setErrors(outcome.errors);
      focusFirst(element, outcome.errors);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Anotar un anuncio"
      description="Para los portales en los que publicas a mano: así el equipo sabe dónde está la vivienda y qué hay que retirar."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={form} loading={isBusy} loadingText="Anotando…">
            Anotar
          </Button>
        </>
      }
    >
      <form id={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <PlainSelect name="portal" label="Portal" choices={CHOICES} error={errors.portal} />
          <PlainField
            name="since"
            type="date"
            label="Publicada desde"
            optional
            help="Hoy, si lo dejas vacío."
            error={errors.since}
          />
        </div>
        <PlainField
          name="url"
          type="url"
          inputMode="url"
          label="Enlace del anuncio"
          optional
          maxLength={500}
          placeholder="https://www.idealista.com/inmueble/…"
          error={errors.url}
        />
      </form>
    </Dialog>
  );
}
