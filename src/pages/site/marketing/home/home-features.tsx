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
      <ul className="grid gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-2 lg:grid-cols-3">
        {texts.items.map(({ name, text, href }, i) => (
          <li key={name} className="flex bg-card sm:max-lg:last:col-span-2">
            <PageLink to={href} className="flex w-full gap-4 p-4 no-underline -outline-offset-2 hover:bg-accent">
              <Azulejo pattern={i} className="block size-10 shrink-0" />
              <span>
                <span className="block leading-snug font-bold tracking-tight">{name}</span>
                <span className="mt-0.5 block text-sm leading-snug text-muted-foreground">{text}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 text-h4">{serviceTexts.title}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-control max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4">
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
