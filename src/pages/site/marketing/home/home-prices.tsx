import { formatNumber } from "#domain/shared/format/format.ts";
import { Price } from "#ui/region/price.tsx";
import type { HomeLiving, HomeTexts } from "./home-types.ts";
import { MoreLink, Section } from "./section.tsx";

interface HomePricesProps {
  texts: HomeTexts["platform"]["prices"];
  plans: HomeLiving["plans"];
}

/** Four plans on one line; the whole of them is on the page of prices. */
export function HomePrices({ texts, plans }: HomePricesProps) {
  return (
    <Section
      reserve="short"
      title={texts.title}
      lead={`${texts.lead} ${texts.taxes}`}
      aside={<MoreLink {...texts.link} />}
    >
      <ul className="grid border-t-2 border-foreground grid-cols-2 lg:grid-cols-4 lg:border-b lg:border-b-border">
        {plans.map(({ id, name, euros, users, credits, hasApi }) => (
          <li
            key={id}
            className="border-b px-0 py-4 not-odd:border-l not-odd:pl-4 sm:not-odd:pl-6 lg:border-b-0 lg:not-first:border-l lg:not-first:pl-6"
          >
            <h3 className="text-h4">{name}</h3>
            <p className="figure mt-2 text-h2">
              <Price euros={euros} />
            </p>
            <p className="mt-1.5 text-control text-muted-foreground">
              {euros === 0 ? texts.trial : `${texts.perMonth}, ${users === 1 ? "1 usuario" : `${users} usuarios`}`}
            </p>
            <p className="mt-1 text-sm font-medium">
              {formatNumber(credits)} créditos{hasApi ? ", API y marca blanca" : ""}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
