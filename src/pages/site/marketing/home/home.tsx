import { ServerDrawn } from "#ui/site/server-drawn.tsx";
import { HomeClosing } from "./home-closing.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomePrices } from "./home-prices.tsx";
import type { HomeLiving } from "./home-types.ts";

/**
 * The home page, through whose sections one valuation runs. Forms and prices live in the browser; only the server draws
 * the rest (`home-drawn.tsx`).
 */
export default function Home({ loaderData: { hero, prices, plans, closing, newTab } }: { loaderData: HomeLiving }) {
  return (
    // While a link leads to a section, all sections are drawn, so that those above it have their final height. The rule ends in
    // `section`: with any element at its end (`**:`) it would make the browser style the whole page anew for each new element.
    <main
      id="contenido"
      className="overflow-x-clip [--space-section:clamp(2.125rem,1.75rem+1vw,2.5rem)] [&:has(:target)_section]:[content-visibility:visible]"
    >
      <HomeHero texts={hero} />
      <ServerDrawn part="home-product" />
      <ServerDrawn part="home-figures" />
      <ServerDrawn part="home-sections" />
      <HomePrices texts={prices} plans={plans} />
      <ServerDrawn part="home-testimonials" />
      <HomeClosing texts={closing} newTab={newTab} />
      <ServerDrawn part="home-portal" />
    </main>
  );
}
