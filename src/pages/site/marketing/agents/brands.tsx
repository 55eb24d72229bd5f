import { Button } from "#ui/button.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { Panel, type Zocalo } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useSite } from "#ui/site/site-info.ts";

interface Brand {
  name: string;
  text: string;
  action: string;
}

interface BrandsProps {
  title: string;
  lead: string;
  platform: Brand;
  portal: Brand;
  mortgage: Brand;
}

/** The three brands; two of them are sites of their own. */
export function Brands({ title, lead, platform, portal, mortgage }: BrandsProps) {
  const { portalUrl, mortgageUrl } = useSite();
  return (
    <Section title={title} lead={lead}>
      <div className="grid gap-5 md:grid-cols-3">
        <BrandPanel brand={platform} zocalo="plataforma">
          <Button asChild variant="outline">
            <PageLink to="/herramientas">{platform.action}</PageLink>
          </Button>
        </BrandPanel>
        <BrandPanel brand={portal} zocalo="portal">
          <Button asChild variant="portal">
            <a href={portalUrl} target="_blank" rel="noopener">
              {portal.action}
            </a>
          </Button>
        </BrandPanel>
        <BrandPanel brand={mortgage} zocalo="hipotecas">
          <Button asChild variant="hipotecas">
            <a href={mortgageUrl} target="_blank" rel="noopener">
              {mortgage.action}
            </a>
          </Button>
        </BrandPanel>
      </div>
    </Section>
  );
}

function BrandPanel({ brand, zocalo, children }: { brand: Brand; zocalo: Zocalo; children: React.ReactNode }) {
  return (
    <Panel as="article" zocalo={zocalo} className="flex flex-col">
      <div className="flex grow flex-col items-start p-6">
        <h3>{brand.name}</h3>
        <p className="mt-2 mb-6 text-muted-foreground">{brand.text}</p>
        <div className="mt-auto">{children}</div>
      </div>
    </Panel>
  );
}
