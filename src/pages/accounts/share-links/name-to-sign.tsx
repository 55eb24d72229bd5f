import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useOwnName } from "../../shared/own-name.ts";
import { loadActions } from "../auth/use-action.ts";
import { useAuthForm } from "../auth/use-auth-form.ts";

/**
 * Asks a person without a name for it before their first page goes out, because a client does not know who "ventas@…" is. Then
 * come the children: the way to the page. Whoever wants may go on without a name.
 */
export function NameToSign({ children = null }: { children?: ReactNode }) {
  const name = useOwnName();
  const [isPutOff, setPutOff] = useState(false);
  const isAsked = name === "" && !isPutOff;
  const wasAsked = useRef(false);
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form that had the focus is gone; without a new place it would fall out of the dialog.
    if (wasAsked.current && !isAsked) next.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (isAsked) return <NameForm onPutOff={() => setPutOff(true)} />;
  if (children === null) return null;
  return (
    <div ref={next} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

function NameForm({ onPutOff }: { onPutOff: () => void }) {
  const { revalidate } = useRevalidator();
  const { isBusy, errors, formProps } = useAuthForm({
    send: async (_calls, typed) => (await loadActions()).saveName(typed),
    onDone: () => {
      showToast({ kind: "success", title: "Nombre guardado" });
      void revalidate();
    },
  });
  return (
    <form {...formProps} aria-labelledby="quien-firma" className="grid gap-4 rounded-md bg-muted p-4">
      <div>
        <h3 id="quien-firma" className="text-h4">
          ¿Quién firma la página?
        </h3>
        <p className="mt-1 text-sm text-muted-foreground">
          En tu perfil falta tu nombre. Se guarda allí y firma también tus informes. Sin él, tu cliente leerá «Tu
          agente» o el nombre de tu agencia.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <PlainField
          name="firstName"
          label="Nombre"
          autoComplete="given-name"
          maxLength={100}
          required
          error={errors.firstName}
        />
        <PlainField
          name="lastName"
          label="Apellidos"
          autoComplete="family-name"
          maxLength={100}
          required
          error={errors.lastName}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onPutOff}>
          Seguir sin nombre
        </Button>
        <Button type="submit" loading={isBusy} loadingText="Guardando…">
          Guardar y seguir
        </Button>
      </div>
    </form>
  );
}
