import { CircleCheck } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import type { FieldErrors } from "../field-errors.ts";
import { showToast } from "../toast-store.ts";
import { focusFirst } from "./focus-first.ts";
import { Honeypot, PlainCheckbox, PlainField } from "./plain-field.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import type { LeadOutcome } from "./send-lead.ts";

export interface LeadFormProps {
  /** `compact`: e-mail, consent and button in one row (hero). `full`: name, e-mail, phone, company, position, consent. */
  shape: "compact" | "full";
  /** One of `leadSource`: `hero_section`, `final_cta`, `contacto`… */
  source: string;
  interestedIn: readonly string[];
  /** Verb first: `Probar 14 días gratis`. */
  submitLabel: string;
  /** Adds a message field to the full form (contact page). */
  withMessage?: boolean;
  /** Short text under the button. */
  note?: ReactNode;
  /** After the row is kept. */
  onSuccess?: () => void;
  className?: string;
}

const THANKS = { title: "¡Gracias por tu interés!", description: "Nos pondremos en contacto contigo pronto" };
/** A box that anybody may tick for anybody counts once the owner of the address has said so. */
const CONFIRM_NEWS = "Mira tu correo: te pedimos que confirmes que quieres las novedades";
const NO_EMAIL = { title: "Email requerido", description: "Por favor, introduce tu email" };
const FAILED = "No se pudo enviar el formulario. Inténtalo de nuevo.";

/** Checking and sending come when the form is first touched; nothing of them is needed to show it. */
const loadSender = () => import("./send-lead.ts");

/** The one lead form of the site; it asks `POST /api/leads`. */
export function LeadForm({
  shape,
  source,
  interestedIn,
  submitLabel,
  withMessage = false,
  note,
  onSuccess,
  className,
}: LeadFormProps) {
  const [isSending, setSending] = useState(false);
  const [kept, setKept] = useState<{ withNews: boolean } | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  // Two clicks within one frame see the same state.
  const busy = useRef(false);

  const refuse = (form: HTMLFormElement, found: FieldErrors) => {
    setErrors(found);
    focusFirst(form, found);
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    const typed = new FormData(form);
    setKept(null);
    if (String(typed.get("email") ?? "").trim() === "") {
      showToast({ kind: "error", ...NO_EMAIL });
      refuse(form, { email: NO_EMAIL.description });
      return;
    }
    busy.current = true;
    setSending(true);
    setErrors({});
    const outcome = await send(typed, { source, interestedIn });
    busy.current = false;
    setSending(false);
    if (outcome.kind === "kept") {
      form.reset();
      setKept({ withNews: typed.get("marketing_consent") !== null });
      showToast({ kind: "success", ...THANKS });
      onSuccess?.();
    } else if (outcome.kind === "invalid") {
      refuse(form, outcome.errors);
    } else {
      showToast({ kind: "error", title: "Error", description: outcome.message });
    }
  }

  const isCompact = shape === "compact";
  const email = (
    <PlainField
      name="email"
      type="email"
      label={isCompact ? "Tu email de trabajo" : "Email"}
      hideLabel={isCompact}
      placeholder={isCompact ? "Tu email de trabajo" : undefined}
      autoComplete="email"
      maxLength={255}
      required
      error={errors.email}
    />
  );
  const button = (
    <Button
      type="submit"
      size="lg"
      variant={source === "hero_section" ? "hero" : "default"}
      loading={isSending}
      loadingText="Enviando..."
      className="max-sm:w-full"
    >
      {submitLabel}
    </Button>
  );
  return (
    <form
      noValidate
      method="post"
      className={classNames("relative grid gap-3", className)}
      onSubmit={submit}
      onFocus={() => void loadSender().catch(() => undefined)}
    >
      {isCompact ? (
        <div className="grid items-start gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
          {email}
          {button}
        </div>
      ) : (
        <FullFields email={email} errors={errors} withMessage={withMessage} />
      )}
      <PlainCheckbox name="marketing_consent">
        Quiero recibir novedades y guías. Puedes darte de baja cuando quieras.
      </PlainCheckbox>
      <Honeypot />
      {isCompact ? null : <div>{button}</div>}
      {note === undefined ? null : <p className="text-control text-muted-foreground">{note}</p>}
      <PrivacyNote />
      <div aria-live="polite" className="empty:-mt-3">
        {kept ? (
          <p className="flex items-start gap-2 rounded-md bg-success-soft p-3 text-sm text-success-soft-foreground">
            <CircleCheck aria-hidden size={18} strokeWidth={1.75} className="mt-px shrink-0" />
            <span>
              {THANKS.title} {THANKS.description}.{kept.withNews ? ` ${CONFIRM_NEWS}.` : ""}
            </span>
          </p>
        ) : null}
      </div>
    </form>
  );
}

function FullFields({ email, errors, withMessage }: { email: ReactNode; errors: FieldErrors; withMessage: boolean }) {
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <PlainField
        name="full_name"
        label="Nombre"
        optional
        autoComplete="name"
        maxLength={200}
        error={errors.full_name}
      />
      {email}
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
        name="company"
        label="Empresa"
        optional
        autoComplete="organization"
        maxLength={200}
        error={errors.company}
      />
      <PlainField
        name="position"
        label="Cargo"
        optional
        autoComplete="organization-title"
        maxLength={100}
        error={errors.position}
        className="sm:col-span-2"
      />
      {withMessage ? (
        <PlainField
          name="message"
          label="Mensaje"
          optional
          rows={4}
          maxLength={2000}
          error={errors.message}
          className="sm:col-span-2"
        />
      ) : null}
    </div>
  );
}

async function send(
  typed: FormData,
  origin: { source: string; interestedIn: readonly string[] },
): Promise<LeadOutcome> {
  try {
    const { sendLead } = await loadSender();
    return await sendLead(typed, origin, FAILED);
  } catch (error) {
    console.error("lead_form", error); // the code that sends could not be fetched, so nothing can be reported either
    return { kind: "failed", message: FAILED };
  }
}
