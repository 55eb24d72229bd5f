import { Menu, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { accountLinks, mainLinks, moreLinks, moreMenuLabel, readyLinks } from "#content/site.ts";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { SiteLinkTo } from "./site-link.tsx";
import type { MenuModule } from "./site-tools.ts";

/** The bar's links below 1024 px: a button, and a panel under the bar. */
export function MobileMenu({ modules, pathname }: { modules: readonly MenuModule[]; pathname: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const Icon = open ? X : Menu;
  const entry = (link: { label: string; href: string; outside?: boolean }) => (
    <MobileLink key={link.href} {...link} current={pathname === link.href} onChoose={close} />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from any of its links
    <div
      className="lg:hidden"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        close();
        button.current?.focus();
      }}
    >
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-expanded={open}
        aria-controls="menu-principal"
        aria-label={open ? "Cerrar menú" : "Abrir menú"}
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden size={22} strokeWidth={1.75} />
      </Button>
      <nav
        id="menu-principal"
        aria-label="Principal"
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--navbar-h))] animate-fade overflow-y-auto border-b bg-background px-gutter py-4 shadow-lg"
      >
        {modules.map((module) => (
          <MobileGroup key={module.name} title={module.name}>
            {module.href ? entry({ label: `Módulo ${module.name}`, href: module.href }) : null}
            {module.tools.map((tool) => entry({ label: tool.title, href: tool.path }))}
          </MobileGroup>
        ))}
        <MobileGroup title="Umbral">{readyLinks(mainLinks).map(entry)}</MobileGroup>
        <MobileGroup title={moreMenuLabel}>{readyLinks(moreLinks).map(entry)}</MobileGroup>
        {accountLinks.signIn.ready ? <MobileGroup title="Tu cuenta">{entry(accountLinks.signIn)}</MobileGroup> : null}
      </nav>
    </div>
  );
}

function MobileGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b py-2 last:border-b-0">
      <h2 className="pt-1 text-xs font-medium tracking-normal text-subtle-foreground [font-stretch:100%]">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function MobileLink({
  label,
  href,
  outside,
  current,
  onChoose,
}: {
  label: string;
  href: string;
  outside?: boolean;
  current: boolean;
  onChoose: () => void;
}) {
  return (
    <li>
      <SiteLinkTo
        href={href}
        outside={outside}
        current={current}
        onClick={onChoose}
        className={classNames("flex min-h-11 items-center no-underline", current && "font-medium text-primary")}
      >
        {label}
      </SiteLinkTo>
    </li>
  );
}
