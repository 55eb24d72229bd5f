import { ArrowUpRight } from "lucide-react";
import { Button, type ButtonVariant } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { useSite } from "#ui/site/site-info.ts";
import type { HomeTexts } from "./home-types.ts";
import { below } from "./section.tsx";

type BrandTexts = HomeTexts["platform"]["brands"];

/** Each step in the colour of the brand that takes it. */
const stairs = [
  { tread: "bg-almagre-500", rise: "lg:min-h-52" },
  { tread: "bg-cobalto-600", rise: "lg:min-h-58" },
  { tread: "bg-carruaje-600", rise: "lg:min-h-64" },
] as const;

/** From the first call to the notary: a stair of three, each step taken by one of the three brands. */
export function HomeBrands({ texts }: { texts: BrandTexts }) {
  const { portalUrl, mortgageUrl } = useSite();
  const { portal, umbral, mortgages, newTab } = texts;
  const steps = [
    {
      ...portal,
      action: <ExternalButton href={portalUrl} variant="portal" label={portal.action} newTab={newTab} />,
    },
    {
      ...umbral,
      action: (
        <Button asChild variant="plataforma">
          <PageLink to={umbral.action.href}>{umbral.action.label}</PageLink>
        </Button>
      ),
    },
    {
      ...mortgages,
      note: `${mortgages.claimsNote} ${mortgages.claims.map(({ figure, label }) => `${figure} ${label}`).join("; ")}.`,
      action: <ExternalButton href={mortgageUrl} variant="hipotecas" label={mortgages.action} newTab={newTab} />,
    },
  ];
  return (
    <section className={below.short}>
      <div className="wrap-page pt-section">
        <h2>{texts.title}</h2>
        <p className="mt-2 max-w-[52em] text-base text-muted-foreground md:text-lead">{texts.lead}</p>
        <ol className="mt-4 items-end max-lg:-mx-gutter lg:grid lg:grid-cols-3">
          {steps.map((step, i) => (
            <li
              key={step.name}
              className={classNames(
                "flex flex-col border-x bg-card px-5 pb-4 lg:px-6 lg:not-last:border-r-0",
                stairs[i]!.rise,
              )}
            >
              <span aria-hidden className={classNames("-mx-5 block h-2.5 lg:-mx-6", stairs[i]!.tread)} />
              <h3 className="mt-3">
                <span className="text-muted-foreground">{i + 1}.</span> {step.step}
              </h3>
              <p className="text-sm font-medium">{step.name}</p>
              <p className="mt-1 max-w-[28em] text-control leading-snug text-muted-foreground">{step.text}</p>
              {"note" in step ? <p className="mt-1.5 text-xs text-muted-foreground">{step.note}</p> : null}
              <p className="mt-auto pt-3">{step.action}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="h-2 bg-foreground" />
    </section>
  );
}

interface ExternalButtonProps {
  href: string;
  variant: ButtonVariant;
  label: string;
  newTab: string;
}

function ExternalButton({ href, variant, label, newTab }: ExternalButtonProps) {
  return (
    <Button asChild variant={variant}>
      <a href={href} target="_blank" rel="noopener">
        {label}
        <ArrowUpRight aria-hidden size={18} strokeWidth={1.75} />
        <span className="sr-only">({newTab})</span>
      </a>
    </Button>
  );
}
