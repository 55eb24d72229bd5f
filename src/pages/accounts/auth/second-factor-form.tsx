import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import type { Choices } from "./second-factor-calls.ts";
import { useAuthForm } from "./use-auth-form.ts";

const loadFactorCalls = () => import("./second-factor-calls.ts");

/** The password was right; the account also asks for a passkey, a code of its authenticator, or one of the printed ones. */
export function SecondFactorForm({ isLeaving }: { isLeaving: boolean }) {
  const [{ apps, hasPasskey }, setChoices] = useState<Choices>({ apps: [], hasPasskey: false });
  const [chosen, setChosen] = useState<string | null>(null);
  const [byRecovery, setByRecovery] = useState(false);
  const factorId = chosen ?? apps[0]?.id ?? "";
  const withCode = byRecovery || apps.length > 0 || !hasPasskey;
  const { isBusy, errors, formProps } = useAuthForm({
    send: async (_calls, typed) => {
      const calls = await loadFactorCalls();
      return byRecovery ? await calls.showRecoveryCode(typed) : await calls.showCode(factorId, typed);
    },
    onDone: () => undefined, // the session's own event leads on
    onRefused: (_code, form) => {
      for (const control of form.querySelectorAll<HTMLInputElement>("input[type=text]")) control.select();
      return undefined;
    },
  });
  const busy = isBusy || isLeaving;
  const otherWay = apps.length === 0 && hasPasskey ? "Usar mi llave de acceso" : "Usar mi aplicación de códigos";

  useEffect(() => {
    loadFactorCalls()
      .then((calls) => calls.listChoices())
      .then(setChoices)
      .catch(() =>
        showToast({
          kind: "error",
          title: "Error",
          description: "No se pudo leer tu segundo factor. Recarga la página.",
        }),
      );
  }, []);

  return (
    <form {...formProps} className="grid gap-[1.1rem]">
      {apps.length > 1 && !byRecovery ? (
        <fieldset className="grid gap-1">
          <legend className="mb-1.5 text-sm font-medium">¿Con qué aplicación?</legend>
          {apps.map(({ id, name }) => (
            <label key={id} className="flex min-h-11 items-center gap-2.5 text-control">
              <input
                type="radio"
                name="factor"
                value={id}
                checked={id === factorId}
                onChange={() => setChosen(id)}
                className="size-4 accent-primary"
              />
              {name}
            </label>
          ))}
        </fieldset>
      ) : null}
      {byRecovery ? (
        <PlainField
          key="recovery"
          name="recoveryCode"
          type="text"
          label="Código de recuperación"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          error={errors.recoveryCode}
          help="Uno de los diez que guardaste. Cada uno vale una vez."
        />
      ) : withCode ? (
        <PlainField
          key="code"
          name="code"
          type="text"
          label="Código de 6 cifras"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          required
          error={errors.code}
          help="Lo muestra tu aplicación de códigos y cambia cada 30 segundos."
        />
      ) : null}
      {withCode ? (
        <Button type="submit" size="lg" loading={busy} loadingText="Comprobando...">
          Continuar
        </Button>
      ) : null}
      {hasPasskey && !byRecovery ? (
        <PasskeyButton
          label="Usar mi llave de acceso"
          variant={withCode ? "outline" : "default"}
          disabled={busy}
          use={(calls) => calls.showPasskey()}
        />
      ) : null}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <Button variant="link" disabled={busy} onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? otherWay : "Usar un código de recuperación"}
        </Button>
        <Button
          variant="link"
          disabled={busy}
          onClick={() => void loadFactorCalls().then((calls) => calls.leaveAccount())}
        >
          Entrar con otra cuenta
        </Button>
      </div>
    </form>
  );
}
