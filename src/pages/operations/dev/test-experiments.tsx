import { useState } from "react";
import { ERRORS } from "#content/errors.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import type { ErrorType } from "#ui/errors/classify-error.ts";
import { handleError } from "#ui/errors/handle-error.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import type { Route } from "./+types/test-experiments.ts";

/** A development page: in production it is for admins alone, and managers count as such. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (mustHave(context.get(servicesContext)).config.mode === "production") requireStaff(context, request);
  return null;
}

export const meta = () => [{ title: "Banco de pruebas | Umbral" }, { name: "robots", content: "noindex" }];

const CATALOGUE = [
  "RATE_LIMIT",
  "INSUFFICIENT_CREDITS",
  "UNAUTHORIZED",
  "SERVER_ERROR",
  "NETWORK_ERROR",
  "UNKNOWN_ERROR",
] as const satisfies readonly ErrorType[];

/** Provokes each error of the catalogue, the uncaught ones and one of rendering. */
export default function TestExperiments() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error("Fallo de dibujo provocado a mano");
  return (
    <main id="contenido" tabIndex={-1} className="pt-8 pb-16 outline-none wrap-page">
      <h1 className="text-h2">Banco de pruebas</h1>
      <p className="mt-2 max-w-reading text-lead text-muted-foreground">
        Cada botón provoca un fallo de verdad: lo verás en un aviso y quedará en el registro de errores.
      </p>
      <section aria-labelledby="catalogo" className="mt-10">
        <h2 id="catalogo" className="text-h3">
          Catálogo de errores
        </h2>
        <ul className="mt-4 grid divide-y border-y">
          {CATALOGUE.map((type) => (
            <li key={type} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
              <p className="min-w-0 flex-[1_1_24rem] text-sm text-muted-foreground">{ERRORS[type].message}</p>
              <Button variant="outline" size="sm" onClick={() => provoke(type)}>
                Provocar {type}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sin-recoger" className="mt-10">
        <h2 id="sin-recoger" className="text-h3">
          Fallos que nadie recoge
        </h2>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setTimeout(throwUncaught)}>
            Lanzar un error
          </Button>
          <Button variant="outline" onClick={() => void Promise.reject(new Error("Promesa rechazada a mano"))}>
            Rechazar una promesa
          </Button>
          <Button variant="destructive" onClick={() => setBroken(true)}>
            Romper la página
          </Button>
        </div>
      </section>
    </main>
  );
}

function provoke(type: (typeof CATALOGUE)[number]) {
  const { status } = ERRORS[type];
  const error = new Error(type === "NETWORK_ERROR" ? "Failed to fetch" : `Provocado a mano: ${type}`);
  handleError(error, { toolName: "test-fase2-poc", status: status || undefined });
}

function throwUncaught() {
  throw new Error("Error lanzado a mano");
}
