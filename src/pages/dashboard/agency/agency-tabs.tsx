import { useLocation } from "react-router";
import { PageLink } from "#ui/region/page-link.tsx";

const TABS = [
  { path: "/dashboard/agencia", label: "Equipo" },
  { path: "/dashboard/agencia/marca", label: "Marca" },
];

/** The two halves of an agency: who is in it, and how its documents look. */
export function AgencyTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Agencia" className="border-b">
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
