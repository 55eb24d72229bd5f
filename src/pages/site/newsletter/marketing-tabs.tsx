import { PageTabs } from "#ui/app/page-tabs.tsx";

const TABS = [
  { path: "/admin/contactos-marketing", label: "Personas" },
  { path: "/admin/contactos-marketing/exclusiones", label: "Lista de exclusión" },
];

export const MarketingTabs = () => <PageTabs label="Contactos de marketing" tabs={TABS} />;
