import { nextPath } from "#domain/accounts/account/next-path.ts";
import { LINK_TYPES } from "#server/accounts/auth/confirm.server.ts";
import { addressOfLink } from "#server/accounts/auth/links.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/confirm.ts";
import { AuthScene } from "./auth-scene.tsx";
import { ConfirmCard } from "./confirm-card.tsx";
import { linkTypeOf } from "./link-type.ts";

/** Target of a mailed link. Opening it uses nothing up: scanners of mail open links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { config, database, now } = mustHave(context.get(servicesContext));
  const type = linkTypeOf(searchParams.get("type"));
  const token = type === null ? "" : (searchParams.get("token_hash") ?? "");
  const types = LINK_TYPES.get(type ?? "") ?? [];
  const address = token && (await addressOfLink(database.db, { token, types, now: now() }));
  return { type, token, address: address || null, next: pathOn(config.publicUrl, searchParams.get("redirect_to")) };
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
