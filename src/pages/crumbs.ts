import { CRUMB_LABELS } from "#content/crumbs.ts";

export interface PathCrumb {
  label: string;
  /** Path with its region prefix. */
  href: string;
}

/**
 * The way to a page: Inicio, then one crumb for each segment of its path (specification, section 2, Breadcrumb). None on
 * the home page. A segment without a label is capitalised.
 *
 * @param last label of the page itself, where its segment's would not do
 */
export function crumbsOf(pathname: string, last?: string): PathCrumb[] {
  const segments = pathname.split("/").filter(Boolean);
  if (segments.length === 0) return [];
  const crumbs = segments.map((segment, index) => {
    const href = `/${segments.slice(0, index + 1).join("/")}`;
    const bare = href.replace(/^\/(es|latam)(?=\/)/, "");
    const isLast = index === segments.length - 1;
    return { href, label: (isLast ? last : undefined) ?? CRUMB_LABELS[bare] ?? capitalised(segment) };
  });
  return [{ label: "Inicio", href: "/" }, ...crumbs];
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
