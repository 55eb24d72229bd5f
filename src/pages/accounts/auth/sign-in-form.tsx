import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import type { AuthDraft } from "./auth-draft.ts";
import { GoogleButton } from "./google-button.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { PasswordField } from "./password-field.tsx";
import { ResendButton } from "./resend-button.tsx";
import { useAuthForm } from "./use-auth-form.ts";
import { usePasskeyAutofill } from "./use-passkey-autofill.ts";

interface SignInFormProps {
  draft: AuthDraft;
  next: string;
  withGoogle: boolean;
  /** Whether browsers make passkeys for this address. */
  withPasskeys: boolean;
  onForgot: () => void;
  /** The session is there: the page goes on. */
  isLeaving: boolean;
  /** Called when a field gets the focus. */
  onEnter: () => void;
}

export function SignInForm({ draft, next, withGoogle, withPasskeys, onForgot, isLeaving, onEnter }: SignInFormProps) {
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const { isBusy, errors, formProps } = useAuthForm({
    draft,
    send: (calls, typed) => {
      setUnconfirmed(null);
      return calls.signIn(typed);
    },
    onDone: () => undefined, // the session's own event leads on
    onRefused: (code, form) => {
      const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
      if (code === "email_not_confirmed") setUnconfirmed(control("email").value.trim());
      if (code === "invalid_credentials") control("password").select();
      return undefined;
    },
  });
  const busy = isBusy || isLeaving;
  const offerPasskeys = usePasskeyAutofill(withPasskeys);
  return (
    <div className="grid gap-5">
      {withGoogle ? <GoogleButton next={next} disabled={busy} /> : null}
      <form
        {...formProps}
        onFocus={() => {
          formProps.onFocus();
          offerPasskeys();
          onEnter();
        }}
        className="grid gap-[1.1rem]"
      >
        <PlainField
          name="email"
          type="email"
          label="Email"
          // Password managers store a password under this field; browsers add the passkeys that they have for this
          // site.
          autoComplete={withPasskeys ? "username webauthn" : "username"}
          maxLength={255}
          required
          defaultValue={draft.email}
          error={errors.email}
        />
        <PasswordField autoComplete="current-password" error={errors.password} />
        {unconfirmed === null ? null : (
          <Callout
            tone="warning"
            title="Te falta confirmar el email"
            action={<ResendButton key={unconfirmed} email={unconfirmed} next={next} justSent={false} />}
          >
            Busca el mensaje que enviamos a {unconfirmed} y pulsa su enlace. Mira también en el correo no deseado.
          </Callout>
        )}
        <Button type="submit" size="lg" loading={busy} loadingText="Entrando...">
          Iniciar sesión
        </Button>
        {withPasskeys ? <PasskeyButton disabled={busy} /> : null}
        <Button variant="link" className="justify-self-center" disabled={busy} onClick={onForgot}>
          ¿Olvidaste tu contraseña?
        </Button>
      </form>
    </div>
  );
}
