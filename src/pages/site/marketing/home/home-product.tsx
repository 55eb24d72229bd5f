import { useContext } from "react";
import { BuiltScreensContext } from "#ui/screens/built-screens.ts";
import { ProductTabs } from "#ui/screens/product-tabs.tsx";
import type { HomeTexts } from "./home-types.ts";
import { MoreLink } from "./section.tsx";

/** Four screens of the product at work, across the page; nothing where no picture was made. */
export function HomeProduct({ texts }: { texts: HomeTexts["opening"]["product"] }) {
  const built = useContext(BuiltScreensContext);
  if (Object.keys(built).length === 0) return null;
  return (
    // The ground on which the house of the hero stands.
    <section className="border-t bg-muted">
      <div className="wrap-page pt-section pb-8">
        <div className="mb-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div>
            <h2>{texts.title}</h2>
            <p className="mt-2 text-base text-muted-foreground md:text-lead">{texts.text}</p>
          </div>
          <MoreLink {...texts.link} />
        </div>
        <ProductTabs className="min-w-0" />
      </div>
    </section>
  );
}
