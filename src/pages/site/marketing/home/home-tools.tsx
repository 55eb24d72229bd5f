import type { ReactNode } from "react";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { classNames } from "#ui/class-names.ts";
import { TourPlan } from "#ui/illustration/tour-plan.tsx";
import { Panel, type Zocalo } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { ExampleInterval } from "./example-interval.tsx";
import type { MarketSeries } from "./home-market.ts";
import type { HomeData, HomeTexts, ValuationExample } from "./home-types.ts";
import { MarkedQuote } from "./marked-quote.tsx";
import { MoreLink, Section, snapRow } from "./section.tsx";

type ToolTexts = HomeTexts["opening"]["starTools"];

interface HomeToolsProps {
  texts: ToolTexts;
  exampleTag: string;
  valuation: ValuationExample;
  market: MarketSeries;
  open: HomeData["open"];
}

/** Four tools, each with its view. Those that cannot be used yet say so. */
export function HomeTools({ texts, exampleTag, valuation, market, open }: HomeToolsProps) {
  const { descriptions, tours } = texts;
  const soonOf = (href: string) => (open.some(({ path }) => path === href) ? null : texts.soon);
  return (
    <Section ground="muted" reserve="medium" title={texts.title} aside={<MoreLink {...texts.all} />}>
      <div className={classNames("grid gap-4 sm:grid-cols-2 xl:grid-cols-[1.2fr_1fr_1fr_1.2fr]", snapRow)}>
        <ToolCard {...texts.valuation} soon={soonOf(texts.valuation.href)} zocalo="plataforma">
          <p className="mb-2 flex flex-wrap items-center gap-2 text-sm">
            <Tag tone="plataforma">{exampleTag}</Tag>
            {valuation.place}
          </p>
          <ExampleInterval example={valuation} />
          <p className="mt-3 text-control">
            <MoreLink {...texts.valuation.today} />
          </p>
        </ToolCard>
        <ToolCard {...descriptions} soon={soonOf(descriptions.href)} zocalo="formacion">
          <p className="mb-2 border-t pt-3 text-sm">
            <Tag>{exampleTag}</Tag>
          </p>
          <MarkedQuote pieces={descriptions.quote} />
          <p className="mt-3 text-sm text-muted-foreground">{descriptions.caption}</p>
        </ToolCard>
        <ToolCard {...tours} soon={soonOf(tours.href)} zocalo="hipotecas">
          <TourPlan label={tours.drawing} className="mx-auto block w-full max-w-72" />
        </ToolCard>
        <ToolCard {...texts.market} soon={soonOf(texts.market.href)} zocalo="portal">
          <MarketView texts={texts.market} market={market} />
        </ToolCard>
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm max-sm:hidden">
        <b>{texts.open}</b>
        {open.map(({ path, title }) => (
          <PageLink key={path} to={path} className="link-text touch-target">
            {title}
          </PageLink>
        ))}
      </p>
    </Section>
  );
}

function ToolCard({
  title,
  text,
  href,
  soon,
  zocalo,
  children,
}: {
  title: string;
  text: string;
  href: string;
  /** Tag of a tool that cannot be used yet. */
  soon: string | null;
  zocalo: Zocalo;
  children: ReactNode;
}) {
  return (
    <Panel as="article" zocalo={zocalo} className="flex flex-col">
      <div className="px-5 pt-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3>
            <PageLink to={href} className="touch-target no-underline hover:underline">
              {title}
            </PageLink>
          </h3>
          {soon === null ? null : <Tag tone="outline">{soon}</Tag>}
        </div>
        <p className="mt-1.5 max-w-[34em] text-control leading-normal text-muted-foreground">{text}</p>
      </div>
      <div className="flex grow flex-col justify-end px-5 pt-3 pb-4">{children}</div>
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
        labelled={x.filter((at) => (at - firstYear) % 5 === 0)}
        height={110}
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
