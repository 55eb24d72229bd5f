import type { HomeTexts } from "./home-types.ts";
import { MoreLink, Section } from "./section.tsx";

/** Abilities of the product as sentences; under them, small, the promises that the business answers for. */
export function HomeTrust({ texts }: { texts: HomeTexts["company"]["trust"] }) {
  return (
    <Section
      reserve="short"
      title={texts.title}
      lead={texts.lead}
      aside={
        <p className="flex flex-wrap gap-x-8 gap-y-2">
          {texts.links.map((link) => (
            <MoreLink key={link.href} {...link} />
          ))}
        </p>
      }
    >
      <dl className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {texts.facts.map(({ name, text }) => (
          <div key={name} className="border-t py-3.5">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-0.5 text-control leading-snug text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t pt-3 text-sm text-muted-foreground">
        {texts.claimsTitle} {texts.claims.map(({ figure, label }) => `${figure} ${label}`).join(" · ")}.
      </p>
    </Section>
  );
}
