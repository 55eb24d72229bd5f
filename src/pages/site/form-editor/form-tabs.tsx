import { useLocation } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";

/** The two pages of a form. */
export function FormTabs({ id }: { id: string }) {
  const { pathname } = useLocation();
  const tabs = [
    { to: `/admin/formularios/${id}`, label: "Editor" },
    { to: `/admin/formularios/${id}/respuestas`, label: "Respuestas" },
  ];
  return (
    <nav aria-label="Formulario" className="flex gap-1 border-b">
      {tabs.map(({ to, label }) => {
        const isHere = pathname === to;
        return (
          <PageLink
            key={to}
            to={to}
            aria-current={isHere ? "page" : undefined}
            className={classNames(
              "inline-flex min-h-11 items-center px-3.5 text-sm font-medium no-underline hover:text-foreground",
              isHere ? "text-primary shadow-[inset_0_-2px_0_var(--primary)]" : "text-muted-foreground",
            )}
          >
            {label}
          </PageLink>
        );
      })}
    </nav>
  );
}
