import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { homeContent } from "#content/home.ts";
import { formatMoney } from "#domain/format/format.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { Panel, type Zocalo } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import type { CapacityExample, ValuationExample } from "./home-types.ts";

/** The tools that are open today, each showing the result of its example. */
export function HomeTools({ valuation, capacity }: { valuation: ValuationExample; capacity: CapacityExample }) {
  const { title, all, valuation: first, capacity: second } = homeContent.tools;
  return (
    <section className="bg-muted">
      <div className="wrap-page py-section">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12">
          <h2 className="max-w-[46rem]">{title}</h2>
          <Link to={all.href} prefetch="intent" className="link-text inline-flex items-center gap-1.5">
            {all.label}
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
          </Link>
        </div>
        <div className="grid gap-5 lg:grid-cols-[7fr_5fr]">
          <ToolCard {...first} zocalo="plataforma" caption={valuation.place}>
            <IntervalChart
              value={valuation.value}
              low80={valuation.low80}
              high80={valuation.high80}
              low50={valuation.low50}
              high50={valuation.high50}
              dots={valuation.dots}
              format={(amount) => formatMoney(amount, valuation.currency)}
            />
          </ToolCard>
          <ToolCard {...second} zocalo="hipotecas" caption={capacity.family}>
            <CapacityView example={capacity} />
          </ToolCard>
        </div>
      </div>
    </section>
  );
}

function ToolCard({
  title,
  text,
  href,
  zocalo,
  caption,
  children,
}: {
  title: string;
  text: string;
  href: string;
  zocalo: Zocalo;
  caption: string;
  children: ReactNode;
}) {
  return (
    <Panel as="article" zocalo={zocalo} className="flex flex-col">
      <div className="px-5 pt-6 md:px-7">
        <h3>
          <Link to={href} prefetch="intent" className="no-underline hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 max-w-[34em] text-control leading-normal text-muted-foreground">{text}</p>
      </div>
      <div className="mt-auto px-5 pt-6 md:px-7">
        <p className="mb-4 flex flex-wrap items-center gap-2 text-sm">
          <Tag>{homeContent.hero.exampleTag}</Tag>
          {caption}
        </p>
        {children}
      </div>
      <div className="px-5 pt-4 pb-6 md:px-7">
        <Link
          to={href}
          prefetch="intent"
          aria-label={`Abrir ${title}`}
          className="link-text touch-target inline-flex items-center gap-1.5 text-control"
        >
          Abrir
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </Link>
      </div>
    </Panel>
  );
}

/** Both ceilings, the lower one marked: it is the price. */
function CapacityView({ example }: { example: CapacityExample }) {
  const money = (amount: number) => formatMoney(amount, example.currency);
  const byIncome = example.limitedBy === "income";
  return (
    <>
      <p className="text-h4 leading-snug font-semibold">
        Hasta {money(example.price)}. {byIncome ? "Lo limitan los ingresos." : "Lo limita el ahorro."}
      </p>
      <BarChart
        className="mt-2"
        caption="Precio que alcanza por ingresos y por ahorro"
        valueName="Precio"
        format={money}
        rows={[
          { label: "Por ingresos", value: example.byIncome, highlighted: byIncome },
          { label: "Por ahorro", value: example.bySavings, highlighted: !byIncome },
        ]}
      />
    </>
  );
}
