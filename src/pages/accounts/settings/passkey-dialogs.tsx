import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { PASSKEY_NAME_MAX } from "#domain/accounts/account/account.ts";
import { deviceOf } from "#domain/accounts/account/device.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { AuthOutcome } from "../auth/account-calls.ts";
import { PasswordField } from "../auth/password-field.tsx";
import { useAuthForm } from "../auth/use-auth-form.ts";
import type { PasskeyDialog } from "./passkey-section.tsx";
import type { Proof, Settings } from "./settings.server.ts";

type Actions = typeof import("./passkey-actions.ts");

interface PasskeyDialogsProps {
  dialog: PasskeyDialog;
  settings: Settings;
  onClose: () => void;
}

export function PasskeyDialogs({ dialog, settings, onClose }: PasskeyDialogsProps) {
  const { proof, passkeys, asksForPasskey, factors } = settings;
  switch (dialog.kind) {
    case "add":
      return (
        <PasskeyForm
          title="Añade una llave de acceso"
          proof={proof}
          name={freeName(passkeys.map(({ name }) => name))}
          submit="Continuar"
          busy="Esperando la llave…"
          done="Llave de acceso añadida"
          send={(actions, typed) => actions.addPasskey(typed, proof)}
          onClose={onClose}
        >
          Ahora tu navegador te preguntará dónde guardarla: en este dispositivo, en tu móvil o en una llave de
          seguridad.
        </PasskeyForm>
      );
    case "rename":
      return (
        <PasskeyForm
          title="Cambia el nombre"
          proof="none"
          name={dialog.passkey.name}
          submit="Guardar"
          busy="Guardando…"
          done="Nombre cambiado"
          send={(actions, typed) => actions.renamePasskey(typed, dialog.passkey.id)}
          onClose={onClose}
        />
      );
    case "remove":
      return (
        <PasskeyForm
          title={`¿Quitar ${dialog.passkey.name}?`}
          proof={proof}
          isWeakening
          submit="Quitar llave de acceso"
          busy="Quitando…"
          done={`${dialog.passkey.name} ya no abre tu cuenta`}
          send={(actions, typed) => actions.removePasskey(typed, proof, dialog.passkey.id)}
          onClose={onClose}
        >
          Ya no abrirá tu cuenta, y se cierran las sesiones en las que solo se usó ella. Bórrala también del dispositivo
          o del gestor donde la guardaste.
          {asksForPasskey && passkeys.length === 1
            ? ` Como no te queda otra, dejaremos de pedirla${factors.length === 0 ? " y tus códigos de recuperación dejarán de valer" : ""}.`
            : ""}
        </PasskeyForm>
      );
    case "stop":
      return (
        <PasskeyForm
          title="¿Dejar de pedir siempre una llave?"
          proof={proof}
          isWeakening
          submit="Dejar de pedirla"
          busy="Guardando…"
          done="Ya no pediremos siempre tu llave de acceso"
          send={(actions, typed) => actions.stopAskingAlways(typed, proof)}
          onClose={onClose}
        >
          {factors.length === 0
            ? "Para entrar bastará otra vez con la contraseña, y tus códigos de recuperación dejarán de valer. Tus llaves de acceso siguen valiendo."
            : "Después de la contraseña pediremos tu segundo factor, como ahora. Tus llaves de acceso siguen valiendo."}
        </PasskeyForm>
      );
  }
}

interface PasskeyFormProps {
  title: string;
  proof: Proof;
  /** Value of the field of the name; without it there is no field. */
  name?: string;
  isWeakening?: boolean;
  submit: string;
  busy: string;
  /** Message once it is done. */
  done: string;
  send: (actions: Actions, typed: FormData) => Promise<AuthOutcome>;
  onClose: () => void;
  children?: ReactNode;
}

function PasskeyForm(props: PasskeyFormProps) {
  const { title, proof, name, isWeakening = false, submit, busy, done, send, onClose, children } = props;
  const { revalidate } = useRevalidator();
  const { isBusy, errors, formProps } = useAuthForm({
    send: async (_calls, typed) => await send(await import("./passkey-actions.ts"), typed),
    onDone: () => {
      showToast({ kind: "success", title: done });
      void revalidate();
      onClose();
    },
    onRefused: (code) => {
      // The quarter of an hour passed while the page stood open: read anew, it asks for the proof.
      if (code === "reauthentication_needed") void revalidate();
      return undefined;
    },
  });
  return (
    <Dialog open onClose={onClose} title={title} zocalo={isWeakening ? "destructive" : "plataforma"}>
      <form {...formProps} className="grid gap-5">
        {children === undefined ? null : <p className="text-control text-muted-foreground">{children}</p>}
        {name === undefined ? null : (
          <PlainField
            name="passkeyName"
            label="Nombre"
            defaultValue={name}
            maxLength={PASSKEY_NAME_MAX}
            autoComplete="off"
            error={errors.passkeyName}
            help="Para reconocerla entre las demás."
          />
        )}
        {proof === "password" ? (
          <PasswordField label="Tu contraseña" autoComplete="current-password" error={errors.password} />
        ) : null}
        {PROOF_TEXTS[proof] === "" ? null : <p className="text-sm text-muted-foreground">{PROOF_TEXTS[proof]}</p>}
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant={isWeakening ? "destructive" : "default"} loading={isBusy} loadingText={busy}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const PROOF_TEXTS: Record<Proof, string> = {
  none: "",
  password: "",
  passkey: "Para confirmar que eres tú, usarás antes una de tus llaves.",
  google: "Como entras con Google, tienes que haber entrado hace menos de un cuarto de hora.",
};

const DEVICE_NAMES: Record<string, string> = { iPhone: "Mi iPhone", iPad: "Mi iPad", Android: "Mi móvil" };

/** `Mi móvil`, `Mi móvil 2`… */
function freeName(taken: readonly string[]): string {
  const base = DEVICE_NAMES[deviceOf(navigator.userAgent).system ?? ""] ?? "Mi ordenador";
  for (let n = 1; ; n++) {
    const name = n === 1 ? base : `${base} ${n}`;
    if (!taken.includes(name)) return name;
  }
}
