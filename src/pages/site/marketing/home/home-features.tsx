import { Azulejo } from "#ui/illustration/azulejo.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { HomeData, HomeTexts } from "./home-types.ts";
import { Section } from "./section.tsx";

type PlatformTexts = HomeTexts["platform"];

interface HomeFeaturesProps {
  texts: PlatformTexts["features"];
  serviceTexts: PlatformTexts["services"];
  services: HomeData["services"];
}

/** Nine abilities as nine tiles of one wall, and under them the services that people look for. */
export function HomeFeatures({ texts, serviceTexts, services }: HomeFeaturesProps) {
  return (
    <Section ground="muted" reserve="medium" title={texts.title} lead={texts.lead}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border lg:grid-cols-3">
        {texts.items.map(({ name, text, href }, i) => (
          <li key={name} className="flex bg-card max-lg:last:col-span-2">
            <PageLink
              to={href}
              className="flex w-full gap-3 p-3 no-underline sm:gap-4 sm:p-3.5 -outline-offset-2 hover:bg-accent"
            >
              <Azulejo pattern={i} className="block size-8 shrink-0 sm:size-10" />
              <span>
                <span className="block text-control leading-snug font-bold tracking-tight sm:text-base">{name}</span>
                <span className="mt-0.5 hidden text-sm leading-snug text-muted-foreground sm:block">{text}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <h2 className="mt-5 text-h4">{serviceTexts.title}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-5 text-sm max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
        {services.map(({ slug, name }) => (
          <li key={slug}>
            <PageLink to={`/${slug}`} className="link-text touch-target inline-block py-1 leading-snug">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
