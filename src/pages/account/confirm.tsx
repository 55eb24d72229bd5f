import { nextPath } from "#domain/account/next-path.ts";
import { mustHave, servicesContext } from "#server/services.server.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/confirm.ts";
import { AuthScene } from "./auth-scene.tsx";
import { ConfirmCard } from "./confirm-card.tsx";
import { linkTypeOf } from "./link-type.ts";

/** Where a mailed link leads. Opening it uses nothing up: scanners of mail open links too. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const site = mustHave(context.get(servicesContext)).config.publicUrl;
  const type = linkTypeOf(searchParams.get("type"));
  const token = searchParams.get("token_hash") ?? "";
  return { type, token: type === null ? "" : token, next: pathOn(site, searchParams.get("redirect_to")) };
}

/** The mail names a whole address; only its path on this site counts. */
function pathOn(site: string, address: string | null): string {
  if (!address || !URL.canParse(address)) return nextPath(address);
  const { origin, pathname, search, hash } = new URL(address);
  return origin === new URL(site).origin ? nextPath(`${pathname}${search}${hash}`) : "/";
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Confirmar",
    description:
      "Termina lo que empezaste en Umbral: confirma tu email, entra o elige una contraseña nueva con un botón.",
    path: "/auth/confirmar",
    regions: false,
    noIndex: true,
  });

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return (
    <main id="contenido" className="mt-4 grid border-t lg:min-h-[40rem] lg:grid-cols-[5.4fr_6.6fr]">
      <AuthScene />
      <div className="grid items-center justify-items-center px-(--space-gutter) py-10 lg:py-12">
        <div className="w-full max-w-lg">
          <ConfirmCard {...loaderData} />
        </div>
      </div>
    </main>
  );
}
