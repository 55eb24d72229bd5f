import { classNames } from "#ui/class-names.ts";
import { Floors, floorSwatches } from "#ui/illustration/floors.tsx";
import { Tag } from "#ui/tag.tsx";
import type { HomeTexts } from "./home-types.ts";
import { below, MoreLink } from "./section.tsx";

/** The product's technical parts, as the floors of a house. */
export function HomeStack({ texts }: { texts: HomeTexts["platform"]["stack"] }) {
  return (
    <section className={classNames("bg-muted", below.long)}>
      <div className="wrap-page grid items-center gap-x-16 gap-y-10 py-section lg:grid-cols-[5fr_7fr]">
        <Floors className="mx-auto block w-full max-w-72 lg:order-first lg:max-w-sm" />
        <div className="max-lg:order-first">
          <h2>{texts.title}</h2>
          <p className="mt-4 max-w-[34em] text-lead text-muted-foreground">{texts.lead}</p>
          <ol className="mt-8 border-b">
            {texts.layers.map(({ name, text, optional }, i) => (
              <li key={name} className="grid grid-cols-[auto_1fr] gap-x-4 border-t py-4">
                <span aria-hidden className={`mt-1.5 size-4 border border-foreground ${floorSwatches[i]}`} />
                <div>
                  <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base [font-stretch:100%]">
                    {name}
                    {optional ? <Tag tone="outline">Opcional</Tag> : null}
                  </h3>
                  <p className="mt-0.5 text-control leading-normal text-muted-foreground">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-6">
            <MoreLink {...texts.link} />
          </p>
        </div>
      </div>
    </section>
  );
}
