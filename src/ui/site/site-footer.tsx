import type { ReactNode } from "react";
import { footerLinks, footerText, legalLinks, readyLinks } from "#content/site.ts";
import { Logo } from "../logo.tsx";
import { SiteLinkTo } from "./site-link.tsx";
import { menuModules, useMenuTools } from "./site-tools.ts";

/** Foot of every public page: the four-colour band, and what there is to open. Dark in both themes. */
export function SiteFooter() {
  const modules = menuModules(useMenuTools());
  const legal = readyLinks(legalLinks);
  return (
    <footer className="bg-tinta-950 text-control text-cal-200 print:hidden">
      <FourColourBand />
      <div className="wrap-page pt-12 pb-8 md:pt-18">
        <div className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-3 lg:grid-cols-[1.5fr_repeat(auto-fit,minmax(11rem,1fr))] lg:gap-10">
          <div className="col-span-full lg:col-span-1">
            <Logo tone="onDark" height={32} />
            <p className="mt-5 max-w-[22rem] text-cal-300">{footerText.summary}</p>
          </div>
          {modules.map((module) => (
            <FooterGroup key={module.name} title={module.name}>
              {module.href ? <FooterLink href={module.href} label={`Módulo ${module.name}`} /> : null}
              {module.tools.map((tool) => (
                <FooterLink key={tool.path} href={tool.path} label={tool.title} />
              ))}
            </FooterGroup>
          ))}
          <FooterGroup title="Umbral">
            {readyLinks(footerLinks).map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
          </FooterGroup>
        </div>
        <div className="mt-12 flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-tinta-800 pt-6 text-sm text-cal-400 md:mt-14">
          <p className="max-w-[46rem]">{footerText.notice}</p>
          {legal.length > 0 ? (
            <ul className="flex flex-wrap gap-x-5">
              {legal.map((link) => (
                <FooterLink key={link.href} {...link} />
              ))}
            </ul>
          ) : null}
          <p>{footerText.owner}</p>
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

function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-sm font-medium tracking-normal text-albero-300 [font-stretch:100%]">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function FooterLink({ href, label, outside }: { href: string; label: string; outside?: boolean }) {
  return (
    <li>
      <SiteLinkTo
        href={href}
        outside={outside}
        className="inline-flex min-h-8 items-center no-underline hover:underline"
      >
        {label}
      </SiteLinkTo>
    </li>
  );
}
