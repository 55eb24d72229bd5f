import { data } from "react-router";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { hasLeft, senderName } from "#server/tools/campaigns/sending/leave.server.ts";
import { leavingOfToken } from "#server/tools/campaigns/sending/mail-tokens.server.ts";
import { Button } from "#ui/button.tsx";
import { pageMeta } from "../../../shared/page-meta.ts";
import type { Route } from "./+types/stop.ts";

/**
 * Target of the unsubscribe link of a campaign's mail. Opening it does nothing, because programs that look at links before people do would
 * unsubscribe everybody.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { auth, database } = mustHave(context.get(servicesContext));
  const leaving = leavingOfToken(auth.keys, params.token);
  if (leaving === null) throw data(null, { status: 404 });
  const [isDone, name] = await Promise.all([hasLeft(database.db, leaving), senderName(database.db, leaving.scope)]);
  return data(
    { crumb: "Baja", token: params.token, isDone, name: name ?? "este remitente" },
    { headers: { "x-robots-tag": "noindex, nofollow" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Dejar de recibir correos",
    description:
      "Deja de recibir los correos de una agencia con un botón, sin iniciar sesión y sin escribir tu correo.",
    path: "/correo/baja",
    regions: false,
    noIndex: true,
  });

export default function StopPage({ loaderData: { token, isDone, name } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="wrap-page py-section">
      <div className="max-w-(--reading-max)">
        <h1 className="text-h2 wrap-anywhere">
          {isDone ? `Ya no recibes correos de ${name}` : `Deja de recibir correos de ${name}`}
        </h1>
        <p {...(isDone ? { role: "status" } : {})} className="mt-4 text-lead text-muted-foreground">
          {isDone
            ? "Hemos anotado tu baja. Lo que pidas tú, como una cita o un documento, te sigue llegando."
            : "Pulsa el botón y no te escribirán más con novedades ni ofertas. No hace falta iniciar sesión."}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {isDone ? null : (
            <form method="post" action={`/correo/baja/${token}`}>
              <Button type="submit" size="lg">
                Darme de baja
              </Button>
            </form>
          )}
          <form method="post" action={`/correo/baja/${token}`}>
            <input type="hidden" name="alcance" value="todo" />
            <Button type="submit" size="lg" variant="outline">
              Darme de baja de todo lo que se envía desde Umbral
            </Button>
          </form>
        </div>
        <p className="mt-6 text-sm text-muted-foreground">
          Umbral es el programa con el que escriben esta y otras agencias. De tu dirección guardamos solo una huella,
          para que nadie te vuelva a escribir.
        </p>
      </div>
    </main>
  );
}
