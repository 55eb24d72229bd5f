import { REDIRECTS } from "../src/content/redirects.ts";
import { checkStructuredData } from "../src/domain/site/indexing/structured-data.ts";
import { expect, test } from "./test.ts";

// Every address of the sitemap, asked for as a crawler does: without a browser, and without its record of each answer.

/** Asked for at once; the server has two cores in the worst case. */
const AT_ONCE = 6;

/** Words that hardly occur in Spanish, and at least two of which an English sentence has. */
const ENGLISH = /\b(the|and|with|your|you|this|that|from|have|will|which|are|not|please|click|here|page)\b/gi;

interface Crawled {
  /** Path with its region prefix. */
  path: string;
  html: string;
}

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

const get = (path: string) => fetch(new URL(path, test.info().project.use.baseURL));

/** Without the pages of agencies, which other journeys publish and withdraw, and which stand without the site around them. */
const addressesIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map((match) => new URL(match[1]!).pathname)
    .filter((path) => !path.startsWith("/p/"));

async function crawl(): Promise<Crawled[]> {
  const sitemap = await (await get("/sitemap.xml")).text();
  const paths = addressesIn(sitemap);
  const pages: Crawled[] = [];
  const failed: string[] = [];
  await each(paths, async (path) => {
    const response = await get(path);
    if (response.status === 200) pages.push({ path, html: await response.text() });
    else failed.push(`${path} ${response.status}`);
  });
  expect(failed).toEqual([]);
  return pages;
}

const bare = (path: string) => path.replace(/^\/(es|latam)(?=\/|$)/, "") || "/";
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

test("every address of the sitemap is a page of its own, in Spanish, without a dead link", async () => {
  test.setTimeout(300_000);
  const pages = await crawl();
  expect(pages.length).toBeGreaterThan(300);

  const faults: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const linked = new Map<string, string>();
  for (const { path, html } of pages) {
    const fault = (what: string) => faults.push(`${path}: ${what}`);
    for (const problem of headingFaults(html)) fault(problem);
    for (const problem of dataFaults(html)) fault(problem);
    const title = attribute(html, /<title>([^<]*)<\/title>/) ?? "";
    if (!/^[^|]+ \| Umbral$/.test(title)) fault(`title "${title}"`);
    const description = attribute(html, /<meta name="description" content="([^"]*)"/) ?? "";
    if (description.length < 50 || description.length > 200) fault(`description of ${description.length} characters`);
    for (const [seen, text] of [
      [titles, title],
      [descriptions, description],
    ] as const) {
      const other = seen.get(text);
      if (other !== undefined && other !== bare(path)) fault(`says the same as ${other}: "${text}"`);
      seen.set(text, bare(path));
    }
    const canonical = attribute(html, /<link rel="canonical" href="([^"]*)"/) ?? "";
    if (!URL.canParse(canonical) || new URL(canonical).pathname !== path) fault(`canonical ${canonical}`);
    // A city's page speaks the Spanish of its country.
    const language = path === "/mercado/buenos-aires" ? "es-AR" : path.startsWith("/latam") ? "es" : "es-ES";
    if (!html.includes(`<html lang="${language}"`)) fault("language");
    if (path !== "/" && !html.includes('"BreadcrumbList"')) fault("no breadcrumb data");
    if (!/<meta property="og:image" content="[^"]+\.png"/.test(html)) fault("no picture");
    for (const sentence of visibleText(html).split(/[.!?\n]/)) {
      const words = new Set(sentence.toLowerCase().match(ENGLISH));
      if (words.size >= 2) fault(`English: "${sentence.trim().slice(0, 80)}"`);
    }
    for (const match of html.matchAll(/<a\b[^>]*?\bhref="(\/[^"]*)"/g)) {
      const target = match[1]!.split("#")[0]!.replaceAll("&amp;", "&");
      if (target && !linked.has(target)) linked.set(target, path);
    }
  }
  expect(faults.slice(0, 40)).toEqual([]);

  const known = new Set(pages.map(({ path }) => path));
  const dead: string[] = [];
  await each(
    [...linked].filter(([target]) => !known.has(target)),
    async ([target, from]) => {
      const status = (await get(target)).status;
      if (status !== 200) dead.push(`${target} (${status}), linked from ${from}`);
    },
  );
  expect(dead).toEqual([]);
});

/** One h1, which is the first heading, and no level left out on the way down. */
function headingFaults(html: string): string[] {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
  const skipped = levels.findIndex((level, i) => i > 0 && level > levels[i - 1]! + 1);
  return [
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ["not one h1"]),
    ...(levels[0] === 1 ? [] : ["its first heading is not its title"]),
    ...(skipped === -1 ? [] : [`an h${levels[skipped]} follows an h${levels[skipped - 1]}`]),
  ];
}

/** Structured data say what their types need, lead to no redirect, and ask nothing that the page does not. */
function dataFaults(html: string): string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => JSON.parse(match[1]!) as { "@type": string; [member: string]: unknown },
  );
  const text = visibleText(html).replace(/\s+/g, " ");
  const crumbs = blocks.flatMap((block) => (block.itemListElement as { item: string }[] | undefined) ?? []);
  const questions = blocks.flatMap((block) => (block.mainEntity as { name: string }[] | undefined) ?? []);
  return [
    ...checkStructuredData(blocks).flatMap(({ problems }) => problems),
    ...crumbs
      .filter(({ item }) => REDIRECTS[bare(new URL(item).pathname)])
      .map(({ item }) => `redirected crumb ${item}`),
    ...questions
      .filter(({ name }) => !text.includes(name.replace(/\s+/g, " ")))
      .map(({ name }) => `not asked: ${name}`),
  ];
}

/** Visible text, without code samples and parts marked as another language. */
function visibleText(html: string): string {
  return html
    .replace(/<(script|style|svg|pre|code)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<(\w+)[^>]*\blang="en"[^>]*>[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, "\n")
    .replaceAll("&amp;", "&");
}

test("robots.txt names the sitemap and keeps crawlers out of private pages", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
  expect(text).toContain("Disallow: /dashboard");
});

test("every page has a picture of its own, drawn from its words, at the size that its page names", async () => {
  // Pictures are drawn one after another, each in a fifth of a second.
  test.setTimeout(300_000);
  const sitemap = await (await get("/sitemap.xml")).text();
  const paths = addressesIn(sitemap);
  const addresses = new Map<string, string>();
  await each(
    paths.filter((path) => path === bare(path)),
    async (path) => {
      const html = await (await get(path)).text();
      addresses.set(path, new URL(attribute(html, /<meta property="og:image" content="([^"]*)"/) ?? "").pathname);
    },
  );
  expect(addresses.size).toBeGreaterThan(200);
  expect(new Set(addresses.values()).size).toBe(addresses.size);

  const faults: string[] = [];
  const pictures = new Map<string, string>();
  await each([...addresses], async ([path, address]) => {
    const response = await get(address);
    const png = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 || response.headers.get("content-type") !== "image/png") {
      faults.push(`${path}: ${address} answers ${response.status}`);
    } else if (png.readUInt32BE(16) !== 1200 || png.readUInt32BE(20) !== 630) {
      faults.push(`${path}: not 1200 × 630`);
    }
    const tag = response.headers.get("etag") ?? "";
    const other = pictures.get(tag);
    if (other !== undefined) faults.push(`${path}: the picture of ${other}`);
    pictures.set(tag, path);
  });
  expect(faults).toEqual([]);
  expect((await get("/og/no-existe.png")).status).toBe(404);
});
