import { useState } from "react";
import { FLAW_TEXTS } from "#domain/account/password-flaws.ts";
import { leaveTo } from "#ui/account/notice.ts";
import { Button } from "#ui/button.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import { PasswordField } from "./password-field.tsx";
import { loadCalls, useAuthForm } from "./use-auth-form.ts";

/** For who came with a recovery link, and for anybody who is signed in. */
export function NewPasswordForm({ email, next }: { email: string; next: string }) {
  // Who came otherwise, or some time ago, proves again that the mailbox is theirs.
  const [needsCode, setNeedsCode] = useState(false);
  const { isBusy, errors, formProps } = useAuthForm({
    send: (calls, typed) => calls.changePassword(typed, email),
    onDone: () =>
      leaveTo(next, {
        kind: "success",
        title: "Contraseña cambiada",
        description: "Tus otras sesiones se han cerrado",
      }),
    onRefused: (code) => {
      if (code === "reauthentication_needed") void askForCode();
      if (code === "reauthentication_not_valid") return { nonce: "No es el último código que te enviamos" };
      if (code === "same_password") return { password: "Es la que tenías: elige otra" };
      return code === "weak_password" ? { password: FLAW_TEXTS.common } : undefined;
    },
  });

  async function askForCode() {
    setNeedsCode(true);
    const outcome = await (await loadCalls()).mailCode();
    if (outcome.kind === "refused") showToast({ ...outcome, kind: "error" });
  }

  return (
    <form {...formProps} className="grid gap-[1.1rem]">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Contraseña nueva"
        autoComplete="new-password"
        withStrength
        known={() => [email]}
        error={errors.password}
      />
      {needsCode ? (
        <PlainField
          name="nonce"
          label="Código del email"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          error={errors.nonce}
          help={`Te hemos enviado un código de 6 cifras a ${email}, para comprobar que eres tú.`}
        />
      ) : null}
      <Button type="submit" size="lg" loading={isBusy} loadingText="Guardando...">
        Guardar contraseña
      </Button>
    </form>
  );
}
