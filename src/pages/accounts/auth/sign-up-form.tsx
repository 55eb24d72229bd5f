import { useId, useRef, useState } from "react";
import { FLAW_TEXTS } from "#domain/accounts/passwords/password-flaws.ts";
import { PersonFields } from "#ui/account/person-fields.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { FieldFoot } from "#ui/form/field-frame.tsx";
import { PlainCheckbox, PlainField } from "#ui/lead/plain-field.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { AuthDraft } from "./auth-draft.ts";
import { GoogleButton } from "./google-button.tsx";
import { PasswordField } from "./password-field.tsx";
import { ResendButton } from "./resend-button.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { UserTypeField } from "./user-type-field.tsx";

/** The form below is empty again: the notice is read out and brought into view. */
const showNotice = (notice: HTMLElement | null) => notice?.focus();

interface SignUpFormProps {
  draft: AuthDraft;
  next: string;
  /** The address that an invitation is for: with another one it could not be accepted. */
  invitedAs: string | undefined;
  withGoogle: boolean;
  onSignIn: () => void;
  isLeaving: boolean;
}

export function SignUpForm({ draft, next, invitedAs, withGoogle, onSignIn, isLeaving }: SignUpFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  // A new form for every account: the password's meter and its eye start anew too.
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const termsId = useId();
  const { isBusy, errors, formProps } = useAuthForm({
    draft,
    send: (calls, typed) => {
      setTaken(false);
      setSentTo(null);
      return calls.signUp(typed, next);
    },
    onDone: (done) => {
      setSentTo((done.elements.namedItem("email") as HTMLInputElement).value.trim());
      for (const key of ["firstName", "lastName", "phone", "email"] as const) delete draft[key];
      setRound(round + 1);
      showToast({ kind: "success", title: "¡Cuenta creada!", description: "Revisa tu email para verificar tu cuenta" });
    },
    onRefused: (code) => {
      setTaken(code === "user_already_exists");
      if (code === "user_already_exists") return { email: "Ya hay una cuenta con este email" };
      return code === "weak_password" ? { password: FLAW_TEXTS.common } : undefined;
    },
  });
  const busy = isBusy || isLeaving;
  const known = () => {
    const typed = new FormData(form.current ?? undefined);
    return ["firstName", "lastName", "email", "phone"].map((name) => String(typed.get(name) ?? ""));
  };
  return (
    <div className="grid gap-5">
      {sentTo === null ? null : (
        <div ref={showNotice} tabIndex={-1} className="scroll-mt-28 rounded-md outline-none">
          <Callout
            tone="success"
            title="Revisa tu email"
            action={<ResendButton key={sentTo} email={sentTo} next={next} justSent />}
          >
            Hemos enviado un enlace a {sentTo}. Ábrelo en cualquier dispositivo y tu cuenta queda lista. Mira también en
            el correo no deseado.
          </Callout>
        </div>
      )}
      {withGoogle ? <GoogleButton next={next} disabled={busy} /> : null}
      <form {...formProps} ref={form} key={round} className="grid gap-[1.1rem]">
        <div className="grid gap-[1.1rem] sm:grid-cols-2 sm:gap-x-4">
          <PersonFields values={draft} errors={errors} isRequired />
          <PlainField
            name="email"
            type="email"
            label="Email"
            autoComplete="email"
            maxLength={255}
            required
            readOnly={invitedAs !== undefined}
            defaultValue={invitedAs ?? draft.email}
            help={invitedAs === undefined ? undefined : "El correo al que llegó la invitación"}
            error={errors.email}
          />
        </div>
        {isTaken ? (
          <Button variant="outline" className="justify-self-start" onClick={onSignIn}>
            Iniciar sesión con este email
          </Button>
        ) : null}
        <PasswordField autoComplete="new-password" withStrength known={known} error={errors.password} />
        <UserTypeField />
        <div className="grid gap-1">
          <PlainCheckbox
            name="acceptTerms"
            aria-required
            aria-invalid={errors.acceptTerms === undefined ? undefined : true}
            aria-describedby={errors.acceptTerms === undefined ? undefined : `${termsId}-help`}
          >
            Acepto los{" "}
            <PageLink to="/terminos" className="link-text" target="_blank">
              términos
            </PageLink>{" "}
            y la{" "}
            <PageLink to="/privacidad" className="link-text" target="_blank">
              política de privacidad
            </PageLink>
            .
          </PlainCheckbox>
          <FieldFoot id={termsId} error={errors.acceptTerms} />
        </div>
        <Button type="submit" size="lg" loading={busy} loadingText="Creando tu cuenta...">
          Crear cuenta
        </Button>
        <p className="text-center text-xs text-subtle-foreground">Te enviaremos un email para verificar la cuenta.</p>
      </form>
    </div>
  );
}
