import { lazy, Suspense, useEffect, useState } from "react";
import { data } from "react-router";
import { stagingSchema } from "#domain/tools/staging/staging-document.ts";
import { actorContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { homeName } from "#server/crm/contacts/deal-cards.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { findHomeRow } from "#server/portfolio/homes/lock-homes.server.ts";
import { findProject } from "#server/tools/studio-projects/project-rows.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/editor.ts";

const StagingBench = lazy(() => import("./staging-bench.tsx"));

/** `/home-staging/{id}`: one furnished photo. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireViewer(context, request);
  const { database, config } = mustHave(context.get(servicesContext));
  mustHave(context.get(actorContext));
  const actor = personOf(context);
  const id = readUuid(params.projectId);
  const row = id === undefined ? undefined : await findProject(database.db, actor, id);
  const document = row?.kind === "staging" ? stagingSchema.safeParse(row.document) : null;
  if (!row || !document?.success) throw data(null, { status: 404 });
  const home = row.homeId === null ? undefined : await findHomeRow(database.db, actor, row.homeId);
  return {
    crumb: row.title,
    crumbAbove: "Home staging",
    account: actor.ownerId,
    id: row.id,
    kept: { document: document.data, revision: row.revision },
    isTrashed: row.deletedAt !== null,
    hasImageModel: config.imageModel !== undefined,
    home: home && home.deletedAt === null ? { id: home.id, title: homeName(home).title } : null,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.crumb ?? "Foto amueblada",
    description: "Amuebla la foto, comprueba lo que cabe y saca la imagen con su prueba.",
    path: "/home-staging",
    regions: false,
    noIndex: true,
  });

export default function Editor({ loaderData }: Route.ComponentProps) {
  const { id, account, kept, home, isTrashed, hasImageModel } = loaderData;
  const { isBusy, call } = useCall();
  const [isAwake, setAwake] = useState(false);
  // Workers and the browser's store are the browser's alone: the document is drawn without them.
  useEffect(() => setAwake(true), []);
  return (
    <main id="contenido" className="wrap-page pt-4 pb-section">
      <h1 className="sr-only">Foto amueblada</h1>
      {home === null ? null : (
        <p className="mb-2 text-sm">
          De{" "}
          <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text">
            {home.title}
          </PageLink>
        </p>
      )}
      {isTrashed ? (
        <Callout
          tone="warning"
          action={
            <Button
              size="sm"
              variant="outline"
              loading={isBusy}
              onClick={() => void call("Recuperada", "POST", `/api/studio-projects/${id}/restore`)}
            >
              Recuperarla
            </Button>
          }
        >
          Está en la papelera. Recupérala para seguir con ella.
        </Callout>
      ) : isAwake ? (
        <Suspense fallback={<p role="status">Abriendo…</p>}>
          <StagingBench key={id} place={{ account, id }} kept={kept} project={{ id, home, hasImageModel }} />
        </Suspense>
      ) : (
        <p role="status">Abriendo…</p>
      )}
    </main>
  );
}
