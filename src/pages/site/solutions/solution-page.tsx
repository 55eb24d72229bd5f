import { data } from "react-router";
import { CITIES, cityTitle } from "#domain/shared/places/city.ts";
import { withoutRegion } from "#domain/shared/region/region.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { QuestionList } from "#ui/marketing/question-list.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { faqData } from "../../shared/structured-data.ts";
import type { Route } from "./+types/solution-page.ts";
import { findSolution } from "./solution-content.server.ts";
import { AvailabilityTag, ItemList, SolutionActions, SolutionClosing } from "./solution-parts.tsx";

/** A solution's page, chosen by its address. */
export async function loader({ url }: Route.LoaderArgs) {
  const slug = withoutRegion(url.pathname).replace(/^\/|\/$/g, "");
  const solution = await findSolution(slug);
  if (!solution) throw data(null, { status: 404 });
  const places = CITIES.map((city) => ({
    slug: city.slug,
    name: cityTitle(city),
    isSpanish: city.country === "ES",
  }));
  return { ...solution, crumb: solution.name, places };
}

export const meta: Route.MetaFunction = (args) => {
  const solution = args.loaderData;
  if (!solution) return [];
  const { slug, name, content } = solution;
  return pageMeta(args, {
    title: name,
    description: content.description,
    path: `/${slug}`,
    data: [faqData(content.questions)],
  });
};

export default function SolutionPage({ loaderData }: Route.ComponentProps) {
  const { slug, name, content, today, coming, places } = loaderData;
  const { problem, fit, questions, closing, service } = content;
  return (
    <main id="contenido">
      <PageHero
        className="pb-section"
        tag={
          <div className="flex flex-wrap items-center gap-2">
            <Tag tone="plataforma">{name}</Tag>
            <AvailabilityTag service={service} />
          </div>
        }
        title={content.title}
        lead={content.lead}
        actions={<SolutionActions service={service} />}
        art={
          <Panel as="aside" zocalo="luz" labelledBy="hoy" className="self-start">
            <div className="p-5 sm:p-6">
              <h2 id="hoy" className="mb-3 flex flex-wrap items-center gap-2 text-h4">
                Lo que puedes usar hoy
              </h2>
              <ItemList items={today} isOpen />
            </div>
          </Panel>
        }
      />
      <Section ground="band" layout="split" title={problem.title}>
        <div className="grid max-w-reading gap-4 text-lead">
          {problem.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section layout="split" title={fit.title}>
        <p className="max-w-reading text-lead">{fit.text}</p>
      </Section>
      {coming.length > 0 ? (
        <Section
          ground="band"
          layout="split"
          title="Lo que está en camino"
          lead="Su página dice qué hará y cómo avisamos cuando abra."
        >
          <ItemList items={coming} isOpen={false} />
        </Section>
      ) : null}
      <Section layout="split" title="Preguntas">
        <QuestionList items={questions} />
      </Section>
      <Section
        ground="band"
        layout="split"
        title={`${name} en tu ciudad`}
        lead="Impuestos, referencia oficial y vecinos de cada plaza, con su fuente."
      >
        <Cities slug={slug} title="España" places={places.filter(({ isSpanish }) => isSpanish)} isOpen />
        <Cities slug={slug} title="Latinoamérica" places={places.filter(({ isSpanish }) => !isSpanish)} />
      </Section>
      <SolutionClosing {...closing} service={service} />
    </main>
  );
}

interface CitiesProps {
  slug: string;
  title: string;
  places: readonly { slug: string; name: string }[];
  isOpen?: boolean;
}

function Cities({ slug, title, places, isOpen = false }: CitiesProps) {
  return (
    <Disclosure summary={title} open={isOpen}>
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
        {places.map((place) => (
          <li key={place.slug}>
            <PageLink
              to={`/${slug}/${place.slug}`}
              everywhereTheSame
              prefetch="none"
              className="link-text touch-target inline-block py-1.5"
            >
              {place.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
