import { PageTabs } from "#ui/app/page-tabs.tsx";

const TABS = [
  { path: "/dashboard/settings", label: "Seguridad y datos" },
  { path: "/dashboard/settings/avisos", label: "Avisos" },
  { path: "/dashboard/settings/region", label: "Región" },
  { path: "/dashboard/settings/modelo", label: "Modelo de lenguaje" },
];

/** The pages of the settings. */
export const SettingsTabs = () => <PageTabs label="Ajustes" tabs={TABS} />;
