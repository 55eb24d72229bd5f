import { Download } from "lucide-react";
import { mayAsStaff } from "#domain/accounts/account/staff-rights.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { errorDetail, errorList, readChoices } from "#server/operations/errors/error-lists.server.ts";
import { findCursor } from "#server/platform/http/cursor.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { classNames } from "#ui/class-names.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { InView } from "../../shared/in-view.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/errors.ts";
import { ErrorDetail } from "./error-detail.tsx";
import { ErrorList } from "./error-list.tsx";
import { exportHref, rawChoices } from "./errors-query.ts";
import { TypeStrip } from "./type-strip.tsx";
import { useLiveErrors } from "./use-live-errors.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireStaff(context, request);
  const services = mustHave(context.get(servicesContext));
  const query = new URL(request.url).searchParams;
  const chosen = readChoices(rawChoices(query));
  const before = query.get("antes") ?? undefined;
  const open = query.get("error");
  // A place in a list that is not ours is its beginning.
  const list = await errorList(services, viewer, { chosen, before: findCursor(before, "fingerprint") });
  const detail = open ? await errorDetail(services, viewer, open, findCursor(query.get("veces-antes"), "uuid")) : null;
  return {
    crumb: "Errores",
    list: { ...list, chosen },
    detail,
    open,
    before,
    seesPeople: mayAsStaff(viewer.roles, "name-people-in-errors"),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Errores",
    description: "Lo que falla en Umbral, agrupado por causa: cuántas veces, a cuántas personas y si está resuelto.",
    path: "/admin/errores",
    regions: false,
    noIndex: true,
  });

export default function Errors({ loaderData }: Route.ComponentProps) {
  const { list, detail, open, before, seesPeople } = loaderData;
  const isLive = useLiveErrors();
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Errores</h1>
          <p className="mt-1 text-control text-muted-foreground">
            Lo que falla en Umbral, a quién le ha pasado y si ya está resuelto.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <p className="flex items-center gap-2 text-xs font-medium">
            <span
              aria-hidden
              className={classNames("size-2 rounded-full", isLive ? "bg-success" : "border border-border-strong")}
            />
            {isLive ? "En directo" : isLive === null ? "Conectando…" : "Sin conexión en directo"}
          </p>
          <Button asChild variant="outline" size="sm">
            <a href={exportHref(list.chosen)} download>
              <Download aria-hidden size={16} strokeWidth={1.75} />
              Exportar CSV
            </a>
          </Button>
        </div>
      </div>
      <TypeStrip types={list.types} chosen={list.chosen} />
      <div className={classNames("grid items-start gap-4", detail && "xl:grid-cols-[minmax(0,1fr)_22rem]")}>
        {detail ? (
          <InView key={detail.fingerprint}>
            <ErrorDetail detail={detail} chosen={list.chosen} before={before} />
          </InView>
        ) : null}
        <div className="grid min-w-0 gap-4">
          {open && !detail ? <Callout tone="info">Ese error ya no está. Puede haber caducado.</Callout> : null}
          <ErrorList list={list} open={detail?.fingerprint} isLater={before !== undefined} seesPeople={seesPeople} />
        </div>
      </div>
    </main>
  );
}
