import { CircleCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { sharedLead } from "#domain/tools/sharing/shared-lead.ts";
import { Button } from "#ui/button.tsx";
import { callApi } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { Honeypot, PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { ShownAgent } from "../../accounts/agent-card/shown-agent.ts";
import { placeOf } from "./place-of.ts";

interface ContactFormProps {
  token: string;
  formId: string;
  agent: ShownAgent;
  /** Result of the form sent without a script: `enviado`, `revisa`. */
  sent: string | null;
  title?: string;
  /** Label of the message. */
  question?: string;
}

/** Writes to the agent. Without a script the browser sends it by itself and comes back to this page. */
export function ContactForm({
  token,
  formId,
  agent,
  sent,
  title = "Pregunta lo que quieras",
  question = "Mensaje",
}: ContactFormProps) {
  const { pathname } = useLocation();
  const [isSending, setSending] = useState(false);
  const [isKept, setKept] = useState(sent === "enviado");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(
    sent === "revisa" ? "Faltan datos o hay alguno que no es válido, y no se ha enviado." : null,
  );
  // Two clicks within one frame see the same state.
  const busy = useRef(false);
  const thanks = useRef<HTMLHeadingElement>(null);
  const wasSent = useRef(false);

  useEffect(() => {
    // The form that had the focus is gone.
    if (isKept && wasSent.current) thanks.current?.focus();
  }, [isKept]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const typed = Object.fromEntries(new FormData(form));
    const found = checkForm(sharedLead, typed);
    setErrors(found ?? {});
    setFailure(null);
    if (found) return focusFirst(form, found);
    busy.current = true;
    setSending(true);
    const outcome = await callApi("POST", `/api/shared/${token}/leads`, typed);
    busy.current = false;
    setSending(false);
    if (outcome.kind === "done") {
      wasSent.current = true;
      setKept(true);
    } else if (outcome.kind === "invalid") {
      setErrors(outcome.errors);
      focusFirst(form, outcome.errors);
    } else {
      setFailure(`${outcome.description} Lo que escribiste sigue aquí.`);
    }
  }

  if (isKept) {
    return (
      <div className="rounded-lg border bg-card p-5 sm:p-7 print:hidden">
        <CircleCheck aria-hidden size={28} strokeWidth={1.75} className="text-success" />
        <h2 ref={thanks} tabIndex={-1} className="mt-3 text-h3 outline-none">
          Mensaje enviado
        </h2>
        <p className="mt-2 text-muted-foreground">
          {agent.name} lo recibe en su correo y te responderá. Puedes cerrar esta página.
        </p>
      </div>
    );
  }
  return (
    <form
      noValidate
      method="post"
      action={`/api/shared/${token}/leads`}
      onSubmit={submit}
      aria-labelledby="escribir"
      className="relative grid gap-4 rounded-lg border bg-card p-5 sm:p-7 print:hidden"
    >
      <h2 id="escribir" className="text-h3">
        {title}
      </h2>
      <input type="hidden" name="form_id" value={formId} />
      <input type="hidden" name="place" value={placeOf(pathname)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainField name="full_name" label="Nombre" autoComplete="name" maxLength={200} error={errors.full_name} />
        <PlainField name="email" type="email" label="Email" autoComplete="email" maxLength={255} error={errors.email} />
        <PlainField
          name="phone"
          type="tel"
          label="Teléfono"
          optional
          autoComplete="tel"
          maxLength={20}
          error={errors.phone}
          className="sm:col-span-2"
        />
        <PlainField
          name="message"
          label={question}
          optional
          rows={4}
          maxLength={2000}
          error={errors.message}
          className="sm:col-span-2"
        />
      </div>
      <div>
        <PlainCheckbox
          name="privacy"
          aria-required
          aria-invalid={errors.privacy ? true : undefined}
          aria-describedby={errors.privacy ? "privacidad-error privacidad-nota" : "privacidad-nota"}
        >
          Acepto que {agent.agency ?? agent.named} reciba estos datos para responderme.
        </PlainCheckbox>
        {errors.privacy ? (
          <p id="privacidad-error" className="mb-1 text-xs font-medium text-destructive">
            {errors.privacy}
          </p>
        ) : null}
        <PlainCheckbox name="marketing_consent">
          Quiero que me escriba también con otras viviendas y novedades (opcional).
        </PlainCheckbox>
      </div>
      <Honeypot />
      {failure === null ? null : (
        <div role="alert">
          <Callout tone="destructive">{failure}</Callout>
        </div>
      )}
      <div>
        <Button type="submit" size="lg" loading={isSending} loadingText="Enviando..." className="max-sm:w-full">
          Enviar a {agent.agency ?? agent.named}
        </Button>
      </div>
      <p id="privacidad-nota" className="text-xs text-subtle-foreground">
        Responsable de tus datos: {agent.responsible}, que los usa para responderte. Los guarda en Umbral, que los trata
        por su encargo. Puedes verlos, corregirlos o borrarlos.{" "}
        <PageLink to="/privacidad" className="link-text">
          Más en privacidad
        </PageLink>
      </p>
    </form>
  );
}
