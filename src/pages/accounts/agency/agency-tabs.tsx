import { PageTabs } from "#ui/app/page-tabs.tsx";

const TABS = [
  { path: "/dashboard/agencia", label: "Equipo" },
  { path: "/dashboard/agencia/marca", label: "Marca" },
  { path: "/dashboard/agencia/mercado", label: "Compartir inmuebles" },
];

/** The parts of an agency: its members, the look of its documents, and who else sees its homes. */
export const AgencyTabs = () => <PageTabs label="Agencia" tabs={TABS} />;
