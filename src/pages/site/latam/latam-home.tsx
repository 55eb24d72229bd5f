import { wordsOfCountry } from "#content/country-words.ts";
import { latamHome } from "#content/latam/home.ts";
import { inLatinAmerica } from "#content/latam/words.ts";
import { askedIn } from "#content/marketing/asked-in-faq.ts";
import { formatEstimate } from "#domain/shared/format/estimates.ts";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { CITIES } from "#domain/shared/places/city.ts";
import { COUNTRY_CODES, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import { costTemplate } from "#domain/tools/tax/latin-america.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { exampleOutcome } from "#server/tools/runs/tool-example.server.ts";
import { allTools } from "#tools/tool-cards.ts";
import type { ValuationOutcome } from "#tools/valuation/engine.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { Button } from "#ui/button.tsx";
import { IntervalChart } from "#ui/charts/interval-chart.tsx";
import { ClosingBand } from "#ui/marketing/closing-band.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { PointList } from "#ui/marketing/point-list.tsx";
import { QuestionList } from "#ui/marketing/question-list.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { StepStair } from "#ui/marketing/step-stair.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta, siteOf } from "../../shared/page-meta.ts";
import { faqData, organizationData, webSiteData } from "../../shared/structured-data.ts";
import type { Route } from "./+types/latam-home.ts";

/** A usual price of a flat, to show how its currency is written; no figure of any market. */
const SAMPLE_PRICES: Record<string, number> = {
  USD: 120_000,
  MXN: 2_850_000,
  COP: 420_000_000,
  CLP: 135_000_000,
  PEN: 540_000,
};

/** `/latam`: the home page of Latin America, with an example, words and costs from there. */
export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
  const { title, result } = await exampleOutcome(mustHave(context.get(servicesContext)), valuation, { isAbroad: true });
  return {
    lang: "es",
    example: { title, ...exampleFigures(result as ValuationOutcome) },
    countries: COUNTRY_CODES.map((code) => {
      const { name, currency } = LATIN_AMERICA[code];
      const { low, high } = costTemplate(code).value;
      const { flat, rooms, letting } = wordsOfCountry(code);
      return {
        code,
        name,
        costs: `${formatNumber(low * 100, 1)}–${formatPercent(high)}`,
        money: formatMoney(SAMPLE_PRICES[currency] ?? 100_000, currency),
        words: [flat.toLocaleLowerCase("es"), rooms, letting].join(", "),
        cities: CITIES.filter(({ country }) => country === code).map(({ slug, name: city }) => ({ slug, name: city })),
      };
    }),
    tools: allTools.map(({ path, title: tool, summary }) => ({
      path,
      title: tool,
      summary: inLatinAmerica(summary),
    })),
    questions: latamHome.questions.map(askedIn("latam")),
  };
}

function exampleFigures(outcome: ValuationOutcome) {
  if (outcome.kind !== "value") throw new Error("the valuation's example of Latin America has no value");
  const { value, range80, currency, used } = outcome;
  return {
    value,
    currency,
    low80: range80.low,
    high80: range80.high,
    dots: used.map(({ adjustedPrice }) => adjustedPrice),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const site = siteOf(args.matches);
  const { title, description } = latamHome.meta;
  const questions = args.loaderData?.questions;
  return pageMeta(args, {
    title,
    description,
    path: "/",
    data: [...(site ? [organizationData(site), webSiteData(site)] : []), ...(questions ? [faqData(questions)] : [])],
  });
};

export default function LatamHome({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { hero, countries, tools, steps, limits, questionsTitle, closing } = latamHome;
  return (
    <main id="contenido" className="overflow-x-clip">
      <PageHero
        title={hero.title}
        lead={hero.lead}
        note={hero.note}
        className="pb-section"
        actions={
          <>
            <Button asChild size="lg" variant="hero">
              <PageLink to="/auth">Empezar gratis</PageLink>
            </Button>
            <Button asChild size="lg" variant="outline">
              <PageLink to="/valoracion">Valorar sin cuenta</PageLink>
            </Button>
          </>
        }
        art={<Example example={loaderData.example} />}
      />
      <Section ground="band" title={countries.title} lead={countries.lead}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {loaderData.countries.map((country) => (
            <CountryCard key={country.code} country={country} />
          ))}
        </ul>
      </Section>
      <Section title={tools.title} lead={tools.lead}>
        <ul className="grid gap-x-10 border-t sm:grid-cols-2 lg:grid-cols-3">
          {loaderData.tools.map(({ path, title, summary }) => (
            <li key={path} className="border-b py-4">
              <PageLink to={path} className="link-text touch-target font-semibold">
                {title}
              </PageLink>
              <p className="mt-1 text-control text-muted-foreground">{summary}</p>
            </li>
          ))}
        </ul>
      </Section>
      <StepStair {...steps} />
      <Section title={limits.title}>
        <PointList points={limits.points} />
      </Section>
      <Section ground="band" layout="split" title={questionsTitle} id="preguntas">
        <QuestionList items={loaderData.questions} />
      </Section>
      <ClosingBand
        title={closing.title}
        text={closing.text}
        actions={
          <>
            <Button asChild size="lg">
              <PageLink to="/valoracion">Valorar una propiedad</PageLink>
            </Button>
            <Button asChild size="lg" variant="outline">
              <PageLink to="/precios">Ver planes</PageLink>
            </Button>
          </>
        }
      />
    </main>
  );
}

type Data = Route.ComponentProps["loaderData"];

function Example({ example: { title, currency, ...figures } }: { example: Data["example"] }) {
  return (
    <Panel as="aside" zocalo="plataforma" labelledBy="ejemplo" className="self-center">
      <div className="p-5 sm:p-6">
        <h2 id="ejemplo" className="flex flex-wrap items-center gap-2 text-h4">
          {latamHome.example.title} <Tag>Ejemplo</Tag>
        </h2>
        <p className="mt-1 text-control text-muted-foreground">{title}</p>
        <IntervalChart {...figures} format={(value) => formatEstimate(value, currency)} className="mt-4" />
        <p className="mt-3 text-xs text-muted-foreground">{latamHome.example.note}</p>
      </div>
    </Panel>
  );
}

function CountryCard({ country }: { country: Data["countries"][number] }) {
  const words = latamHome.countries;
  return (
    <li className="rounded-lg border bg-card p-5">
      <h3 className="text-h4">{country.name}</h3>
      <dl className="mt-3 grid gap-2 text-control">
        {[
          [words.costs, country.costs],
          [words.money, country.money],
          [words.words, country.words],
        ].map(([term, value]) => (
          <div key={term}>
            <dt className="text-xs text-muted-foreground">{term}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {country.cities.length > 0 ? (
        <p className="mt-3 flex flex-wrap gap-x-4 border-t pt-2 text-sm">
          {country.cities.map(({ slug, name }) => (
            <PageLink key={slug} to={`/mercado/${slug}`} everywhereTheSame className="link-text touch-target py-1">
              {name}
            </PageLink>
          ))}
        </p>
      ) : null}
    </li>
  );
}
