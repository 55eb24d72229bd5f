import { data } from "react-router";
import { CONFIRM_REPORT_PATH } from "#domain/market/figures/centre-address.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readerByToken } from "#server/tools/market-reports/market-reports.server.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/stop-report.ts";

/** Target of the link in the mail that asks a reader whether they want a report. Opening it does nothing: programs look at links before people do. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = await readerByToken(mustHave(context.get(servicesContext)).database.db, params.token);
  if (!reader || reader.stoppedAt !== null) throw data(null, { status: 404 });
  return data(
    { crumb: "Informe de mercado", token: params.token, name: reader.name, isDone: reader.confirmedAt !== null },
    { headers: { "x-robots-tag": "noindex, nofollow" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Confirmar un informe de mercado",
    description:
      "Confirma con un botón que quieres recibir cada mes el informe de mercado de una zona, sin iniciar sesión.",
    path: CONFIRM_REPORT_PATH,
    regions: false,
    noIndex: true,
  });

export default function ConfirmReport({ loaderData: { token, name, isDone } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="wrap-page py-section">
      <div className="max-w-(--reading-max)">
        <h1 className="text-h2">{isDone ? "Te llegará cada mes" : `¿Quieres recibir «${name}» cada mes?`}</h1>
        <p role={isDone ? "status" : undefined} className="mt-4 text-lead text-muted-foreground">
          {isDone
            ? `El informe «${name}» te llega el primer día de cada mes. Cada correo lleva un botón para dejarlo.`
            : "Pulsa el botón y te llegará el primer día de cada mes. Si no lo pediste, cierra esta página: no te llega nada."}
        </p>
        {isDone ? (
          <p className="mt-8">
            <PageLink to="/">Ir al inicio</PageLink>
          </p>
        ) : (
          <form method="post" action={`${CONFIRM_REPORT_PATH}/${token}`} className="mt-8">
            <Button type="submit" size="lg">
              Sí, quiero recibirlo
            </Button>
          </form>
        )}
      </div>
    </main>
  );
}
