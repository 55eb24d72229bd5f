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
    // What is linked to is drawn, with all that stands above it. The rule names sections last: one that ends in any element
    // (`**:`) would make the browser look at the whole document anew whenever an element comes or goes.
    <main id="contenido" className="overflow-x-clip [&:has(:target)_section]:[content-visibility:visible]">
      <HomeHero texts={hero} />
      <ServerDrawn part="home-sections" />
      <HomePrices texts={prices} plans={plans} />
      <ServerDrawn part="home-testimonials" />
      <HomeClosing texts={closing} newTab={newTab} />
      <ServerDrawn part="home-portal" />
    </main>
  );
}
