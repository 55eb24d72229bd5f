import { PageTabs } from "#ui/app/page-tabs.tsx";

const TABS = [
  { path: "/admin/usuarios", label: "Cuentas" },
  { path: "/admin/usuarios/auditoria", label: "Auditoría" },
  { path: "/admin/usuarios/datos-personales", label: "Datos personales" },
];

/** The parts of the page: accounts, events, and personal data. */
export const UsersTabs = () => <PageTabs label="Usuarios" tabs={TABS} />;
