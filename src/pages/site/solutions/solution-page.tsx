import { data } from "react-router";
import type { SolutionArtefact } from "#content/solutions/artefact.ts";
import { CITIES, cityTitle } from "#domain/shared/places/city.ts";
import { withoutRegion } from "#domain/shared/region/region.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { QuestionList } from "#ui/marketing/question-list.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ProductScreen } from "#ui/screens/product-screen.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { faqData } from "../../shared/structured-data.ts";
import type { Route } from "./+types/solution-page.ts";
import { artefactHtml } from "./artefact.server.tsx";
import { findSolution } from "./solution-content.server.ts";
import { AvailabilityTag, SolutionActions, SolutionClosing, TodayGrid } from "./solution-parts.tsx";

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
  const { artefact } = solution.content;
  return {
    ...solution,
    crumb: solution.name,
    places,
    artefactHtml: artefact.kind === "screen" ? null : artefactHtml(artefact),
  };
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
  const { slug, name, content, places, artefactHtml: artefactMarkup } = loaderData;
  const { artefact, problem, fit, questions, closing, service } = content;
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
          artefactMarkup === null ? (
            isTall(artefact) ? (
              <ArtefactScreen artefact={artefact} />
            ) : undefined
          ) : (
            <ArtefactPanel caption={artefact.caption} html={artefactMarkup} />
          )
        }
      />
      {isTall(artefact) ? null : <ArtefactScreen artefact={artefact} className="wrap-page pb-section" />}
      <Section ground="band" layout="split" title={problem.title}>
        <div className="grid max-w-reading gap-4 text-lead">
          {problem.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section title="Lo que puedes usar hoy" lead="Con un ejemplo resuelto en cada herramienta, y su ayuda al lado.">
        <TodayGrid items={content.items} />
      </Section>
      <Section ground="band" layout="split" title={fit.title}>
        <p className="max-w-reading text-lead">{fit.text}</p>
      </Section>
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

/** Whether its screen is a telephone's, which stands beside the title. */
function isTall(artefact: SolutionArtefact): boolean {
  return artefact.kind === "screen" && artefact.screen === "phone";
}

function ArtefactScreen({ artefact, className }: { artefact: SolutionArtefact; className?: string }) {
  if (artefact.kind !== "screen") return null;
  return <ProductScreen screen={artefact.screen} caption={artefact.caption} {...(className ? { className } : {})} />;
}

/** The thing of the trade on the page's white wall. */
function ArtefactPanel({ caption, html }: { caption: string; html: string }) {
  return (
    <Panel as="div" zocalo="plataforma" className="self-center">
      <figure className="p-5 sm:p-6">
        <figcaption className="mb-4 flex flex-wrap items-center justify-between gap-2 text-sm font-medium">
          {caption}
          <Tag tone="plataforma">Ejemplo</Tag>
        </figcaption>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, rendered by the loader */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </figure>
    </Panel>
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
