import { Menu } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { legalLinks } from "#content/site.ts";
import { Chevron } from "#ui/chevron.tsx";
import { CommandMenuButton } from "#ui/command-menu/command-menu-button.tsx";
import { ErrorBanner } from "#ui/errors/error-banner.tsx";
import { NotificationsMenu } from "#ui/notifications/notifications-menu.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { hasSessionTrace } from "#ui/site/session-trace.ts";
import { UnsavedGuard } from "../shared/unsaved-guard.tsx";
import { PageCrumbs } from "./page-crumbs.tsx";

const personMenu = async () => (await import("./command-menu/command-menu.tsx")).PersonCommandMenu;
const staffMenu = async () => (await import("./command-menu/command-menu.tsx")).StaffCommandMenu;

/**
 * Around private pages: their navigation at the side, or folded above them on small screens. A route that draws it says
 * `handle = { frame: "app" }`, so that the site's breadcrumbs and foot stay away.
 */
export function AppFrame({
  menuLabel,
  nav,
  isStaff,
}: {
  menuLabel: string;
  /** The command menu finds accounts and pages of the administration too. */
  isStaff: boolean;
  /** The navigation, drawn twice: at the side and folded. */
  nav: (className: string) => ReactNode;
}) {
  const { pathname } = useLocation();
  useEffect(forgetShownAgain, []);
  return (
    <div className="min-h-[calc(100dvh-var(--navbar-h))] lg:grid lg:grid-cols-[var(--sidebar-w)_minmax(0,1fr)]">
      <div className="hidden border-r bg-sidebar text-sidebar-foreground lg:block print:hidden">
        {nav(
          "sticky top-(--navbar-h) max-h-[calc(100dvh-var(--navbar-h))] min-h-[calc(100dvh-var(--navbar-h))] overflow-y-auto px-3 py-4",
        )}
      </div>
      {/* Another page starts with the menu folded. */}
      <details
        key={pathname}
        className="group border-b bg-sidebar text-sidebar-foreground lg:hidden print:hidden"
        suppressHydrationWarning
      >
        <summary className="flex min-h-12 list-none items-center gap-2.5 px-gutter text-sm font-medium [&::-webkit-details-marker]:hidden">
          <Menu aria-hidden size={18} strokeWidth={1.75} />
          {menuLabel}
          <Chevron
            points="down"
            className="ml-auto shrink-0 transition-transform duration-(--duration-2) group-open:rotate-180"
          />
        </summary>
        {nav("px-3 pt-1 pb-4")}
      </details>
      <div className="flex min-w-0 flex-col px-gutter pt-3 pb-6 lg:px-8">
        <ErrorBanner className="-mx-gutter -mt-3 mb-3 px-gutter lg:-mx-8 lg:px-8" />
        <div className="mb-3 flex items-center justify-between gap-3">
          <PageCrumbs />
          <CommandMenuButton load={isStaff ? staffMenu : personMenu} className="ml-auto" />
          <NotificationsMenu className="-my-2" />
        </div>
        <div className="w-full max-w-[78rem] flex-1">
          <Outlet />
          <UnsavedGuard />
        </div>
        <ul aria-label="Legal" className="mt-12 flex flex-wrap gap-x-5 gap-y-1 border-t pt-4 text-xs print:hidden">
          {[...legalLinks, { label: "Ayuda", href: "/help-center" }].map(({ label, href }) => (
            <li key={href}>
              <PageLink to={href} className="touch-target text-muted-foreground no-underline hover:underline">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * Some browsers keep a whole page in memory for the back button, whatever its headers say. One that comes back after its
 * person has signed out is loaded anew, and asks to sign in.
 */
function forgetShownAgain(): () => void {
  const look = (event: PageTransitionEvent) => {
    if (event.persisted && !hasSessionTrace()) window.location.reload();
  };
  window.addEventListener("pageshow", look);
  return () => window.removeEventListener("pageshow", look);
}
