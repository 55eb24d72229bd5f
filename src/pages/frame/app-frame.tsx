import { ChevronsUpDown, LogOut } from "lucide-react";
import { type ReactNode, Suspense, useEffect } from "react";
import { legalLinks } from "#content/site.ts";
import { useSignOut } from "#ui/account/use-sign-out.ts";
import { Button } from "#ui/button.tsx";
import { AssistantButton } from "#ui/chat/assistant-button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CommandMenuButton } from "#ui/command-menu/command-menu-button.tsx";
import { ErrorBanner } from "#ui/errors/error-banner.tsx";
import { Logo } from "#ui/logo.tsx";
import { NotificationsMenu } from "#ui/notifications/notifications-menu.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { adoptRegion } from "#ui/region/region-store.ts";
import { hasSessionTrace } from "#ui/site/session-trace.ts";
import { OwnNameContext } from "../shared/own-name.ts";
import { UnsavedGuard } from "../shared/unsaved-guard.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { AppDrawer } from "./app-drawer.tsx";
import { CreditsMenu } from "./credits-menu.tsx";
import { PageCrumbs } from "./page-crumbs.tsx";
import { PersonMark, type ShellPerson, shownNameOf } from "./person-mark.tsx";
import type { Shell } from "./shell.server.ts";

const personMenu = async () => (await import("./command-menu/command-menu.tsx")).PersonCommandMenu;
const staffMenu = async () => (await import("./command-menu/command-menu.tsx")).StaffCommandMenu;

interface AppFrameProps {
  shell: Shell;
  /** Name of the button that opens the navigation on small screens. */
  menuLabel: string;
  isAdmin?: boolean;
  /** The navigation, drawn at the side and in the drawer. */
  nav: (className: string) => ReactNode;
  /** Whether the page brings its own margins, as public pages do. */
  hasOwnMargins?: boolean;
  children: ReactNode;
}

/**
 * The shell of the product around everything that a signed-in person works in: navigation at the side or in a drawer;
 * search, credits, notices and person on top. A route that draws it says `handle = { frame: "app" }`, so that the site's bar,
 * breadcrumbs and foot stay away.
 */
export function AppFrame({ shell, menuLabel, isAdmin = false, nav, hasOwnMargins = false, children }: AppFrameProps) {
  const { person, credits, region } = shell;
  useEffect(forgetShownAgain, []);
  useEffect(() => {
    if (region) adoptRegion(region);
  }, [region]);
  return (
    <div data-app className="pt-(--como-h) lg:grid lg:grid-cols-[var(--sidebar-w)_minmax(0,1fr)]">
      <a href="#contenido" className="skip-link">
        Ir al contenido
      </a>
      <div className="sticky top-(--como-h) hidden h-[calc(100dvh-var(--como-h))] flex-col border-r bg-sidebar text-sidebar-foreground lg:flex print:hidden">
        <div className="flex h-14 shrink-0 items-center gap-2.5 px-5">
          <Home isAdmin={isAdmin} />
        </div>
        {nav("min-h-0 flex-1 overflow-y-auto px-3 pt-3 pb-2 [@media(height<50rem)]:pt-1")}
        <AccountFoot person={person} isAdmin={isAdmin} />
      </div>
      <div className="flex min-h-[calc(100dvh-var(--como-h))] min-w-0 flex-col">
        <header className="sticky top-(--como-h) z-(--layer-nav) flex h-14 shrink-0 items-center gap-1 border-b bg-background px-gutter sm:gap-2 lg:px-8 print:hidden [@media(height<31.25rem)]:static">
          <AppDrawer label={menuLabel} person={person} nav={nav} />
          <span className="mr-auto lg:hidden">
            <Home isAdmin={isAdmin} />
          </span>
          <CommandMenuButton load={person.isStaff ? staffMenu : personMenu} className="lg:mr-auto" />
          <CreditsMenu credits={credits} className="max-sm:hidden" />
          <AssistantButton className="max-sm:hidden" />
          <NotificationsMenu />
          <AccountMenu
            person={person}
            isAdmin={isAdmin}
            align="end"
            trigger={
              <button
                type="button"
                aria-label="Tu cuenta"
                title={shownNameOf(person)}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-secondary"
              >
                <PersonMark person={person} />
              </button>
            }
          />
        </header>
        <ErrorBanner className="px-gutter lg:px-8" />
        <PageCrumbs isInApp className={classNames(MARGINS, "pt-2", !hasOwnMargins && "-mb-2")} />
        <div className={classNames("min-w-0 max-w-[82rem] flex-1", hasOwnMargins ? OF_PAGES : `${MARGINS} pt-5`)}>
          {/* The bar answers first; the page within follows, and at once where somebody touches it. */}
          <OwnNameContext value={person.name}>
            <Suspense fallback={null}>{children}</Suspense>
          </OwnNameContext>
          <UnsavedGuard />
        </div>
        <LegalFoot />
      </div>
    </div>
  );
}

const MARGINS = "px-gutter lg:px-8";
/** A public page brings margins, which become those of the shell. */
const OF_PAGES = "[&>main]:pt-0 lg:[&>main]:px-8";

function Home({ isAdmin }: { isAdmin: boolean }) {
  return (
    <>
      <PageLink
        to={isAdmin ? "/admin" : "/dashboard"}
        aria-label={isAdmin ? "Umbral, administración" : "Umbral, mi panel"}
        className="touch-target inline-flex"
      >
        <Logo height={26} decorative />
      </PageLink>
      {isAdmin ? (
        <span className="rounded-xs border border-input px-1.5 text-2xs font-medium max-lg:hidden">Admin</span>
      ) : null}
    </>
  );
}

function AccountFoot({ person, isAdmin }: { person: ShellPerson; isAdmin: boolean }) {
  const { isLeaving, leave } = useSignOut();
  return (
    <div className="flex h-14 shrink-0 items-center gap-0.5 border-t px-2">
      <AccountMenu
        person={person}
        isAdmin={isAdmin}
        align="start"
        trigger={
          <button
            type="button"
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-sm px-1.5 text-left text-sm leading-snug hover:bg-sidebar-active"
          >
            <PersonMark person={person} />
            <span className="min-w-0 flex-1">
              <span className="sr-only">Cuenta de </span>
              <span className="block truncate font-medium">{person.name || person.email}</span>
              {person.agency === null ? null : (
                <span className="block truncate text-xs text-muted-foreground">{person.agency}</span>
              )}
            </span>
            <ChevronsUpDown aria-hidden size={14} strokeWidth={1.75} className="shrink-0 text-muted-foreground" />
          </button>
        }
      />
      <Button
        variant="ghost"
        size="icon"
        className="size-9 hover:bg-sidebar-active!"
        aria-label="Cerrar sesión"
        title="Cerrar sesión"
        loading={isLeaving}
        onClick={leave}
      >
        <LogOut aria-hidden size={18} strokeWidth={1.75} />
      </Button>
    </div>
  );
}

function LegalFoot() {
  return (
    <div className={classNames("mt-12 pb-6 print:hidden", MARGINS)}>
      <ul aria-label="Legal" className="flex flex-wrap gap-x-5 gap-y-1 border-t pt-4 text-xs">
        {[...legalLinks, { label: "Ayuda", href: "/help-center" }].map(({ label, href }) => (
          <li key={href}>
            <PageLink to={href} className="touch-target text-muted-foreground no-underline hover:underline">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
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
