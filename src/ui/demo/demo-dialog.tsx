import { type FormEvent, useId, useRef, useState } from "react";
import { demoRequest } from "#domain/site/lead/lead.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { checkForm, type FieldErrors } from "../field-errors.ts";
import { reportFailedForm } from "../lead/failed-form.ts";
import { focusFirst } from "../lead/focus-first.ts";
import { Honeypot, PlainField } from "../lead/plain-field.tsx";
import { PrivacyNote } from "../lead/privacy-note.tsx";
import { sendForm } from "../lead/send-form.ts";
import { useSite } from "../site/site-info.ts";
import { showToast } from "../toast-store.ts";

export interface DemoDialogProps {
  open: boolean;
  onClose: () => void;
}

const MESSAGE_MAX = 500;
const FAILED = "No se pudo enviar la solicitud. Inténtalo de nuevo.";

/** "Solicitar Demo": calls `POST /functions/v1/request-demo`. Typed values outlive closing and errors. */
export function DemoDialog({ open, onClose }: DemoDialogProps) {
  const id = useId();
  const { anonKey } = useSite();
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [messageLength, setMessageLength] = useState(0);
  // Two clicks within one frame see the same state.
  const busy = useRef(false);

  const refuse = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    const [first = FAILED] = Object.values(found);
    showToast({ kind: "error", title: "Error de validación", description: first });
    focusFirst(form, found);
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const typed = Object.fromEntries(new FormData(form));
    const found = checkForm(demoRequest, typed);
    if (found) {
      refuse(form, found);
      return;
    }
    busy.current = true;
    setSending(true);
    setErrors({});
    const outcome = await sendForm("/functions/v1/request-demo", typed, { authorization: `Bearer ${anonKey}` });
    busy.current = false;
    setSending(false);
    if (outcome.kind === "kept") {
      form.reset();
      setMessageLength(0);
      showToast({
        kind: "success",
        title: "¡Solicitud enviada!",
        description: "Nos pondremos en contacto contigo para agendar la demo.",
      });
      onClose();
    } else if (outcome.kind === "invalid") {
      refuse(form, outcome.errors);
    } else {
      showToast({ kind: "error", title: "Error", description: reportFailedForm("demo_form", outcome, FAILED) });
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Solicitar Demo"
      description="Treinta minutos con tus propias viviendas. Te escribimos para acordar día y hora."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={id} loading={isSending} loadingText="Enviando...">
            Pedir la demo
          </Button>
        </>
      }
    >
      <form id={id} noValidate method="post" className="relative grid gap-4 sm:grid-cols-2" onSubmit={submit}>
        <PlainField name="name" label="Nombre" autoComplete="name" maxLength={100} required error={errors.name} />
        <PlainField
          name="company"
          label="Empresa"
          optional
          autoComplete="organization"
          maxLength={100}
          error={errors.company}
        />
        <PlainField
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          maxLength={255}
          required
          error={errors.email}
        />
        <PlainField
          name="phone"
          type="tel"
          label="Teléfono"
          optional
          autoComplete="tel"
          maxLength={20}
          error={errors.phone}
        />
        <PlainField
          name="message"
          label="¿Qué te gustaría ver?"
          optional
          rows={3}
          maxLength={MESSAGE_MAX}
          error={errors.message}
          onInput={(event) => setMessageLength(event.currentTarget.value.length)}
          help={<span className="block text-right tabular-nums">{`${messageLength} / ${MESSAGE_MAX}`}</span>}
          className="sm:col-span-2"
        />
        <Honeypot />
        <div className="sm:col-span-2">
          <PrivacyNote />
        </div>
      </form>
    </Dialog>
  );
}
