import { Button } from "#ui/button.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { AuthDraft } from "./auth-draft.ts";
import { useAuthForm } from "./use-auth-form.ts";

/** Asks for the mail with the link to a new password. The answer is the same for an address that nobody has. */
export function RecoverForm({ draft, onEnd }: { draft: AuthDraft; onEnd: () => void }) {
  const { isBusy, errors, formProps } = useAuthForm({
    draft,
    send: (calls, typed) => calls.askForReset(typed),
    onDone: () => {
      showToast({
        kind: "success",
        title: "¡Email enviado!",
        description: "Revisa tu bandeja de entrada para restablecer tu contraseña",
      });
      onEnd();
    },
  });
  return (
    <form {...formProps} className="grid gap-[1.1rem]">
      <PlainField
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        maxLength={255}
        required
        defaultValue={draft.email}
        error={errors.email}
        help="Si hay una cuenta con este email, te llegará un enlace que vale una hora."
      />
      <div className="grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Button type="submit" size="lg" loading={isBusy} loadingText="Enviando...">
          Enviar enlace
        </Button>
        <Button variant="outline" size="lg" disabled={isBusy} onClick={onEnd}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
