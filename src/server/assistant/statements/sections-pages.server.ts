import { ASKED_AS } from "#content/assistant/asked-as/asked-as.ts";
import { KEYWORDS } from "#content/assistant/page-keywords.ts";
import { closing as homeClosing } from "#content/home/closing.ts";
import { company } from "#content/home/company.ts";
import { opening } from "#content/home/opening.ts";
import { platform } from "#content/home/platform.ts";
import { latamHome } from "#content/latam/home.ts";
import { aboutContent } from "#content/marketing/about.ts";
import { agenciesContent } from "#content/marketing/agencies.ts";
import { caseStudiesContent } from "#content/marketing/case-studies.ts";
import { contactContent } from "#content/marketing/contact.ts";
import { MODULE_PAGES } from "#content/marketing/modules/all.ts";
import { pricingContent } from "#content/marketing/pricing.ts";
import { trainingContent } from "#content/marketing/training.ts";
import { MODULE_NAMES, type ModuleId, modulePath } from "#content/modules.ts";
import { PLANS } from "#content/plans.ts";
import type { SolutionContent } from "#content/solutions/solution-content.ts";
import { SOLUTIONS } from "#content/solutions.ts";
import { SITE_PASSAGES } from "#domain/assistant/answers/page-passages.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { contentSections, shownSentences } from "./sections-content.server.ts";

const solutions = import.meta.glob<SolutionContent>(["../../../content/solutions/*-*.ts", "!**/solution-content.ts"], {
  import: "solution",
  eager: true,
});

/** Parts of pages that are no statements, each with its reason. */
export const LEFT_PARTS: Readonly<Record<string, string>> = {
  "/agencias portfolio": "three invented homes that show how a portfolio looks",
  "/casos-exito cases": "four invented cases with invented figures",
  "/casos-exito labels": "headings of the invented cases",
  "/casos-exito without": "the same page where there are no examples",
  "/ partners": "invented marks that hold a place",
  "/ timeline": "an invented history that the company replaces",
  "/ starTools": "the tools say it themselves, the quoted advert is an example",
  "/ figures": "the claims are facts of their own, with what they are",
  "/ services": "addresses of pages that have their own words",
  "/ account": "a link to the page of access",
  "/ modulesPlan": "each module's page says it",
  "/precios calculator": "labels of the sliders; the costs are facts of their own",
  "/precios planLines": "short lines of the cards; each is a fact of its plan",
  "/precios planActions": "labels of buttons",
};

const leftOf = (url: string) =>
  Object.keys(LEFT_PARTS)
    .filter((key) => key.startsWith(`${url} `))
    .map((key) => key.slice(url.length + 1));

/** A page with its words in `content`. */
interface WordedPage {
  id: string;
  url: string;
  title: string;
  content: object;
}

function wordedPages(): WordedPage[] {
  const pricing = pricingContent(false);
  const { comparison } = pricing;
  return [
    { id: "page.home", url: "/", title: "Umbral", content: { ...opening, ...platform, ...company, ...homeClosing } },
    { id: "page.latam", url: "/latam", title: "Umbral en Latinoamérica", content: latamHome },
    {
      id: "page.prices",
      url: "/precios",
      title: "Planes y precios",
      content: {
        ...pricing,
        comparison: { title: "Qué lleva cada plan", columns: PLANS.map(({ name }) => name), rows: comparison },
      },
    },
    { id: "page.about", url: "/agentes", title: "Sobre Umbral", content: aboutContent },
    { id: "page.agencies", url: "/agencias", title: "Umbral para agencias", content: agenciesContent },
    { id: "page.training", url: "/formacion", title: "Formación", content: trainingContent },
    { id: "page.cases", url: "/casos-exito", title: "Casos de éxito", content: caseStudiesContent },
    { id: "page.contact", url: "/contacto", title: "Contacto", content: contactContent },
    ...(Object.keys(MODULE_PAGES) as ModuleId[]).map((id) => ({
      id: `page.module-${id}`,
      url: modulePath(id),
      title: `Módulo ${MODULE_NAMES[id]}`,
      content: MODULE_PAGES[id],
    })),
    ...SOLUTIONS.map(({ slug, name }) => ({
      id: `page.${slug}`,
      url: `/${slug}`,
      title: name,
      content: solutions[`../../../content/solutions/${slug}.ts`]!,
    })),
  ];
}

/** The parts of each of those pages, and the sentences that a statement must have: for the test that none is lost. */
export const readPages = (): { url: string; parts: readonly string[]; sentences: readonly string[] }[] =>
  wordedPages().map(({ url, content }) => ({
    url,
    parts: Object.keys(content),
    sentences: shownSentences(content, leftOf(url)),
  }));

/** The pages with their words in `content`, and the purpose of each page whose words stand elsewhere. */
export function pageSections(): Statement[] {
  return [
    ...wordedPages().flatMap(({ id, url, title, content }) =>
      contentSections(id, { url, title }, content, leftOf(url)),
    ),
    ...SITE_PASSAGES.map(
      ({ url, title, heading, text, keywords }): Statement => ({
        id: `purpose.${url}`,
        kind: "section",
        url,
        title,
        subject: title,
        attribute: heading,
        text,
        keywords: `${keywords ?? ""} ${KEYWORDS[url] ?? ""}`,
        ...(ASKED_AS.get(url) && { asked: ASKED_AS.get(url)! }),
      }),
    ),
  ];
}
