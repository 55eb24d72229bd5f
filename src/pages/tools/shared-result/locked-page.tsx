import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { callApi } from "#ui/call-api.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel } from "#ui/panel.tsx";
import { placeOf } from "./place-of.ts";

const FAILURES = {
  no: "Esa contraseña no es la de este enlace. Revísala y vuelve a intentarlo.",
  espera: "Has probado muchas veces. Espera quince minutos y vuelve a intentarlo.",
} as const;

/** Before the password: a form that works without a script, and no part of the guarded result. */
export function LockedPage({ token, failure: first }: { token: string; failure: keyof typeof FAILURES | null }) {
  const { pathname } = useLocation();
  const [failure, setFailure] = useState(first);
  const [isBusy, setBusy] = useState(false);

  /**
   * A visitor who was asked to wait may instead prove that a person is present, which takes a script: others may be
   * guessing at this link. Before that the browser sends the form by itself, without any script of ours.
   */
  async function unlock(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    const outcome = await callApi("POST", event.currentTarget.action, typed);
    setBusy(false);
    if (outcome.kind === "done") window.location.assign(pathname);
    else if (outcome.kind === "invalid") setFailure("no");
  }

  return (
    <main id="contenido" className="wrap-page grid min-h-dvh content-center justify-items-center py-section">
      <Panel as="div" zocalo="luz" className="w-full max-w-md p-6 sm:p-8">
        <h1 className="text-h3">Esta página tiene contraseña</h1>
        <p className="mt-2 text-control text-muted-foreground">Escribe la que te dio quien te envió el enlace.</p>
        <form
          method="post"
          action={`/api/shared/${token}/unlock`}
          className="mt-6 grid gap-5"
          onSubmit={failure === "espera" ? unlock : undefined}
        >
          <input type="hidden" name="place" value={placeOf(pathname)} />
          <PlainField
            name="password"
            type="password"
            label="Contraseña"
            autoComplete="off"
            maxLength={100}
            required
            // The only thing to do here.
            autoFocus
            error={failure === null ? undefined : FAILURES[failure]}
          />
          <Button type="submit" loading={isBusy} loadingText="Comprobando...">
            Ver la página
          </Button>
        </form>
      </Panel>
    </main>
  );
}
