import { ArrowRight } from "lucide-react";
import { Azulejo } from "#ui/illustration/azulejo.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import type { HomeData, HomeTexts } from "./home-types.ts";
import { Section } from "./section.tsx";

type PlatformTexts = HomeTexts["platform"];

/** Nine things as nine tiles of one wall. */
export function HomeFeatures({ texts }: { texts: PlatformTexts["features"] }) {
  return (
    <Section ground="muted" reserve="long" title={texts.title} lead={texts.lead}>
      <ul className="grid overflow-hidden rounded-lg border bg-border gap-px sm:grid-cols-2 lg:grid-cols-3">
        {texts.items.map(({ name, text, href }, i) => (
          <li key={name} className="flex bg-card sm:max-lg:last:col-span-2">
            <PageLink to={href} className="flex w-full gap-4 p-5 no-underline -outline-offset-2 hover:bg-accent md:p-6">
              <Azulejo pattern={i} className="block size-12 shrink-0" />
              <span>
                <span className="block text-h4 leading-snug font-bold tracking-tight">{name}</span>
                <span className="mt-1 block text-control leading-normal text-muted-foreground">{text}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function HomeServices({
  texts,
  services,
}: {
  texts: PlatformTexts["services"];
  services: HomeData["services"];
}) {
  return (
    <Section reserve="short" title={texts.title} lead={texts.lead}>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {services.map(({ slug, name }) => (
          <li key={slug} className="border-t md:nth-last-[-n+2]:border-b max-md:last:border-b">
            <PageLink
              to={`/${slug}`}
              className="group flex min-h-14 items-center justify-between gap-4 py-3 text-h4 leading-snug font-medium no-underline hover:text-primary"
            >
              {name}
              <ArrowRight aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
