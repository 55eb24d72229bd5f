import type { ReactNode } from "react";
import { data } from "react-router";
import { findCity } from "#domain/shared/places/city.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { cityPage, marketPath } from "#server/site/city-pages/city-pages.server.ts";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { FigureList } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/city-page.ts";
import { findSolution } from "./solution-content.server.ts";
import { AvailabilityTag, ItemList, SolutionActions, SolutionClosing } from "./solution-parts.tsx";

/** A solution in a city: what it does there, and three figures of the city, whose own page has the rest. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [solution, city] = [await findSolution(params.solution), findCity(params.city)];
  if (!solution || !city) throw data(null, { status: 404 });
  const { facts } = mustHave(context.get(servicesContext));
  const page = cityPage(city, await facts.today(true, null));
  const { content } = solution;
  const named = (text: string) => text.replaceAll("{ciudad}", city.name);
  return {
    crumb: city.name,
    crumbAbove: solution.name,
    lang: city.country === "ES" ? "es-ES" : `es-${city.country}`,
    path: `/${solution.slug}/${city.slug}`,
    marketPath: marketPath(city),
    solution: { slug: solution.slug, name: solution.name, service: content.service },
    lead: named(content.inCity.lead),
    use: named(content.inCity.use),
    today: content.items,
    closing: content.closing,
    city: {
      name: page.name,
      title: page.title,
      inBrief: page.inBrief,
      // The rest of the story is the city's own page.
      story: page.story.slice(0, 1),
      figures: page.facts.slice(0, 3).map(({ label, value }) => ({ label, value })),
      nearby: page.nearby,
      isIndexable: page.isIndexable,
    },
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
    // Fourteen solutions share a city: search engines keep its own page.
    canonicalPath: page.marketPath,
    noIndex: !page.city.isIndexable,
  });
};

export default function CityPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { solution, city, lead, use, today, closing } = loaderData;
  const market = (
    <PageLink to={loaderData.marketPath} everywhereTheSame className="link-text touch-target">
      El mercado de {city.name}, con todas sus cifras
    </PageLink>
  );
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
        art={<CityFigures city={city}>{market}</CityFigures>}
      />
      <Section ground="band" layout="split" title={`Trabajar en ${city.name}`}>
        <div className="grid max-w-reading gap-4 text-lead">
          {city.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="font-medium">{use}</p>
        </div>
      </Section>
      <Section
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
        <ItemList items={today} />
        {today.some(({ to }) => to === "/valoracion") ? null : (
          <p className="mt-4">
            <PageLink to="/valoracion" className="link-text touch-target">
              Valora una vivienda de {city.name}
            </PageLink>
          </p>
        )}
      </Section>
      <Section ground="band" layout="split" title="Otras ciudades">
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

/** Three figures of the city, and the way to the rest. */
function CityFigures({ city, children }: { city: City; children: ReactNode }) {
  return (
    <Panel as="aside" zocalo="plataforma" labelledBy="referencia" className="self-start">
      <div className="p-5 sm:p-6">
        <h2 id="referencia" className="text-h4">
          {city.name}, en tres cifras
        </h2>
        <FigureList className="mt-3 [&_dd]:whitespace-normal [&_dd]:text-right" items={city.figures} />
        <p className="mt-4 text-control">{children}</p>
      </div>
    </Panel>
  );
}
