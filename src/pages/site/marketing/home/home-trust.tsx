import type { HomeTexts } from "./home-types.ts";
import { MoreLink, Section } from "./section.tsx";

/** Promises of the business as figures, beside abilities of the product as sentences. */
export function HomeTrust({ texts }: { texts: HomeTexts["company"]["trust"] }) {
  return (
    <Section reserve="long" title={texts.title} lead={texts.lead}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[4fr_8fr]">
        <div className="flex flex-col rounded-lg bg-muted p-6 md:p-8">
          <h3 className="text-h4">{texts.claimsTitle}</h3>
          <dl className="mt-5 grid grow content-between gap-6 sm:grid-cols-3 lg:grid-cols-1">
            {texts.claims.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end border-t pt-4">
                <dt className="text-sm text-muted-foreground">{label}</dt>
                <dd className="figure whitespace-nowrap">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3 className="text-h4">{texts.factsTitle}</h3>
          <dl className="mt-5 grid gap-x-10 sm:grid-cols-2">
            {texts.facts.map(({ name, text }) => (
              <div key={name} className="border-t py-5">
                <dt className="font-semibold">{name}</dt>
                <dd className="mt-1 text-control leading-normal text-muted-foreground">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2 border-t pt-5">
            {texts.links.map((link) => (
              <MoreLink key={link.href} {...link} />
            ))}
          </p>
        </div>
      </div>
    </Section>
  );
}
