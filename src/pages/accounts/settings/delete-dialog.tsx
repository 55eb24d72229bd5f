import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { deleteAccount } from "../auth/account-actions.ts";
import { PasswordField } from "../auth/password-field.tsx";
import { useAuthForm } from "../auth/use-auth-form.ts";
import type { Settings } from "./settings.server.ts";

interface DeleteDialogProps {
  account: Settings["account"];
  factorId: string | undefined;
  onClose: () => void;
}

const GONE = [
  "Tu cuenta: nombre, correo, teléfono y formas de entrar.",
  "Tus viviendas, tus resultados y tus archivos.",
  "Tus enlaces compartidos y los contactos que te llegaron por ellos.",
  "Tu plan y tus créditos; si pagas en línea, la suscripción se cancela.",
  "Los formularios y los correos que llevan tu dirección.",
  "Tus sesiones: se cierran en todos los dispositivos.",
];

/** Says what goes, asks for the address and a proof, and then there is no way back. */
export function DeleteDialog({ account, factorId, onClose }: DeleteDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { isBusy, errors, formProps } = useAuthForm({
    send: (_calls, typed) => deleteAccount(typed, factorId),
    // The browser is on its way to the home page.
    onDone: () => setLeaving(true),
  });
  const withCode = !account.hasPassword && factorId !== undefined;
  return (
    <Dialog open onClose={onClose} title="¿Eliminar tu cuenta?" zocalo="destructive">
      <form {...formProps} className="grid gap-5">
        <div className="text-control text-muted-foreground">
          <p>Se borra al momento y no se puede deshacer:</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {GONE.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-3">
            Lo que hiciste en una agencia se queda en ella, sin tu nombre. Del registro de seguridad queda qué pasó y
            cuándo, sin nada que diga que eras tú.
            {account.hasPassword || withCode
              ? ""
              : " Como entras con Google, tienes que haber entrado hace menos de un cuarto de hora."}
          </p>
        </div>
        <PlainField
          name="email"
          type="email"
          label="Escribe tu correo"
          help={`Tal como está aquí: ${account.email}`}
          autoComplete="off"
          maxLength={255}
          error={errors.email}
        />
        {account.hasPassword ? (
          <PasswordField autoComplete="current-password" error={errors.password} />
        ) : withCode ? (
          <PlainField
            name="code"
            label="Código de tu segundo factor"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            error={errors.code}
          />
        ) : null}
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <Button variant="outline" onClick={onClose}>
            Conservar la cuenta
          </Button>
          <Button type="submit" variant="destructive" loading={isBusy || isLeaving} loadingText="Eliminando…">
            Eliminar la cuenta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
