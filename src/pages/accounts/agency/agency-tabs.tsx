import { PageTabs } from "#ui/app/page-tabs.tsx";

const TABS = [
  { path: "/dashboard/agencia", label: "Equipo" },
  { path: "/dashboard/agencia/marca", label: "Marca" },
];

/** The two halves of an agency: its members, and the look of its documents. */
export const AgencyTabs = () => <PageTabs label="Agencia" tabs={TABS} />;
