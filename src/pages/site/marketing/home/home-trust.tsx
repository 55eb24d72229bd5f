import type { HomeTexts } from "./home-types.ts";
import { below, MoreLink } from "./section.tsx";

/** Abilities of the product as sentences; beside them, small, the promises that the business answers for. */
export function HomeTrust({ texts }: { texts: HomeTexts["company"]["trust"] }) {
  return (
    <section className={below.short}>
      <div className="wrap-page grid gap-x-14 gap-y-5 py-section lg:grid-cols-[4fr_8fr]">
        <div>
          <h2>{texts.title}</h2>
          <p className="mt-2 text-control text-muted-foreground">
            {texts.claimsTitle} {texts.claims.map(({ figure, label }) => `${figure} ${label}`).join(" · ")}.
          </p>
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-control">
            {texts.links.map((link) => (
              <MoreLink key={link.href} {...link} />
            ))}
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 lg:grid-cols-3">
          {texts.facts.map(({ name, text }) => (
            <div key={name} className="border-t py-2.5">
              <dt className="text-control leading-snug font-semibold">{name}</dt>
              <dd className="mt-0.5 text-sm leading-snug text-muted-foreground">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
