import { type FormEvent, useId } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SelectBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";
import { useCall } from "#ui/use-call.ts";

/** Somebody of the same agency. */
export interface Colleague {
  id: string;
  name: string;
}

interface HandOverTourProps {
  tour: { id: string; title: string };
  colleagues: readonly Colleague[];
  open: boolean;
  onClose: () => void;
}

/** Gives a tour to a colleague. */
export function HandOverTour({ tour: { id, title }, colleagues, open, onClose }: HandOverTourProps) {
  const field = useId();
  const { isBusy, call } = useCall();
  async function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ownerId = String(new FormData(event.currentTarget).get("persona") ?? "");
    const outcome = await call("Cedido", "PUT", `/api/tours/${id}/owner`, { ownerId });
    if (outcome.kind === "done") onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Ceder «${title}»`}
      description="Desde entonces lleva su nombre y su teléfono, y los mensajes le llegan a esa persona. El enlace no cambia."
    >
      <form onSubmit={(event) => void give(event)} className="grid gap-4">
        <FieldFrame id={field} label="Persona de tu agencia">
          <SelectBox
            id={field}
            name="persona"
            required
            placeholder="Elige a quién"
            options={colleagues.map((one) => ({ value: one.id, label: one.name }))}
          />
        </FieldFrame>
        <div>
          <Button type="submit" loading={isBusy}>
            Ceder el recorrido
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
