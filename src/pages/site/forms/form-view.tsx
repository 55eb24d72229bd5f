import { CircleCheck } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { readAnswers } from "#domain/site/forms/read-answers.ts";
import { Button } from "#ui/button.tsx";
import { callApi } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { Honeypot } from "#ui/lead/plain-field.tsx";
import { FormFields } from "./form-fields.tsx";
import type { OpenForm, TakenForm } from "./open-form.server.ts";

interface FormViewProps {
  form: OpenForm;
  /** Result, where the browser sent it by itself. */
  taken: TakenForm | undefined;
  isEmbedded?: boolean;
}

type Outcome = { state: "done" } | { state: "refused"; errors: Record<string, string>; failure: string | null };

/** A form of ours as a visitor fills it in. Without a script the browser sends it by itself and the page says what became of it. */
export function FormView({ form, taken, isEmbedded = false }: FormViewProps) {
  // The first version shown stays, because the page may be loaded again while somebody types.
  const [{ slug, definition, hidden }] = useState(form);
  const refused = taken?.state === "refused" ? taken : null;
  const [errors, setErrors] = useState(refused?.errors ?? {});
  const [failure, setFailure] = useState(refused?.failure ?? null);
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(taken?.state === "done");
  // Two clicks within one frame see the same state.
  const busy = useRef(false);
  const thanks = useRef<HTMLHeadingElement>(null);
  const wasSent = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (isDone && wasSent.current) thanks.current?.focus();
  }, [isDone]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current) return;
    const typed = new FormData(element);
    const fail = (found: Record<string, string>) => {
      setErrors(found);
      focusFirst(element, found);
    };
    setErrors({});
    setFailure(null);
    const read = readAnswers(definition, (name) => typed.getAll(name).map(String));
    if (!read.ok) return fail(read.errors);
    busy.current = true;
    setSending(true);
    const outcome = await callApi<Outcome>("POST", `/api/forms/${slug}/answers`, typed);
    busy.current = false;
    setSending(false);
    if (outcome.kind !== "done") {
      return setFailure(
        `${outcome.kind === "invalid" ? "No se ha podido enviar." : outcome.description} Lo que escribiste sigue aquí.`,
      );
    }
    if (outcome.answer.state === "refused") {
      fail(outcome.answer.errors);
      return setFailure(outcome.answer.failure);
    }
    wasSent.current = true;
    if (definition.thanksPage && !isEmbedded) window.location.assign(definition.thanksPage);
    else setDone(true);
  }

  if (isDone) {
    const { thanks: words, thanksPage } = definition;
    return (
      <div className="rounded-lg border bg-card p-5 sm:p-7">
        <CircleCheck aria-hidden size={28} strokeWidth={1.75} className="text-success" />
        <h2 ref={thanks} tabIndex={-1} className="mt-3 text-h3 outline-none">
          Enviado
        </h2>
        <p className="mt-2 whitespace-pre-line text-muted-foreground">{words || "Hemos recibido tu respuesta."}</p>
        {thanksPage ? (
          <p className="mt-4">
            <a href={thanksPage} target={isEmbedded ? "_top" : undefined} className="link-text touch-target">
              Seguir en Umbral
            </a>
          </p>
        ) : null}
      </div>
    );
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      aria-label={definition.title}
      className="relative grid gap-5 rounded-lg border bg-card p-5 sm:p-7"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormFields fields={definition.fields} errors={errors} typed={refused?.typed ?? {}} />
      <Honeypot />
      {failure === null && Object.keys(errors).length === 0 ? null : (
        <div role="alert">
          <Callout tone="destructive">
            {failure ?? "Faltan datos o hay alguno que no es válido. No se ha enviado todavía."}
          </Callout>
        </div>
      )}
      <div>
        <Button type="submit" size="lg" loading={isSending} loadingText="Enviando..." className="max-sm:w-full">
          {definition.submitLabel}
        </Button>
      </div>
      <p className="text-xs text-subtle-foreground">
        Responsable de tus datos: Umbral. Puedes verlos, corregirlos o borrarlos cuando quieras.{" "}
        <a href="/privacidad" target={isEmbedded ? "_blank" : undefined} rel="noreferrer" className="link-text">
          Más en privacidad
        </a>
      </p>
    </form>
  );
}
