import { ChevronDown, Moon, Sun } from "lucide-react";
import { footerText, legalLinks, quickLinks } from "#content/site.ts";
import { CookieSettingsLink } from "../cookies/cookie-settings-link.tsx";
import { Logo } from "../logo.tsx";
import { PageLink } from "../region/page-link.tsx";
import { usePathRegion } from "../region/use-region.ts";
import { menuModules } from "./menu-modules.ts";
import { useSite } from "./site-info.ts";
import { useMenuTools } from "./site-tools.ts";

/** Foot of every public page: the four-colour band, modules, quick links, contact, law. Dark in both themes. */
export function SiteFooter() {
  const region = usePathRegion();
  // A module without an open tool has nothing to list; the bar's menu leads to its page.
  const modules = menuModules(useMenuTools()).filter(({ tools }) => tools.length > 0);
  const { identity, social, portalUrl, mortgageUrl, isDemo } = useSite();
  return (
    <footer className="bg-tinta-950 text-control text-cal-200 print:hidden">
      <FourColourBand />
      <div className="wrap-page pt-12 pb-8 md:pt-18">
        <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[1.15fr_3.85fr]">
          <div>
            <Logo tone="onDark" height={32} />
            <p className="mt-5 max-w-[22rem] text-cal-300">{footerText.summary}</p>
            <address className="mt-6 grid gap-1 not-italic text-cal-300">
              <a href={`mailto:${identity.email}`} className="touch-target w-fit no-underline hover:underline">
                {identity.email}
              </a>
              <a
                href={`tel:${identity.phone.replace(/[^+\d]/g, "")}`}
                className="touch-target w-fit no-underline hover:underline"
              >
                {identity.phone}
              </a>
              <span>{identity.name}</span>
              {isDemo ? null : <span>{identity.address}</span>}
            </address>
          </div>
          <div className="grid md:max-lg:grid-cols-4 md:gap-x-6 md:gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:gap-x-5">
            {modules.map((module) => (
              <FooterGroup key={module.id} title={module.name} href={module.href}>
                {module.tools.map((tool) => (
                  <FooterLink key={tool.path} href={tool.path} label={tool.title} />
                ))}
              </FooterGroup>
            ))}
          </div>
        </div>
        <nav aria-label="Accesos rápidos" className="md:mt-12 md:border-t md:border-tinta-800 md:pt-6">
          <Fold title="Más páginas">
            <ul className="flex-wrap gap-x-6 gap-y-1 max-md:grid max-md:grid-cols-2 max-md:pb-4 md:flex">
              {quickLinks.map((link) => (
                <FooterLink key={link.href} {...link} />
              ))}
              <FooterLink href={portalUrl} label="Umbral Portal" />
              <FooterLink href={mortgageUrl} label="Umbral Hipotecas" />
            </ul>
          </Fold>
        </nav>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-tinta-800 pt-6 text-sm text-cal-400">
          <p className="max-w-[46rem]">{region === "latam" ? footerText.noticeInLatam : footerText.notice}</p>
          <ul className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
            {legalLinks.map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
            <li>
              <CookieSettingsLink className="inline-flex min-h-8 items-center hover:underline" />
            </li>
            {social.map(({ name, url }) => (
              <FooterLink key={name} href={url} label={name} />
            ))}
          </ul>
          <p>© {identity.name}</p>
          <button
            type="button"
            data-theme-toggle
            aria-label="Cambiar entre tema claro y oscuro"
            className="grid size-11 place-items-center rounded-md hover:bg-tinta-800"
          >
            <Moon aria-hidden size={18} strokeWidth={1.75} className="dark:hidden" />
            <Sun aria-hidden size={18} strokeWidth={1.75} className="hidden dark:block" />
          </button>
        </div>
      </div>
    </footer>
  );
}

/** The pigments of platform, portal, mortgages and training, side by side. */
function FourColourBand() {
  return (
    <div aria-hidden className="grid h-3.5 grid-cols-4">
      <span className="bg-cobalto-600" />
      <span className="bg-almagre-500" />
      <span className="bg-carruaje-500" />
      <span className="bg-bugambilia-500" />
    </div>
  );
}

/** A module and its tools; on wider screens its name is a link above the list. */
function FooterGroup({ title, href, children }: { title: string; href: string; children: React.ReactNode }) {
  return (
    <div className="max-md:border-b max-md:border-tinta-800">
      <PageLink
        to={href}
        className="mb-1 hidden min-h-8 items-center text-sm font-medium text-albero-300 no-underline hover:underline md:inline-flex"
      >
        {title}
      </PageLink>
      <Fold title={title}>
        <ul className="text-sm max-md:grid max-md:grid-cols-2 max-md:gap-x-6 max-md:pb-4">
          <li className="md:hidden">
            <PageLink to={href} className="inline-flex min-h-10 items-center py-2 no-underline hover:underline">
              Todo el módulo
            </PageLink>
          </li>
          {children}
        </ul>
      </Fold>
    </div>
  );
}

/** On a phone closed under its title, on wider screens open without one. */
function Fold({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="group md:[&::details-content]:[block-size:auto] md:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-medium text-albero-300 md:hidden [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden size={18} strokeWidth={1.75} className="shrink-0 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

function FooterLink({ href, label }: { href: string; label: string }) {
  const classes =
    "inline-flex min-h-8 items-center py-1 leading-snug no-underline hover:underline max-md:min-h-10 max-md:py-1.5";
  return (
    <li>
      {href.startsWith("/") ? (
        <PageLink to={href} className={classes}>
          {label}
        </PageLink>
      ) : (
        <a href={href} className={classes} rel="noopener">
          {label}
        </a>
      )}
    </li>
  );
}
