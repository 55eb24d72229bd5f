import { data } from "react-router";
import { SOLUTIONS } from "#content/solutions.ts";
import { formatUnitPrice } from "#domain/shared/format/format.ts";
import { findCity } from "#domain/shared/places/city.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { marketPath } from "#server/site/city-pages/city-pages.server.ts";
import { marketPage } from "#server/site/city-pages/market-page.server.ts";
import { allTools } from "#tools/tool-cards.ts";
import { Button } from "#ui/button.tsx";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { FigureBand } from "#ui/marketing/figure-band.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { QuestionList } from "#ui/marketing/question-list.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { SourceList } from "#ui/source-list.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { faqData } from "../../shared/structured-data.ts";
import { modulePigments } from "../catalogue/module-pigments.ts";
import { ToolDrawing } from "../catalogue/tool-drawing.tsx";
import type { Route } from "./+types/market-city.ts";
import { CitySketch } from "./city-sketch.tsx";
import { StandingPlot } from "./standing-plot.tsx";

/** The one page of a city: its figures with their sources, drawn, its costs, every open tool, and questions. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const city = findCity(params.city);
  if (!city) throw data(null, { status: 404 });
  const { facts } = mustHave(context.get(servicesContext));
  const page = marketPage(city, await facts.today(true, null));
  const prefix = page.region === "latam" ? "/latam" : "";
  return {
    crumb: city.name,
    lang: page.lang,
    path: marketPath(city),
    city: page,
    prefix,
    tools: allTools.map(({ path, module, title, summary }) => ({
      path: `${prefix}${path}`,
      drawn: path,
      module,
      title,
      summary,
    })),
    solutions: SOLUTIONS.map(({ slug, name }) => ({ path: `/${slug}/${city.slug}`, name })),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const page = args.loaderData;
  if (!page) return [];
  const { city } = page;
  return pageMeta(args, {
    title: `Mercado de vivienda en ${city.title}`,
    description: `${city.title}: ${city.inBrief}. Cifras con fuente y fecha, gastos de compra y herramientas para agentes.`,
    path: page.path,
    regions: false,
    noIndex: !city.isIndexable,
    data: [faqData(city.questions)],
  });
};

export default function MarketCity({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { city, tools, solutions, prefix } = loaderData;
  const [first, second] = city.story;
  return (
    <main id="contenido" className="overflow-x-clip">
      <PageHero
        className="pb-section"
        tag={<Tag tone="plataforma">{city.title}</Tag>}
        title={`El mercado de vivienda en ${city.name}`}
        lead={first}
        actions={
          <Button asChild size="lg">
            <PageLink to={`${prefix}/valoracion`} everywhereTheSame>
              Valora una vivienda de {city.name}
            </PageLink>
          </Button>
        }
        art={city.standing ? <Standing city={city} standing={city.standing} /> : <KeyFigures city={city} />}
      />
      {city.sizes.length > 0 ? (
        <FigureBand
          title={`Una vivienda de ${city.name} al valor de referencia`}
          figures={city.sizes.map(({ label, value }) => ({ figure: value, label: `Una vivienda de ${label}` }))}
          note="Valor tasado medio por la superficie construida, por comprobar. El barrio, la planta y el estado cambian mucho el precio."
        />
      ) : null}
      {city.map ? <Around city={city} map={city.map} /> : null}
      {second ? (
        <Section ground={city.map ? "band" : "plain"} layout="split" title="Qué dicen las cifras">
          <div className="grid max-w-reading gap-4 text-lead">
            {city.story.slice(1).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      ) : null}
      <Section
        layout="split"
        title="Lo que cuesta comprar"
        lead="Cada dato lleva su fuente y su fecha. Lo que no está cotejado con la norma o la tabla oficial lleva la marca «por comprobar»."
      >
        {city.purchase ? <Purchase {...city.purchase} /> : null}
        <SourceList entries={city.facts} className={city.purchase ? "mt-8 border-t" : "border-t"} />
      </Section>
      <Section ground="band" title={`Herramientas para trabajar en ${city.name}`}>
        <ul className="grid gap-x-10 border-t sm:grid-cols-2 lg:grid-cols-3">
          {tools.map(({ path, drawn, module, title, summary }) => (
            <li key={path} className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 border-b py-4">
              <ToolDrawing path={drawn} className={modulePigments[module]} />
              <div>
                <PageLink to={path} everywhereTheSame className="link-text touch-target font-semibold">
                  {title}
                </PageLink>
                <p className="mt-1 text-control text-muted-foreground">{summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section layout="split" title={`Preguntas sobre ${city.name}`} id="preguntas">
        <QuestionList items={city.questions} />
      </Section>
      <Section ground="band" layout="split" title="Sigue mirando">
        <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          <LinkList
            title="Otras ciudades"
            links={[
              ...city.nearby.map((other) => ({ path: `/mercado/${other.slug}`, name: other.name })),
              { path: "/mercado", name: "Todas las ciudades" },
            ]}
          />
          <LinkList title={`Soluciones en ${city.name}`} links={solutions} />
        </div>
      </Section>
    </main>
  );
}

type City = Route.ComponentProps["loaderData"]["city"];

/** The official value of the city, large, and its place among the capitals. */
function Standing({ city, standing }: { city: City; standing: NonNullable<City["standing"]> }) {
  const [here] = city.comparison;
  if (!here) return null;
  return (
    <Panel as="aside" labelledBy="valor" className="self-center">
      <div className="p-5 sm:p-7">
        <h2 id="valor" className="flex flex-wrap items-center gap-2 text-h4">
          {here.label} entre las capitales <Tag tone="warning">por comprobar</Tag>
        </h2>
        <p className="figure mt-4 text-display">{formatUnitPrice(here.value)}</p>
        <p className="mt-1 mb-6 text-sm text-muted-foreground">
          Valor tasado medio por m². De cada capital, o de su provincia donde no hay cifra municipal.
        </p>
        <StandingPlot {...standing} />
      </div>
    </Panel>
  );
}

/** The first figures of a city abroad, beside its name. */
function KeyFigures({ city }: { city: City }) {
  return (
    <Panel as="aside" zocalo="plataforma" labelledBy="cifras" className="self-center">
      <div className="p-5 sm:p-6">
        <h2 id="cifras" className="flex flex-wrap items-center gap-2 text-h4">
          Comprar en {city.name} <Tag>orientativo</Tag>
        </h2>
        <FigureList
          className="mt-3 [&_dd]:whitespace-normal [&_dd]:text-right"
          items={city.facts.slice(0, 4).map(({ label, value }) => ({ label, value }))}
        />
        <p className="mt-3 text-xs text-muted-foreground">
          Guías y prensa, con su fuente más abajo. Confírmalo antes de firmar.
        </p>
      </div>
    </Panel>
  );
}

function Around({ city, map }: { city: City; map: NonNullable<City["map"]> }) {
  const names = city.comparison.map(({ label }) => label);
  return (
    <Section
      title={`${city.name} y sus vecinos`}
      lead="Valor tasado medio por m². Es una media de tasaciones, no de ofertas ni de ventas; copia de segunda mano de la tabla del ministerio."
    >
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
        <CitySketch map={map} names={names} />
        <BarChart
          caption={`Valor tasado medio de ${city.name} y de sus vecinos`}
          valueName="Valor tasado"
          format={(value) => formatUnitPrice(value)}
          rows={city.comparison.map(({ label, detail, value, highlighted }, i) => ({
            label: i === 0 ? label : `${i}. ${label}`,
            value,
            highlighted,
            ...(detail ? { detail } : {}),
          }))}
        />
      </div>
      <p className="mt-3 text-xs text-muted-foreground">Límites: © Instituto Geográfico Nacional, CC BY 4.0.</p>
    </Section>
  );
}

function Purchase({ given, rows }: { given: string; rows: readonly { label: string; value: string }[] }) {
  return (
    <div className="rounded-lg border bg-card p-5 sm:p-6">
      <h3 className="flex flex-wrap items-center gap-2 text-h4">
        <Tag tone="plataforma">Ejemplo</Tag> Una compra, línea a línea
      </h3>
      <p className="mt-2 text-control text-muted-foreground">{given}</p>
      <FigureList className="mt-3 border-t [&_div:last-child]:font-semibold" items={rows} />
    </div>
  );
}

function LinkList({ title, links }: { title: string; links: readonly { path: string; name: string }[] }) {
  return (
    <div>
      <h3 className="text-h4">{title}</h3>
      <ul className="mt-2">
        {links.map(({ path, name }) => (
          <li key={path}>
            <PageLink to={path} everywhereTheSame className="link-text touch-target inline-block py-2">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
