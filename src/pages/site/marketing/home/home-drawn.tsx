import type { ReactNode } from "react";
import { Gateway } from "#ui/illustration/gateway.tsx";
import { HomeFigures } from "./home-figures.tsx";
import { HomePortal } from "./home-portal.tsx";
import { HomeProduct } from "./home-product.tsx";
import { HomeScene } from "./home-scene.tsx";
import { HomeSections } from "./home-sections.tsx";
import { HomeTestimonials } from "./home-testimonials.tsx";
import type { HomeData, HomeLiving } from "./home-types.ts";

/** The parts of the page that need no script, by the names under which `home.tsx` and its parts place them. */
export function homeDrawn(data: HomeData): Map<string, ReactNode> {
  const { texts, portal, valuation } = data;
  const { newTab } = texts.platform.brands;
  return new Map<string, ReactNode>([
    ["home-scene", <HomeScene key="scene" exampleTag={texts.opening.hero.exampleTag} example={valuation} />],
    [
      "home-figures",
      <HomeFigures
        key="figures"
        texts={texts.opening.figures}
        errors={data.errors}
        openCount={data.open.length}
        countryCount={data.countries.length}
      />,
    ],
    ["home-product", <HomeProduct key="product" texts={texts.opening.product} />],
    ["home-sections", <HomeSections key="sections" data={data} />],
    [
      "home-testimonials",
      data.isDemo ? (
        <HomeTestimonials key="testimonials" texts={texts.testimonials} partners={texts.company.partners} />
      ) : null,
    ],
    ["home-gateway", <Gateway key="gateway" className="-mb-4 block w-full max-w-72 max-lg:hidden" />],
    ["home-portal", <HomePortal key="portal" texts={texts.directory} groups={portal} newTab={newTab} />],
  ]);
}

/** The part that the browser needs: the words around forms and prices. */
export function homeLiving({ texts, plans }: HomeData): HomeLiving {
  return {
    hero: texts.opening.hero,
    prices: texts.platform.prices,
    plans,
    closing: texts.closing,
    newTab: texts.platform.brands.newTab,
  };
}
