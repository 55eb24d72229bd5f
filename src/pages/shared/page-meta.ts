import type { MetaDescriptor } from "react-router";
import { LATAM_PAGES } from "#content/latam/pages.ts";
import type { SiteInfo } from "#content/site-info.ts";
import { regionOfPath } from "#domain/shared/region/region.ts";
import { breadcrumbData, crumbsOf, type OwnCrumbs } from "./crumbs.ts";
import { toolData } from "./structured-data.ts";

const BRAND_SUFFIX = " | Umbral";

/** The part of `Route.MetaArgs` that is the same for every route. */
interface MetaArgs {
  location: { pathname: string };
  /** A loader may return `crumb`: the label of the last crumb where the segment's own would not do. */
  loaderData?: unknown;
  matches: readonly ({ id: string; loaderData?: unknown; params?: Record<string, string | undefined> } | undefined)[];
}

interface PageMetaOptions {
  /** Without the brand: it is added once. */
  title: string;
  /** 70 to 160 characters that say what the page is for. */
  description: string;
  /** Path without region prefix: `/`, `/valoracion`. */
  path: string;
  /** schema.org data besides the breadcrumbs, from `structured-data.ts`. */
  data?: readonly Record<string, unknown>[];
  /** `false` for a page that exists once, without regions. */
  regions?: boolean;
  /** Path of the page that search engines keep in place of this one; left out, it is the page itself. */
  canonicalPath?: string;
  noIndex?: boolean;
  type?: "website" | "article";
}

/**
 * Title, description, canonical address with the alternates of the other regions, picture and breadcrumbs. Every
 * page's `meta` is this call: `export const meta: Route.MetaFunction = (args) => pageMeta(args, {…})`.
 */
export function pageMeta(args: MetaArgs, options: PageMetaOptions): MetaDescriptor[] {
  const { title, description, path, data = [], regions = true, noIndex = false, type = "website" } = options;
  const { site, menuTools } = rootOf(args.matches) ?? {};
  const origin = site?.origin ?? "";
  const region = regionOfPath(args.location.pathname);
  const fullTitle = title.endsWith(BRAND_SUFFIX) ? title : `${title}${BRAND_SUFFIX}`;
  const address = (prefix: string) => `${origin}${prefix}${path === "/" && prefix !== "" ? "" : path}`;
  // Under `/latam` a page without texts of its own repeats the common one.
  const isOwn = region !== "latam" || LATAM_PAGES.includes(path);
  const own = address(region !== "default" && regions && isOwn ? `/${region}` : "");
  const image = `${origin}/og${path === "/" ? "/inicio" : path}.png`;
  const link = (rel: string, href: string, hrefLang?: string): MetaDescriptor => ({
    tagName: "link",
    rel,
    href,
    ...(hrefLang ? { hrefLang } : {}),
  });
  const crumbs = crumbsOf(args.location.pathname, menuTools ?? [], args.loaderData as OwnCrumbs | undefined);
  return [
    { title: fullTitle },
    { name: "description", content: description },
    ...(noIndex ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:url", content: own },
    { property: "og:site_name", content: "Umbral" },
    { property: "og:locale", content: region === "latam" ? "es_419" : "es_ES" },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    link("canonical", options.canonicalPath ? `${origin}${options.canonicalPath}` : own),
    ...(regions
      ? [
          link("alternate", address("/es"), "es-ES"),
          ...(LATAM_PAGES.includes(path) ? [link("alternate", address("/latam"), "es")] : []),
          link("alternate", address(""), "x-default"),
        ]
      : []),
    ...(crumbs.length > 0
      ? [{ "script:ld+json": breadcrumbData(crumbs.map((crumb) => ({ ...crumb, href: `${origin}${crumb.href}` }))) }]
      : []),
    ...data.map((json) => ({ "script:ld+json": json })),
  ] as MetaDescriptor[];
}

/** schema.org data of an open tool, at the address of the page's region; none where the root loader failed. */
export function toolDataOf(
  { matches, location }: Pick<MetaArgs, "matches" | "location">,
  tool: { title: string; summary: string; path: string },
): Record<string, unknown>[] {
  const site = siteOf(matches);
  return site ? [toolData(site.origin, tool, `${site.origin}${location.pathname}`)] : [];
}

/** The deployment's own facts, as `meta` functions see them; absent only where the root loader failed. */
export function siteOf(matches: MetaArgs["matches"]): SiteInfo | undefined {
  return rootOf(matches)?.site;
}

function rootOf(matches: MetaArgs["matches"]) {
  const root = matches.find((match) => match?.id === "root");
  return root?.loaderData as { site?: SiteInfo; menuTools?: { path: string; title: string }[] } | undefined;
}
