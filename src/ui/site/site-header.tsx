import { Link, useLocation } from "react-router";
import { accountLinks, mainLinks, modulesMenuLabel, moreLinks, moreMenuLabel, readyLinks } from "#content/site.ts";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Logo } from "../logo.tsx";
import { ThemeToggle } from "../theme-toggle.tsx";
import { HeaderMenu, MenuEntry } from "./header-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SiteLinkTo } from "./site-link.tsx";
import { menuModules, useMenuTools } from "./site-tools.ts";

/** The bar on top of every public page, with the link that skips it. The page's `<main>` has the id `contenido`. */
export function SiteHeader() {
  const { pathname } = useLocation();
  const modules = menuModules(useMenuTools());
  const { signIn, startFree } = accountLinks;
  return (
    <>
      <a href="#contenido" className="skip-link">
        Ir al contenido
      </a>
      <header className="sticky top-0 z-(--layer-nav) border-b bg-background print:hidden">
        <div className="wrap-page flex h-(--navbar-h) items-center gap-3 lg:gap-8">
          <Link to="/" aria-label="Umbral, inicio" className="touch-target shrink-0">
            <Logo height={30} decorative />
          </Link>
          <nav aria-label="Principal" className="hidden items-center gap-1 text-control lg:flex">
            {modules.length > 0 ? (
              <HeaderMenu label={modulesMenuLabel} wide={modules.length > 1}>
                {modules.map((module) => (
                  <ModuleEntries key={module.name} module={module} pathname={pathname} />
                ))}
              </HeaderMenu>
            ) : null}
            {readyLinks(mainLinks).map((link) => (
              <BarLink key={link.href} link={link} pathname={pathname} />
            ))}
            <MoreMenu pathname={pathname} />
          </nav>
          <div className="ml-auto flex items-center gap-2">
            <ThemeToggle />
            {signIn.ready ? (
              <Button asChild variant="ghost" size="sm" className="hidden lg:inline-flex">
                <Link to={signIn.href}>{signIn.label}</Link>
              </Button>
            ) : null}
            {startFree.ready ? (
              <Button asChild size="sm">
                <Link to={startFree.href}>{startFree.label}</Link>
              </Button>
            ) : null}
            {/* A new page closes the menu: the key starts it afresh. */}
            <MobileMenu key={pathname} modules={modules} pathname={pathname} />
          </div>
        </div>
      </header>
    </>
  );
}

function BarLink({ link, pathname }: { link: { href: string; label: string; outside?: boolean }; pathname: string }) {
  const current = pathname === link.href;
  return (
    <SiteLinkTo
      href={link.href}
      outside={link.outside}
      current={current}
      className={classNames(
        "touch-target rounded-sm px-3 py-2 whitespace-nowrap no-underline hover:bg-secondary",
        current && "font-medium text-primary",
      )}
    >
      {link.label}
    </SiteLinkTo>
  );
}

/** A menu of one entry would be a detour: then the entry stands in the bar itself. */
function MoreMenu({ pathname }: { pathname: string }) {
  const links = readyLinks(moreLinks);
  const [only] = links;
  if (!only) return null;
  if (links.length === 1) return <BarLink link={only} pathname={pathname} />;
  return (
    <HeaderMenu label={moreMenuLabel}>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <MenuEntry {...link} current={pathname === link.href} />
          </li>
        ))}
      </ul>
    </HeaderMenu>
  );
}

function ModuleEntries({ module, pathname }: { module: ReturnType<typeof menuModules>[number]; pathname: string }) {
  return (
    <section>
      <h2 className="px-3 pt-2 pb-1 text-xs font-medium tracking-normal text-subtle-foreground [font-stretch:100%]">
        {module.href ? <Link to={module.href}>{module.name}</Link> : module.name}
      </h2>
      <ul>
        {module.tools.map((tool) => (
          <li key={tool.path}>
            <MenuEntry label={tool.title} href={tool.path} summary={tool.summary} current={pathname === tool.path} />
          </li>
        ))}
      </ul>
    </section>
  );
}
