import { nextPath } from "#domain/accounts/account/next-path.ts";
import { relyingParty } from "#server/accounts/passkeys/relying-party.server.ts";
import { mustHave, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/auth.ts";
import { AuthScene } from "./auth-scene.tsx";
import { AuthViews } from "./auth-views.tsx";
import { comesFor } from "./behind-next.server.ts";
import { SignedIn } from "./signed-in.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const services = mustHave(context.get(servicesContext));
  const { config } = services;
  const next = nextPath(searchParams.get("next"));
  return {
    signedInAs: context.get(viewerContext)?.email ?? null,
    comesFor: await comesFor(services, next, searchParams.get("motivo")),
    startTab: searchParams.get("tab") === "login" ? ("login" as const) : ("signup" as const),
    isReset: searchParams.get("reset") === "true",
    next,
    withGoogle: config.auth.google !== undefined,
    withPasskeys: relyingParty(config) !== null,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Acceso",
    description:
      "Crea tu cuenta de Umbral o inicia sesión para encontrar lo que has calculado en cualquier dispositivo.",
    path: "/auth",
    regions: false,
  });

/** The page for signing up and signing in. */
export default function Auth({ loaderData: { signedInAs, ...views } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="mt-4 grid border-t lg:min-h-[44rem] lg:grid-cols-[5.4fr_6.6fr]">
      <AuthScene />
      <div className="grid justify-items-center px-(--space-gutter) py-8 lg:py-12">
        <div className="w-full max-w-lg">
          <noscript>
            <p className="mb-6 rounded-md bg-warning-soft p-4 text-sm text-warning-soft-foreground">
              Para crear una cuenta o entrar, activa JavaScript en tu navegador.
            </p>
          </noscript>
          {signedInAs !== null && !views.isReset ? <SignedIn email={signedInAs} next={views.next} /> : null}
          <AuthViews key={views.startTab} {...views} />
        </div>
      </div>
    </main>
  );
}
