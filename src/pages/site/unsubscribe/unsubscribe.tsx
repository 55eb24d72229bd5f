import { data } from "react-router";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { hashOfToken, isSuppressed } from "#server/platform/mail/never-again.server.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/unsubscribe.ts";

/**
 * Target of a mail's unsubscribe link. Opening it does nothing, because programs that look at links before people do
 * would unsubscribe everybody.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { auth, database } = mustHave(context.get(servicesContext));
  const hash = hashOfToken(auth.keys, params.token);
  if (hash === null) throw data(null, { status: 404 });
  return data(
    { crumb: "Baja", token: params.token, isDone: await isSuppressed(database.db, hash) },
    { headers: { "x-robots-tag": "noindex, nofollow" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Dejar de recibir novedades",
    description: "Deja de recibir las novedades de Umbral con un botón, sin iniciar sesión y sin escribir tu correo.",
    path: "/baja",
    regions: false,
    noIndex: true,
  });

export default function Unsubscribe({ loaderData: { token, isDone } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="wrap-page py-section">
      <div className="max-w-(--reading-max)">
        {isDone ? (
          <>
            <h1 className="text-h2">Ya no recibes novedades</h1>
            <p role="status" className="mt-4 text-lead text-muted-foreground">
              Hemos anotado tu baja. Los correos de tu cuenta, si tienes una, siguen llegando: son los que pides tú.
            </p>
            <p className="mt-8">
              <PageLink to="/">Ir al inicio</PageLink>
            </p>
          </>
        ) : (
          <>
            <h1 className="text-h2">Deja de recibir novedades</h1>
            <p className="mt-4 text-lead text-muted-foreground">
              Pulsa el botón y no te escribiremos más con novedades de Umbral. No hace falta iniciar sesión.
            </p>
            <form method="post" action={`/baja/${token}`} className="mt-8">
              <Button type="submit" size="lg">
                Darme de baja
              </Button>
            </form>
          </>
        )}
      </div>
    </main>
  );
}
