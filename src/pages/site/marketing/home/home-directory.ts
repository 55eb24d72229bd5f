import { directory } from "#content/home/closing.ts";

/** A link of the directory; the path lies below the portal's address. */
type PortalLink = readonly [label: string, path: string];

export interface PortalGroup {
  title: string;
  links: readonly PortalLink[];
}

/** The portal's pages that the directory leads to: types, cities by type, searches, provinces. */
export function portalGroups(provinces: readonly { name: string }[]): PortalGroup[] {
  return [
    { title: directory.types.title, links: directory.types.items.map((type) => [type, `/${slug(type)}`]) },
    ...directory.cities.map(({ title, type, items }) => ({
      title,
      links: items.map((city): PortalLink => [city, `/${slug(type)}/${slug(city)}`]),
    })),
    {
      title: directory.searches.title,
      links: directory.searches.items.map((search): PortalLink => [search, `/buscar/${slug(search)}`]),
    },
    {
      title: directory.provinces.title,
      links: provinces
        .map(({ name }): PortalLink => [name, `/viviendas/${slug(name)}`])
        .sort(([a], [b]) => a.localeCompare(b, "es")),
    },
  ];
}

/** `Sant Cugat del Vallès` → `sant-cugat-del-valles`. */
function slug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
