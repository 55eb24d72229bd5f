import type { ReactNode } from "react";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { TourPlan } from "#ui/illustration/tour-plan.tsx";
import { Panel, type Zocalo } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { MarketSeries } from "./home-market.ts";
import type { HomeTexts, ValuationExample } from "./home-types.ts";
import { MoreLink, Section } from "./section.tsx";

type ToolTexts = HomeTexts["opening"]["starTools"];

interface HomeToolsProps {
  texts: ToolTexts;
  exampleTag: string;
  valuation: ValuationExample;
  market: MarketSeries;
}

/** Four tools, each with its view. Those that cannot be used yet say so. */
export function HomeTools({ texts, exampleTag, valuation, market }: HomeToolsProps) {
  const { descriptions, tours } = texts;
  return (
    <Section ground="muted" reserve="longest" title={texts.title} aside={<MoreLink {...texts.all} />}>
      <div className="grid gap-5 lg:grid-cols-12">
        <ToolCard {...texts.valuation} soon={texts.soon} zocalo="plataforma" className="lg:col-span-7">
          <p className="mb-4 flex flex-wrap items-center gap-2 text-sm">
            <Tag tone="plataforma">{exampleTag}</Tag>
            {valuation.place}
          </p>
          <IntervalChart
            value={valuation.value}
            low80={valuation.low80}
            high80={valuation.high80}
            low50={valuation.low50}
            high50={valuation.high50}
            dots={valuation.dots}
            format={(amount) => formatMoney(amount, valuation.currency)}
          />
          <p className="mt-4 text-control">
            <MoreLink {...texts.valuation.today} />
          </p>
        </ToolCard>
        <ToolCard {...descriptions} soon={texts.soon} zocalo="formacion" className="lg:col-span-5">
          <p className="mb-4 border-t pt-5 text-sm">
            <Tag>{exampleTag}</Tag>
          </p>
          <p className="text-lead leading-relaxed">
            {descriptions.quote.map(([piece, fromRecord]) =>
              fromRecord ? (
                <mark key={piece} className="rounded-xs bg-albero-200 px-1 text-tinta-900">
                  {piece}
                </mark>
              ) : (
                piece
              ),
            )}
          </p>
          <p className="mt-4 text-sm text-muted-foreground">{descriptions.caption}</p>
        </ToolCard>
        <ToolCard {...tours} soon={texts.soon} zocalo="hipotecas" className="lg:col-span-5">
          <TourPlan label={tours.drawing} className="mx-auto block w-full max-w-md" />
        </ToolCard>
        <ToolCard {...texts.market} soon={texts.soon} zocalo="portal" className="lg:col-span-7">
          <p className="mb-4 text-sm">
            <Tag tone="hipotecas">{texts.market.realTag}</Tag>
          </p>
          <MarketView texts={texts.market} market={market} />
        </ToolCard>
      </div>
    </Section>
  );
}

function ToolCard({
  title,
  text,
  href,
  soon,
  zocalo,
  className,
  children,
}: {
  title: string;
  text: string;
  href: string;
  soon: string;
  zocalo: Zocalo;
  className: string;
  children: ReactNode;
}) {
  return (
    <Panel as="article" zocalo={zocalo} className={`flex flex-col ${className}`}>
      <div className="px-5 pt-6 md:px-7">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3>
            <PageLink to={href} className="touch-target no-underline hover:underline">
              {title}
            </PageLink>
          </h3>
          <Tag tone="outline">{soon}</Tag>
        </div>
        <p className="mt-1.5 max-w-[34em] text-control leading-normal text-muted-foreground">{text}</p>
      </div>
      <div className="flex grow flex-col justify-end px-5 pt-6 pb-7 md:px-7">{children}</div>
    </Panel>
  );
}

/** Past prices, from an official series; no forecast without its bands. */
function MarketView({ texts, market }: { texts: ToolTexts["market"]; market: MarketSeries }) {
  const { x, y, firstYear, lastYear, growth } = market;
  const finding = `El precio ha subido un ${formatPercent(growth, 0)} desde ${firstYear}`;
  return (
    <>
      <LineChart
        title={finding}
        subtitle={texts.chartUnit}
        summary={`${finding}: de 100 en la media de ${firstYear} a ${formatNumber(y.at(-1)!, 1)} al final de ${lastYear}.`}
        x={x}
        series={[{ name: "Índice", values: y }]}
        xName="Trimestre"
        formatX={quarterName}
        formatY={(value) => formatNumber(value, 1)}
        labelled={x.filter((at) => (at - firstYear) % 2 === 0)}
        height={170}
      />
      <p className="mt-3 text-xs text-subtle-foreground">
        <a href={texts.sourceHref} target="_blank" rel="noopener" className="underline underline-offset-2">
          {texts.source}
          <span className="sr-only"> (se abre en otra pestaña)</span>
        </a>
      </p>
    </>
  );
}

/** 2015.25 is the second quarter of 2015: `T2 2015`. */
function quarterName(at: number): string {
  return `T${Math.round((at % 1) * 4) + 1} ${Math.floor(at)}`;
}
