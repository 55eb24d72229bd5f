import { data } from "react-router";
import { STOP_PATH } from "#domain/market/figures/centre-address.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readerByToken } from "#server/tools/market-reports/market-reports.server.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/stop-report.ts";

/** Target of the last link in a monthly mail. Opening it does nothing, because programs look at links before people do. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = await readerByToken(mustHave(context.get(servicesContext)).database.db, params.token);
  if (!reader) throw data(null, { status: 404 });
  return data(
    { crumb: "Informe de mercado", token: params.token, name: reader.name, isDone: reader.stoppedAt !== null },
    { headers: { "x-robots-tag": "noindex, nofollow" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Dejar de recibir un informe de mercado",
    description:
      "Deja de recibir el informe mensual de una zona con un botón, sin iniciar sesión y sin escribir tu correo.",
    path: STOP_PATH,
    regions: false,
    noIndex: true,
  });

export default function StopReport({ loaderData: { token, name, isDone } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="wrap-page py-section">
      <div className="max-w-(--reading-max)">
        <h1 className="text-h2">{isDone ? "Ya no recibes este informe" : `Deja de recibir «${name}»`}</h1>
        <p role={isDone ? "status" : undefined} className="mt-4 text-lead text-muted-foreground">
          {isDone
            ? `No te llegará más el informe «${name}», y quien te lo enviaba no puede volver a apuntarte.`
            : "Pulsa el botón y no te llegará más. No hace falta iniciar sesión."}
        </p>
        {isDone ? (
          <p className="mt-8">
            <PageLink to="/">Ir al inicio</PageLink>
          </p>
        ) : (
          <form method="post" action={`${STOP_PATH}/${token}`} className="mt-8">
            <Button type="submit" size="lg">
              No recibirlo más
            </Button>
          </form>
        )}
      </div>
    </main>
  );
}
