import type { ReactNode } from "react";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { LadderChart } from "#tools/negotiator/ladder-chart.tsx";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { classNames } from "#ui/class-names.ts";
import { Panel, type Zocalo } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { ExampleInterval } from "./example-interval.tsx";
import { ExampleParts } from "./example-parts.tsx";
import type { MarketSeries } from "./home-market.ts";
import type { HomeData, HomeTexts, ValuationExample } from "./home-types.ts";
import { MarkedQuote } from "./marked-quote.tsx";
import { MoreLink, Section, snapRow } from "./section.tsx";

type ToolTexts = HomeTexts["opening"]["starTools"];

interface HomeToolsProps {
  texts: ToolTexts;
  exampleTag: string;
  valuation: ValuationExample;
  ladder: HomeData["ladder"];
  market: MarketSeries;
  open: HomeData["open"];
}

/** Four tools, each with its view, and links to all. */
export function HomeTools({ texts, exampleTag, valuation, ladder, market, open }: HomeToolsProps) {
  const { descriptions } = texts;
  return (
    <Section ground="muted" reserve="medium" title={texts.title} aside={<MoreLink {...texts.all} />}>
      <div className={classNames("grid gap-4 sm:grid-cols-2 xl:grid-cols-[1.2fr_1fr_1fr_1.2fr]", snapRow)}>
        <ToolCard {...texts.valuation} zocalo="plataforma">
          <p className="mb-2 flex flex-wrap items-center gap-2 text-sm">
            <Tag tone="plataforma">{exampleTag}</Tag>
            {valuation.place}
          </p>
          <ExampleParts example={valuation} />
          <ExampleInterval example={valuation} />
        </ToolCard>
        <ToolCard {...descriptions} zocalo="formacion">
          <p className="mb-2 border-t pt-3 text-sm">
            <Tag>{exampleTag}</Tag>
          </p>
          <MarkedQuote pieces={descriptions.quote} />
          <p className="mt-3 text-sm text-muted-foreground">{descriptions.caption}</p>
        </ToolCard>
        <ToolCard {...texts.negotiation} zocalo="portal">
          <LadderChart result={ladder} />
        </ToolCard>
        <ToolCard {...texts.market} zocalo="hipotecas">
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
  zocalo,
  children,
}: {
  title: string;
  text: string;
  href: string;
  zocalo: Zocalo;
  children: ReactNode;
}) {
  return (
    <Panel as="article" zocalo={zocalo} className="flex flex-col">
      <div className="px-5 pt-4">
        <h3>
          <PageLink to={href} className="touch-target no-underline hover:underline">
            {title}
          </PageLink>
        </h3>
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
        height={84}
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
