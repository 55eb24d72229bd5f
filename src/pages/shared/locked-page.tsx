import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel } from "#ui/panel.tsx";
import { placeOf } from "./place-of.ts";

const FAILURES = {
  no: "Esa contraseña no es la de este enlace. Revísala y vuelve a intentarlo.",
  espera: "Has probado muchas veces. Espera quince minutos y vuelve a intentarlo.",
} as const;

/** Before the password: a form that works without a script, and nothing of what it guards. */
export function LockedPage({ token, failure }: { token: string; failure: keyof typeof FAILURES | null }) {
  const { pathname } = useLocation();
  return (
    <main id="contenido" className="wrap-page grid min-h-dvh content-center justify-items-center py-section">
      <Panel as="div" zocalo="luz" className="w-full max-w-md p-6 sm:p-8">
        <h1 className="text-h3">Este resultado tiene contraseña</h1>
        <p className="mt-2 text-control text-muted-foreground">Escribe la que te dio quien te envió el enlace.</p>
        <form method="post" action={`/api/shared/${token}/unlock`} className="mt-6 grid gap-5">
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
          <Button type="submit">Ver el resultado</Button>
        </form>
      </Panel>
    </main>
  );
}
