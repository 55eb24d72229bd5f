import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import { PasswordField } from "../account/password-field.tsx";
import { loadCalls, useAuthForm } from "../account/use-auth-form.ts";
import type { Settings } from "./settings.server.ts";
import { SettingsSection } from "./settings-section.tsx";
import { loadActions } from "./use-action.ts";

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
  // The code stands in for a password that was forgotten, and for none.
  const [withCode, setWithCode] = useState(false);
  const { isBusy, errors, formProps } = useAuthForm({
    send: async (_calls, typed) => (await loadActions()).changePassword(typed, [...known, email]),
    onRefused: (code) => {
      if (code === "reauthentication_needed") void askForCode();
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

  async function askForCode() {
    setWithCode(true);
    const outcome = await (await loadCalls()).mailCode();
    if (outcome.kind === "refused") showToast({ ...outcome, kind: "error" });
  }

  return (
    <form {...formProps} className="grid max-w-lg gap-4">
      {/* Password managers learn from it whose password this is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      {withCode ? (
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
      ) : hasPassword ? (
        <div className="grid gap-1">
          <PasswordField
            name="currentPassword"
            label="Contraseña actual"
            autoComplete="current-password"
            error={errors.currentPassword}
          />
          <button type="button" onClick={() => void askForCode()} className="link-text justify-self-start text-sm">
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
