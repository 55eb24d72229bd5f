import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast-store.ts";
import { MailedCodeField, useMailedCode } from "../auth/mailed-code-field.tsx";
import { PasswordField } from "../auth/password-field.tsx";
import { loadActions } from "../auth/use-action.ts";
import { useAuthForm } from "../auth/use-auth-form.ts";
import type { Settings } from "./settings.server.ts";
import { SettingsSection } from "./settings-section.tsx";

export function PasswordSection({ account }: { account: Settings["account"] }) {
  const { hasPassword, known, email } = account;
  const [round, setRound] = useState(0);
  return (
    <SettingsSection
      id="contrasena"
      title="Contraseña"
      text={
        hasPassword
          ? "Al cambiarla se cierran tus demás sesiones y dejan de valer los enlaces que te hayamos enviado."
          : "Ahora entras con Google. Con una contraseña podrás entrar también sin él."
      }
    >
      {/* After a change the fields are new: nothing of the old password stays in the page. */}
      <div className="p-5 sm:p-6">
        <PasswordForm
          key={round}
          hasPassword={hasPassword}
          known={known}
          email={email}
          onChanged={() => setRound(round + 1)}
        />
      </div>
    </SettingsSection>
  );
}

interface PasswordFormProps {
  hasPassword: boolean;
  known: readonly string[];
  email: string;
  onChanged: () => void;
}

function PasswordForm({ hasPassword, known, email, onChanged }: PasswordFormProps) {
  const { revalidate } = useRevalidator();
  // The code replaces a password that was forgotten, or one that was never set.
  const code = useMailedCode();
  const { isBusy, errors, formProps } = useAuthForm({
    send: async (_calls, typed) => (await loadActions()).changePassword(typed, [...known, email]),
    onRefused: (reason) => {
      if (reason === "reauthentication_needed") void code.ask();
      return undefined;
    },
    onDone: () => {
      showToast({
        kind: "success",
        title: hasPassword ? "Contraseña cambiada" : "Contraseña creada",
        description: "Hemos cerrado tus demás sesiones.",
      });
      onChanged();
      void revalidate();
    },
  });

  return (
    <form {...formProps} className="grid max-w-lg gap-4">
      {/* Password managers learn from it which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      {code.isAsked ? (
        <MailedCodeField email={email} error={errors.nonce} />
      ) : hasPassword ? (
        <div className="grid gap-1">
          <PasswordField
            name="currentPassword"
            label="Contraseña actual"
            autoComplete="current-password"
            error={errors.currentPassword}
          />
          <button type="button" onClick={() => void code.ask()} className="link-text justify-self-start text-sm">
            No la recuerdo: enviarme un código
          </button>
        </div>
      ) : null}
      <PasswordField
        label="Contraseña nueva"
        autoComplete="new-password"
        withStrength
        known={() => known}
        error={errors.password}
      />
      <div>
        <Button
          type="submit"
          variant="outline"
          loading={isBusy}
          loadingText={hasPassword ? "Cambiando…" : "Creando…"}
          className="max-sm:w-full"
        >
          {hasPassword ? "Cambiar contraseña" : "Crear contraseña"}
        </Button>
      </div>
    </form>
  );
}
