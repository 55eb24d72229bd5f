import { KEYWORDS } from "#content/assistant/page-keywords.ts";
import { MODULE_NAMES, type ModuleId, modulePath } from "#content/modules.ts";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import type { SiteInfo } from "#content/site-info.ts";
import { SOLUTIONS } from "#content/solutions.ts";
import { SITE_PASSAGES } from "#domain/assistant/answers/page-passages.ts";
import type { Passage } from "#domain/assistant/answers/passages.ts";
import { passagesOfHtml } from "#domain/assistant/answers/passages.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { FAQ_ITEMS } from "#tools/faq-answers.ts";
import { tools } from "#tools/registry.ts";
import { allTools } from "#tools/tool-cards.ts";
import { helpHtml } from "../../site/articles/help.server.ts";
import { legalText } from "../../site/articles/legal.server.ts";
import { planPassages } from "./plan-answer.server.ts";

/** An article of help centre, blog or resources, as far as the assistant reads it. */
export interface KnownArticle {
  path: string;
  title: string;
  /** The answer in one or two sentences. */
  summary: string;
  description: string;
  html: string;
}

/** Everything the assistant knows: the site's own texts, nothing else. */
export function siteKnowledge(articles: readonly KnownArticle[], site: SiteInfo): Passage[] {
  return [
    // A page's first passage names the page, so the page's purpose precedes its text.

    ...faqPassages(),
    ...planPassages(),
    ...toolPassages(),
    ...pageToolPassages(),
    ...modulePassages(),
    ...SITE_PASSAGES.map((passage) => ({ ...passage, keywords: `${passage.keywords} ${KEYWORDS[passage.url] ?? ""}` })),
    ...legalPassages(site),
    ...articles.flatMap(articlePassages),
  ];
}

/** The text of the three legal pages, each after its purpose. */
function legalPassages(site: SiteInfo): Passage[] {
  const pages = [
    ["privacidad", "Privacidad"],
    ["terminos", "Términos"],
    ["cookies", "Cookies"],
  ] as const;
  return pages.flatMap(([page, title]) =>
    passagesOfHtml(legalText(page, site, "default").html, { url: `/${page}`, title }),
  );
}

function faqPassages(): Passage[] {
  return FAQ_ITEMS.map(({ id, question, answer, links = [] }) => ({
    url: `/faq#${id}`,
    title: "Preguntas frecuentes",
    heading: question,
    text: answer.join("\n\n"),
    links: links.map(({ label, to }) => ({ title: label, url: to })),
    ...keywordsOf(`/faq#${id}`),
  }));
}

function toolPassages(): Passage[] {
  return tools.flatMap(({ id, path, title, summary }) => [
    {
      url: path,
      title,
      heading: title,
      text: `${title}: ${summary} Ya se puede usar, sin cuenta.`,
      ...keywordsOf(path),
    },
    ...passagesOfHtml(helpHtml(id), { url: path, title }),
  ]);
}

function pageToolPassages(): Passage[] {
  return PAGE_TOOLS.map(({ path, title, summary }) => ({
    url: path,
    title,
    heading: title,
    text: `${title}: ${summary} Ya se puede usar, sin cuenta.`,
    ...keywordsOf(path),
  }));
}

function modulePassages(): Passage[] {
  const modules = (Object.keys(MODULE_NAMES) as ModuleId[]).map((id) => {
    const titles = allTools.filter(({ module }) => module === id).map(({ title }) => title);
    return {
      url: modulePath(id),
      title: `Módulo ${MODULE_NAMES[id]}`,
      heading: `Qué hay en el módulo ${MODULE_NAMES[id]}`,
      text: `En el módulo ${MODULE_NAMES[id]} puedes usar: ${listed(titles)}.`,
    };
  });
  const solutions = SOLUTIONS.map(({ slug, name }) => ({
    url: `/${slug}`,
    title: name,
    heading: name,
    text: `Tenemos una página sobre ${name.charAt(0).toLowerCase()}${name.slice(1)}: dice qué resuelve Umbral y con qué herramientas.`,
    ...keywordsOf(`/${slug}`),
  }));
  return [...modules, ...solutions];
}

/** An article's purpose, then its text. */
export function articlePassages({ path, title, summary, description, html }: KnownArticle): Passage[] {
  return [
    { url: path, title, heading: title, text: summary, keywords: `${description} ${KEYWORDS[path] ?? ""}` },
    ...passagesOfHtml(html, { url: path, title }),
  ];
}

const WORDS_OF_TOOLS = new Map<string, string>(allTools.map(({ path, words }) => [path, words]));

function keywordsOf(url: string): { keywords?: string } {
  const keywords = KEYWORDS[url] ?? WORDS_OF_TOOLS.get(url);
  return keywords ? { keywords } : {};
}
