import { CRUMB_LABELS, CRUMBS_OF_NO_PAGE } from "#content/crumbs.ts";
import { REDIRECTS } from "#content/redirects.ts";
import { withoutRegion } from "#domain/shared/region/region.ts";

export interface PathCrumb {
  label: string;
  /** Path with its region prefix. */
  href: string;
}

/** A loader may return labels of its page and of the one above, where their segments' would not do. */
export interface OwnCrumbs {
  crumb?: string;
  crumbAbove?: string;
}

/**
 * The breadcrumbs of a page: Inicio, then one crumb for each segment of its path that is a page; an address that only
 * leads on to another one has none. The home page has no crumbs. A segment without a label is capitalised.
 *
 * @param tools titles by path
 * @param own labels that the page's loader gives; many loaders give none
 */
export function crumbsOf(
  pathname: string,
  tools: readonly { path: string; title: string }[],
  own?: OwnCrumbs | null,
): PathCrumb[] {
  const segments = pathname.split("/").filter(Boolean);
  if (segments.length === 0) return [];
  const crumbs = segments.map((segment, index) => {
    const href = `/${segments.slice(0, index + 1).join("/")}`;
    const bare = href.replace(/^\/(es|latam)(?=\/)/, "");
    const given = [own?.crumb, own?.crumbAbove][segments.length - 1 - index];
    return { href, label: given ?? labelOf(bare, tools) ?? capitalised(segment) };
  });
  const ofPages = crumbs.filter(({ href }) => {
    const bare = withoutRegion(href);
    return REDIRECTS[bare] === undefined && !CRUMBS_OF_NO_PAGE.has(bare);
  });
  return [{ label: "Inicio", href: "/" }, ...ofPages];
}

const OWN_PAGES = /^\/(dashboard|admin)(\/|$)/;

/**
 * The same way inside the product's own shell: it begins at the person's pages or at the administration, and a tool, whose
 * address says nothing of them, stands below their list of tools. Their first pages have none.
 */
export function crumbsInApp([, ...crumbs]: readonly PathCrumb[]): PathCrumb[] {
  const own = crumbs.filter(({ href }) => !/^\/(es|latam)$/.test(href));
  if (own.length === 0 || (own.length === 1 && OWN_PAGES.test(own[0]!.href))) return [];
  if (OWN_PAGES.test(own[0]!.href)) return own;
  return [
    { label: "Mi panel", href: "/dashboard" },
    ...(own[0]!.href === "/resultados-guardados" ? [] : [{ label: "Herramientas", href: "/dashboard/herramientas" }]),
    ...own,
  ];
}

function labelOf(path: string, tools: readonly { path: string; title: string }[]): string | undefined {
  return CRUMB_LABELS[path] ?? tools.find((tool) => tool.path === path)?.title;
}

/** `precio-medio` → `Precio medio`. A segment that cannot be decoded stays as it came. */
function capitalised(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    // A stray percent sign: the raw segment is still a label.
  }
  const words = text.replaceAll("-", " ").trim();
  return words.charAt(0).toLocaleUpperCase("es") + words.slice(1);
}

/** The same for search engines (schema.org). @param crumbs from the home page down; `href` absolute */
export function breadcrumbData(crumbs: readonly { label: string; href: string }[]): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: href,
    })),
  };
}
