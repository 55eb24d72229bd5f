import { ASKED_AS, linesOf } from "#content/assistant/asked-as/asked-as.ts";
import { ASKED_SECTIONS } from "#content/assistant/asked-as/asked-sections.ts";
import { KEYWORDS } from "#content/assistant/page-keywords.ts";
import type { SiteInfo } from "#content/site-info.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { FAQ_ITEMS } from "#tools/faq-answers.ts";
import { tools } from "#tools/registry.ts";
import { allTools } from "#tools/tool-cards.ts";
import { helpHtml } from "../../site/articles/help.server.ts";
import { legalText } from "../../site/articles/legal.server.ts";
import type { KnownArticle } from "../answers/known-articles.server.ts";
import type { StatedPage } from "./fact.server.ts";
import { sectionsOfHtml, textsOf } from "./read-sections.server.ts";

/** Other words for a page and how people ask for it, from the tables of the assistant. */
function waysTo(url: string): Pick<Statement, "keywords" | "asked"> {
  const card = allTools.find(({ path }) => path === url);
  const keywords = KEYWORDS[url] ?? card?.words;
  const asked = ASKED_AS.get(url) ?? (card && linesOf(card.askedAs));
  return { ...(keywords !== undefined && { keywords }), ...(asked && { asked }) };
}

/**
 * A text in HTML as sections, each with all its paragraphs, lists and tables.
 *
 * @param id prefix of the sections' ids
 */
export function htmlSections(id: string, page: StatedPage, html: string): Statement[] {
  return sectionsOfHtml(html, page.title).flatMap(({ fragment, heading, parts }, i) => {
    const url = fragment ? `${page.url}#${fragment}` : page.url;
    const asked = fragment ? ASKED_SECTIONS.get(url) : undefined;
    return textsOf(parts).map(
      (text, cut): Statement => ({
        id: `${id}#${fragment || `part-${i + 1}`}${cut > 0 ? `/${cut + 1}` : ""}`,
        kind: "section",
        url,
        title: page.title,
        subject: page.title,
        attribute: heading,
        text,
        ...(asked && { asked }),
      }),
    );
  });
}

/** An article: its summary, which answers alone, then its sections. */
export function articleSections({ path, title, summary, description, html }: KnownArticle): Statement[] {
  const ways = waysTo(path);
  return [
    {
      id: `article.${path}`,
      kind: "section",
      url: path,
      title,
      subject: title,
      attribute: title,
      text: summary,
      ...ways,
      keywords: `${description} ${ways.keywords ?? ""}`,
    },
    ...htmlSections(`article.${path}`, { url: path, title }, html),
  ];
}

/** The questions, the tools and the legal texts. */
export function siteSections(site: SiteInfo): Statement[] {
  return [...faqSections(), ...toolSections(), ...legalSections(site)];
}

const faqSections = (): Statement[] =>
  FAQ_ITEMS.map(({ id, question, answer, links = [] }) => ({
    id: `faq.${id}`,
    kind: "section",
    url: `/faq#${id}`,
    title: "Preguntas frecuentes",
    subject: "Preguntas frecuentes",
    attribute: question,
    text: answer.join("\n"),
    links: links.map(({ label, to }) => ({ title: label, url: to })),
    ...waysTo(`/faq#${id}`),
  }));

/** Sections of a tool's own help for which people ask by its name, and how. */
const HELP_ASKED: readonly (readonly [heading: RegExp, asked: readonly string[]])[] = [
  [/^Qué no /, ["qué no hace", "limitaciones de", "qué no puede hacer"]],
  [/^De dónde salen/, ["de dónde salen los datos de", "qué datos usa"]],
  [/^Cómo (?:se calcula|calcula|se puntúa|puntúa)/, ["cómo calcula", "qué método usa", "cómo funciona por dentro"]],
  [/^Cómo se usa/, ["cómo se usa", "pasos para usar", "instrucciones de"]],
];

const toolSections = (): Statement[] =>
  tools.flatMap(({ id, path, title }) =>
    htmlSections(`tool.${id}`, { url: path, title }, helpHtml(id)).map((section) => {
      const asked = HELP_ASKED.find(([heading]) => heading.test(section.attribute))?.[1];
      return asked ? { ...section, asked: asked.map((words) => `${words} ${title}`) } : section;
    }),
  );

function legalSections(site: SiteInfo): Statement[] {
  const pages = [
    ["privacidad", "Privacidad"],
    ["terminos", "Términos"],
    ["cookies", "Cookies"],
  ] as const;
  return pages.flatMap(([page, title]) =>
    htmlSections(`legal.${page}`, { url: `/${page}`, title }, legalText(page, site, "default").html),
  );
}
