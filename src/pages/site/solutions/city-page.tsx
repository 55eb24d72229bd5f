import { data } from "react-router";
import { formatUnitPrice } from "#domain/shared/format/format.ts";
import { findCity } from "#domain/shared/places/city.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { cityPage } from "#server/site/city-pages/city-pages.server.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { SourceList } from "#ui/source-list.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/city-page.ts";
import { findSolution } from "./solution-content.server.ts";
import { AvailabilityTag, ItemList, SolutionActions, SolutionClosing } from "./solution-parts.tsx";

/** A solution in a city: its own words and the city's facts, each with source and date. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [solution, city] = [await findSolution(params.solution), findCity(params.city)];
  if (!solution || !city) throw data(null, { status: 404 });
  const { facts } = mustHave(context.get(servicesContext));
  const page = cityPage(city, await facts.today(true, null));
  const { content, today, coming } = solution;
  const named = (text: string) => text.replaceAll("{ciudad}", city.name);
  return {
    crumb: city.name,
    crumbAbove: solution.name,
    path: `/${solution.slug}/${city.slug}`,
    solution: { slug: solution.slug, name: solution.name, service: content.service },
    lead: named(content.inCity.lead),
    use: named(content.inCity.use),
    today,
    coming: coming.slice(0, 2),
    closing: content.closing,
    city: page,
  };
}

export const meta: Route.MetaFunction = (args) => {
  const page = args.loaderData;
  if (!page) return [];
  const title = `${page.solution.name} en ${page.city.title}`;
  return pageMeta(args, {
    title,
    description: `${title}: ${page.city.inBrief}. Datos con fuente.`,
    path: page.path,
    regions: false,
    noIndex: !page.city.isIndexable,
  });
};

export default function CityPage({ loaderData }: Route.ComponentProps) {
  const { solution, city, lead, use, today, coming, closing } = loaderData;
  return (
    <main id="contenido">
      <PageHero
        className="pb-section"
        tag={
          <div className="flex flex-wrap items-center gap-2">
            <Tag tone="plataforma">{city.title}</Tag>
            <AvailabilityTag service={solution.service} />
          </div>
        }
        title={`${solution.name} en ${city.name}`}
        lead={lead}
        actions={<SolutionActions service={solution.service} />}
        art={<Neighbours city={city} />}
      />
      <Section ground="band" layout="split" title={`${city.name}, en cifras`}>
        <div className="grid max-w-reading gap-4 text-lead">
          {city.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="font-medium">{use}</p>
        </div>
      </Section>
      <Section
        layout="split"
        title="Los datos, con su fuente"
        lead="Lo que no está cotejado con la norma o la tabla oficial lleva la marca «por comprobar»."
      >
        <SourceList entries={city.facts} className="border-t" />
        {city.purchase ? <Purchase {...city.purchase} /> : null}
      </Section>
      <Section
        ground="band"
        layout="split"
        title="Qué usar hoy"
        lead={
          <>
            El conjunto está en{" "}
            <PageLink to={`/${solution.slug}`} className="link-text">
              {solution.name}
            </PageLink>
            .
          </>
        }
      >
        <ItemList items={today} isOpen />
        <ItemList items={coming} isOpen={false} />
        {today.some(({ to }) => to === "/valoracion") ? null : (
          <p className="mt-4">
            <PageLink to="/valoracion" className="link-text touch-target">
              Valora una vivienda de {city.name}
            </PageLink>
          </p>
        )}
      </Section>
      <Section layout="split" title="Otras ciudades">
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {city.nearby.map(({ slug, name }) => (
            <li key={slug}>
              <PageLink
                to={`/${solution.slug}/${slug}`}
                everywhereTheSame
                className="link-text touch-target inline-block py-2"
              >
                {solution.name} en {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </Section>
      <SolutionClosing {...closing} service={solution.service} />
    </main>
  );
}

type City = Route.ComponentProps["loaderData"]["city"];

/** The city among its neighbours; abroad, where there is no such table, its first facts. */
function Neighbours({ city }: { city: City }) {
  const hasChart = city.comparison.length > 1;
  return (
    <Panel as="aside" zocalo="plataforma" labelledBy="referencia" className="self-start">
      <div className="p-5 sm:p-6">
        <h2 id="referencia" className="flex flex-wrap items-center gap-2 text-h4">
          {hasChart ? "Valor tasado medio, €/m²" : `Comprar en ${city.name}`}
          {hasChart ? <Tag tone="warning">por comprobar</Tag> : <Tag>orientativo</Tag>}
        </h2>
        {hasChart ? (
          <BarChart
            className="mt-3"
            caption={`Valor tasado medio de ${city.name} y de sus vecinos`}
            valueName="Valor tasado"
            format={(value) => formatUnitPrice(value)}
            rows={city.comparison.map(({ label, detail, value, highlighted }) => ({
              label,
              value,
              highlighted,
              ...(detail ? { detail } : {}),
            }))}
          />
        ) : (
          <FigureList
            className="mt-3 [&_dd]:whitespace-normal [&_dd]:text-right"
            items={city.facts.slice(0, 4).map(({ label, value }) => ({ label, value }))}
          />
        )}
        <p className="mt-3 text-xs text-muted-foreground">
          {hasChart
            ? "Ministerio de Vivienda, media de 2025T3 a 2026T2, copia de segunda mano. Es tasación, no oferta ni venta."
            : "Guías y prensa, con su fuente más abajo. Confírmalo antes de firmar."}
        </p>
      </div>
    </Panel>
  );
}

function Purchase({ given, rows }: { given: string; rows: readonly { label: string; value: string }[] }) {
  return (
    <div className="mt-8 rounded-lg border bg-card p-5 sm:p-6">
      <h3 className="flex flex-wrap items-center gap-2 text-h4">
        <Tag tone="plataforma">Ejemplo</Tag> Lo que cuesta comprar aquí
      </h3>
      <p className="mt-2 text-control text-muted-foreground">{given}</p>
      <FigureList className="mt-3 border-t [&_div:last-child]:font-semibold" items={rows} />
    </div>
  );
}
