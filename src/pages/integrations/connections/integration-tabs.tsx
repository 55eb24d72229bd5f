import { PageTabs } from "#ui/app/page-tabs.tsx";

const TABS = [
  { path: "/dashboard/integrations", label: "Estado" },
  { path: "/dashboard/integrations/redes", label: "Redes" },
  { path: "/dashboard/integrations/claves", label: "Claves de la API" },
  { path: "/dashboard/integrations/webhooks", label: "Webhooks" },
  { path: "/dashboard/integrations/asistentes", label: "Asistentes" },
];

/** The overview of connections, and the pages on which they are made. */
export const IntegrationTabs = () => <PageTabs label="Integraciones" tabs={TABS} />;
