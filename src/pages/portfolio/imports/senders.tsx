import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { listOutlets } from "#server/portfolio/imports/outlets.server.ts";
import { listSources } from "#server/portfolio/imports/sources.server.ts";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/senders.ts";
import { ExportPanel } from "./export-panel.tsx";
import { SENDERS } from "./import-words.ts";
import { ImportsTabs } from "./imports-tabs.tsx";
import { OutletsPanel } from "./outlets-panel.tsx";
import { SendersPanel } from "./senders-panel.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const { auth, config, database, now } = mustHave(context.get(servicesContext));
  const actor = personOf(context);
  const outlets = await listOutlets(database.db, actor, { keys: auth.keys, publicUrl: config.publicUrl });
  return {
    crumb: "Remitentes y portales",
    senders: await listSources(database.db, actor),
    outlets,
    readAt: now().toISOString(),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Remitentes y portales",
    description: "Quién envía viviendas a tu cartera, cuándo lo hizo por última vez, y qué portales la leen.",
    path: SENDERS,
    regions: false,
    noIndex: true,
  });

export default function Senders({ loaderData: { senders, outlets } }: Route.ComponentProps) {
  useFreshData("imports");
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Remitentes y portales</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          De dónde llegan tus viviendas y quién las lee. Si algo falla, se ve aquí con su hora.
        </p>
      </div>
      <ImportsTabs />
      <SendersPanel senders={senders} />
      <OutletsPanel outlets={outlets} />
      <ExportPanel />
    </main>
  );
}
