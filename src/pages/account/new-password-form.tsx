import { leaveTo } from "#ui/account/notice.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "./password-field.tsx";
import { useAuthForm } from "./use-auth-form.ts";

/** For who came with a recovery link, and for anybody who is signed in. */
export function NewPasswordForm({ email, next }: { email: string; next: string }) {
  const { isBusy, errors, formProps } = useAuthForm({
    send: (calls, typed) => calls.changePassword(typed),
    onDone: () =>
      leaveTo(next, {
        kind: "success",
        title: "Contraseña cambiada",
        description: "Tus otras sesiones se han cerrado",
      }),
    onRefused: (code) => {
      if (code === "same_password") return { password: "Es la que tenías: elige otra" };
      return code === "weak_password" ? { password: "Elige otra más larga o menos común" } : undefined;
    },
  });
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
      <Button type="submit" size="lg" loading={isBusy} loadingText="Guardando...">
        Guardar contraseña
      </Button>
    </form>
  );
}
