import { useId, useState } from "react";
import { declineForm } from "#domain/crm/signatures/signature-forms.ts";
import { Button } from "#ui/button.tsx";
import { TextareaBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { useCallForm } from "#ui/use-call-form.ts";

/** The other answer: no, with a reason that the sender reads. */
export function DeclinePanel({ token }: { token: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { errors, isBusy, formProps } = useCallForm({
    schema: declineForm,
    method: "POST",
    path: `/api/sign/${token}/decline`,
    doneText: "Has rechazado el documento",
  });
  if (!isOpen) {
    return (
      <div>
        <Button variant="ghost" onClick={() => setOpen(true)}>
          No quiero firmarlo
        </Button>
      </div>
    );
  }
  const foot = { id: `${id}-reason`, error: errors.reason };
  return (
    <form {...formProps} className="grid gap-3">
      <FieldFrame
        {...foot}
        label="Por qué no lo firmas"
        help="Lo leerá quien te lo envió. La petición se cierra para todos."
      >
        <TextareaBox {...ariaOf(foot, false)} name="reason" rows={3} maxLength={500} />
      </FieldFrame>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="outline" loading={isBusy}>
          Rechazar el documento
        </Button>
        <Button type="button" variant="ghost" onClick={() => setOpen(false)}>
          Volver
        </Button>
      </div>
    </form>
  );
}
