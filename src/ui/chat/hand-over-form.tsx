import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { ContactAsk, ContactPurpose, MessageDto } from "#domain/assistant/chat/dto.ts";
import { consentWords, handOver, NO_WAY_TO_REACH, newsWords } from "#domain/assistant/chat/hand-over.ts";
import type { Answerer } from "#domain/assistant/chat/threads.ts";
import { Button } from "../button.tsx";
import { callApi } from "../call-api.ts";
import { Callout } from "../callout.tsx";
import { checkForm, type FieldErrors } from "../field-errors.ts";
import { focusFirst } from "../lead/focus-first.ts";
import { Honeypot, PlainCheckbox, PlainField } from "../lead/plain-field.tsx";
import { PrivacyNote } from "../lead/privacy-note.tsx";
import { PageLink } from "../region/page-link.tsx";
import { Spinner } from "../spinner.tsx";
import { threadStore } from "./thread-store.ts";

interface HandOverFormProps {
  /** Details that the assistant already understood; they fill the form in. */
  ask: ContactAsk;
  /** Messages so far, oldest first: people read them before they answer. */
  transcript: readonly Pick<MessageDto, "role" | "content">[];
  /** Code of an agency's assistant. */
  channel?: string | undefined;
  /** The thread is there: `ThreadView` shows it. */
  onDone: () => void;
  onCancel: () => void;
}

const TITLES: Record<ContactPurpose, string> = {
  persona: "Habla con una persona",
  visita: "Pide una visita",
  demo: "Pide una demostración",
  valoracion: "Pide una valoración",
  consulta: "Envía tu consulta",
};
const WITH_TIME: ReadonlySet<ContactPurpose> = new Set(["visita", "demo"]);

/**
 * A visitor's name and address; with them the conversation goes to people. Nothing is sent before they agree.
 */
export function HandOverForm({ ask, transcript, channel, onDone, onCancel }: HandOverFormProps) {
  const id = useId();
  const { answerer, hasFailed, reload } = useAnswerer(channel);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  // Two clicks within one frame see the same state.
  const busy = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => title.current?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const { consent, marketing, ...typed } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const sent = {
      ...typed,
      name: typed.name ?? "",
      purpose: ask.purpose,
      consent: consent === "on",
      marketing: marketing === "on",
      transcript: transcript.map(({ role, content }) => ({ role, content })),
      page: location.pathname,
      ...(ask.homeId ? { homeId: ask.homeId } : {}),
    };
    const fail = (found: FieldErrors) => {
      setErrors(found);
      focusFirst(form, found);
    };
    // Id and key are made when it is sent.
    const stand = { id: "00000000-0000-4000-8000-000000000000", key: "x".repeat(43) };
    const found = checkForm(handOver, { ...sent, ...stand });
    // Said at once with the others, not only when they are right.
    const isUnreachable = !typed.email?.trim() && !typed.phone?.trim();
    const wrong = found && isUnreachable ? { ...found, email: NO_WAY_TO_REACH } : found;
    setErrors(wrong ?? {});
    setFailure(null);
    if (wrong) return focusFirst(form, wrong);
    busy.current = true;
    setSending(true);
    const outcome = await threadStore(channel).open(sent);
    busy.current = false;
    setSending(false);
    if (outcome.kind === "done") onDone();
    else if (outcome.kind === "invalid") fail(outcome.errors);
    else setFailure(`${outcome.description} Lo que escribiste sigue aquí.`);
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      aria-labelledby={`${id}-title`}
      className="relative grid content-start gap-3.5 p-4"
    >
      <div>
        <h3
          ref={title}
          id={`${id}-title`}
          tabIndex={-1}
          className="text-base font-semibold tracking-normal outline-none [font-stretch:100%]"
        >
          {TITLES[ask.purpose]}
        </h3>
        <p className="mt-1 text-sm text-muted-foreground">
          {answerer ? answerer.hours.words : hasFailed ? null : "Mirando el horario de atención…"}
        </p>
      </div>
      {hasFailed ? (
        <Callout tone="destructive" title="No se ha podido abrir el formulario">
          <Button variant="link" onClick={reload}>
            Reintentar
          </Button>
        </Callout>
      ) : answerer === null ? (
        <Spinner />
      ) : (
        <>
          <PlainField
            name="name"
            label="Nombre"
            autoComplete="name"
            maxLength={100}
            defaultValue={ask.name ?? ""}
            error={errors.name}
          />
          <PlainField
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
            maxLength={255}
            defaultValue={ask.email ?? ""}
            help="Email o teléfono: con uno basta."
            error={errors.email}
          />
          <PlainField
            name="phone"
            type="tel"
            label="Teléfono"
            optional
            autoComplete="tel"
            maxLength={40}
            defaultValue={ask.phone ?? ""}
            error={errors.phone}
          />
          {WITH_TIME.has(ask.purpose) ? (
            <PlainField
              name="when"
              type="datetime-local"
              label="Cuándo te viene bien"
              optional
              defaultValue={ask.when ?? ""}
              error={errors.when}
            />
          ) : null}
          <PlainField
            name="message"
            label="Mensaje"
            optional
            rows={2}
            maxLength={2000}
            defaultValue={ask.message ?? ""}
            error={errors.message}
          />
          <div>
            <PlainCheckbox
              name="consent"
              aria-required
              aria-invalid={errors.consent ? true : undefined}
              aria-describedby={errors.consent ? `${id}-consent` : undefined}
            >
              {consentWords(answerer.who)}
            </PlainCheckbox>
            {errors.consent ? (
              <p id={`${id}-consent`} className="mb-1 text-xs font-medium text-destructive">
                {errors.consent}
              </p>
            ) : null}
            <PlainCheckbox name="marketing">{newsWords(answerer.who)} (opcional)</PlainCheckbox>
          </div>
          <Honeypot />
          {failure === null ? null : (
            <div role="alert">
              <Callout tone="destructive">{failure}</Callout>
            </div>
          )}
          <div className="flex flex-wrap gap-3 *:flex-auto">
            <Button variant="outline" onClick={onCancel}>
              Ahora no
            </Button>
            <Button type="submit" loading={isSending} loadingText="Enviando…">
              Enviar
            </Button>
          </div>
          {channel === undefined ? (
            <PrivacyNote />
          ) : (
            <p className="text-xs text-subtle-foreground">
              Responsable de tus datos: {answerer.who}, que los usa para responderte. Los guarda en Umbral, que los
              trata por su encargo. Puedes verlos, corregirlos o borrarlos.{" "}
              <PageLink to="/privacidad" className="link-text">
                Más en privacidad
              </PageLink>
            </p>
          )}
        </>
      )}
    </form>
  );
}

const UNKNOWN_HOURS: Answerer = {
  who: "Umbral",
  hours: { isOpenNow: false, next: null, words: "Te respondemos en cuanto podamos." },
};

/** Name of the answering side, and whether it is there now. */
function useAnswerer(channel: string | undefined) {
  const [answerer, setAnswerer] = useState<Answerer | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isGone = false;
    setFailed(false);
    const query = channel === undefined ? "" : `?canal=${encodeURIComponent(channel)}`;
    void callApi<Answerer>("GET", `/api/chat/hours${query}`).then((outcome) => {
      if (isGone) return;
      if (outcome.kind === "done") setAnswerer(outcome.answer);
      // On our own site it is Umbral that answers; a server that is down must not keep anybody from writing.
      else if (channel === undefined) setAnswerer(UNKNOWN_HOURS);
      else setFailed(true);
    });
    return () => {
      isGone = true;
    };
  }, [channel, tries]);
  return { answerer, hasFailed, reload: () => setTries((count) => count + 1) };
}
