import { data } from "react-router";
import { CONFIRM_REPORT_PATH } from "#domain/market/figures/centre-address.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { openReader } from "#server/tools/market-reports/report-page.server.ts";
import { Button } from "#ui/button.tsx";
import { shownAgent } from "../../accounts/agent-card/shown-agent.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/confirm-report.ts";
import { ReaderFrame } from "./reader-frame.tsx";

/** The agent's page, not the site's: neither bar nor foot. */
export const handle = { frame: "bare" };

/** Target of the link in the mail that asks a reader whether they want a report. Opening it does nothing: programs look at links before people do. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = await openReader(mustHave(context.get(servicesContext)), params.token);
  if (!reader) throw data(null, { status: 404 });
  const { name, isStopped, address, agent } = reader;
  const isDone = reader.isConfirmed && !isStopped;
  return data(
    { token: params.token, name, isDone, isStopped, address, agent: agent ? shownAgent(agent) : null },
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

export default function ConfirmReport({ loaderData }: Route.ComponentProps) {
  const { token, name, isDone, isStopped, address, agent } = loaderData;
  if (isDone) {
    return (
      <ReaderFrame
        agent={agent}
        isDone
        title="Te llegará cada mes"
        text={`El informe «${name}» te llega el primer día de cada mes. Cada correo lleva un botón para dejarlo.`}
      >
        {address ? (
          <Button asChild size="lg">
            <a href={address}>Ver el informe de hoy</a>
          </Button>
        ) : null}
      </ReaderFrame>
    );
  }
  return (
    <ReaderFrame
      agent={agent}
      isDone={false}
      title={
        isStopped ? `Dejaste de recibir el informe «${name}»` : `¿Quieres el informe de mercado «${name}» cada mes?`
      }
      text={
        isStopped
          ? "Ya no te llega. Si lo quieres otra vez, pulsa el botón y te llegará el primer día de cada mes; si no, cierra esta página."
          : "Pulsa el botón y te llegará el primer día de cada mes. Si no lo pediste, cierra esta página: no te llega nada."
      }
    >
      <form method="post" action={`${CONFIRM_REPORT_PATH}/${token}`}>
        <Button type="submit" size="lg">
          {isStopped ? "Volver a recibirlo" : "Sí, quiero recibirlo"}
        </Button>
      </form>
    </ReaderFrame>
  );
}
