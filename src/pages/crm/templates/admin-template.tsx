import { lazy, Suspense } from "react";
import { data } from "react-router";
import { houseActor } from "#server/accounts/access/actor.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/admin-template.ts";
import { ownTemplateData } from "./own-template.server.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = requireStaff(context, request);
  const { database } = mustHave(context.get(servicesContext));
  const id = readUuid(params.templateId);
  const found = id && (await ownTemplateData(database.db, houseActor(viewer), id));
  if (!found) throw data(null, { status: 404 });
  return { crumb: found.title, crumbAbove: "Plantillas", ...found };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Plantilla de la casa",
    description: "Escribe un texto de partida, guarda sus versiones y publícalo en la galería de plantillas.",
    path: `/admin/plantillas/${args.params.templateId}`,
    regions: false,
    noIndex: true,
  });

const TemplateRoom = lazy(() => import("./editor/template-room.tsx"));

export default function AdminTemplate({ loaderData }: Route.ComponentProps) {
  const { id, state } = loaderData;
  const { isBusy, call } = useCall();
  return (
    <main id="contenido" className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <Tag>{state === "publicada" ? "Publicada" : state === "retirada" ? "Retirada" : "Borrador"}</Tag>
        <Button
          size="sm"
          loading={isBusy}
          onClick={() => call("Publicada en la galería", "POST", `/api/admin/templates/${id}/publish`)}
        >
          Publicar lo guardado
        </Button>
      </p>
      <div>
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <TemplateRoom key={id} template={loaderData} api="/api/admin/templates" canBeFilled={false} />
        </Suspense>
      </div>
    </main>
  );
}
