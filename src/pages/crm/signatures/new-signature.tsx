import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/new-signature.ts";
import { SignatureFormPanel } from "./signature-form-panel.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const { config, now } = mustHave(context.get(servicesContext));
  return {
    crumb: "Pedir una firma",
    crumbAbove: "Firmas",
    today: isoDateInMadrid(now()),
    sendsMessages: config.auth.smsGatewayUrl !== undefined,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Pedir una firma",
    description: "Elige el PDF, di quién lo firma y en qué orden, y hasta cuándo.",
    path: "/dashboard/firmas/nueva",
    regions: false,
    noIndex: true,
  });

export default function NewSignaturePage({ loaderData: { today, sendsMessages } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="grid gap-4">
      <h1 className="text-h3">Pedir una firma</h1>
      <SignatureFormPanel today={today} sendsMessages={sendsMessages} />
    </main>
  );
}
