import { LogOut, Menu, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSignOut } from "#ui/account/use-sign-out.ts";
import { Button } from "#ui/button.tsx";
import { Logo } from "#ui/logo.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { PersonMark, type ShellPerson, shownNameOf } from "./person-mark.tsx";

interface AppDrawerProps {
  label: string;
  person: ShellPerson;
  nav: (className: string) => ReactNode;
}

/**
 * The navigation on small screens: the browser's own dialog, which keeps the focus inside, closes on Escape and gives the
 * focus back. A click beside it closes it too, and so does another page.
 */
export function AppDrawer({ label, person, nav }: AppDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const { pathname } = useLocation();
  const { isLeaving, leave } = useSignOut();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => dialog.current?.close(), [pathname]);
  const close = () => dialog.current?.close();
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        aria-haspopup="dialog"
        className="-ml-2.5 lg:hidden"
        onClick={() => {
          setOpened(true);
          dialog.current?.showModal();
        }}
      >
        <Menu aria-hidden size={22} strokeWidth={1.75} />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil is a shortcut; Escape is the key for it */}
      <dialog
        ref={dialog}
        aria-label={label}
        onClick={(event) => {
          const isLink = (event.target as Element).closest("a") !== null;
          if (event.target === dialog.current || isLink) close();
        }}
        className="fixed m-0 h-dvh max-h-none w-[min(19rem,calc(100vw-3rem))] max-w-none border-r bg-sidebar text-sidebar-foreground shadow-lg open:animate-fade backdrop:bg-tinta-950/60 open:backdrop:animate-fade"
      >
        {wasOpened ? (
          <div className="flex h-full flex-col">
            <div className="flex h-14 shrink-0 items-center justify-between border-b pr-1.5 pl-5">
              <PageLink to="/dashboard" aria-label="Umbral, mi panel" className="touch-target">
                <Logo height={26} decorative />
              </PageLink>
              <Button variant="ghost" size="icon" aria-label="Cerrar el menú" onClick={close}>
                <X aria-hidden size={20} strokeWidth={1.75} />
              </Button>
            </div>
            {nav("min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-3")}
            <div className="flex shrink-0 items-center gap-2.5 border-t py-2 pr-1.5 pl-5 text-sm">
              <PersonMark person={person} />
              <span className="min-w-0 flex-1 truncate font-medium">{shownNameOf(person)}</span>
              <Button variant="ghost" size="sm" aria-disabled={isLeaving} onClick={leave}>
                <LogOut aria-hidden size={18} strokeWidth={1.75} />
                Cerrar sesión
              </Button>
            </div>
          </div>
        ) : null}
      </dialog>
    </>
  );
}
