import { listColleagues, listRules, readCrmSettings } from "#server/crm/contacts/read-settings.server.ts";
import { Callout } from "#ui/callout.tsx";
import { PanelBody } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { SettingsSection } from "../../accounts/settings/settings-section.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { requireCrm } from "../crm-access.server.ts";
import { crmPlaceOf } from "../crm-place.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/settings.ts";
import { InboxAddressPanel } from "./inbox-address-panel.tsx";
import { RuleList } from "./rule-list.tsx";
import { RuleTryOut } from "./rule-try-out.tsx";
import { WorkForm } from "./work-form.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, services } = requireCrm(context, request);
  const { db } = services.database;
  return {
    crumb: "Ajustes",
    settings: await readCrmSettings(db, actor),
    rules: await listRules(db, actor),
    colleagues: await listColleagues(db, actor),
    isAlone: actor.agency === null,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Ajustes de contactos",
    description:
      "Quién recibe cada contacto que llega, en qué horario se responde y con qué comisión se calcula la previsión.",
    path: crmPlaceOf(args.location.pathname).settings,
    regions: false,
    noIndex: true,
  });

export default function CrmSettingsPage({ loaderData }: Route.ComponentProps) {
  const { settings, rules, colleagues, isAlone } = loaderData;
  useFreshData("contacts");
  return (
    <main id="contenido" className="grid gap-4">
      <PageHead title="Ajustes" lead="Quién recibe lo que llega, cuándo se responde y cómo se cuenta." />
      {settings.mayChange ? null : (
        <Callout tone="info">Los ve todo el equipo; los cambia quien dirige o coordina la agencia.</Callout>
      )}
      <div className="mt-2">
        <SettingsSection
          id="reparto"
          title="Reparto"
          text="Se miran por orden. La primera regla que encaja decide; la última recoge todo lo demás."
        >
          {isAlone ? (
            <PanelBody>
              <p className="text-sm text-muted-foreground">
                Trabajas en solitario: todo lo que llega es para ti. Las reglas aparecen cuando haya un equipo en tu
                agencia.
              </p>
            </PanelBody>
          ) : (
            <>
              <RuleList rules={rules} colleagues={colleagues} mayChange={settings.mayChange} />
              <RuleTryOut rules={rules} colleagues={colleagues} />
            </>
          )}
        </SettingsSection>
        <SettingsSection
          id="horario"
          title="Horario y respuesta"
          text="El plazo para responder solo cuenta en horas de apertura: quien escribe el viernes por la noche no vence el domingo."
        >
          <WorkForm settings={settings} />
        </SettingsSection>
        <SettingsSection
          id="reenvio"
          title="Avisos de portales"
          text="Reenvía aquí los avisos de los portales y cada uno se convierte en un contacto."
        >
          <InboxAddressPanel mayChange={settings.mayChange} />
        </SettingsSection>
      </div>
    </main>
  );
}
