import { Pencil } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { draftChange, lastDayFault, REMINDER_DAYS } from "#domain/crm/signatures/signature-forms.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { InputBox, SelectBox, TextareaBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { useCall } from "#ui/use-call.ts";
import { reminderChoices } from "./reminder-choices.ts";
import { SignerFields, type TypedSigner } from "./signer-fields.tsx";

interface CorrectDraftProps {
  /** The request's own call. */
  path: string;
  /** `2026-11-27` */
  today: string;
  sendsMessages: boolean;
  request: { title: string; message: string; lastDay: string; reminderDays: number };
  signers: readonly { name: string; email: string; phone: string; turn: number }[];
}

/** Corrects a draft before anybody is written to. The document stays: another one is another request. */
export function CorrectDraft({ path, today, sendsMessages, request, signers }: CorrectDraftProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [typedSigners, setSigners] = useState<TypedSigner[]>([]);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { isBusy, call } = useCall({ showsErrors: true });
  const field = (name: string) => ({ id: `${id}-${name}`, error: errors[name] });
  const control = (name: string, isOptional = false) => ({ name, ...ariaOf(field(name), isOptional) });

  function open() {
    setSigners(signers.map((signer, i) => ({ ...signer, key: i + 1, turn: String(signer.turn) })));
    setErrors({});
    setOpen(true);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const change = {
      title: typed.get("title"),
      message: typed.get("message"),
      lastDay: typed.get("lastDay"),
      reminderDays: Number(typed.get("reminderDays")),
      signers: typedSigners.map(({ name, email, phone, turn }) => ({ name, email, phone, turn: Number(turn) })),
    };
    const dayFault = lastDayFault(String(change.lastDay), today);
    const wrong = { ...checkForm(draftChange, change), ...(dayFault && change.lastDay ? { lastDay: dayFault } : {}) };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return focusFirst(form, wrong);
    const outcome = await call("Borrador corregido", "PATCH", path, change);
    if (outcome.kind === "invalid") setErrors(outcome.errors);
    if (outcome.kind === "done") setOpen(false);
  }

  return (
    <>
      <Button variant="outline" onClick={open}>
        <Pencil aria-hidden size={18} strokeWidth={1.75} /> Corregir
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        isWide
        title="Corregir el borrador"
        description="Todavía no se ha escrito a nadie. El documento se queda: para firmar otro, haz otra petición."
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Volver
            </Button>
            <Button type="submit" form={`${id}-form`} loading={isBusy}>
              Guardar
            </Button>
          </>
        }
      >
        <form id={`${id}-form`} onSubmit={submit} noValidate className="grid gap-5">
          <FieldFrame {...field("title")} label="Título">
            <InputBox {...control("title")} maxLength={120} autoComplete="off" defaultValue={request.title} />
          </FieldFrame>
          <FieldFrame {...field("message")} label="Mensaje" optional>
            <TextareaBox {...control("message", true)} rows={3} maxLength={1_000} defaultValue={request.message} />
          </FieldFrame>
          <SignerFields
            id={id}
            signers={typedSigners}
            onChange={setSigners}
            offered={[]}
            sendsMessages={sendsMessages}
            errors={errors}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            <FieldFrame {...field("lastDay")} label="Se puede firmar hasta el">
              <InputBox {...control("lastDay")} type="date" min={addDays(today, 1)} defaultValue={request.lastDay} />
            </FieldFrame>
            <FieldFrame {...field("reminderDays")} label="Recordatorios por correo">
              <SelectBox
                {...control("reminderDays")}
                options={reminderChoices(REMINDER_DAYS)}
                defaultValue={String(request.reminderDays)}
              />
            </FieldFrame>
          </div>
        </form>
      </Dialog>
    </>
  );
}
