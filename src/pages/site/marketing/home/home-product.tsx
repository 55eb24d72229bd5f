import { useContext } from "react";
import { BuiltScreensContext } from "#ui/screens/built-screens.ts";
import { ProductTabs } from "#ui/screens/product-tabs.tsx";
import type { HomeTexts } from "./home-types.ts";
import { MoreLink } from "./section.tsx";

/** Four screens of the product at work, beside the words on them; nothing where no picture was made. */
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
        <ProductTabs className="min-w-0" />
      </div>
    </section>
  );
}
