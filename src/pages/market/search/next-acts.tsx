import { Calculator, type LucideIcon, ScanSearch, Search, Users } from "lucide-react";
import type { MarketHome } from "#domain/market/market-home.ts";
import { searchAlike } from "#domain/market/search/alike.ts";
import { PROPERTY_TYPES } from "#domain/shared/home-attributes/home-values.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { searchHref } from "./search-address.ts";

interface Act {
  href: string;
  icon: LucideIcon;
  title: string;
  about: string;
}

/** The next steps of an agent with a home that they have found: each opens with the home's data. */
function actsFor(home: MarketHome): Act[] {
  // A home of the own portfolio is known there better than its advert tells.
  const query = home.homeId ? `vivienda=${home.homeId}` : `mercado=${home.id}`;
  const isValued = PROPERTY_TYPES.some((type) => type === home.type);
  const acts: (Act | null)[] = [
    isValued && home.priceCents !== null
      ? {
          href: `/detector-precios?${query}`,
          icon: ScanSearch,
          title: "Ver si está en precio",
          about: "Compara lo que piden con lo que valen sus parecidos.",
        }
      : null,
    isValued
      ? {
          href: `/valoracion?${query}`,
          icon: Calculator,
          title: "Valorarlo",
          about: "La valoración completa, con sus datos ya puestos.",
        }
      : null,
    {
      href: searchHref(searchAlike(home), "lista"),
      icon: Search,
      title: "Compararlo con otros",
      about: "Los parecidos que hay ahora: marca varios y míralos juntos.",
    },
    {
      href: `/smart-matching?${query}`,
      icon: Users,
      title: "Enviarlo a quien encaja",
      about: "Tus compradores que lo buscan, del que más encaja al que menos.",
    },
  ];
  return acts.filter((act) => act !== null);
}

export function NextActs({ home }: { home: MarketHome }) {
  return (
    <div className="print:hidden">
      <Panel labelledBy="siguiente">
        <PanelHeader
          id="siguiente"
          title="Qué hacer con él"
          actions={<CopyButton text={() => location.href} label="Copiar el enlace" doneLabel="Copiado" size="sm" />}
        />
        <PanelBody>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {actsFor(home).map(({ href, icon: Icon, title, about }) => (
              <li key={title}>
                <PageLink
                  to={href}
                  className="grid h-full content-start gap-1 rounded-md border p-4 text-sm text-foreground no-underline hover:border-primary hover:bg-primary-soft/40"
                >
                  <Icon aria-hidden size={20} strokeWidth={1.75} className="text-primary" />
                  <span className="font-semibold">{title}</span>
                  <span className="text-muted-foreground">{about}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </PanelBody>
      </Panel>
    </div>
  );
}
