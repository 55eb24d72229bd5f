import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { homeContent } from "#content/home.ts";
import { formatMoney, formatSignedMoney } from "#domain/format/format.ts";
import { Button } from "#ui/button.tsx";
import { WaterfallChart } from "#ui/charts/waterfall-chart.tsx";
import { Gateway } from "#ui/illustration/gateway.tsx";
import { Panel, PanelBody } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeSteps } from "./home-steps.tsx";
import { HomeTools } from "./home-tools.tsx";
import type { HomeProps, ValuationExample } from "./home-types.ts";

/** The home page: one example runs through it, from the drawing in the hero to the report. */
export default function Home({ loaderData: { figures, valuation, capacity } }: HomeProps) {
  return (
    <>
      <main id="contenido" className="overflow-x-clip">
        <HomeHero example={valuation} />
        <FigureBand figures={figures} />
        <HomeTools valuation={valuation} capacity={capacity} />
        <Explanation example={valuation} />
        <HomeSteps example={valuation} />
        <Closing />
      </main>
    </>
  );
}

/** The zócalo: measured figures under the hero. */
function FigureBand({ figures }: { figures: HomeProps["loaderData"]["figures"] }) {
  return (
    <section aria-labelledby="medida" className="bg-zocalo text-zocalo-foreground">
      <div className="wrap-page py-9">
        <h2 id="medida" className="sr-only">
          {homeContent.figuresTitle}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-flow-col lg:auto-cols-auto lg:grid-cols-none lg:justify-between">
          {figures.map((figure) => (
            <div key={figure.label} className="flex max-w-60 flex-col-reverse justify-end gap-1">
              <dt className="text-sm leading-snug text-zocalo-foreground">
                {figure.label}
                <span className="mt-0.5 block text-xs text-zocalo-muted">{figure.detail}</span>
              </dt>
              <dd className="figure text-[clamp(1.75rem,1.2rem+1.5vw,2.5rem)]">{figure.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Explanation({ example }: { example: ValuationExample }) {
  const { title, lead, link } = homeContent.explanation;
  const { base, rows, total } = example.explanation;
  return (
    <section className="wrap-page py-section">
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2>{title}</h2>
          <p className="mt-4 text-lead text-muted-foreground">{lead}</p>
          <Link to={link.href} prefetch="intent" className="link-text mt-6 inline-flex items-center gap-1.5">
            {link.label}
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
          </Link>
        </div>
        <Panel as="div">
          <PanelBody>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-h4">De dónde sale el precio</h3>
              <Tag>{homeContent.hero.exampleTag}</Tag>
            </div>
            <WaterfallChart
              caption={`De dónde sale el precio: ${example.place}`}
              base={base}
              rows={rows}
              total={total}
              format={(amount) => formatMoney(amount, example.currency)}
              formatChange={(amount) => formatSignedMoney(amount, example.currency)}
            />
          </PanelBody>
        </Panel>
      </div>
    </section>
  );
}

/** The last way in, on the ochre of the threshold: ink text and a cobalt button in both themes. */
function Closing() {
  const { title, text, action } = homeContent.closing;
  return (
    <section className="overflow-hidden bg-albero-400 text-tinta-900 [--primary-foreground:var(--u-cal-0)] [--primary-hover:var(--u-cobalto-800)] [--primary:var(--u-cobalto-700)] [--ring:var(--u-tinta-900)]">
      <div className="wrap-page grid items-end gap-8 md:grid-cols-[6.4fr_5.6fr]">
        <div className="self-center pt-14 md:py-20">
          <h2 className="text-display leading-[1.02] tracking-[-0.028em]">{title}</h2>
          <p className="mt-5 max-w-[32em] text-lead">{text}</p>
          <Button asChild size="lg" className="mt-8">
            <Link to={action.href}>{action.label}</Link>
          </Button>
        </div>
        <Gateway className="mx-auto -mb-8 w-full max-w-80 md:-mr-8 md:max-w-none" />
      </div>
    </section>
  );
}
