import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { classNames } from "#ui/class-names.ts";

export type AuthTab = "login" | "signup";

const TABS: readonly { id: AuthTab; label: string }[] = [
  { id: "login", label: "Iniciar sesión" },
  { id: "signup", label: "Crear cuenta" },
];

interface AuthTabsProps {
  open: AuthTab;
  onOpen: (tab: AuthTab) => void;
  /** Address of a tab while the page is not hydrated yet: typed values stay behind. */
  hrefOf: (tab: AuthTab) => string;
  children: ReactNode;
}

/** Two views of one page; arrows move between them. The panel contains the open one alone. */
export function AuthTabs({ open, onOpen, hrefOf, children }: AuthTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === " ") {
      event.preventDefault();
      (event.target as HTMLElement).click();
    }
    if (!/^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    const isFirst = event.key === "Home" || (event.key !== "End" && open === "signup");
    const next = TABS[isFirst ? 0 : 1]!.id;
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label="Acceso"
        className="mb-8 flex gap-8 border-b border-border-strong"
        onKeyDown={onKeyDown}
      >
        {TABS.map((tab) => (
          <a
            key={tab.id}
            href={hrefOf(tab.id)}
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              onOpen(tab.id);
            }}
            className={classNames(
              "-mb-px min-h-12 py-3 font-medium no-underline transition-colors duration-(--duration-2)",
              tab.id === open
                ? "text-foreground shadow-[inset_0_-3px_0_var(--primary)] forced-colors:border-b-2"
                : "text-muted-foreground hover:text-foreground",
            )}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
        {children}
      </div>
    </>
  );
}
