import { FLAW_TEXTS } from "#domain/accounts/passwords/password-flaws.ts";
import { leaveTo } from "#ui/account/notice.ts";
import { Button } from "#ui/button.tsx";
import { MailedCodeField, useMailedCode } from "./mailed-code-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm } from "./use-auth-form.ts";

/** For people who came with a recovery link, and for anybody who is signed in. */
export function NewPasswordForm({ email, next }: { email: string; next: string }) {
  // A person who came otherwise, or some time ago, proves again that the mailbox is theirs.
  const code = useMailedCode();
  const { isBusy, errors, formProps } = useAuthForm({
    send: (calls, typed) => calls.changePassword(typed, email),
    onDone: () =>
      leaveTo(next, {
        kind: "success",
        title: "Contraseña cambiada",
        description: "Tus otras sesiones se han cerrado",
      }),
    onRefused: (reason) => {
      if (reason === "reauthentication_needed") void code.ask();
      if (reason === "reauthentication_not_valid") return { nonce: "No es el último código que te enviamos" };
      if (reason === "same_password") return { password: "Es la que tenías: elige otra" };
      return reason === "weak_password" ? { password: FLAW_TEXTS.common } : undefined;
    },
  });

  return (
    <form {...formProps} className="grid gap-[1.1rem]">
      {/* Password managers learn from it which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Contraseña nueva"
        autoComplete="new-password"
        withStrength
        known={() => [email]}
        error={errors.password}
      />
      {code.isAsked ? <MailedCodeField email={email} error={errors.nonce} /> : null}
      <Button type="submit" size="lg" loading={isBusy} loadingText="Guardando...">
        Guardar contraseña
      </Button>
    </form>
  );
}
