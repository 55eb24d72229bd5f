import type { MetaDescriptor } from "react-router";
import { ORIGIN_PLACEHOLDER } from "#content/origin.ts";

const BRAND_SUFFIX = " | Umbral";

interface PageMetaOptions {
  title: string;
  description: string;
  /** Path without region prefix: `/`, `/valoracion`. */
  path: string;
  region: string | undefined;
  /** From the root loader. */
  origin: string | undefined;
}

/** Title with the brand once, description, canonical of the page's own region and its alternates (decisions, Regions). */
export function pageMeta({
  title,
  description,
  path,
  region,
  origin = ORIGIN_PLACEHOLDER,
}: PageMetaOptions): MetaDescriptor[] {
  const fullTitle = title.endsWith(BRAND_SUFFIX) ? title : `${title}${BRAND_SUFFIX}`;
  const address = (prefix: string) => `${origin}${prefix}${path === "/" && prefix !== "" ? "" : path}`;
  const link = (rel: string, prefix: string, hrefLang?: string): MetaDescriptor => ({
    tagName: "link",
    rel,
    href: address(prefix),
    ...(hrefLang ? { hrefLang } : {}),
  });
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    link("canonical", region ? `/${region}` : ""),
    link("alternate", "/es", "es-ES"),
    link("alternate", "/latam", "es"),
    link("alternate", "", "x-default"),
  ];
}

/** The root loader's origin, as `meta` functions see it. */
export function originOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string | undefined {
  const root = matches.find((match) => match?.id === "root");
  return (root?.loaderData as { origin?: string } | undefined)?.origin;
}
