import { ChevronDown, LayoutDashboard, Menu, X } from "lucide-react";
import { useLocation } from "react-router";
import { accountLinks, mainLinks, modulesMenuLabel, moreLinks, moreMenuLabel } from "#content/site.ts";
import { withoutRegion } from "#domain/shared/region/region.ts";
import { buttonClasses } from "../button-classes.ts";
import { classNames } from "../class-names.ts";
import { Logo } from "../logo.tsx";
import { moduleIcons } from "../module-icons.ts";
import { PageLink } from "../region/page-link.tsx";
import { type MenuModule, menuModules } from "./menu-modules.ts";
import { MenuButton, MenuEntry, MenuPanel } from "./menu-panel.tsx";
import { RegionSelector } from "./region-selector.tsx";
import { useMenuTools } from "./site-tools.ts";

/** The bar on top of every page, with the link that skips it. The page's `<main>` has the id `contenido`. */
export function SiteHeader() {
  const pathname = withoutRegion(useLocation().pathname);
  const modules = menuModules(useMenuTools());
  const { signIn, startFree, startNow, ownPanel } = accountLinks;
  return (
    <>
      <a href="#contenido" className="skip-link">
        Ir al contenido
      </a>
      <header className="sticky top-0 z-(--layer-nav) border-b bg-background print:hidden [@media(height<31.25rem)]:static">
        <div className="wrap-page flex h-(--navbar-h) items-center gap-3 pt-(--como-h) xl:gap-6">
          <PageLink to="/" aria-label="Umbral, inicio" className="touch-target shrink-0">
            <Logo height={30} decorative />
          </PageLink>
          <nav aria-label="Principal" className="hidden items-center gap-0.5 text-control min-[70rem]:flex">
            <MenuButton panel="menu-modulos">{modulesMenuLabel}</MenuButton>
            <MenuPanel id="menu-modulos" label={modulesMenuLabel} shape="wide">
              <div className="grid grid-cols-3 gap-x-3 gap-y-4 xl:grid-cols-6">
                {modules.map((module) => (
                  <ModuleEntries key={module.id} module={module} pathname={pathname} />
                ))}
              </div>
            </MenuPanel>
            {mainLinks.map(({ href, label }) => (
              <PageLink
                key={href}
                to={href}
                {...(pathname === href ? { "aria-current": "page" as const } : {})}
                className="touch-target rounded-sm px-2.5 py-2 whitespace-nowrap no-underline hover:bg-secondary aria-[current=page]:font-medium aria-[current=page]:text-primary"
              >
                {label}
              </PageLink>
            ))}
            <MenuButton panel="menu-mas">{moreMenuLabel}</MenuButton>
            <MenuPanel id="menu-mas" label={moreMenuLabel} shape="narrow">
              <ul>
                {moreLinks.map((link) => (
                  <li key={link.href}>
                    <MenuEntry {...link} current={pathname === link.href} />
                  </li>
                ))}
              </ul>
            </MenuPanel>
          </nav>
          <div className="ml-auto flex items-center gap-1 xl:gap-2">
            <div className="hidden min-[70rem]:block">
              <RegionSelector id="region" />
            </div>
            {/* Hidden until a script of the head has found a session (`session-trace.ts`), before the first paint. */}
            <PageLink
              to={ownPanel.href}
              className={classNames(
                buttonClasses("outline", "sm"),
                "hidden! in-[.has-session]:inline-flex! max-xl:w-9 max-xl:px-0",
              )}
            >
              <LayoutDashboard aria-hidden size={18} strokeWidth={1.75} className="xl:hidden" />
              <span className="max-xl:sr-only">{ownPanel.label}</span>
            </PageLink>
            <PageLink to={signIn.href} className={`${buttonClasses("ghost", "sm")} max-[70rem]:hidden`}>
              {signIn.label}
            </PageLink>
            <PageLink to={startFree.href} className={`${buttonClasses("default", "sm")} max-[22rem]:hidden`}>
              {startFree.label}
            </PageLink>
            <div className="min-[70rem]:hidden">
              <button
                type="button"
                popoverTarget="menu-principal"
                className="grid size-11 place-items-center rounded-md hover:bg-secondary [&:has(+:popover-open)>:first-child]:hidden [&:not(:has(+:popover-open))>:nth-child(2)]:hidden"
              >
                <Menu aria-hidden size={22} strokeWidth={1.75} />
                <X aria-hidden size={22} strokeWidth={1.75} />
                <span className="sr-only">Menú</span>
              </button>
              <MenuPanel id="menu-principal" label="Menú" shape="sheet">
                <SmallScreenMenu modules={modules} pathname={pathname} startNow={startNow} signIn={signIn} />
              </MenuPanel>
            </div>
          </div>
        </div>
      </header>
    </>
  );
}

function ModuleEntries({ module, pathname }: { module: MenuModule; pathname: string }) {
  const Icon = moduleIcons[module.id];
  return (
    <section>
      {/* No heading: a list of headings begins with the page's own title. */}
      <p className="text-sm">
        <PageLink
          to={module.href}
          {...(pathname === module.href ? { "aria-current": "page" as const } : {})}
          className="flex min-h-11 items-center gap-2 rounded-sm px-3 font-semibold no-underline hover:bg-accent"
        >
          <Icon aria-hidden size={20} strokeWidth={1.75} className="text-primary" />
          {module.name}
        </PageLink>
      </p>
      <ul className="text-sm">
        {module.tools.map((tool) => (
          <li key={tool.path}>
            <MenuEntry label={tool.title} href={tool.path} current={pathname === tool.path} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything of the bar below 1120 px, each module folded. */
function SmallScreenMenu({
  modules,
  pathname,
  startNow,
  signIn,
}: {
  modules: readonly MenuModule[];
  pathname: string;
  startNow: { href: string; label: string };
  signIn: { href: string; label: string };
}) {
  return (
    <nav aria-label="Principal" className="grid gap-4">
      <PageLink to={startNow.href} className={buttonClasses()}>
        {startNow.label}
      </PageLink>
      <div>
        {modules.map((module) => (
          <details key={module.id} className="group border-b">
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-medium">
              <span className="grow">{module.name}</span>
              <span className="text-sm font-normal text-subtle-foreground">{module.summary}</span>
              <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0 group-open:rotate-180" />
            </summary>
            <ul className="-mx-3 pb-3">
              <li>
                <MenuEntry label={`Módulo ${module.name}`} href={module.href} current={pathname === module.href} />
              </li>
              {module.tools.map((tool) => (
                <li key={tool.path}>
                  <MenuEntry label={tool.title} href={tool.path} current={pathname === tool.path} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <ul className="-mx-3 grid grid-cols-2 gap-x-2">
        {[...mainLinks, ...moreLinks, signIn].map(({ href, label }) => (
          <li key={href}>
            <MenuEntry label={label} href={href} current={pathname === href} />
          </li>
        ))}
      </ul>
      <div className="-mx-2.5 border-t pt-3">
        <RegionSelector id="region-pequena" />
      </div>
    </nav>
  );
}
