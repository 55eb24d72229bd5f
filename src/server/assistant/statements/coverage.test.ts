import { expect, test } from "vitest";
import { ASKED_SECTIONS } from "#content/assistant/asked-as/asked-sections.ts";
import { AUTH_ERROR_TEXTS } from "#content/auth-errors.ts";
import { CLAIMS } from "#content/claims.ts";
import { STORED_ITEMS } from "#content/cookies.ts";
import { ERRORS } from "#content/errors.ts";
import { PLANS } from "#content/plans.ts";
import { DEMO_IDENTITY, type SiteInfo } from "#content/site-info.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import { factOn } from "#domain/shared/dated-fact.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { withoutSpans } from "#domain/shared/format/markup.ts";
import { COMMUNITY_CODES, COUNTRY_CODES } from "#domain/shared/places/tax-places.ts";
import { tools } from "#tools/registry.ts";
import { allTools } from "#tools/tool-cards.ts";
import { allDatedFacts } from "../../operations/manual/dated-facts.server.ts";
import { PERIODS } from "../../platform/retention/periods.server.ts";
import { allArticles, renderArticle } from "../../site/articles/articles.server.ts";
import { helpHtml } from "../../site/articles/help.server.ts";
import { legalText } from "../../site/articles/legal.server.ts";
import { knownArticles } from "../answers/known-articles.server.ts";
import { KEPT_CLAIMS } from "./facts-site.server.ts";
import { LEFT_TABLES } from "./facts-tables.server.ts";
import { plainWords, sectionsOfHtml } from "./read-sections.server.ts";
import { LEFT_PARTS, readPages } from "./sections-pages.server.ts";
import { siteStatements } from "./statements.server.ts";

/** All that the site says and the code knows must be in some statement; what cannot be one is listed with its reason. */

const TODAY = "2026-11-28";
const site: SiteInfo = {
  origin: "https://umbral.example",
  isDemo: true,
  anonKey: "",
  analyticsId: null,
  portalUrl: "https://portal.example",
  mortgageUrl: "https://hipotecas.example",
  identity: DEMO_IDENTITY,
  social: [],
  offeredServices: [],
};
const statements = siteStatements(knownArticles(), site, TODAY);
const facts = statements.filter(({ kind }) => kind === "fact");
const factIds = new Set(facts.map(({ id }) => id));
const whole = statements.map(({ text, attribute }) => `${attribute}\n${text}`).join("\n");

/** Every text of ours in HTML, with its name. */
const htmlTexts: readonly (readonly [name: string, html: string])[] = [
  ...allArticles().map((article) => [article.path, renderArticle(article, "default").html] as const),
  ...tools.map(({ id, path }) => [path, helpHtml(id)] as const),
  ...(["privacidad", "terminos", "cookies"] as const).map(
    (page) => [page, legalText(page, site, "default").html] as const,
  ),
];

const missing = (wanted: readonly string[]) => wanted.filter((id) => !factIds.has(id));

test("every plan has every attribute", () => {
  const attributes = "price yearly-price credits users storage homes api white-label team for-whom all".split(" ");
  expect(missing(PLANS.flatMap(({ id }) => attributes.map((key) => `plan.${id}.${key}`)))).toEqual([]);
});

test("every community has its taxes, every country its costs", () => {
  expect(
    missing(COMMUNITY_CODES.flatMap((place) => ["itp", "ajd", "new-home"].map((tax) => `tax.${place}.${tax}`))),
  ).toEqual([]);
  expect(missing(COUNTRY_CODES.map((country) => `tax.${country}.costs`))).toEqual([]);
});

test("every tool says what it does, where it is and what it costs", () => {
  expect(
    missing(allTools.flatMap(({ path }) => [`tool.${path.slice(1)}.does`, `tool.${path.slice(1)}.where`])),
  ).toEqual([]);
  expect(missing(tools.map(({ id }) => `tool.${id}.credits`))).toEqual([]);
});

test("every period of keeping and every stored item is a fact", () => {
  expect(missing(Object.keys(PERIODS).map((id) => `retention.${id}`))).toEqual([]);
  expect(missing(STORED_ITEMS.map(({ name }) => `stored.${name}`))).toEqual([]);
});

test("every error code is in a fact with its message", () => {
  const errors = facts.filter(({ id }) => id.startsWith("error."));
  const codes = new Set(errors.flatMap(({ subject }) => subject.split(", ")));
  expect([...Object.keys(ERRORS), ...Object.keys(AUTH_ERROR_TEXTS)].filter((code) => !codes.has(code))).toEqual([]);
  const messages = [...Object.values(ERRORS).map(({ message }) => message), ...Object.values(AUTH_ERROR_TEXTS)];
  expect(messages.filter((message) => !errors.some(({ text }) => text.includes(message)))).toEqual([]);
});

test("every claim is a fact that says whose it is, or the code keeps it", () => {
  const claims = (Object.keys(CLAIMS) as (keyof typeof CLAIMS)[]).filter((id) => !KEPT_CLAIMS.includes(id));
  expect(missing(claims.map((id) => `claim.${id}`))).toEqual([]);
  const wrong = claims.filter((id) => {
    const { text } = facts.find((fact) => fact.id === `claim.${id}`)!;
    return !text.includes(CLAIMS[id].figure) || (!CLAIMS[id].evidence && !text.includes("sin medición nuestra"));
  });
  expect(wrong).toEqual([]);
  expect(
    KEPT_CLAIMS.map((id) => CLAIMS[id].figure.replace(/ .*/, "")).filter((figure) => !whole.includes(figure)),
  ).toEqual([]);
});

test("every key of the keyboard that a text names is in a fact about keys", () => {
  const KEY = /\b(?:Ctrl|Mayús|Tab|Intro|Esc|Supr)\b|⌘|tecla [A-Z]\b/g;
  const named = new Set(
    htmlTexts
      .filter(([name]) => name.includes("teclado") || name.includes("comandos"))
      .flatMap(([, html]) => plainWords(html).match(KEY) ?? []),
  );
  const keys = facts
    .filter(({ id }) => id.startsWith("keys."))
    .map(({ text }) => text)
    .join(" ");
  expect(named.size).toBeGreaterThan(4);
  expect([...named].filter((key) => !keys.includes(key))).toEqual([]);
});

test("every row of every table is in a statement, and in a fact unless a reason is given", () => {
  const rows = htmlTexts.flatMap(([name, html]) =>
    sectionsOfHtml(html, name).flatMap((section) => section.rows.map((row) => ({ name, ...section, row }))),
  );
  expect(rows.length).toBeGreaterThan(200);
  const unsaid = rows.flatMap(({ name, row }) =>
    row.cells.filter((cell) => cell !== "–" && !whole.includes(cell)).map((cell) => `${name}: ${cell}`),
  );
  expect(unsaid).toEqual([]);
  const without = allArticles().flatMap((article) =>
    sectionsOfHtml(renderArticle(article, "default").html, article.title).flatMap(({ fragment, rows: own }) =>
      article.slug in LEFT_TABLES || `${article.slug}#${fragment}` in LEFT_TABLES
        ? []
        : own.map((_, i) => `row.${article.slug}.${fragment}.${i + 1}`),
    ),
  );
  expect(missing(without)).toEqual([]);
});

test("every section for which ways of asking are written exists", () => {
  const urls = new Set(statements.map(({ url }) => url));
  expect([...ASKED_SECTIONS.keys()].filter((url) => !urls.has(url))).toEqual([]);
  expect([...ASKED_SECTIONS.values()].filter((ways) => ways.length < 2)).toEqual([]);
});

test("every part of a page that is left out exists and has its reason", () => {
  const known = new Set(readPages().flatMap(({ url, parts }) => parts.map((part) => `${url} ${part}`)));
  expect(Object.keys(LEFT_PARTS).filter((key) => !known.has(key))).toEqual([]);
});

test("every table that is left out exists and has its reason", () => {
  const known = new Set(
    allArticles().flatMap((article) => [
      article.slug,
      ...sectionsOfHtml(renderArticle(article, "default").html, "")
        .filter(({ rows }) => rows.length > 0)
        .map(({ fragment }) => `${article.slug}#${fragment}`),
    ]),
  );
  expect(Object.keys(LEFT_TABLES).filter((key) => !known.has(key))).toEqual([]);
});

/** Digits of a text as they are written: `1.990`, `99,2`, `12`. */
const figuresOf = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

test("every figure of a text of ours is in a statement of its page", () => {
  const lost = htmlTexts.flatMap(([name, html]) => {
    // Code is there to copy.
    const words = plainWords(withoutSpans(html, "<pre>", "</pre>", " ").replaceAll("<", " <"));
    const page = name.startsWith("/") ? name : `/${name}`;
    const own = statements
      .filter(({ url }) => url.split("#")[0] === page)
      .map(({ text, attribute }) => `${attribute} ${text}`)
      .join(" ");
    return figuresOf(words)
      .filter((figure) => !own.includes(figure))
      .map((figure) => `${name}: ${figure}`);
  });
  expect(lost).toEqual([]);
});

test("every sentence with a figure on a page of its own words is in a statement", () => {
  const lost = readPages().flatMap(({ url, sentences }) =>
    sentences
      // An answer of the common list stands there in its paragraphs.
      .flatMap((text) => text.split(/(?<=[.?!]) /))
      .filter((sentence) => /\d/.test(sentence) && !whole.includes(sentence))
      .map((sentence) => `${url}: ${sentence}`),
  );
  expect(lost).toEqual([]);
});

/** Dated figures that are no facts, by file, each with its reason. */
const LEFT_FIGURES: Readonly<Record<string, string>> = {
  "domain/tools/advert-review/paid-ads.ts": "forms of paid adverts, which the tool checks; nobody asks for them apart",
  "domain/tools/valuation/growth-facts.ts": "several sources that disagree: the valuation shows them together",
  "domain/tools/investment/price-swings.ts": "a measure of series inside a simulation",
};

test("every dated figure that holds today is in a fact with its source, or a reason is given", () => {
  const dated = allDatedFacts().filter(
    ({ file, fact }) => !(file in LEFT_FIGURES) && !fact.id.startsWith("euribor-") && factOn([fact], TODAY),
  );
  expect(dated.length).toBeGreaterThan(150);
  const said = (fact: (typeof dated)[number]["fact"]) => {
    const { value, unit } = fact;
    const figure =
      typeof value === "number" ? (unit.startsWith("fracción") ? formatPercent(value, 3) : formatNumber(value, 2)) : "";
    return facts.some(
      ({ text, attribute }) =>
        (text.includes(fact.source.title) || text.includes(fact.label) || attribute === fact.label) &&
        text.includes(figure),
    );
  };
  expect(dated.filter(({ fact }) => !said(fact)).map(({ file, fact }) => `${file}: ${fact.id}`)).toEqual([]);
});

test("facts are short sentences with two or more ways of asking", () => {
  const bad = (wrong: (fact: Statement) => boolean) =>
    facts.filter(wrong).map(({ id, text }) => `${id}: ${text.slice(0, 80)}`);
  expect(bad(({ asked }) => (asked?.length ?? 0) < 2)).toEqual([]);
  expect(bad(({ text }) => !/[.!?»)]$/.test(text) && !text.includes("\n"))).toEqual([]);
  expect(bad(({ text }) => !/^[\p{Lu}\d«¿+<⌘]/u.test(text))).toEqual([]);
  expect(bad(({ text }) => text.length > 900 && !text.includes("\n"))).toEqual([]);
  expect(bad(({ text }) => /undefined|NaN|\.\.$|\$\{/.test(text))).toEqual([]);
});
