import { listedCities } from "#server/site/city-pages/market-page.server.ts";
import { Houses } from "#ui/illustration/houses.tsx";
import { Section } from "#ui/marketing/section.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/market-list.ts";

/** The directory of the cities' pages. */
export function loader() {
  return { groups: listedCities() };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Mercado de vivienda por ciudades",
    description:
      "Las 52 capitales de provincia de España y 20 ciudades de Latinoamérica: valor tasado, impuestos y gastos de compra, con fuente y fecha en cada dato.",
    path: "/mercado",
    regions: false,
  });

export default function MarketList({ loaderData: { groups } }: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <main id="contenido" className="overflow-x-clip">
      <div className="wrap-page grid items-end gap-x-12 pt-8 sm:pt-12 lg:grid-cols-[7fr_5fr]">
        <div className="pb-2 lg:pb-8">
          <h1 className="max-w-[18em]">Mercado de vivienda por ciudades</h1>
          <p className="mt-5 max-w-[38em] text-lead text-muted-foreground">
            Una página por ciudad, con lo que sabemos de ella, de dónde sale y de cuándo es.
          </p>
        </div>
        <Houses
          scene="street"
          className="block h-44 w-full rounded-t-lg bg-albero-200 max-lg:hidden dark:bg-albero-600"
        />
      </div>
      {groups.map(({ title, figureName, cities }, i) => {
        const most = Math.max(...cities.map(({ amount }) => amount));
        return (
          <Section key={title} title={title} lead={`${figureName}.`} ground={i % 2 === 0 ? "plain" : "band"}>
            <ul className="grid gap-x-10 border-t sm:grid-cols-2 lg:grid-cols-3">
              {cities.map(({ slug, name, figure, note, amount }) => (
                <li
                  key={slug}
                  className="relative flex flex-wrap items-baseline justify-between gap-x-4 border-b py-1.5 pb-2.5"
                >
                  <PageLink
                    to={`/mercado/${slug}`}
                    everywhereTheSame
                    className="link-text touch-target py-2 font-medium"
                  >
                    {name}
                  </PageLink>
                  <span className="text-right tabular-nums">
                    {figure}
                    {note ? <small className="block text-xs text-muted-foreground">{note}</small> : null}
                  </span>
                  <span
                    aria-hidden
                    className="absolute bottom-0 left-0 h-1 bg-primary forced-colors:bg-[CanvasText]"
                    style={{ width: `${(100 * amount) / most}%` }}
                  />
                </li>
              ))}
            </ul>
          </Section>
        );
      })}
    </main>
  );
}
