import { ArrowUpRight } from "lucide-react";
import { Button, type ButtonVariant } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useSite } from "#ui/site/site-info.ts";
import type { HomeTexts } from "./home-types.ts";
import { below, Section } from "./section.tsx";

type PlatformTexts = HomeTexts["platform"];

/** The platform over its two sister brands, each in its colour; those are sites of their own. */
export function HomeBrands({ texts }: { texts: PlatformTexts["brands"] }) {
  const { portalUrl, mortgageUrl } = useSite();
  const { umbral, portal, mortgages, newTab } = texts;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <div className="grid gap-5 lg:grid-cols-2">
        <Panel as="article" zocalo="plataforma" className="lg:col-span-2">
          <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 p-6 md:p-8">
            <div>
              <h3 className="text-h2">{umbral.name}</h3>
              <p className="mt-2 max-w-[34em] text-lead text-muted-foreground">{umbral.text}</p>
            </div>
            <Button asChild variant="plataforma" size="lg">
              <PageLink to={umbral.action.href}>{umbral.action.label}</PageLink>
            </Button>
          </div>
        </Panel>
        <Panel as="article" zocalo="portal" className="flex flex-col">
          <div className="flex grow flex-col items-start p-6 md:p-8">
            <h3>{portal.name}</h3>
            <p className="mt-2 mb-6 max-w-[34em] text-muted-foreground">{portal.text}</p>
            <ExternalButton href={portalUrl} variant="portal" label={portal.action} newTab={newTab} />
          </div>
        </Panel>
        <Panel as="article" zocalo="hipotecas" className="flex flex-col">
          <div className="flex grow flex-col items-start p-6 md:p-8">
            <h3>{mortgages.name}</h3>
            <p className="mt-2 text-muted-foreground">{mortgages.text}</p>
            <dl className="my-5 grid gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
              {mortgages.claims.map(({ figure, label }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="max-w-[20em] text-sm leading-snug text-muted-foreground">{label}</dt>
                  <dd className="figure text-h3 text-hipotecas">{figure}</dd>
                </div>
              ))}
            </dl>
            <ExternalButton href={mortgageUrl} variant="hipotecas" label={mortgages.action} newTab={newTab} />
          </div>
        </Panel>
      </div>
    </Section>
  );
}

function ExternalButton({
  href,
  variant,
  label,
  newTab,
}: {
  href: string;
  variant: ButtonVariant;
  label: string;
  newTab: string;
}) {
  return (
    <Button asChild variant={variant} className="mt-auto">
      <a href={href} target="_blank" rel="noopener">
        {label}
        <ArrowUpRight aria-hidden size={18} strokeWidth={1.75} />
        <span className="sr-only">({newTab})</span>
      </a>
    </Button>
  );
}

/** Each step in the colour of the brand that takes it. */
const steps = [
  { tread: "bg-almagre-500", rise: "lg:h-60" },
  { tread: "bg-cobalto-600", rise: "lg:h-72" },
  { tread: "bg-carruaje-600", rise: "lg:h-84" },
] as const;

/** From the first call to the notary: a stair of three. */
export function HomeJourney({ texts }: { texts: PlatformTexts["journey"] }) {
  return (
    <section className={below.short}>
      <div className="wrap-page">
        <h2>{texts.title}</h2>
        <ol className="mt-8 items-end max-lg:-mx-gutter lg:-mt-6 lg:grid lg:grid-cols-3">
          {texts.items.map(({ brand, title, text }, i) => (
            <li
              key={brand}
              className={classNames(
                "flex flex-col border-x bg-card px-5 pb-7 lg:px-8 lg:not-last:border-r-0",
                steps[i]!.rise,
              )}
            >
              <span aria-hidden className={classNames("-mx-5 block h-2.5 lg:-mx-8", steps[i]!.tread)} />
              <h3 className="mt-6">
                <span className="text-muted-foreground">{i + 1}.</span> {title}
              </h3>
              <p className="mt-2 max-w-[24em] text-muted-foreground">{text}</p>
              <p className="mt-4 text-sm font-medium lg:mt-auto">{brand}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="h-2 bg-foreground" />
    </section>
  );
}
