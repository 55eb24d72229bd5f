import { useLocation } from "react-router";
import { PageLink } from "#ui/region/page-link.tsx";

const TABS = [
  { path: "/admin/usuarios", label: "Cuentas" },
  { path: "/admin/usuarios/auditoria", label: "Auditoría" },
  { path: "/admin/usuarios/datos-personales", label: "Datos personales" },
];

/** The parts of the page: who there is, what happened, and what is kept of whom. */
export function UsersTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Usuarios" className="border-b">
      <ul className="flex gap-5 text-sm">
        {TABS.map(({ path, label }) => (
          <li key={path}>
            <PageLink
              to={path}
              {...(pathname === path ? { "aria-current": "page" as const } : {})}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent text-muted-foreground no-underline hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:font-medium aria-[current=page]:text-foreground"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
