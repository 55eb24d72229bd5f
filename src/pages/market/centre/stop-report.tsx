import { data } from "react-router";
import { CONFIRM_REPORT_PATH, STOP_PATH } from "#domain/market/figures/centre-address.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { openReader } from "#server/tools/market-reports/report-page.server.ts";
import { Button } from "#ui/button.tsx";
import { shownAgent } from "../../accounts/agent-card/shown-agent.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/stop-report.ts";
import { ReaderFrame } from "./reader-frame.tsx";

/** The agent's page, not the site's: neither bar nor foot. */
export const handle = { frame: "bare" };

/** Target of the last link in a monthly mail. Opening it does nothing, because programs look at links before people do. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const reader = await openReader(mustHave(context.get(servicesContext)), params.token);
  if (!reader) throw data(null, { status: 404 });
  const { name, isStopped: isDone, agent } = reader;
  return data(
    { token: params.token, name, isDone, agent: agent ? shownAgent(agent) : null },
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

export default function StopReport({ loaderData: { token, name, isDone, agent } }: Route.ComponentProps) {
  return (
    <ReaderFrame
      agent={agent}
      isDone={isDone}
      title={isDone ? "Ya no recibes este informe" : `Deja de recibir el informe «${name}»`}
      text={
        isDone
          ? `No te llegará más el informe «${name}», y quien te lo enviaba no puede volver a apuntarte. Si cambias de idea, puedes volver a pedirlo tú aquí.`
          : "Pulsa el botón y no te llegará más. No hace falta iniciar sesión."
      }
    >
      {isDone ? (
        <Button asChild variant="outline" size="lg">
          <a href={`${CONFIRM_REPORT_PATH}/${token}`}>Quiero volver a recibirlo</a>
        </Button>
      ) : (
        <form method="post" action={`${STOP_PATH}/${token}`}>
          <Button type="submit" size="lg">
            No recibirlo más
          </Button>
        </form>
      )}
    </ReaderFrame>
  );
}
