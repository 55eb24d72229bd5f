import { PageTabs } from "#ui/app/page-tabs.tsx";

const TABS = [
  { path: "/dashboard/agencia", label: "Equipo" },
  { path: "/dashboard/agencia/marca", label: "Marca" },
];

/** The two halves of an agency: who is in it, and how its documents look. */
export const AgencyTabs = () => <PageTabs label="Agencia" tabs={TABS} />;
