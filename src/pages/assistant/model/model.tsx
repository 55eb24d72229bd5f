import { actorOf } from "#server/accounts/access/actor.server.ts";
import { readModelState } from "#server/assistant/model/connections.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Callout } from "#ui/callout.tsx";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { SettingsSection } from "../../accounts/settings/settings-section.tsx";
import { SettingsTabs } from "../../accounts/settings/settings-tabs.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/model.ts";
import { ModelForm } from "./model-form.tsx";
import { ModelStatus } from "./model-status.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const state = await readModelState(mustHave(context.get(servicesContext)), actorOf(viewer));
  return { crumb: "Modelo de lenguaje", state, isAgencys: viewer.agency !== null };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Modelo de lenguaje",
    description:
      "Conecta tu propio modelo de lenguaje a Umbral y comprueba que responde. Las cifras no dependen de él.",
    path: "/dashboard/settings/modelo",
    regions: false,
    noIndex: true,
  });

export default function Model({ loaderData: { state, isAgencys } }: Route.ComponentProps) {
  const { own, mayChange } = state;
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Modelo de lenguaje</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          {isAgencys ? "El que usa toda tu agencia." : "El que usa tu cuenta."} Las cifras siempre salen de las
          herramientas: sin modelo, o con uno que falla, todo lo demás funciona igual.
        </p>
      </div>
      <SettingsTabs />
      {mayChange ? null : (
        <Callout>Lo ve todo el equipo; lo conecta y lo prueba quien dirige o coordina la agencia.</Callout>
      )}
      <div className="mt-2">
        <SettingsSection id="estado" title="Estado" text="Qué pasó la última vez que se le preguntó algo.">
          <ModelStatus state={state} />
        </SettingsSection>
        {mayChange ? (
          <SettingsSection
            id="conexion"
            title="Tu conexión"
            text="Sirve cualquier servidor compatible con la API de OpenAI, también uno tuyo. Lo que cueste te lo cobra tu proveedor."
          >
            <ModelForm own={own} />
          </SettingsSection>
        ) : null}
      </div>
    </main>
  );
}
