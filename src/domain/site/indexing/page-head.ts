import { scriptsOf } from "../../shared/format/markup.ts";

/** The part of our pages' heads that search engines read. Reads React's markup: quoted attributes, escaped text. */

export interface PageHead {
  title: string | null;
  description: string | null;
  canonical: string | null;
  isNoIndex: boolean;
  /** Language and address of each alternate. */
  alternates: { lang: string; href: string }[];
  /** Parsed; undefined where a script is no JSON. */
  data: unknown[];
}

/**
 * Reads what search engines read in a page's head. Missing tags are null; markup of the body is ignored. It knows the
 * markup that our own server writes, not all HTML.
 */
export function readHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf("</head>") + 1 || html.length);
  const tags = (name: string) =>
    [...head.matchAll(new RegExp(`<${name}\\b([^<>]*)>`, "g"))].map(([, text]) => attributesOf(text!));
  const metas = tags("meta");
  const links = tags("link");
  const meta = (name: string) => metas.find((one) => one.name === name)?.content ?? null;
  return {
    title: textOf(/<title[^<>]*>([^<]*)<\/title>/.exec(head)?.[1]),
    description: meta("description"),
    canonical: links.find(({ rel }) => rel === "canonical")?.href ?? null,
    isNoIndex: /noindex/.test(meta("robots") ?? ""),
    alternates: links.flatMap(({ rel, hreflang, href }) =>
      rel === "alternate" && hreflang && href ? [{ lang: hreflang, href }] : [],
    ),
    data: scriptsOf(html)
      .filter(({ attributes }) => attributes.startsWith(' type="application/ld+json"'))
      .map(({ text }) => parsed(text)),
  };
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/\s([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name!.toLowerCase(), textOf(value) ?? ""]));
}

function textOf(escaped: string | undefined): string | null {
  if (escaped === undefined) return null;
  return escaped
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .trim();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
