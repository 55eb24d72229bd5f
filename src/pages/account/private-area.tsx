import { LockKeyhole } from "lucide-react";
import { data, Link } from "react-router";
import { privateAreaOf } from "#content/private-areas.ts";
import { Button } from "#ui/button.tsx";
import { ArchDoor } from "#ui/illustration/arch-door.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/private-area.ts";

/** Rooms that need an account. None is built: the page says what will stand there and where to sign in. */
export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "").replace(/(.)\/$/, "$1");
  const area = privateAreaOf(path);
  if (!area) throw data(null, { status: 404 });
  return { path, title: area.title, holds: area.holds, crumb: area.title };
}

export const meta: Route.MetaFunction = (args) => {
  const area = args.loaderData;
  if (!area) return [];
  return pageMeta(args, {
    title: area.title,
    description: `${area.title}: qué habrá aquí y cómo entrar. ${area.holds[0]}`,
    path: area.path,
    regions: false,
    noIndex: true,
  });
};

export default function PrivateArea({ loaderData: { path, title, holds } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="wrap-page grid items-center gap-10 pt-8 pb-section md:grid-cols-[7fr_4fr]">
      <div>
        <p className="flex items-center gap-2 text-control text-muted-foreground">
          <LockKeyhole aria-hidden size={18} strokeWidth={1.75} />
          Esta página pide una cuenta
        </p>
        <h1 className="mt-3">{title}</h1>
        <p className="mt-5 max-w-reading text-lead text-muted-foreground">
          Inicia sesión para entrar. Las cuentas aún no están abiertas; cuando lo estén, aquí tendrás:
        </p>
        <ul className="mt-5 grid max-w-reading list-disc gap-2 pl-5">
          {holds.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className="mt-9 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to={`/auth?next=${encodeURIComponent(path)}`}>Iniciar sesión</Link>
          </Button>
          <Button asChild variant="outline" size="lg">
            <Link to="/herramientas">Usar las herramientas sin cuenta</Link>
          </Button>
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
