import { hasApi } from "#server/accounts/keys/keys.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { SettingsSection } from "../../accounts/settings/settings-section.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/assistants.ts";
import { IntegrationTabs } from "./integration-tabs.tsx";
import { NotInPlan } from "./not-in-plan.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  return {
    crumb: "Asistentes",
    address: `${services.config.publicUrl}/mcp`,
    isInPlan: await hasApi(services, personOf(context)),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Asistentes",
    description: "Conecta un asistente compatible con MCP para que use tus herramientas y tu cartera con una clave.",
    path: "/dashboard/integrations/asistentes",
    regions: false,
    noIndex: true,
  });

export default function Assistants({ loaderData: { address, isInPlan } }: Route.ComponentProps) {
  const settings = JSON.stringify(
    { mcpServers: { umbral: { type: "http", url: address, headers: { Authorization: "Bearer umb_TU_CLAVE" } } } },
    null,
    2,
  );
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Asistentes</h1>
        <p className="mt-1 max-w-reading text-control text-muted-foreground">
          Un asistente compatible con MCP calcula con las mismas herramientas, límites y créditos que tú en las páginas.
        </p>
      </div>
      <IntegrationTabs />
      {isInPlan ? null : <NotInPlan />}
      <div className="mt-2">
        <SettingsSection
          id="clave"
          title="1. Crea una clave"
          text="Una por asistente. Dale «Usar las herramientas», y lo que quieras que lea o cambie de tu cartera."
        >
          <div className="p-5 sm:p-6">
            <Button asChild variant="outline">
              <PageLink to="/dashboard/integrations/claves">Ir a tus claves</PageLink>
            </Button>
          </div>
        </SettingsSection>
        <SettingsSection
          id="direccion"
          title="2. Dale la dirección"
          text="Es un servidor MCP por HTTP (Streamable HTTP)."
        >
          <div className="grid gap-3 p-5 sm:p-6">
            <p className="rounded-sm bg-muted px-3.5 py-3 font-mono text-sm break-all select-all">{address}</p>
            <div>
              <CopyButton text={address} label="Copiar dirección" doneLabel="Copiada" size="sm" />
            </div>
          </div>
        </SettingsSection>
        <SettingsSection
          id="ajustes"
          title="3. Pon la clave en su configuración"
          text="Muchos asistentes la leen de un archivo como este. En otros se escribe la cabecera «Authorization»."
        >
          <div className="grid gap-3 p-5 text-sm sm:p-6">
            <pre className="rounded-sm bg-muted p-3.5 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
              {settings}
            </pre>
            <div>
              <CopyButton text={settings} label="Copiar configuración" doneLabel="Copiada" size="sm" />
            </div>
            <p className="text-muted-foreground">
              Cambia <code className="font-mono text-xs">umb_TU_CLAVE</code> por tu clave. Lo que el asistente lea de tu
              cartera se lo lleva su proveedor: dale solo los permisos que necesite.
            </p>
          </div>
        </SettingsSection>
      </div>
    </main>
  );
}
