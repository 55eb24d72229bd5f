import { useContext } from "react";
import { BuiltScreensContext } from "#ui/screens/built-screens.ts";
import { ProductTabs, type ScreenTab } from "#ui/screens/product-tabs.tsx";
import type { HomeTexts } from "./home-types.ts";
import { MoreLink } from "./section.tsx";

const TABS: readonly ScreenTab[] = [
  { screen: "valuation", label: "Valora", caption: "Un precio con su rango, sus comparables y su error medido" },
  {
    screen: "search",
    label: "Busca",
    caption: "La frase de tu cliente, convertida en una búsqueda que puedes corregir",
  },
  { screen: "capture", label: "Capta", caption: "Cada argumento de la visita, con el dato que lo sostiene" },
  { screen: "board", label: "Gestiona", caption: "Cada trato en su fase, con lo que falta para cerrarlo" },
  { screen: "advert", label: "Escribe", caption: "Un anuncio en el que cada frase sale de un dato" },
];

/** Five screens of the product at work, beside the words on them; nothing where no picture was made. */
export function HomeProduct({ texts }: { texts: HomeTexts["opening"]["product"] }) {
  const built = useContext(BuiltScreensContext);
  if (Object.keys(built).length === 0) return null;
  return (
    // The ground on which the house of the hero stands.
    <section className="border-t bg-muted">
      <div className="wrap-page grid gap-x-12 gap-y-4 pt-6 pb-8 lg:grid-cols-[4fr_7fr] lg:items-center">
        <div>
          <h2>{texts.title}</h2>
          <p className="mt-2 text-base text-muted-foreground md:text-lead">{texts.text}</p>
          <p className="mt-3">
            <MoreLink {...texts.link} />
          </p>
        </div>
        <ProductTabs tabs={TABS} className="min-w-0" />
      </div>
    </section>
  );
}
