import { data, Link } from "react-router";
import { privateAreaOf } from "#content/private-areas.ts";
import { Button } from "#ui/button.tsx";
import { ArchDoor } from "#ui/illustration/arch-door.tsx";
import { requireStaff, requireViewer } from "../accounts/auth/guard.server.ts";
import { pageMeta } from "../shared/page-meta.ts";
import type { Route } from "./+types/private-area.ts";

/** Areas that need an account and are not built: the page describes what they will show. */
export function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "").replace(/(.)\/$/, "$1");
  const isAdminRoom = /^\/admin(\/|$)/.test(path);
  if (isAdminRoom) requireStaff(context, request);
  else requireViewer(context, request);
  const area = privateAreaOf(path);
  if (!area) throw data(null, { status: 404 });
  return { path, title: area.title, holds: area.holds, isAdminRoom, crumb: area.title };
}

export const meta: Route.MetaFunction = (args) => {
  const area = args.loaderData;
  if (!area) return [];
  return pageMeta(args, {
    title: area.title,
    description: `${area.title}: qué habrá aquí cuando esté listo. ${area.holds[0]}`,
    path: area.path,
    regions: false,
    noIndex: true,
  });
};

export default function PrivateArea({ loaderData: { title, holds, isAdminRoom } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="grid items-center gap-10 md:grid-cols-[7fr_4fr]">
      <div>
        <h1 className="text-h2">{title}</h1>
        <p className="mt-4 max-w-reading text-lead text-muted-foreground">
          Esta página aún no está lista. Cuando lo esté, aquí tendrás:
        </p>
        <ul className="mt-5 grid max-w-reading list-disc gap-2 pl-5">
          {holds.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className="mt-9 flex flex-wrap gap-3">
          {isAdminRoom ? (
            <Button asChild size="lg">
              <Link to="/admin/usuarios">Ver los usuarios</Link>
            </Button>
          ) : (
            <>
              <Button asChild size="lg">
                <Link to="/dashboard">Ir a mi panel</Link>
              </Button>
              <Button asChild variant="outline" size="lg">
                <Link to="/herramientas">Abrir una herramienta</Link>
              </Button>
            </>
          )}
        </div>
      </div>
      <ArchDoor
        kind="medio-punto"
        reveal="cobalto-700"
        inside="cobalto-900"
        className="mx-auto hidden w-full max-w-64 md:block"
      />
    </main>
  );
}
