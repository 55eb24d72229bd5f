import type { LucideIcon } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";

interface ViewSwitchProps<View extends string> {
  choices: readonly (readonly [view: View, label: string, icon: LucideIcon])[];
  view: View;
  /** The address of the same list in another view. */
  hrefOf: (view: View) => string;
  className?: string;
}

/** The ways to look at one list, as links: each view has an address. */
export function ViewSwitch<View extends string>({ choices, view, hrefOf, className }: ViewSwitchProps<View>) {
  return (
    <nav aria-label="Vista" className={classNames(className)}>
      <ul className="flex overflow-hidden rounded-sm border border-input bg-card">
        {choices.map(([value, label, Icon]) => (
          <li key={value} className="not-first:border-l not-first:border-input">
            <PageLink
              to={hrefOf(value)}
              preventScrollReset
              {...(view === value ? { "aria-current": "page" as const } : {})}
              className="inline-flex min-h-10 items-center gap-2 px-3 text-sm text-foreground no-underline outline-offset-[-2px] hover:bg-muted aria-[current=page]:bg-primary-soft aria-[current=page]:font-medium aria-[current=page]:text-primary-soft-foreground pointer-coarse:min-h-11"
            >
              <Icon aria-hidden size={16} strokeWidth={1.75} />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
